// The compiler, the sandbox, the cache, and the libraries that PassNet uses.
#pragma once

#include "cli/doctor/finding.hpp"

#include <string>

namespace passnet {

struct ToolNames {
  std::string compiler;
  std::string python;
};

// Compiles and runs a small kernel, starts a worker, asks PyTorch for its version: this takes
// seconds.
void examine_tools(const ToolNames& names, Findings& findings);

}  // namespace passnet
