#include "codegen/cuda/parallel_loops.hpp"

#include <algorithm>
#include <cstdlib>

namespace passnet {
namespace {

// Adds loops from the smallest stride to the largest, as long as each moves further than all before
// it together.
void add_by_strides(const Nest& nest, size_t free, std::vector<bool>& parallel) {
  std::vector<size_t> order;
  for (size_t loop = 0; loop < free; ++loop) {
    if (nest.extents[loop] > 1 && nest.target.strides[loop] != 0) order.push_back(loop);
  }
  std::ranges::stable_sort(order, {},
                           [&](size_t loop) { return std::abs(nest.target.strides[loop]); });
  int64_t reach = 0;
  for (const size_t loop : order) {
    const int64_t stride = std::abs(nest.target.strides[loop]);
    if (stride <= reach) continue;
    parallel[loop] = true;
    reach += stride * (nest.extents[loop] - 1);
  }
}

// Adds one loop for each dim whose index moves with that loop alone.
void add_by_dims(const Kernel& kernel, const Stage& stage, size_t free,
                 std::vector<bool>& parallel) {
  const AffineForms forms(kernel, stage.extents.size(), stage.target_index);
  for (const ExprId index : stage.target_index) {
    const auto form = forms.find(index);
    if (!form) continue;
    const auto moves = [](int64_t coefficient) { return coefficient != 0; };
    if (std::ranges::count_if(form->coefficients, moves) != 1) continue;
    const auto found = std::ranges::find_if(form->coefficients, moves);
    const auto loop = static_cast<size_t>(found - form->coefficients.begin());
    if (loop < free) parallel[loop] = true;
  }
}

}  // namespace

std::vector<bool> find_parallel_loops(const Kernel& kernel, const Stage& stage, const Nest& nest) {
  const size_t free = nest.extents.size() - nest.combined;
  std::vector<bool> parallel(nest.extents.size());
  if (nest.target.affine) {
    add_by_strides(nest, free, parallel);
  } else {
    add_by_dims(kernel, stage, free, parallel);
  }
  for (size_t loop = 0; loop < free; ++loop) {
    if (nest.extents[loop] == 1) parallel[loop] = true;
  }
  return parallel;
}

std::vector<size_t> find_data_dims(const Kernel& kernel, const Stage& stage) {
  const AffineForms forms(kernel, stage.extents.size(), stage.target_index);
  std::vector<size_t> dims;
  for (size_t dim = 0; dim < stage.target_index.size(); ++dim) {
    const auto form = forms.find(stage.target_index[dim]);
    if (!form) {
      dims.push_back(dim);
      continue;
    }
    const auto moves = [](int64_t coefficient) { return coefficient != 0; };
    if (std::ranges::count_if(form->coefficients, moves) > 1) return {};
  }
  return dims;
}

}  // namespace passnet
