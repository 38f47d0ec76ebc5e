// Epilogues run on each tile of a library call's result while the tile is in the cache.
#pragma once

#include <cstdint>
#include <vector>

namespace passnet {

// A kernel that reads tiles of a result instead of the result, which is never stored whole. Rows
// are those of the target, through the whole batch; for a convolution, channels of all samples.
struct Epilogue {
  static constexpr uint32_t kTile = static_cast<uint32_t>(-1);

  uint32_t kernel = 0;            // as in `KernelLaunch`
  std::vector<uint32_t> buffers;  // per operand of the kernel: its index among the epilogue's
                                  // buffers of the step, or kTile
  bool cuts_columns = false;      // otherwise every tile holds whole rows
  bool begins = false;            // must run once without rows before the tiles of a run
};

}  // namespace passnet
