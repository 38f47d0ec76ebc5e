// Results that share memory where those of the graph have memory of their own.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <string>

namespace passnet {

// Says which result of `after` has elements in the memory of an input or of another result, or two
// elements in one place (an expanded view), although the same result of `before` is computed: a
// caller who changes one of both would change the other.
std::optional<std::string> find_shared_result(const Graph& before, const Graph& after,
                                              const Catalog& catalog);

}  // namespace passnet
