// Sorts and selections as steps of a plan: descriptors of calls that put rows in order.
#pragma once

#include "type/dtype.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// A loop over rows, and its strides in elements.
struct OrderingLoop {
  int64_t extent = 1;
  int64_t input = 0;
  int64_t output = 0;
};

// The elements of each row in order, NaN as the largest and equal ones as they were: of that order,
// `count` elements from the place `first` on. Results: the elements, unless there are to be none,
// and their positions in the row as i64.
struct Ordering {
  DType dtype = DType::kF32;  // not complex
  bool descending = false;
  bool has_values = true;
  int64_t first = 0;
  int64_t count = 0;
  int64_t extent = 0;         // of a row
  int64_t start = 0;          // offset of the first row's first element
  int64_t stride = 1;         // from one element of a row to the next
  int64_t output_stride = 1;  // the same in the results
  std::vector<OrderingLoop> rows;
};

int64_t row_count(const Ordering& ordering);

}  // namespace passnet
