// Rewrites patterns into fewer or cheaper ops that compute the same.
#pragma once

#include "teach/write/authored_pass.hpp"

#include <optional>

namespace passnet {

// Returns the pass with other ops as its replacement, or nullopt if no rule applies: attention
// that is written as two products and a softmax becomes one call of a library. Ops round between
// products and softmax in half types, the call does not, so the guard admits f32 alone.
std::optional<AuthoredPass> with_cheaper_ops(const AuthoredPass& pass);

}  // namespace passnet
