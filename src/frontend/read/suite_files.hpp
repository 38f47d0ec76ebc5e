// The files of a suite's folder. No suite chooses files elsewhere.
#pragma once

#include "diag/diagnostic.hpp"

#include <string>
#include <vector>

namespace passnet {

// Returns the path of the folder's `suite.json`, which may be missing. Error: "suite-link" if it is
// a link that leads out of the folder.
Result<std::string> suite_facts_file(const std::string& folder);

// Returns the graph files below the folder, relative to it, sorted. Folders that are links are left
// out. Error: "suite-link", which names a file that is a link out of the folder.
Result<std::vector<std::string>> suite_graph_files(const std::string& folder);

}  // namespace passnet
