// The schedule of a kernel on a GPU, as data: its phases, the blocks that run each stage, and the
// work of one thread. The printer only prints it.
//
// A phase is one `__global__` function. The next phase starts after all blocks of this one have
// ended, so a phase holds stages of which none waits for another: each has blocks of its own, which
// are a range of the grid.
#pragma once

#include "codegen/expr_placement.hpp"
#include "codegen/schedule/cpu_rows.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/launch.hpp"
#include "kernel/target.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// A stage, and the iterations of which each is a thread.
struct CudaStage {
  size_t stage = 0;         // of the kernel
  Nest nest;                // loops over threads first, then those that a thread runs in order
  size_t spread = 0;        // the number of loops over threads
  int64_t threads = 0;      // iterations of these loops
  bool narrow = false;      // indices of loops, and the number of a thread, fit in 32 bits
  std::vector<bool> in_32;  // by expression: an integer of 64 bits that is computed with 32
  ExprPlacement placement;
  int64_t max_chain = 0;  // additions in f32 before a sum continues in double

  size_t free() const { return nest.extents.size() - nest.combined; }
  const PlacedExpr& placed(ExprId id) const { return placement[id.index]; }
};

// Consecutive blocks of a phase.
struct CudaBlocks {
  CudaStage stage;
  int64_t count = 0;
};

struct CudaPhase {
  std::vector<CudaBlocks> blocks;
  LaunchShape shape;
};

struct CudaSchedule {
  Kernel kernel;
  CppNumbers numbers = CppNumbers::kParameters;
  std::vector<CudaPhase> phases;  // none if no stage has an iteration
};

// `layouts`: those of inputs and outputs; temporaries are contiguous.
CudaSchedule cuda_schedule(const Kernel& kernel, std::span<const Layout> layouts,
                           const Target& target, CppNumbers numbers);

// Returns one line for each phase, for people.
std::vector<std::string> describe(const CudaSchedule& schedule);

}  // namespace passnet
