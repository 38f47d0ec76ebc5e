// Replaces what a pattern matches by a kernel in the loop language, where the ops are loops.
#pragma once

#include "teach/write/authored_pass.hpp"
#include "teach/write/generalize_pattern.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace passnet {

// Returns the pass of these positions with a kernel, over elements or over rows, and the guards
// that it needs; nullopt if there is none, or not the same one for each of the graphs.
std::optional<AuthoredPass> with_kernel(const AuthoredPass& pass, const AlignedGraphs& aligned,
                                        std::span<const size_t> positions, const Catalog& catalog);

}  // namespace passnet
