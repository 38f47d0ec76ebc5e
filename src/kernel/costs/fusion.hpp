// Costs that decide what is fused, and which values are stored and which recomputed (src/fuse), in
// elementary operations on one element (`cost`, kernel/scalar.hpp).
#pragma once

#include <cstddef>
#include <cstdint>

namespace passnet {

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

}  // namespace passnet
