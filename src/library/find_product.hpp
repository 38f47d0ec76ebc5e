// Finds the sums of products of a kernel that the matrix library computes.
#pragma once

#include "kernel/kernel.hpp"
#include "runtime/product.hpp"

#include <optional>
#include <span>

namespace passnet {

struct LibraryRules;

// The stages [first, first + stages) of a kernel as a product of buffers.
struct FoundProduct {
  Product product;
  BufferId left;
  BufferId right;
  BufferId target;
  BufferId addend;    // if the product has one
  size_t first = 0;   // stage
  size_t stages = 1;  // 2: the sum, and the stage that adds to it and rounds it
};

// Returns what stage `first` computes, with the stage that finishes it if there is one, as a
// product that fits the library and is large enough to be faster there than in loops of our own;
// nullopt if it is not one. `dtypes`: of the factors that the library takes. `layouts`: one per
// buffer; those without one are contiguous.
std::optional<FoundProduct> find_product(const Kernel& kernel, size_t first,
                                         std::span<const Layout> layouts,
                                         std::span<const DType> dtypes, const LibraryRules& rules);

}  // namespace passnet
