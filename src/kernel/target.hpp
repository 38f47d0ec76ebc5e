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

// Costs that decide which values are computed before the graph runs (src/lower).
struct LoweringCosts {
  double min_constant_work = 4;          // elementary operations per byte: below, loads cost more
  int64_t max_constant_bytes = 1 << 20;  // of one value
  double max_constant_work = 2e7;        // elementary operations of all values together
};

// Costs that decide what is fused, and which values are stored and which recomputed (src/fuse), in
// elementary operations on one element (`cost`, kernel/scalar.hpp).
struct FusionCosts {
  // Groups and stages.
  size_t max_group = 48;     // computations of one launch: longer groups are cut in program order
  int64_t max_unrolled = 8;  // iterations of a reduction that becomes one expression
  bool runs_small_maps_first = true;  // so that they do not separate stages that share rows
  int64_t early_map_ratio = 8;  // iterations of the largest stage per iteration of a small map
  bool joins_pieces = true;     // maps that differ in buffers alone become one loop
  size_t max_concatenated_parts = 8;  // of a concatenation whose readers are split; pieces of one
                                      // loop count once …
  size_t max_joined_parts = 64;       // … up to so many
  size_t max_concatenation_splits = 16;  // stages of a group that are split this way

  // Storing against recomputing.
  double max_reads = 4;                // of one element that each read recomputes
  double load_operations = 2;          // cost of a load or a store of a cached element
  int64_t max_cached_bytes = 1 << 18;  // of a value that remains cached until it is read
  double uncached_loads = 3;           // cost of a load or store of larger values, in cached ones
  double uncached_gathers = 2;         // the same if each operand would be gathered instead
  double kept_share =
      0.25;  // cost of a value that the same row has kept, relative to evaluating it
  int64_t max_kept_row = 8192;  // elements of a row that is kept
  double max_operations = 400;  // of one value with all that is inlined in it

  // Vectors.
  int64_t max_run = 1 << 20;       // consecutive elements: longer runs count as equal
  int64_t short_row = 48;          // elements: rows that a reduction should not be split into
  int64_t few_vectors_row = 128;   // elements of a row in which a sum waits for each operand
  double chained_operations = 20;  // of a value for which such a sum waits
  double short_reduction_operations = 5;  // of a value that is stored for rows below a vector
  double min_strided_reads = 0.7;         // of one element by strided readers, to store all of them
  double gather_loads = 4;                // cost of gathering an element, in loads
  double vectorized_operations = 12;      // of a value that must be computed in vectors
  double vectorized_reader_operations = 6;  // of a reader that computes more than it loads
};

// The order, the form and the sizes of loops (src/codegen). An operation is one of `cost`.
struct ScheduleCosts {
  // ---- groups of stages that share their rows ----
  size_t max_group_stages = 24;  // stages that are tried as one row group
  size_t lookahead_stages = 3;  // stages after a group that might share more rows with a part of it
  int64_t min_shared_rows = 4;  // rows of a group that does more than `small_work`
  int64_t small_work = 32'768;  // iterations that are not worth sharing between threads
  int64_t min_stored_row = 64;  // elements of a row that a map stores and the next stage loads:
                                // in a shorter row, the load waits for the store
  int64_t min_grouped_map_row = 512;      // elements of a row of a group of maps …
  int64_t near_map_bytes = 1 << 20;       // … unless it stores more bytes than these: else each map
                                          // runs alone, and its results stay cached
  int64_t max_strided_strip_bytes = 512;  // of each row: a map alone reads longer rows no faster
  int64_t min_scattering_row = 64;        // strided elements: a map alone stores them in tiles
  int64_t cached_lines = 192;  // of strided accesses, that stay cached until the next pass

  // ---- which loop runs innermost ----
  int64_t max_access_weight = 32;    // of an access that moves at every iteration
  int64_t min_innermost_loop = 8;    // iterations: a shorter loop counts a `min_innermost_loop`th
  int64_t strided_access_share = 5;  // strided accesses for one contiguous access
  int64_t min_transposed_loop = 8;   // iterations of both loops of a transposed copy

  // ---- sizes ----
  int64_t transposed_tile = 32;             // iterations in both directions of a transposed copy
  int64_t max_turned_tile = 64;             // of such tiles, in which loads are transposed at once
  int64_t min_map_tile = 2048;              // iterations of a tile of a map with few rows
  int64_t map_tile_step = 64;               // iterations of which such a tile is a multiple
  int64_t map_tiles = 16;                   // tiles of a map with few rows
  int64_t strip_shares = 8;                 // strips that rows give at least
  int64_t min_strip = 64;                   // iterations
  int64_t max_strip = 512;                  // iterations
  int64_t max_shared_line_strip = 256;      // of rows that share cache lines
  int64_t max_shared_line_bytes = 1 << 19;  // that such a strip stores in a loop
  int64_t strip_bytes = 44 << 10;           // that a strip reads again, in the first-level cache
  int64_t page_bytes = 4096;  // rows that are multiples of it share lines of the first cache
  int64_t side_by_side = 4;   // number of short rows that run together, stage by stage
  int64_t max_side_by_side_bytes = 1024;  // of such a row

  // ---- threads ----
  double thread_work = 100'000;  // operations that are worth one more thread
  // Operations of a graph, for each of its loops that does not go on with the rows of another, that
  // are worth sharing: fewer are done before another thread has the data from this one's caches.
  double shared_work = 300'000;
  double exchanged_work = 900'000;    // … of any loops, whose threads may read others' rows
  double shared_group_work = 90'000;  // operations of a group that is worth sharing then
  int64_t min_split_rows = 4;         // results of a reduction that is not split
  double split_work = 300'000;        // operations of a part of such a reduction
  int64_t max_parts = 16;             // into which a reduction for few results is split
  int64_t split_iteration_work = 4;   // operations per iteration of a reduction, at least

  // ---- reductions ----
  int64_t row_sums = 64;       // sums that a reduction along a long row keeps side by side
  int64_t long_row = 256;      // iterations of such a row
  int64_t min_sums = 16;       // that the prelude's reductions keep side by side, on any processor
  int64_t max_sums = 512;      // max sums that an author's sizes request
  int64_t max_f32_chain = 64;  // additions in f32 before a sum continues in double
  int64_t min_column_parts = 16;  // iterations that are worth adding to sums in double

  // ---- vectors ----
  int64_t long_strip = 64;             // iterations that fill the vectors of a strip
  int64_t min_vector_loop = 16;        // iterations that make a vector on every machine
  int64_t max_known_range = 4096;      // iterations of a tile that compilers are told
  int64_t min_few_loop = 4;            // iterations of a shorter loop that is one vector
  int64_t max_chain_cycles = 85;       // of a chain of operations that is left in one piece
  int64_t phase_cycles = 60;           // of the chain of a phase
  int64_t min_phase_cycles = 20;       // of a chain before it is cut
  int64_t carry_cycles = 8;            // to load, or to store, a value that passes between phases
  int64_t cheap_cycles = 4;            // of an operation that moves to the phase that needs it
  int64_t phase_chunk = 512;           // iterations of a phase
  int64_t min_phase_loop = 128;        // iterations of a loop that phases do not slow down …
  int64_t long_chain_cycles = 95;      // … unless its chain exceeds this
  int64_t min_long_chain_loop = 48;    // and it has as many
  int64_t cycles_per_instruction = 3;  // of an operation's latency
  int64_t few_instructions = 60;       // of a body of which four vectors run side by side
  int64_t many_instructions = 120;     // of a body of which two do
  int64_t lone_function_cost = 24;     // of a function that fills a processor with one vector
  int64_t minor_stage_part = 16;  // of the results of a stage: one that iterates less often runs
                                  // one vector at a time
  int64_t overlap_bytes = 64;     // of the narrowest access, in a vector that may repeat iterations
  int64_t min_overlap = 4;        // iterations of such a vector
  int64_t overlap_work = 100;     // operations of single iterations that such a vector saves
  int64_t overlap_element_work = 12;  // operations of an element that costs more than waiting for
                                      // a store that overlaps its load
  int64_t prefetch_work = 12;         // operations per element of a body that is not cheap
  int64_t min_prefetched_row = 512;   // elements of a row, of which a reduction asks for the next
  int64_t min_prefetched_cheap_row = 128;  // the same, if the reduction is cheap …
  int64_t row_cache_bytes = 36 << 10;      // … of a row of all its arrays, with the next one's
  int64_t max_prefetched_bytes = 8 << 20;  // … and of an array
  int64_t max_prefetched_row_bytes = 1 << 18;
  int64_t prefetched_strip_rows = 8;         // of a strip that are asked for ahead
  int64_t max_prefetched_strip_bytes = 512;  // of a row of a strip; a wider one is a stream
  int64_t max_cheap_strip_bytes = 128;       // the same, with little arithmetic

  // ---- conversions and caches ----
  int64_t conversion_chunk = 2048;  // elements that are converted between f16 and f32 in one piece
  int64_t transposed_tile_rows = 16;  // rows of the tile through which a map stores across strips
  int64_t max_cached_row = 8192;      // elements of a row that a cache holds
  int64_t cached_work = 5;            // operations of an expression that is worth a cache
  int64_t strided_load_work = 4;      // operations that a load that is not contiguous costs more
};

// Sizes of the threads' shares and of the tiles of library calls on the CPU (src/cpu).
struct LibraryTiles {
  // Multiplications per thread: about 6 us of work; a hand-over costs 1 us.
  int64_t min_product_share = 750'000;
  int64_t min_convolution_share = 250'000;  // its reorders take equally long
  int64_t packed_bytes = 384 << 10;         // of a packed factor: stays in the second-level cache
  int64_t result_bytes = 512 << 10;         // for an epilogue, or a whole convolution: the same
  int64_t min_packed_columns = 48;          // elements
  int64_t min_packed_rows = 16;             // elements
  int64_t row_multiple = 8;                 // rows per tile are a multiple of it
  int64_t column_multiple = 16;             // columns or channels per tile are, for whole vectors
  int64_t min_memcpy = 24;                  // elements from which a call of memcpy pays
  int64_t min_window_memcpy = 48;           // the same when windows are packed
  int64_t min_ordered_share = 4096;         // elements of a thread's rows that are put in order
  int64_t min_transformed_share = 8192;     // elements of a thread's rows of Fourier transforms
};

// Rules for the use of libraries in place of generated loops (src/library, src/cpu).
struct LibraryRules {
  int64_t min_products = 512;  // multiplications of a product: with fewer, loops are as fast
  int64_t min_side = 2;        // rows and columns of a product: with one, loops are as fast
  int64_t min_convolution_products = 2048;  // with fewer, reorders cost more than the loops
  int64_t max_group_channels = 16;          // of the result per group: more make wide products
  int64_t max_epilogue_columns = 8192;      // elements of a row that stays in the first cache
  int64_t max_before_epilogue = 1 << 14;    // iterations of a stage that runs before all tiles
  int64_t min_ordered_row = 16;   // elements of a row that is put in order: fewer are counted
  int64_t min_transformed = 256;  // elements of a Fourier transform: with fewer, loops are as fast
  bool takes_windows = true;      // and products of any strides: else only strided matrices
  bool runs_epilogues = true;     // kernels on tiles of a result while they are cached
  LibraryTiles tiles = {};
};

// The memory of a plan (src/compile).
struct PlanRules {
  int64_t max_block_waste = 4;  // a block is reused for values of at least 1/4 of its size …
  int64_t max_private_bytes = 4 << 20;  // … and, for values up to this, of its size alone: a core
                                        // keeps the lines that it has written
};

// Limits of measurements of the machine (src/roofline).
struct RooflineRules {
  int64_t min_copy_bytes = 4 << 20;    // covers the caches of one core
  int64_t max_copy_bytes = 256 << 20;  // beyond all caches: time grows in proportion
};

// The form and the sizes of launches on a GPU (src/codegen/cuda), and what is recomputed there
// (src/fuse).
struct CudaCosts {
  int64_t warp = 32;                  // threads
  int64_t block = 256;                // threads
  int64_t max_argument_bytes = 4096;  // of all arguments of a launch
  int64_t vector_bytes = 16;          // of a load or store of one thread
  bool programmatic = false;  // a launch may start, and wait, before the one before it has ended
  int64_t max_flat_elements = 8;    // of a thread that computes neighboring elements
  int64_t min_flat_threads = 8192;  // that a map keeps if a thread computes several elements
  int64_t max_owners = 1 << 18;     // threads that each look for the values of one element
  int64_t min_shared_steps = 64;    // of a thread that owns an element, if a warp shares them
  int64_t max_tile = 16;            // iterations of a side of a tile, if they divide the loop's …
  int64_t min_tile = 8;             // … or it has many; otherwise, and at least
  int64_t many_tiles = 8;           // of that size, of which the last may be cut
  int64_t max_square = 4;           // elements of a side of the square that a thread of tiles has …
  int64_t max_rounds = 4;           // … otherwise, and in other maps of single elements, iterations
  int64_t min_rounds_threads = 1 << 18;  // that remain if a thread has several
  int64_t max_rounds_work = 60;          // expressions of a map whose threads have several
  int64_t max_ahead_words = 32;          // registers with loads of several iterations, or packs
  int64_t min_turns = 128;               // blocks of stages side by side, that take turns

  // Rows that a team of threads shares.
  int64_t min_wide_row = 256;     // iterations of a row that a block may share, otherwise a warp …
  int64_t max_narrow_row = 1024;  // … and of one that a warp may share, if there are …
  int64_t many_rows = 4096;       // … so many rows
  int64_t min_lone_threads = 1024;  // per multiprocessor, if one computes several results of a row
  int64_t min_near_items = 8;       // iterations of the last loop of a row that read a whole sector
  int64_t max_columns = 32;         // rows side by side, if loads are contiguous across rows …
  int64_t min_columns = 8;          // … fewer if there are few rows, …
  int64_t column_elements = 8192;   // … or more elements of them than caches hold for all blocks
  int64_t sector_bytes = 32;        // that memory moves at least: neighboring rows fill it
  int64_t shared_bytes = 24 << 10;  // of rows of a block, in shared memory: eight blocks have room
  int64_t max_shared_bytes = 40 << 10;  // of all rows of a launch
  int64_t max_lonely_row = 8192;  // iterations of stages that share a row, if there are fewer rows
                                  // than multiprocessors
  int64_t max_unrolled_row = 16;  // iterations of one thread that are printed as an unrolled loop
  int64_t min_split_row = 1 << 15;  // iterations of a reduction that is split if there are few rows
  int64_t split_part = 1 << 13;     // iterations of a part of it
  int64_t max_split_parts = 1024;

  // Phases that share a launch: the blocks of its cluster wait for each other.
  int64_t max_cluster = 1;         // blocks
  int64_t max_slices = 4;          // of a block, each of which runs a block of a phase
  int64_t max_sliced_work = 32;    // expressions of a stage in a slice, so that registers suffice
  int64_t max_accesses = 1 << 15;  // of a phase, for each block: few multiprocessors have to serve
                                   // them

  // Recomputing costs less than a phase of its own, which waits for all blocks before it.
  double recomputed_work = 4e6;      // operations of all evaluations of a value
  double broadcast_operations = 40;  // of one evaluation in a map over more elements
};

// Settings of compilers of kernels for the target (src/toolchain).
struct ToolchainRules {
  std::string_view instructions = "-march=native";
  std::span<const std::string_view> tuning = {};  // further flags
  bool is_native = false;   // the flags mean other instructions on another processor
  size_t max_parallel = 2;  // compilers at once: each needs some 200 MB and a core
};

// Immutable. All records live as long as the program.
struct Target {
  Device device = Device::kCpu;
  std::string_view arch;        // as `--arch` names it
  int64_t vector_floats = 16;   // elements of type f32 in a vector register
  int64_t multiprocessors = 0;  // of a GPU
  int64_t cache_line = 64;      // bytes
  LoweringCosts lower = {};
  FusionCosts fusion = {};
  ScheduleCosts schedule = {};
  LibraryRules library = {};
  PlanRules plan = {};
  RooflineRules roofline = {};
  CudaCosts cuda = {};
  ToolchainRules toolchain = {};
};

// Every record, `native` first.
std::span<const Target> targets();
// The processor that this program runs on, with all of its instructions.
const Target& native_target();
// Returns null if no record has the name.
const Target* find_target(std::string_view arch);
// The record that `--device` names alone: `native` of the CPU, `sm_90` of CUDA.
const Target& default_target(Device device);
// True if the processor that this program runs on has the target's instructions; false for a GPU.
bool runs_here(const Target& target);

}  // namespace passnet
