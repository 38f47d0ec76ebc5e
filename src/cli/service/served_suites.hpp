// The suites that servers and workers know by name.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace passnet {

// Paths by name: the installed suites, `demo`, and `more`, each NAME=PATH or a path.
std::map<std::string, std::string> served_suites(const std::vector<std::string>& more);

}  // namespace passnet
