// Finds the typical pieces of all graphs of a dataset: motifs that occur again, in any of them.
#pragma once

#include "dataset/build/launch_list.hpp"
#include "dataset/build/typical_notes.hpp"
#include "dataset/dataset.hpp"

namespace passnet {

// Replaces the typical pieces unless no graph was added since; one transaction. They depend on the
// set of graphs alone. `list`: known launches, or null; what is noted is not cut again. Errors:
// those of SQLite, "broken-text", "broken-units".
Result<void> find_typical(Dataset& dataset, const Catalog& catalog, const Target& target,
                          size_t threads, const LaunchList* list = nullptr,
                          const TypicalNotes& notes = {});

}  // namespace passnet
