// Finds calls of the convolution library, and convolutions that are products of windows.
#pragma once

#include "ir/op/op.hpp"
#include "runtime/convolution.hpp"
#include "runtime/library.hpp"
#include "runtime/product.hpp"

#include <optional>
#include <span>

namespace passnet {

struct LibraryRules;

// Returns a convolution whose windows overlap, or in groups of few channels, whose products would
// be slim; nullopt for every other call. `layouts`: of input, weight and bias (if there is one).
std::optional<Convolution> find_convolution(const OpCall& call, std::span<const Layout> layouts,
                                            const LibraryRules& rules, const Library& library);

// Returns a convolution whose windows reach beyond its input, as a product of the weight and these
// windows with the bias as its addend; nullopt for every other call, and if it is small.
std::optional<Product> find_window_product(const OpCall& call, std::span<const Layout> layouts,
                                           std::span<const DType> dtypes,
                                           const LibraryRules& rules);

}  // namespace passnet
