// The headers that kernel sources include: device/, embedded at build time.
#pragma once

#include "toolchain/compile_job.hpp"

#include <string>
#include <vector>

namespace passnet {

// Everything that `#include "cpu.hpp"` reaches.
std::vector<NamedText> prelude_headers();
// The job of a source that begins with `#include "cpu.hpp"`.
CompileJob prelude_job(std::string source, std::string label);

}  // namespace passnet
