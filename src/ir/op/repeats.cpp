#include "ir/op/repeats.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace passnet {

bool repeats(const View& window) {
  std::vector<std::pair<int64_t, int64_t>> dims;  // strides and extents
  for (size_t dim = 0; dim < window.shape.size(); ++dim) {
    if (window.shape[dim] == 0) return false;
    if (window.shape[dim] > 1) dims.emplace_back(window.layout.strides[dim], window.shape[dim]);
  }
  std::ranges::sort(dims);
  int64_t reach = 0;
  for (const auto& [stride, extent] : dims) {
    if (stride <= reach) return true;
    reach += stride * (extent - 1);
  }
  return false;
}

}  // namespace passnet
