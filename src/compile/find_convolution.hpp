// Finds the convolutions that the library computes as such, not as products.
#pragma once

#include "ir/op.hpp"
#include "runtime/convolution.hpp"

#include <optional>
#include <span>

namespace passnet {

// A convolution in groups of few channels, where products would be slim. `layouts`: where input,
// weight and bias (if there is one) lie. nullopt for every other call.
std::optional<Convolution> find_convolution(const OpCall& call, std::span<const Layout> layouts);

}  // namespace passnet
