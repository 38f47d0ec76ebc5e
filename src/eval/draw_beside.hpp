// Inputs drawn on another thread, while nothing is timed.
#pragma once

#include "inputs/inputs.hpp"
#include "sandbox/processors.hpp"

#include <future>
#include <optional>
#include <vector>

namespace passnet {

// `make_inputs` on a thread of its own, on any of `processors`. No worker may be forked before the
// result has been taken; the graph and the catalogue must live until then.
std::future<std::vector<Tensor>> draw_beside(const Graph& graph, const Catalogue& catalogue,
                                             uint64_t seed, InputSet set,
                                             const std::optional<Processors>& processors);

}  // namespace passnet
