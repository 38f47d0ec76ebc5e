// The headers that kernel sources include: device/, embedded at build.
#pragma once

#include "toolchain/compile_job.hpp"

#include <vector>

namespace passnet {

// All that `#include "cpu.hpp"` reaches.
std::vector<NamedText> prelude_headers();

}  // namespace passnet
