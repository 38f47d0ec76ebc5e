// Products as matrix libraries of GPUs take them: strided matrices, column by column.
#pragma once

#include "runtime/product.hpp"

#include <cstdint>
#include <optional>

namespace passnet {

// A factor or a result as cuBLASLt describes it: column by column.
struct BlasMatrix {
  int64_t rows = 1;
  int64_t columns = 1;
  int64_t leading = 1;       // elements from one column to the next
  int64_t batch_stride = 0;  // elements
  bool is_transposed = false;
  friend bool operator==(const BlasMatrix&, const BlasMatrix&) = default;
};

// The transposed product: target′ = right′ · left′, as rows of ours are columns of cuBLASLt's.
struct BlasProduct {
  BlasMatrix a;  // right
  BlasMatrix b;  // left
  BlasMatrix c;  // the addend; if `adds_bias`, unused
  BlasMatrix d;  // target
  int64_t batch = 1;
  bool adds_bias = false;  // the addend is one row, which is added to each
};

// Returns the one call that computes the product; nullopt if there is none, so that generated loops
// must compute it.
std::optional<BlasProduct> describe_for_blas(const Product& product);
// True if cuBLASLt computes the product.
bool fits_blas(const Product& product);

}  // namespace passnet
