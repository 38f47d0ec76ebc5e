// Finds the Fourier transforms of the library.
#pragma once

#include "ir/op/op.hpp"
#include "runtime/fourier.hpp"

#include <optional>

namespace passnet {

struct LibraryRules;

// Returns a transform that is large enough to be faster in the library than in loops of our own;
// nullopt for every other call. `input`: the layout of the operand.
std::optional<Fourier> find_fourier(const OpCall& call, const Layout& input,
                                    const LibraryRules& rules);

}  // namespace passnet
