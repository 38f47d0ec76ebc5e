// What the ops of a graph require of the values that they read.
#pragma once

#include "ir/op.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace passnet {

// Requirements of one value's elements; the default requires nothing.
struct Requirement {
  bool positive = false;                                      // and not close to 0
  bool nonzero = false;                                       // and not close to 0
  bool unit = false;                                          // within [-1, 1]
  int64_t index_limit = std::numeric_limits<int64_t>::max();  // an index: in [0, index_limit)

  bool is_index() const { return index_limit != std::numeric_limits<int64_t>::max(); }
  void merge(const Requirement& other) {
    positive |= other.positive;
    nonzero |= other.nonzero;
    unit |= other.unit;
    index_limit = std::min(index_limit, other.index_limit);
  }
};

// By value; what a value must fulfil because of any op that its elements reach unchanged, or
// through ops that keep the requirement (views, conversions, sums of positive numbers).
std::vector<Requirement> find_requirements(const Graph& graph, const Catalogue& catalogue);

}  // namespace passnet
