// Adds the content of one dataset to another.
#pragma once

#include "dataset/dataset.hpp"

#include <string>

namespace passnet {

// Adds every graph that `dataset` does not have, with its pieces, and likewise variants, tasks,
// failures and measurements; not splits. After `find_typical` the result hashes as a build from all
// sources. One transaction. Errors: those of opening the file; "merge-failed".
Result<void> merge(Dataset& dataset, const std::string& path);

}  // namespace passnet
