// Values of options that tables of the library define.
#pragma once

#include <string>

namespace passnet {

// `passes, op-by-op, default`: the kinds of candidates; those that may be baselines; the pipelines
// that may follow the passes of a submission.
std::string candidate_names();
std::string baseline_names();
std::string pipelines_after_passes();

}  // namespace passnet
