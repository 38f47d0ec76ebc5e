// Draws the long tail: numbers by rank, both logarithmic.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct RankSeries {
  std::string name;
  std::vector<int64_t> counts;  // positive, in any order
};

// Returns an `<svg>` with one curve per series, from its largest number (rank 1) to its smallest
// one. Empty without numbers.
std::string rank_chart(std::string_view about, std::vector<RankSeries> series);

}  // namespace passnet
