// Inputs drawn on another thread, while nothing is timed.
#pragma once

#include "generate/inputs.hpp"
#include "sandbox/worker/processors.hpp"

#include <future>
#include <optional>
#include <vector>

namespace passnet {

// Runs `make_inputs` on its own thread, on any of `processors`. No worker may be forked before the
// result has been taken; the graph and the catalog must live until then.
std::future<std::vector<Tensor>> draw_beside(const Graph& graph, const Catalog& catalog,
                                             uint64_t seed, InputSet set,
                                             const std::optional<Processors>& processors);

}  // namespace passnet
