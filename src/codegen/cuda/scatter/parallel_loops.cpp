#include "codegen/cuda/scatter/parallel_loops.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <span>

namespace passnet {
namespace {

// Adds the loops of `order`, ascending by stride, if each moves further than all before it
// together; otherwise none of them.
void add_if_apart(const Nest& nest, std::span<const size_t> order, std::vector<bool>& parallel) {
  int64_t reach = 0;
  for (const size_t loop : order) {
    const int64_t stride = std::abs(nest.target.strides[loop]);
    if (stride <= reach) return;
    reach += stride * (nest.extents[loop] - 1);
  }
  for (const size_t loop : order) parallel[loop] = true;
}

// Cuts the loops, ascending by stride, where all the larger strides are multiples of a number that
// the smaller ones do not reach together: no two iterations that differ on one side of a cut store
// to the same element, whatever the other side does.
void add_by_strides(const Nest& nest, size_t free, std::vector<bool>& parallel) {
  const auto stride = [&](size_t loop) { return std::abs(nest.target.strides[loop]); };
  std::vector<size_t> order;
  for (size_t loop = 0; loop < free; ++loop) {
    if (nest.extents[loop] > 1 && stride(loop) != 0) order.push_back(loop);
  }
  std::ranges::stable_sort(order, {}, stride);
  std::vector<int64_t> divisors(order.size() + 1);  // of the strides from a place on
  for (size_t at = order.size(); at-- > 0;) {
    divisors[at] = std::gcd(divisors[at + 1], stride(order[at]));
  }
  int64_t reach = 0;
  size_t begin = 0;
  for (size_t at = 0; at < order.size(); ++at) {
    reach += stride(order[at]) * (nest.extents[order[at]] - 1);
    if (at + 1 < order.size() && divisors[at + 1] <= reach) continue;
    add_if_apart(nest, std::span(order).subspan(begin, at + 1 - begin), parallel);
    begin = at + 1;
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
