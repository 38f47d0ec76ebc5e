// Files of records as commands read them.
#pragma once

#include "cli/session.hpp"
#include "eval/record/record.hpp"

#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Reads a file of records, and holds what they say of native kernels to the passes that they name.
// A record whose passes matched and are no longer what was judged says nothing of native kernels
// then. Reports "file-unreadable", what is wrong in a record, and
// "record-inconsistent".
std::vector<Record> read_records(Session& session, const std::string& path,
                                 Diagnostics& diagnostics);

// Reports "suites-mixed" if the records are of several suites, or of several versions of one: their
// tasks have other graphs under equal names. What does not name its suite may be of any.
void refuse_mixed_suites(std::initializer_list<std::span<const Record>> files,
                         Diagnostics& diagnostics);

}  // namespace passnet
