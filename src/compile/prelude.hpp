// The headers that kernel sources include: device/, embedded at build time.
#pragma once

#include "toolchain/compile_job.hpp"

#include <vector>

namespace passnet {

// Everything that `#include "cpu.hpp"` reaches.
std::vector<NamedText> prelude_headers();

}  // namespace passnet
