// The headers that kernel sources include: device/, embedded at build.
#pragma once

#include "toolchain/cpp_compiler.hpp"

#include <vector>

namespace passnet {

std::vector<NamedText> prelude_headers();

}  // namespace passnet
