// Elements of inputs on which a graph's results can depend.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/analysis/element_set.hpp"
#include "kernel/analysis/unknown_access.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct NeedsOptions {
  UnknownAccess unknown = UnknownAccess::kAll;  // not kFewest
  std::optional<size_t> result = {};            // none: of all results
};

// By input: at least all elements on which a result depends, whatever they are, as places in a
// contiguous tensor. Nothing where a launch has no meaning here.
std::optional<std::vector<ElementSet>> needed_elements(const Graph& graph, const Catalog& catalog,
                                                       const NeedsOptions& options = {});

}  // namespace passnet
