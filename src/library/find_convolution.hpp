// Finds the convolutions that the library computes as such, not as products.
#pragma once

#include "ir/op/op.hpp"
#include "runtime/convolution.hpp"
#include "runtime/library.hpp"
#include "runtime/product.hpp"

#include <optional>
#include <span>

namespace passnet {

// A convolution in groups of few channels, where products would be slim. `layouts`: where input,
// weight and bias (if there is one) lie. nullopt for every other call.
std::optional<Convolution> find_convolution(const OpCall& call, std::span<const Layout> layouts,
                                            const Library& library);

// A convolution whose windows reach beyond its input, as a product of the weight and these windows;
// the result has the bias as its addend. nullopt for every other call, and where it is small.
std::optional<Product> find_window_product(const OpCall& call, std::span<const Layout> layouts,
                                           std::span<const DType> dtypes);

}  // namespace passnet
