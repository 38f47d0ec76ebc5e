#include "runtime/product.hpp"

#include <utility>

namespace passnet {

int64_t iterations(std::span<const ProductLoop> loops) {
  int64_t count = 1;
  for (const ProductLoop& loop : loops) count *= loop.extent;
  return count;
}

std::optional<int64_t> uniform_stride(std::span<const ProductLoop> loops, ProductStride tensor) {
  std::optional<int64_t> stride;  // of the inner loops
  int64_t next = 0;               // the distance that the next outer loop must move
  for (size_t i = loops.size(); i-- > 0;) {
    if (loops[i].extent == 1) continue;
    if (!stride) {
      stride = loops[i].*tensor;
    } else if (loops[i].*tensor != next) {
      return std::nullopt;
    }
    next = loops[i].*tensor * loops[i].extent;
  }
  return stride.value_or(0);
}

std::vector<int64_t> offsets(std::span<const ProductLoop> loops, ProductStride tensor) {
  std::vector<int64_t> result{0};
  for (const ProductLoop& loop : loops) {
    std::vector<int64_t> longer;
    longer.reserve(result.size() * static_cast<size_t>(loop.extent));
    for (const int64_t offset : result) {
      for (int64_t i = 0; i < loop.extent; ++i) longer.push_back(offset + i * loop.*tensor);
    }
    result = std::move(longer);
  }
  return result;
}

int64_t offset_of(std::span<const ProductLoop> loops, ProductStride tensor, int64_t index) {
  int64_t offset = 0;
  for (size_t i = loops.size(); i-- > 0;) {
    offset += index % loops[i].extent * (loops[i].*tensor);
    index /= loops[i].extent;
  }
  return offset;
}

void exchange_sides(Product& product) {
  std::swap(product.left_start, product.right_start);
  std::swap(product.rows, product.columns);
  for (auto* loops : {&product.batch, &product.rows, &product.columns, &product.depth}) {
    for (ProductLoop& loop : *loops) std::swap(loop.left, loop.right);
  }
}

bool fits_library(const Product& product) {
  const auto column = uniform_stride(product.columns, &ProductLoop::target);
  const auto row = uniform_stride(product.rows, &ProductLoop::target);
  const int64_t columns = iterations(product.columns);
  if (!column || !row || (columns > 1 && *column != 1)) return false;
  return iterations(product.rows) == 1 || *row >= columns;
}

}  // namespace passnet
