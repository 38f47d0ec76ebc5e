// An order of the dims of a tensor in memory.
#pragma once

#include "base/small_vector.hpp"

#include <cstddef>

namespace passnet {

using DimOrder = SmallVector<size_t, 6>;  // dims, outermost first

// The entries of a list that has one per dim, in that order.
template <class List>
List in_order(const DimOrder& order, const List& by_dim) {
  List result;
  for (const size_t dim : order) result.push_back(by_dim[dim]);
  return result;
}

}  // namespace passnet
