#include "runtime/product.hpp"

#include "runtime/product_offsets.hpp"

#include <utility>

namespace passnet {

int64_t iterations(std::span<const ProductLoop> loops) {
  int64_t count = 1;
  for (const ProductLoop& loop : loops) count *= loop.extent;
  return count;
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
