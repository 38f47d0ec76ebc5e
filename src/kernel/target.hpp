// The machine that graphs are compiled for: one record with all that compilation assumes about it.
//
// Every tuning constant is a field here. A default value is the one of `x86-64-v4`; the other
// records, in target.cpp, state where they differ. A new constant is one line: a field with its
// value, its unit and its reason.
#pragma once

#include "kernel/device.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace passnet {

// Bytes.
struct CacheSizes {
  int64_t line = 64;
  int64_t first = 32 << 10;  // of one core
  int64_t second = 1 << 20;  // of one core
};

// Which values are computed before the graph runs (src/lower).
struct LoweringCosts {
  double min_constant_work = 4;          // elementary operations per byte: below, loads cost more
  int64_t max_constant_bytes = 1 << 20;  // of one value
  double max_constant_work = 2e7;        // elementary operations of all values together
};

// What is fused, and which values are stored and which recomputed (src/fuse). Costs are
// counted in elementary operations on one element (`cost`, kernel/scalar.hpp).
struct FusionCosts {
  // Groups and stages.
  size_t max_group = 48;     // computations of one launch: longer groups are cut in program order
  int64_t max_unrolled = 8;  // iterations of a reduction that becomes one expression
  bool runs_small_maps_first = true;     // so that they do not separate stages which share rows
  int64_t early_map_ratio = 8;           // iterations of the largest stage to those of a small map
  size_t max_concatenated_parts = 8;     // of a concatenation whose readers are split
  size_t max_concatenation_splits = 16;  // stages of a group that are split so

  // Storing against recomputing.
  double max_reads = 4;                // of one element that each read recomputes
  double load_operations = 2;          // what a load or a store of a cached element costs
  int64_t max_cached_bytes = 1 << 18;  // of a value that remains cached until it is read
  double uncached_loads = 3;           // what a load or store beyond costs, in cached ones
  double uncached_gathers = 2;         // the same where each operand would be gathered instead
  double kept_share = 0.25;     // cost of a value that the same row has kept, of evaluating it
  int64_t max_kept_row = 8192;  // elements of a row that is kept
  double max_operations = 400;  // of one value with all that is inlined in it

  // Vectors.
  int64_t max_run = 1 << 20;       // elements in a row: more need not be told apart
  int64_t short_row = 48;          // elements: rows that a reduction should not be split into
  int64_t few_vectors_row = 128;   // elements of a row in which a sum waits for each operand
  double chained_operations = 20;  // of a value for which such a sum waits
  double short_reduction_operations = 5;  // of a value that is stored for rows below a vector
  double min_strided_reads = 0.7;         // of one element by strided readers, to store all of them
  double gather_loads = 4;                // what gathering an element costs, in loads
  double vectorized_operations = 12;      // of a value that must be computed in vectors
  double vectorized_reader_operations = 6;  // of a reader that computes more than it loads
};

// The order and the sizes of loops (src/codegen).
struct ScheduleCosts {
  size_t max_group_stages = 24;  // stages that are tried as one row group
  int64_t max_parts = 16;        // into which a reduction for few results is split
};

// How calls of a library on the CPU are shared by threads and cut into tiles (src/cpu).
struct LibraryTiles {
  // Multiplications per thread: about 6 us of work, where a hand-over costs 1 us.
  int64_t min_product_share = 750'000;
  int64_t min_convolution_share = 250'000;  // its reorders take as long again
  int64_t packed_bytes = 384 << 10;         // of a packed factor: stays in the second-level cache
  int64_t result_bytes = 512 << 10;         // read by an epilogue, or all of a convolution: as well
  int64_t min_packed_columns = 48;          // elements
  int64_t row_multiple = 8;                 // rows per tile are a multiple of it
  int64_t column_multiple = 16;             // columns or channels per tile are, for whole vectors
  int64_t min_memcpy = 24;                  // elements from which on a call of memcpy pays
  int64_t min_window_memcpy = 48;           // the same where windows are packed
};

// What a library computes in place of generated loops (src/library, src/cpu).
struct LibraryRules {
  int64_t min_products = 512;  // multiplications of a product: with fewer, loops are as fast
  int64_t min_side = 2;        // rows and columns of a product: with one, loops are as fast
  int64_t min_convolution_products = 2048;  // with fewer, reorders cost more than the loops
  int64_t max_group_channels = 16;          // of the result per group: more make wide products
  int64_t max_epilogue_columns = 8192;      // elements of a row that stays in the first cache
  int64_t max_before_epilogue = 1 << 14;    // iterations of a stage that runs before all tiles
  LibraryTiles tiles = {};
};

// The memory of a plan (src/compile).
struct PlanRules {
  int64_t max_block_waste = 4;  // a block is reused for values of at least 1/4 of its size
};

// Where measurements of the machine begin and end (src/roofline).
struct RooflineRules {
  int64_t min_copy_bytes = 4 << 20;    // covers the caches of one core
  int64_t max_copy_bytes = 256 << 20;  // beyond all caches: time grows in proportion
};

// How a compiler makes kernels for the target (src/toolchain).
struct ToolchainRules {
  std::string_view instructions = "-march=native";
  std::span<const std::string_view> tuning = {};  // further flags
  bool is_native = false;   // the flags mean other instructions on another processor
  size_t max_parallel = 2;  // compilers at once: each wants some 200 MB and a core
};

// Immutable. All records live as long as the program.
struct Target {
  Device device = Device::kCpu;
  std::string_view arch;        // as `--arch` names it
  int64_t vector_floats = 16;   // elements of type f32 in a vector register
  int64_t multiprocessors = 0;  // of a GPU
  CacheSizes cache = {};
  LoweringCosts lower = {};
  FusionCosts fusion = {};
  ScheduleCosts schedule = {};
  LibraryRules library = {};
  PlanRules plan = {};
  RooflineRules roofline = {};
  ToolchainRules toolchain = {};
};

// Every record, `native` first.
std::span<const Target> targets();
// The processor that this program runs on, with all of its instructions.
const Target& native_target();
// Null for a name that no record has.
const Target* find_target(std::string_view arch);
// True if the processor that this program runs on has the target's instructions.
bool runs_here(const Target& target);

}  // namespace passnet
