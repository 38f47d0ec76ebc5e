// Files of records as commands read them.
#pragma once

#include "cli/session.hpp"
#include "eval/record/record.hpp"

#include <string>
#include <vector>

namespace passnet {

// Reads a file of records, and holds what they say of native kernels to the passes that they name.
// A record whose passes matched and are no longer what was judged says nothing of native kernels
// then. Reports "file-unreadable", what is wrong in a record, and
// "record-inconsistent".
std::vector<Record> read_records(Session& session, const std::string& path,
                                 Diagnostics& diagnostics);

}  // namespace passnet
