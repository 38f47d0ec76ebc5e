// The form and the sizes of launches on a GPU (src/codegen/cuda), and what is recomputed there
// (src/fuse).
#pragma once

#include <cstdint>

namespace passnet {

struct CudaCosts {
  int64_t warp = 32;                  // threads
  int64_t block = 256;                // threads
  int64_t max_argument_bytes = 4096;  // of all arguments of a launch
  int64_t vector_bytes = 16;          // of a load or store of one thread
  int64_t max_flat_elements = 8;      // of a thread that computes neighboring elements
  int64_t min_flat_threads = 8192;    // that a map keeps if a thread computes several elements
  int64_t max_owners = 1 << 18;       // threads that each look for the values of one element
  int64_t max_serial_stores = 2048;   // of a thread that takes the values of an element in order
  int64_t min_shared_steps = 64;      // of a thread that owns an element, if a warp shares them
  int64_t max_tile = 16;              // iterations of a side of a tile, if they divide the loop's …
  int64_t min_tile = 8;               // … or it has many; otherwise, and at least
  int64_t many_tiles = 8;             // of that size, of which the last may be cut
  int64_t max_square = 4;  // elements of a side of the square that a thread of tiles has …
  int64_t max_rounds = 4;  // … otherwise, and in other maps of single elements, iterations
  int64_t min_rounds_threads = 1 << 18;  // that remain if a thread has several
  int64_t max_rounds_work = 60;          // expressions of a map whose threads have several …
  int64_t max_shared_rounds = 8;         // … so many if half of what they compute is the same
  int64_t max_ahead_words = 32;          // registers with loads of several iterations, or packs
  int64_t min_turns = 128;               // blocks of stages side by side, that take turns

  // Rows that a team of threads shares.
  int64_t min_wide_row = 256;      // iterations of a row that a block may share, otherwise a warp …
  int64_t max_narrow_row = 1024;   // … and of one that a warp may share, if there are …
  int64_t many_rows = 4096;        // … so many rows
  int64_t max_lane_items = 16;     // of a thread of a row that a part of a warp shares, if …
  int64_t min_row_threads = 4096;  // … so many threads per multiprocessor remain
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

  // Sums of products in tiles of 128 rows, on tensor cores or, of floats, on vector units.
  int64_t min_tile_products = 1 << 18;  // multiplications of a stage that is worth tiles
  int64_t max_tile_columns = 256;       // of a block, for all of its products
  int64_t max_float_columns = 128;      // of a block of floats
  int64_t max_live_columns = 192;       // of all its tiles, if a thread has eight rows of them
  int64_t narrow_tile_columns = 64;     // of tiles of which registers hold those of two blocks
  int64_t max_open_columns = 384;  // of short products that run at a time, if the block is alone
  int64_t max_kept_depth = 256;    // of left factors that stay in shared memory
  int64_t max_tile_slots = 6;      // of right factors
  int64_t long_tile_slots = 4;     // of panels of both factors …
  int64_t copying_threads = 128;   // … which these copy
  int64_t min_tile_slots = 3;      // of either
  int64_t tile_bytes = 160 << 10;  // of shared memory that a multiprocessor has for them

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

}  // namespace passnet
