// Elements of inputs on which a graph's results can depend.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/analysis/element_set.hpp"
#include "kernel/analysis/unknown_access.hpp"

#include <optional>
#include <vector>

namespace passnet {

// By input: at least all elements on which a result depends, whatever they are, as places in a
// contiguous tensor. Nothing where a launch has no meaning here. `unknown`: not kFewest.
std::optional<std::vector<ElementSet>> needed_elements(const Graph& graph, const Catalog& catalog,
                                                       UnknownAccess unknown = UnknownAccess::kAll);

}  // namespace passnet
