// Reads the times of records of `bench` and `eval`.
#pragma once

#include "cli/session.hpp"
#include "dataset/measure.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The times of a file of records: of each candidate that was timed, and of its baseline; nullopt
// after reporting an error. A machine is named by the digest of its processor, the architecture and
// the number of threads.
std::optional<std::vector<MeasuredTime>> read_times(Session& session, const std::string& path);

}  // namespace passnet
