// How a kernel runs on a CPU: which stages share their rows, which loops are rows, which run
// innermost.
//
// A group of stages runs row by row; rows are independent, so they are what threads share. Within
// a row its stages run one after another, each over its inner loops, and what one stage leaves for
// the next in a temporary with an element a row stays in a register. Where memory is contiguous
// along a row loop instead, that loop becomes *lanes*: it runs innermost, in blocks, and what was
// a register is a small array.
#pragma once

#include "kernel/nest.hpp"
#include "kernel/target.hpp"

#include <span>
#include <vector>

namespace passnet {

// A loop cut in blocks of `size`: a row is a block of it.
struct BlockedLoop {
  size_t loop = 0;
  int64_t size = 1;
};

struct ScheduledStage {
  const Stage* stage = nullptr;
  Nest nest;  // row loops first, then the inner ones as they run, combined ones last
};

struct RowGroup {
  std::vector<ScheduledStage> stages;
  size_t rows = 0;                   // the first loops of every nest; equal in all stages
  bool lanes = false;                // the last row loop is blocked, and runs innermost
  bool blocks_outside = false;       // all rows of one block of lanes before the next block
  std::vector<BlockedLoop> blocked;  // that loop, or inner loops of the only stage
  std::vector<BufferId> locals;      // temporaries with one element a row
  bool serial = false;               // iterations must stay in order
  int64_t grain = 1;                 // units (see `unit_count`) that are worth a thread
  int64_t vector = 0;                // elements at a time; 0: as the C++ compiler likes
  int64_t unroll = 0;                // copies of the innermost body; 0: the same
};

inline constexpr int64_t kMaxLanes = 512;  // the most a block of lanes holds

// `layouts`: of inputs and outputs; temporaries are contiguous. `joints`: stages that share no rows
// with those before them, ascending.
std::vector<RowGroup> schedule(const Kernel& kernel, std::span<const Layout> layouts,
                               const Target& target, std::span<const size_t> joints = {});

}  // namespace passnet
