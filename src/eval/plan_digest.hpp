// What a compiled graph runs, as a digest: the kernels' texts, the library's calls and the memory
// that each step reads and writes, whatever the values are called and in which order blocks and
// kernels are listed.
#pragma once

#include "base/hash.hpp"
#include "compile/compiled.hpp"

namespace passnet {

// Equal digests: the same work in the same order. Comments of kernels do not count.
Digest plan_digest(const CompiledGraph& compiled);

}  // namespace passnet
