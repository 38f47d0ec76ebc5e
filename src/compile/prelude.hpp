// The headers that kernel sources include: device/, embedded at build.
#pragma once

#include <vector>

#include "toolchain/cpp_compiler.hpp"

namespace passnet {

std::vector<NamedText> prelude_headers();

}  // namespace passnet
