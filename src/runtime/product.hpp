// Sums of products as steps of a plan: descriptors of calls of the matrix library.
#pragma once

#include "runtime/window_dim.hpp"
#include "type/dtype.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// A loop and its stride in each tensor, in elements; 0 if it does not move there.
struct ProductLoop {
  int64_t extent = 1;
  int64_t left = 0;
  int64_t right = 0;
  int64_t target = 0;
  int64_t addend = 0;
};

// target[b, r, c] = Σ over d of left[b, r, d] · right[b, d, c] + addend[b, r, c], where each of b,
// r, c, d is a nest of loops, outermost first. Sums are of f32; the target rounds once. The columns
// of the target are contiguous and its rows have a uniform stride (`fits_library`).
struct Product {
  DType dtype = DType::kF32;         // of left and right
  DType target_dtype = DType::kF32;  // of target and addend
  bool has_addend = false;
  int64_t left_start = 0;  // offsets of the first elements
  int64_t right_start = 0;
  int64_t target_start = 0;
  int64_t addend_start = 0;
  std::vector<ProductLoop> batch;
  std::vector<ProductLoop> rows;
  std::vector<ProductLoop> columns;
  std::vector<ProductLoop> depth;
  // Not empty if windows reach beyond the right side, which is their input: columns are outputs,
  // one loop per dim; the depth is a loop of channels, and then taps, one loop per dim.
  std::vector<WindowDim> window;
};

int64_t iterations(std::span<const ProductLoop> loops);

using ProductStride = int64_t ProductLoop::*;

// Returns the stride from each iteration to the next if all are equal; 0 for one iteration.
std::optional<int64_t> uniform_stride(std::span<const ProductLoop> loops, ProductStride tensor);

// Returns the offset of every iteration, the last loop fastest.
std::vector<int64_t> offsets(std::span<const ProductLoop> loops, ProductStride tensor);

// Returns the offset of iteration `index`.
int64_t offset_of(std::span<const ProductLoop> loops, ProductStride tensor, int64_t index);

// Left becomes right, and rows become columns.
void exchange_sides(Product& product);

// True if the library can store the target in place.
bool fits_library(const Product& product);

}  // namespace passnet
