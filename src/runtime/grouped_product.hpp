// Products of vectors with matrices that numbers choose, as steps of a plan: experts of a model.
#pragma once

#include "type/dtype.hpp"

#include <cstdint>

namespace passnet {

// target[m, c] = Σ over d of matrices[numbers[m], c, d] · vectors[m, d]. The numbers are of i64 and
// contiguous, each at least 0 and below `groups`; so is the target. Of a matrix, columns or the
// depth are contiguous. Sums are of f32, and the target, which has the dtype of the factors, rounds
// once. Strides are in elements.
struct GroupedProduct {
  DType dtype = DType::kF32;
  int64_t groups = 1;
  int64_t members = 1;
  int64_t columns = 1;
  int64_t depth = 1;
  int64_t matrix_start = 0;
  int64_t matrix_group = 0;
  int64_t matrix_column = 0;
  int64_t matrix_depth = 0;
  int64_t vector_start = 0;
  int64_t vector_member = 0;
  int64_t vector_depth = 0;
};

}  // namespace passnet
