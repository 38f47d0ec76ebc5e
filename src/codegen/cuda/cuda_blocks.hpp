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

#include <cstdint>
#include <vector>

namespace passnet {

// The iterations of a stage that the threads of a row's team share.
enum class RowWork : uint8_t {
  kUniform,  // none: each thread computes the value of the row
  kAll,      // all of a map, or all that a reduction combines
  kResults,  // the results of a reduction; each is combined by one thread, or by `share`
};

// Threads that cover tiles of the last loop and of another one, along which a load is contiguous:
// the 8 x 4 iterations of a warp touch few lines of both, and those of a tile all elements of a
// sector of memory, which then is read once.
struct CudaTile {
  size_t loop = 0;     // the other one
  int64_t across = 1;  // its iterations
  int64_t along = 1;   // iterations of the last loop
  int64_t rounds = 1;  // iterations of a thread, that many tiles across: with their loads in flight
  friend bool operator==(const CudaTile&, const CudaTile&) = default;
};

// A stage, and what its threads do. Its nest has the loops over threads, or over rows, first, then
// those that a thread runs in order, the combined ones last.
struct CudaStage {
  size_t stage = 0;  // of the kernel
  Nest nest;
  size_t spread = 0;        // the number of loops over threads or rows
  bool narrow = false;      // indices of loops, and the number of a thread, fit in 32 bits
  std::vector<bool> in_32;  // by expression: an integer of 64 bits that is computed with 32
  ExprPlacement placement;
  int64_t max_chain = 0;         // additions in f32 before a sum continues in double
  RowWork work = RowWork::kAll;  // of a stage in rows
  int64_t items = 1;             // iterations of that work
  int64_t pack = 1;              // neighboring iterations of the last loop that a thread computes
  std::vector<size_t> owned;     // dims of the target, of which each thread owns one index: it runs
                                 // all iterations and takes those that store there
  int64_t share = 1;             // neighboring threads of a warp that share the iterations of a
                                 // result of a row, or of an element that they own
  std::vector<ExprId> packed;    // loads that it does with one access
  std::optional<CudaTile> tile;  // of a map

  size_t free() const { return nest.extents.size() - nest.combined; }
  const PlacedExpr& placed(ExprId id) const { return placement[id.index]; }
};

// Consecutive blocks of a phase: stages whose iterations are a thread each, all the same loops, or
// stages that share rows. A *team* of threads computes a row, stage by stage.
struct CudaBlocks {
  std::vector<CudaStage> stages;
  int64_t count = 0;         // blocks
  int64_t threads = 0;       // that have work, or the number of rows
  int64_t team = 0;          // threads per row: a power of 2 in a warp, or a block; 0: no rows
  int64_t columns = 1;       // neighboring rows of a block whose threads are neighbors: those of
                             // a team are so far apart, and the teams fill the block
  int64_t max_unrolled = 0;  // iterations of a thread that are printed as an unrolled loop
  std::vector<BufferId> locals;  // temporaries with one element per row, in registers

  bool is_local(BufferId buffer) const;
};

struct CudaPhase {
  std::vector<CudaBlocks> blocks;
  LaunchShape shape;
};

struct CudaSchedule {
  Kernel kernel;                // with long reductions split
  std::vector<size_t> origins;  // by stage: the stage of the given kernel that it belongs to
  CppNumbers numbers = CppNumbers::kParameters;
  std::vector<CudaPhase> phases;  // none if no stage has an iteration
};

}  // namespace passnet
