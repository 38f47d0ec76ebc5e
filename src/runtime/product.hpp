// Sums of products as steps of a plan: what the matrix library computes.
#pragma once

#include "type/dtype.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

// A loop and how far one iteration moves in each tensor, in elements; 0 where it does not.
struct ProductLoop {
  int64_t extent = 1;
  int64_t left = 0;
  int64_t right = 0;
  int64_t target = 0;
  int64_t addend = 0;
};

// A dim that windows of the right side walk: tap k of output o is element
// o * stride + k * dilation - before of it, and zero where it has none.
struct WindowDim {
  int64_t extent = 1;
  int64_t stride = 1;
  int64_t dilation = 1;
  int64_t before = 0;  // padding
};

// target[b, r, c] = Σ over d of left[b, r, d] · right[b, d, c] + addend[b, r, c], each of b, r, c,
// d a nest of loops, outermost first. Sums are of f32; the target rounds once. The columns of the
// target follow each other in memory and its rows lie at one distance (`fits_library`).
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
  // Where windows reach beyond the right side: columns are outputs, one loop a dim; the depth is a
  // loop of channels, and then taps, one loop a dim.
  std::vector<WindowDim> window;
};

int64_t iterations(std::span<const ProductLoop> loops);

// Left becomes right, rows become columns.
void exchange_sides(Product& product);

// Whether the target lies as the library stores it.
bool fits_library(const Product& product);

}  // namespace passnet
