#include "fuse/index_arithmetic.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace passnet {
namespace {

constexpr size_t kNone = static_cast<size_t>(-1);

// Returns the dim with the greatest stride that does not exceed `stride`, dims of extent 1 aside.
size_t dim_of(int64_t stride, std::span<const int64_t> shape, std::span<const int64_t> strides) {
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (shape[dim] > 1 && strides[dim] <= std::abs(stride)) return dim;
  }
  return kNone;
}

bool moves(const StridedLoop& loop) { return loop.extent > 1 && loop.stride != 0; }

}  // namespace

std::optional<std::vector<DimIndex>> delinearize(const AffineAccess& access,
                                                 std::span<const int64_t> shape) {
  if (access.offset < 0 || numel(shape) == 0) return std::nullopt;
  const Strides strides = contiguous_strides(shape);
  std::vector<DimIndex> indices(shape.size());
  Integers least(shape.size());
  Integers most(shape.size());
  int64_t rest = access.offset;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    indices[dim].multiples.resize(access.loops.size());
    indices[dim].offset = rest / strides[dim];
    rest %= strides[dim];
    least[dim] = most[dim] = indices[dim].offset;
  }
  for (size_t t = 0; t < access.loops.size(); ++t) {
    const StridedLoop& loop = access.loops[t];
    if (!moves(loop)) continue;
    const size_t dim = dim_of(loop.stride, shape, strides);
    if (dim == kNone || loop.stride % strides[dim] != 0) return std::nullopt;
    const int64_t multiple = loop.stride / strides[dim];
    indices[dim].multiples[t] = multiple;
    (multiple < 0 ? least : most)[dim] += multiple * (loop.extent - 1);
  }
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (least[dim] < 0 || most[dim] >= shape[dim]) return std::nullopt;
  }
  return indices;
}

namespace {

// Simplifies the division by floor((g·a + b) / (g·d)) = floor(a / d) for 0 <= b < g: leaves out
// loops whose small strides together never reach the common step of the others and of the divisor.
void reduce_division(DividedIndex& index, const AffineAccess& access) {
  Integers& multiples = index.rest.multiples;
  std::vector<size_t> fine;  // loops, the smallest stride first
  for (size_t t = 0; t < multiples.size(); ++t) {
    if (multiples[t] != 0) fine.push_back(t);
  }
  std::ranges::sort(fine, {}, [&](size_t t) { return std::pair(multiples[t], t); });
  int64_t step = index.divisor;
  for (size_t kept = fine.size(); kept-- > 0;) {
    step = std::gcd(step, multiples[fine[kept]]);
    int64_t most = index.rest.offset % step;
    for (size_t i = 0; i < kept; ++i) {
      most += multiples[fine[i]] * (access.loops[fine[i]].extent - 1);
    }
    if (most >= step) continue;
    for (size_t i = 0; i < fine.size(); ++i) {
      multiples[fine[i]] = i < kept ? 0 : multiples[fine[i]] / step;
    }
    index.rest.offset /= step;
    index.divisor /= step;
    return;
  }
}

}  // namespace

std::optional<std::vector<DividedIndex>> delinearize_with_divisions(
    const AffineAccess& access, std::span<const int64_t> shape) {
  const auto goes_backwards = [](const StridedLoop& loop) {
    return moves(loop) && loop.stride < 0;
  };
  if (access.offset < 0 || numel(shape) == 0 || std::ranges::any_of(access.loops, goes_backwards)) {
    return std::nullopt;
  }
  const Strides strides = contiguous_strides(shape);
  std::vector<DividedIndex> indices;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    const int64_t stride = strides[dim];
    const int64_t block =
        stride * shape[dim];  // number of elements after which the index restarts at 0
    DividedIndex index;
    index.whole.multiples.resize(access.loops.size());
    index.rest.multiples.resize(access.loops.size());
    const int64_t offset = dim == 0 ? access.offset : access.offset % block;
    index.whole.offset = offset / stride;
    index.rest.offset = offset % stride;
    int64_t most_rest = index.rest.offset;
    int64_t most = index.whole.offset;
    for (size_t t = 0; t < access.loops.size(); ++t) {
      const StridedLoop& loop = access.loops[t];
      if (!moves(loop) || (dim > 0 && loop.stride % block == 0)) continue;
      index.whole.multiples[t] = loop.stride / stride;
      index.rest.multiples[t] = loop.stride % stride;
      most += index.whole.multiples[t] * (loop.extent - 1);
      most_rest += index.rest.multiples[t] * (loop.extent - 1);
    }
    if (most_rest >= stride) {
      index.divisor = stride;
      reduce_division(index, access);
    }
    if (dim > 0 && most + most_rest / stride >= shape[dim]) index.modulus = shape[dim];
    indices.push_back(std::move(index));
  }
  return indices;
}

std::optional<Split> find_loop_split(const AffineAccess& access, std::span<const int64_t> shape) {
  const Strides strides = contiguous_strides(shape);
  for (size_t t = 0; t < access.loops.size(); ++t) {
    const StridedLoop& loop = access.loops[t];
    if (!moves(loop)) continue;
    const size_t dim = dim_of(loop.stride, shape, strides);
    if (dim == kNone) continue;
    const int64_t step = std::abs(loop.stride);
    const int64_t end = strides[dim] * shape[dim];  // the element at which the next dim begins
    if (step * (loop.extent - 1) < end || end % step != 0) continue;
    const int64_t inner = end / step;
    if (inner > 1 && loop.extent % inner == 0) return Split{.at = t, .inner = inner};
  }
  return std::nullopt;
}

std::vector<Split> find_dim_splits(const AffineAccess& access, std::span<const int64_t> shape) {
  const Strides strides = contiguous_strides(shape);
  std::vector<Split> splits;
  for (const StridedLoop& loop : access.loops) {
    if (!moves(loop)) continue;
    const size_t dim = dim_of(loop.stride, shape, strides);
    if (dim == kNone || loop.stride % strides[dim] != 0) continue;
    const int64_t inner = std::abs(loop.stride) / strides[dim];
    if (inner > 1 && inner < shape[dim] && shape[dim] % inner == 0) {
      splits.push_back({.at = dim, .inner = inner});
    }
  }
  return splits;
}

void split_loop(AffineAccess& access, const Split& split) {
  StridedLoop& loop = access.loops[split.at];
  const StridedLoop inner{.extent = split.inner, .stride = loop.stride};
  loop = {.extent = loop.extent / split.inner, .stride = loop.stride * split.inner};
  access.loops.insert(access.loops.begin() + static_cast<ptrdiff_t>(split.at) + 1, inner);
}

AffineAccess split_loops(AffineAccess access, std::span<const int64_t> shape) {
  constexpr size_t kMaxLoops = 32;  // not tuning: ends the search
  while (access.loops.size() < kMaxLoops) {
    const auto split = find_loop_split(access, shape);
    if (!split) break;
    split_loop(access, *split);
  }
  return access;
}

}  // namespace passnet
