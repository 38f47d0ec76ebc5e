// The memory of a plan (src/compile).
#pragma once

#include <cstdint>

namespace passnet {

struct PlanRules {
  bool shares_blocks = true;    // otherwise each value has a block, and blocks share memory
  int64_t max_block_waste = 4;  // a block is reused for values of at least 1/4 of its size …
  int64_t max_private_bytes = 4 << 20;  // … and, for values up to this, of its size alone: a core
                                        // keeps the lines that it has written
};

}  // namespace passnet
