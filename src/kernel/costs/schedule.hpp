// The order, the form and the sizes of loops (src/codegen). An operation is one of `cost`.
#pragma once

#include <cstddef>
#include <cstdint>

namespace passnet {

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

  // ---- sums of products in tiles of registers ----
  int64_t min_product_rows = 6;         // of a product that is worth tiles
  int64_t min_product_columns = 16;     // of it
  int64_t min_product_depth = 8;        // of it
  int64_t min_products = 32'768;        // multiplications of all that a stage computes
  int64_t max_product_rows = 512;       // of a unit …
  int64_t min_product_units = 8;        // … of which there are as many, with fewer rows …
  int64_t min_shared_rows_tile = 32;    // … but not fewer than these
  int64_t product_columns = 256;        // of a unit whose columns threads share, too
  int64_t min_unit_rows = 32;           // of a unit that arrays would otherwise not fit
  int64_t max_array_bytes = 256 << 10;  // of all arrays of a unit
  size_t max_product_stages = 256;      // that are tried as one group

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

}  // namespace passnet
