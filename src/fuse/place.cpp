#include "fuse/place.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace passnet {
namespace {

constexpr size_t kNone = static_cast<size_t>(-1);

// The dim with the greatest stride that a coefficient reaches; dims of extent 1 are none.
size_t dim_of(int64_t coefficient, std::span<const int64_t> shape,
              std::span<const int64_t> strides) {
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (shape[dim] > 1 && strides[dim] <= std::abs(coefficient)) return dim;
  }
  return kNone;
}

bool moves(const Term& term) { return term.extent > 1 && term.coefficient != 0; }

}  // namespace

std::optional<std::vector<DimIndex>> place(const Walk& walk, std::span<const int64_t> shape) {
  if (walk.offset < 0 || numel(shape) == 0) return std::nullopt;
  const Strides strides = contiguous_strides(shape);
  std::vector<DimIndex> indices(shape.size());
  Integers least(shape.size());
  Integers most(shape.size());
  int64_t rest = walk.offset;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    indices[dim].multiples.resize(walk.terms.size());
    indices[dim].offset = rest / strides[dim];
    rest %= strides[dim];
    least[dim] = most[dim] = indices[dim].offset;
  }
  for (size_t t = 0; t < walk.terms.size(); ++t) {
    const Term& term = walk.terms[t];
    if (!moves(term)) continue;
    const size_t dim = dim_of(term.coefficient, shape, strides);
    if (dim == kNone || term.coefficient % strides[dim] != 0) return std::nullopt;
    const int64_t multiple = term.coefficient / strides[dim];
    indices[dim].multiples[t] = multiple;
    (multiple < 0 ? least : most)[dim] += multiple * (term.extent - 1);
  }
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (least[dim] < 0 || most[dim] >= shape[dim]) return std::nullopt;
  }
  return indices;
}

namespace {

// floor((g·a + b) / (g·d)) = floor(a / d) where 0 <= b < g: fine terms that together never reach
// the common step of the others, and of the divisor, are left out.
void reduce_division(DividedIndex& index, const Walk& walk) {
  Integers& multiples = index.rest.multiples;
  std::vector<size_t> fine;  // terms, the finest first
  for (size_t t = 0; t < multiples.size(); ++t) {
    if (multiples[t] != 0) fine.push_back(t);
  }
  std::ranges::sort(fine, {}, [&](size_t t) { return std::pair(multiples[t], t); });
  int64_t step = index.divisor;
  for (size_t kept = fine.size(); kept-- > 0;) {
    step = std::gcd(step, multiples[fine[kept]]);
    int64_t most = index.rest.offset % step;
    for (size_t i = 0; i < kept; ++i) {
      most += multiples[fine[i]] * (walk.terms[fine[i]].extent - 1);
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

std::optional<std::vector<DividedIndex>> divide(const Walk& walk, std::span<const int64_t> shape) {
  const auto goes_back = [](const Term& term) { return moves(term) && term.coefficient < 0; };
  if (walk.offset < 0 || numel(shape) == 0 || std::ranges::any_of(walk.terms, goes_back)) {
    return std::nullopt;
  }
  const Strides strides = contiguous_strides(shape);
  std::vector<DividedIndex> indices;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    const int64_t stride = strides[dim];
    const int64_t block = stride * shape[dim];  // where the index begins anew
    DividedIndex index;
    index.whole.multiples.resize(walk.terms.size());
    index.rest.multiples.resize(walk.terms.size());
    const int64_t offset = dim == 0 ? walk.offset : walk.offset % block;
    index.whole.offset = offset / stride;
    index.rest.offset = offset % stride;
    int64_t most_rest = index.rest.offset;
    int64_t most = index.whole.offset;
    for (size_t t = 0; t < walk.terms.size(); ++t) {
      const Term& term = walk.terms[t];
      if (!moves(term) || (dim > 0 && term.coefficient % block == 0)) continue;
      index.whole.multiples[t] = term.coefficient / stride;
      index.rest.multiples[t] = term.coefficient % stride;
      most += index.whole.multiples[t] * (term.extent - 1);
      most_rest += index.rest.multiples[t] * (term.extent - 1);
    }
    if (most_rest >= stride) {
      index.divisor = stride;
      reduce_division(index, walk);
    }
    if (dim > 0 && most + most_rest / stride >= shape[dim]) index.modulus = shape[dim];
    indices.push_back(std::move(index));
  }
  return indices;
}

std::optional<Cut> find_term_cut(const Walk& walk, std::span<const int64_t> shape) {
  const Strides strides = contiguous_strides(shape);
  for (size_t t = 0; t < walk.terms.size(); ++t) {
    const Term& term = walk.terms[t];
    if (!moves(term)) continue;
    const size_t dim = dim_of(term.coefficient, shape, strides);
    if (dim == kNone) continue;
    const int64_t step = std::abs(term.coefficient);
    const int64_t end = strides[dim] * shape[dim];  // where the next dim begins
    if (step * (term.extent - 1) < end || end % step != 0) continue;
    const int64_t inner = end / step;
    if (inner > 1 && term.extent % inner == 0) return Cut{.at = t, .inner = inner};
  }
  return std::nullopt;
}

std::vector<Cut> find_dim_cuts(const Walk& walk, std::span<const int64_t> shape) {
  const Strides strides = contiguous_strides(shape);
  std::vector<Cut> cuts;
  for (const Term& term : walk.terms) {
    if (!moves(term)) continue;
    const size_t dim = dim_of(term.coefficient, shape, strides);
    if (dim == kNone || term.coefficient % strides[dim] != 0) continue;
    const int64_t inner = std::abs(term.coefficient) / strides[dim];
    if (inner > 1 && inner < shape[dim] && shape[dim] % inner == 0) {
      cuts.push_back({.at = dim, .inner = inner});
    }
  }
  return cuts;
}

void cut_term(Walk& walk, const Cut& cut) {
  Term& term = walk.terms[cut.at];
  const Term inner{.extent = cut.inner, .coefficient = term.coefficient};
  term = {.extent = term.extent / cut.inner, .coefficient = term.coefficient * cut.inner};
  walk.terms.insert(walk.terms.begin() + static_cast<ptrdiff_t>(cut.at) + 1, inner);
}

Walk cut_terms(Walk walk, std::span<const int64_t> shape) {
  constexpr size_t kMost = 32;
  while (walk.terms.size() < kMost) {
    const auto cut = find_term_cut(walk, shape);
    if (!cut) break;
    cut_term(walk, *cut);
  }
  return walk;
}

}  // namespace passnet
