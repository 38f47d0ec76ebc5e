// A digest of what a compiled graph runs: the kernels' texts, the library's calls and the memory
// that each step reads and writes, whatever the values are called and in which order blocks and
// kernels are listed.
#pragma once

#include "base/hash.hpp"

namespace passnet {

struct CompiledGraph;

// Equal digests: the same work in the same order. Comments of kernels do not count.
Digest plan_digest(const CompiledGraph& compiled);

}  // namespace passnet
