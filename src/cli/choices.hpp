// Values of options that tables of the library define.
#pragma once

#include "base/name_list.hpp"
#include "diag/diagnostic.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// `passes, op-by-op, default`: the kinds of candidates; those that may be baselines; the pipelines
// that may follow the passes of a submission.
std::string candidate_names();
std::string baseline_names();
std::string pipelines_after_passes();

// Refuses more threads than the memory of a worker has stacks for ("too-many-threads").
Result<void> check_threads(size_t threads);

}  // namespace passnet
