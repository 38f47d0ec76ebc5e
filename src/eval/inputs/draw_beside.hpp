// Inputs drawn on another thread, while nothing is timed.
#pragma once

#include "generate/inputs.hpp"
#include "sandbox/worker/processors.hpp"

#include <future>
#include <optional>
#include <vector>

namespace passnet {

// Runs `make_all` on its own thread, on any of `processors`, with the help of `pool`, which may be
// null. No worker may be forked before the result has been taken.
std::future<std::vector<Tensor>> draw_beside(InputMaker maker, uint64_t seed,
                                             const std::optional<Processors>& processors,
                                             ThreadPool* pool);

}  // namespace passnet
