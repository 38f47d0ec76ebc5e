#include "type/shape.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

namespace passnet {

int64_t numel(std::span<const int64_t> shape) {
  int64_t count = 1;
  bool overflow = false;
  for (const int64_t extent : shape) {
    if (extent == 0) return 0;
    overflow |= __builtin_mul_overflow(count, extent, &count);
  }
  return overflow ? std::numeric_limits<int64_t>::max() : count;
}

Strides contiguous_strides(std::span<const int64_t> shape) {
  Strides strides(shape.size());
  int64_t step = 1;
  for (size_t dim = shape.size(); dim-- > 0;) {
    strides[dim] = step;
    step *= std::max<int64_t>(shape[dim], 1);
  }
  return strides;
}

bool is_contiguous(std::span<const int64_t> shape, std::span<const int64_t> strides) {
  int64_t step = 1;
  for (size_t dim = shape.size(); dim-- > 0;) {
    if (shape[dim] == 0) return true;
    if (shape[dim] == 1) continue;
    if (strides[dim] != step) return false;
    step *= shape[dim];
  }
  return true;
}

std::optional<Shape> broadcast(std::span<const int64_t> a, std::span<const int64_t> b) {
  Shape result(std::max(a.size(), b.size()));
  for (size_t back = 1; back <= result.size(); ++back) {
    const int64_t left = back <= a.size() ? a[a.size() - back] : 1;
    const int64_t right = back <= b.size() ? b[b.size() - back] : 1;
    if (left != right && left != 1 && right != 1) return std::nullopt;
    result[result.size() - back] = left == 1 ? right : left;
  }
  return result;
}

std::optional<int64_t> wrap_dim(int64_t dim, size_t rank) {
  const int64_t size = std::max<int64_t>(static_cast<int64_t>(rank), 1);
  if (dim < -size || dim >= size) return std::nullopt;
  return dim < 0 ? dim + size : dim;
}

std::string to_string(std::span<const int64_t> shape) {
  return fmt::format("[{}]", fmt::join(shape, ","));
}

std::string to_string(const TensorType& type) {
  return fmt::format("{}{}", name(type.dtype), to_string(type.shape));
}

bool is_sane(const TensorType& type) {
  constexpr int64_t kMaxBytes = int64_t{1} << 48;
  if (type.rank() > 16) return false;
  int64_t bytes = static_cast<int64_t>(byte_size(type.dtype));
  for (const int64_t extent : type.shape) {
    if (extent < 0) return false;
    if (__builtin_mul_overflow(bytes, std::max<int64_t>(extent, 1), &bytes)) return false;
    if (bytes > kMaxBytes) return false;
  }
  return true;
}

}  // namespace passnet
