// Finds motifs: sequences of units that occur again, within a graph or in several.
#pragma once

#include "decompose/units.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

struct MotifOptions {
  size_t min_units = 2;
  size_t max_units = 24;
  size_t max_nodes = 64;
};

struct MotifOccurrence {
  uint32_t graph = 0;  // an index of the given programs
  uint32_t unit = 0;   // the first one
  friend auto operator<=>(const MotifOccurrence&, const MotifOccurrence&) = default;
};

struct Motif {
  size_t units = 0;
  std::vector<MotifOccurrence> occurrences;  // ascending; at least 2, and none begins within the
                                             // one before it
};

// Returns the maximal repeats within the bounds: sequences of equal content that occur at least
// twice, and of which a longer one, by a unit before or after them, occurs less often. Of a
// sequence that overlaps its own repetition, as in a stack of equal layers, one period counts.
// Sorted by first occurrence, then by length. O(n log n) in the number of units.
std::vector<Motif> find_motifs(std::span<const std::vector<Unit>> programs,
                               const MotifOptions& options = {});

}  // namespace passnet
