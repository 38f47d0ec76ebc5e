// The headers that kernel sources include: device/, embedded at build.
#pragma once

#include "toolchain/compile_job.hpp"

#include <vector>

namespace passnet {

std::vector<NamedText> prelude_headers();

}  // namespace passnet
