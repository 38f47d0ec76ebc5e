// Results that share memory where those of the graph have memory of their own.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <string>

namespace passnet {

// Says which result of `after` is an input, another result, or a view of one, although the same
// result of `before` is computed: a caller who changes one of both would change the other.
std::optional<std::string> find_shared_result(const Graph& before, const Graph& after,
                                              const Catalog& catalog);

}  // namespace passnet
