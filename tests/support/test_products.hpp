// Products for tests.
#pragma once

#include "runtime/product.hpp"

#include <cstdint>

namespace passnet {

// target[b, r, c] = Σ d left[b, r, d] · right[b, d, c], all contiguous.
inline Product contiguous_product(int64_t batch, int64_t rows, int64_t columns, int64_t depth) {
  Product product;
  product.batch = {{.extent = batch,
                    .left = rows * depth,
                    .right = depth * columns,
                    .target = rows * columns,
                    .addend = rows * columns}};
  product.rows = {{.extent = rows, .left = depth, .target = columns, .addend = columns}};
  product.columns = {{.extent = columns, .right = 1, .target = 1, .addend = 1}};
  product.depth = {{.extent = depth, .left = 1, .right = columns}};
  return product;
}

}  // namespace passnet
