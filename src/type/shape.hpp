// Shapes, strides, and the arithmetic on them.
#pragma once

#include "base/small_vector.hpp"
#include "type/dtype.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace passnet {

using Shape = Integers;
using Strides = Integers;  // in elements

// The number of elements; 1 for rank 0. Saturates at INT64_MAX.
int64_t numel(std::span<const int64_t> shape);

// Row-major strides, as PyTorch gives a fresh tensor (extents of 0 count as 1).
Strides contiguous_strides(std::span<const int64_t> shape);

// True if a row-major walk touches consecutive elements (extent-1 dims do not matter).
bool is_contiguous(std::span<const int64_t> shape, std::span<const int64_t> strides);

// PyTorch's broadcasting of two shapes; nullopt if they do not broadcast.
std::optional<Shape> broadcast(std::span<const int64_t> a, std::span<const int64_t> b);

// `dim` counted from the end if negative; nullopt outside [-rank, rank) (rank 0 counts as 1).
std::optional<int64_t> wrap_dim(int64_t dim, size_t rank);

// `[1,128,56,56]`
std::string to_string(std::span<const int64_t> shape);
inline std::string to_string(const Shape& shape) {
  return to_string(std::span<const int64_t>(shape));
}

struct TensorType {
  DType dtype = DType::kF32;
  Shape shape;

  size_t rank() const { return shape.size(); }
  int64_t numel() const { return passnet::numel(shape); }
  int64_t bytes() const { return numel() * static_cast<int64_t>(byte_size(dtype)); }
  friend bool operator==(const TensorType&, const TensorType&) = default;
};

// `f32[1,128]`
std::string to_string(const TensorType& type);

// True if the type is an acceptable shape: extents ≥ 0, at most 2^48 bytes in all, rank ≤ 16.
bool is_sane(const TensorType& type);

}  // namespace passnet
