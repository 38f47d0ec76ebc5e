// Places the temporaries of a plan in one piece of memory.
#pragma once

#include "runtime/plan.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

struct TemporaryLayout {
  std::vector<int64_t> offsets;  // by block, in bytes; 0 for what is no temporary
  int64_t bytes = 0;             // of the piece
};

// Temporaries that the same step uses, or that are used in between, do not overlap. The largest, or
// the largest that live longest, whichever takes less, are placed first, each in the smallest gap
// that holds it. Offsets are multiples of `alignment`.
TemporaryLayout pack_temporaries(const Plan& plan, int64_t alignment);

}  // namespace passnet
