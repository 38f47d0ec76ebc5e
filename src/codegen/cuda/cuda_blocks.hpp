// The schedule of a kernel on a GPU, as data: its phases, the blocks that run each stage, and the
// work of one thread. The printer only prints it.
//
// The next phase starts after all blocks of this one have ended, so a phase holds stages of which
// none waits for another: each has blocks of its own, which are a range of the phase's. A phase is
// one `__global__` function, whose grid has its blocks; or several small ones are, run by one
// cluster, whose blocks wait for each other between them. A *slice*, 256 threads of a block of the
// cluster, then runs a block of a phase at most.
#pragma once

#include "codegen/expr_placement.hpp"
#include "codegen/schedule/cpu_rows.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/launch.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

inline constexpr int64_t kRegisterBytes = 4;  // not tuning: bytes of a register
// Tiles of device/cuda_tiles.cuh and device/cuda_float_tiles.cuh.
inline constexpr int64_t kTileRows = 128;   // not tuning: of the instructions of two warpgroups
inline constexpr int64_t kTileUnit = 32;    // not tuning: columns of the smallest instruction
inline constexpr int64_t kPanelDepth = 64;  // not tuning: elements of a panel
inline constexpr int64_t kFloatDepth = 16;  // not tuning: of one of floats

constexpr int64_t round_up(int64_t count, int64_t unit) { return (count + unit - 1) / unit * unit; }

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
  int64_t square = 1;  // neighboring iterations of both loops that a thread has instead, so that it
                       // loads and stores packs
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
  std::vector<bool> is_short;    // by expression: exp or a quotient that results of 16 bits reach
  RowWork work = RowWork::kAll;  // of a stage in rows
  int64_t items = 1;             // iterations of that work
  int64_t pack = 1;              // neighboring iterations of the last loop that a thread computes
  std::vector<size_t> owned;     // dims of the target, of which each thread owns one index: it runs
                                 // all iterations and takes those that store there
  bool is_atomic = false;        // stores of several threads meet: each accumulates by itself
  int64_t share = 1;             // neighboring threads of a warp that share the iterations of a
                                 // result of a row, or of an element that they own
  std::vector<ExprId> packed;    // loads that it does with one access
  std::vector<ExprId> packed_across;  // of squares: loads that are packs of the other loop
  std::optional<CudaTile> tile;       // of a map
  std::vector<std::pair<ExprId, size_t>> kept;  // loads in rows, and which array of the blocks has
                                                // their values
  std::optional<size_t> keeps;                  // the array that has the values it stores
  bool stores = true;                           // false if nothing but that array is read
  int64_t rounds = 1;  // iterations of the first loop that a thread of a map has, far apart
  std::vector<ExprId> stepped;   // loads of a map in steps, which come before the first step
  std::optional<size_t> window;  // of a reduction in steps, all of whose values come before them:
                                 // the combined loop whose index is only added to that of the steps

  size_t free() const { return nest.extents.size() - nest.combined; }
  const PlacedExpr& placed(ExprId id) const { return placement[id.index]; }
  bool is_kept(ExprId load) const;
};

// Neighboring rows that a thread computes one after the other: windows that overlap are loaded
// once.
struct CudaSteps {
  size_t loop = 0;    // over rows, not the last one
  int64_t count = 1;  // rows of a thread: a divisor of the loop's extent
};

// A temporary of which each team keeps its row in shared memory.
struct CudaSharedRow {
  BufferId buffer;
  int64_t elements = 0;  // of a row, whole vectors
};

// The values of a load, or of a store, that several stages of a row need: each thread has its own
// in registers.
struct CudaKept {
  BufferId buffer;
  int64_t pack = 1;
  int64_t rounds = 0;  // iterations of a thread
};

// The elements of a tile that a thread has: neighboring columns of some rows, in each group of
// columns that a team of threads has together.
struct TileThread {
  int64_t rows = 2;
  int64_t neighbors = 2;
  int64_t columns = 8;  // of a group

  int64_t team() const { return columns / neighbors; }
};

// The product of a stage in tiles: its sums are in registers.
struct CudaProduct {
  ProductForm form;
  std::optional<size_t> kept;  // the factor that stays in shared memory, if it is one of those;
                               // otherwise, of short products, the left one is a tile
  bool adds = false;           // to what the target has
};

// Stages that a block runs over 128 rows, which are a loop of all stages, one after the other, with
// values in registers, those of tensor cores (device/cuda_tiles.cuh) or of vector units: the stages
// of rows, or of tiles of rows and columns.
struct CudaTiles {
  bool in_floats = false;  // by vector units, of floats (device/cuda_float_tiles.cuh)
  TileThread thread;
  size_t row = 0;                                    // that loop; those before it are batches
  std::optional<int64_t> columns;                    // of a block, if the next loop is cut too
  std::vector<std::optional<CudaProduct>> products;  // by stage of the blocks
  std::vector<BufferId> rows;                        // temporaries with a value per row
  std::vector<std::pair<size_t, ExprId>> kept;  // left factors that stay: a stage that loads each
  bool is_short = false;  // whole right factors pass through slots; otherwise panels of both do,
                          // which threads of their own copy
  std::vector<std::vector<size_t>> together;  // the stages of long products with one left factor,
                                              // which is copied once
  int64_t slots = 0;
  int64_t slot_elements = 0;
  int64_t kept_elements = 0;
  int64_t shared_bytes = 0;
  int64_t threads = 0;
  int64_t blocks_at_once = 1;  // of a multiprocessor
  int64_t open_columns = 0;    // of two short products that run at a time, at most; 0: none do

  bool is_row(BufferId buffer) const { return std::ranges::find(rows, buffer) != rows.end(); }
};

// Consecutive blocks of a phase: stages whose iterations are a thread each, all the same loops, or
// stages that share rows. A *team* of threads computes a row, stage by stage.
struct CudaBlocks {
  std::vector<CudaStage> stages;
  int64_t count = 0;         // blocks
  int64_t threads = 0;       // that have work, or the number of rows, or of steps
  int64_t team = 0;          // threads per row: a power of 2 in a warp, or a block; 0: no rows
  int64_t columns = 1;       // neighboring rows of a block whose threads are neighbors: those of
                             // a team are so far apart, and the teams fill the block
  int64_t max_unrolled = 0;  // iterations of a thread that are printed as an unrolled loop
  int64_t block = 0;         // threads of a block that has rows
  int64_t max_words = 0;     // registers with loads of several iterations of a thread
  std::vector<BufferId> locals;       // temporaries with one element per row, in registers
  std::vector<CudaSharedRow> shared;  // other temporaries of rows, whose accesses do not move along
                                      // the loops over rows

  std::vector<CudaKept> kept;
  CudaSteps steps;
  std::optional<CudaTiles> tiles;  // whose values are `locals`

  bool is_local(BufferId buffer) const;
  bool is_target(BufferId buffer) const;
  // False for a buffer that the blocks do not access: it is in registers, or in shared memory.
  bool is_in_memory(BufferId buffer) const;
  int64_t rows_of_block() const { return block / team; }
};

// True if the threads of both have the same indices, so that one thread can compute both values
// from operands that it loads once.
bool run_alike(const Kernel& kernel, const CudaBlocks& a, const CudaBlocks& b);

struct CudaPhase {
  std::vector<CudaBlocks> blocks;
  LaunchShape shape;   // of its launch
  bool joins = false;  // the launch is that of the phase before
  // Shares into which each range of blocks is cut, if shares of the ranges take turns in the grid,
  // so that what one of them has loaded is still in a cache when another one needs it; 0: the
  // ranges follow one another.
  int64_t turns = 0;

  // The blocks of a share of a range; the last share may have fewer.
  int64_t share(const CudaBlocks& range) const { return (range.count + turns - 1) / turns; }
  int64_t block_count() const;
  int64_t access_count() const;  // of all threads
};

struct CudaSchedule {
  Kernel kernel;                // with long reductions split
  std::vector<size_t> origins;  // by stage: the stage of the given kernel that it belongs to
  CppNumbers numbers = CppNumbers::kParameters;
  std::vector<CudaPhase> phases;  // none if no stage has an iteration
};

// Returns one line for each phase, for people.
std::vector<std::string> describe(const CudaSchedule& schedule);

}  // namespace passnet
