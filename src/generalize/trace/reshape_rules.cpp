// Extents through ops that group elements into other dims: both shapes are cut into the shortest
// groups of dims with the same number of elements, and the factors of a group's extents are
// distributed over its sizes.
#include "base/check.hpp"
#include "generalize/trace/size_rules.hpp"

#include <algorithm>
#include <numeric>

namespace passnet {
namespace {

// Distributes the factors of the extents over dims with these extents.
class Distribution {
 public:
  Distribution(ExtentTable& table, std::span<const Extent> extents, std::span<const int64_t> sizes)
      : table_(table), extents_(extents), sizes_(sizes) {}

  ExtentList run() {
    while (!distribute()) {
      // A factor was split or pinned: the others are placed anew.
    }
    ExtentList result;
    for (size_t i = 0; i < sizes_.size(); ++i) {
      result.push_back(constant_extent(open_[i]) * placed_[i]);
    }
    return result;
  }

 private:
  bool distribute() {
    open_.assign(sizes_.begin(), sizes_.end());
    placed_.assign(sizes_.size(), constant_extent(1));
    int64_t before = 1;
    for (const Extent& extent : extents_) {
      for (const Extent& factor : table_.factor(table_.resolve(extent)).factors) {
        if (!place(factor, before)) {
          divide_up(factor);
          return false;
        }
      }
      before *= table_.value(extent);
    }
    return true;
  }

  // Places a factor whole: at the first dim of its extent, else at the first that it divides; one
  // of 1 where it was among the others, of which `before` elements precede it.
  bool place(const Extent& factor, int64_t before) {
    const int64_t value = table_.value(factor);
    if (value <= 0) return false;
    auto at = std::ranges::find(open_, value);
    if (value == 1) at = open_.begin() + static_cast<ptrdiff_t>(place_of_one(before));
    if (at == open_.end()) {
      at = std::ranges::find_if(open_, [&](int64_t size) { return size % value == 0; });
    }
    if (at == open_.end()) return false;
    const auto index = static_cast<size_t>(at - open_.begin());
    *at /= value;
    placed_[index] = placed_[index] * factor;
    return true;
  }

  // The first dim of extent 1 behind so many elements, if nothing was placed there; else the dim
  // that goes beyond them.
  size_t place_of_one(int64_t before) const {
    int64_t passed = 1;
    size_t beyond = 0;
    for (size_t i = 0; i < sizes_.size(); ++i) {
      if (passed == before && sizes_[i] == 1 && placed_[i].is_constant()) return i;
      passed *= sizes_[i];
      if (passed <= before && i + 1 < sizes_.size()) beyond = i + 1;
    }
    return beyond;
  }

  // Splits a symbol over several dims, 196 into 14·14, after making quotients exact; pins every
  // other factor.
  void divide_up(const Extent& factor) {
    const int64_t value = table_.value(factor);
    std::vector<int64_t> parts;
    int64_t rest = value;
    for (const int64_t size : open_) {
      const int64_t part = rest > 0 ? std::gcd(rest, size) : 1;
      if (part > 1) parts.push_back(part);
      if (part > 1) rest /= part;
    }
    if (table_.as_symbol(factor) && rest == 1 && parts.size() > 1) {
      table_.split(factor, parts);
    } else if (!table_.make_exact(factor)) {
      table_.pin(factor);
    }
  }

  ExtentTable& table_;
  std::span<const Extent> extents_;
  std::span<const int64_t> sizes_;
  SmallVector<int64_t, 6> open_;  // what factors leave of the sizes
  ExtentList placed_;
};

// Extents of dims with these sizes that hold the elements of the given ones.
ExtentList regroup(ExtentTable& table, const ExtentList& extents, const Shape& sizes) {
  if (numel(sizes) == 0) {
    for (const Extent& extent : extents) table.pin(extent);
    return constant_extents(sizes);
  }
  ExtentList result;
  size_t from = 0;
  size_t to = 0;
  while (from < extents.size() || to < sizes.size()) {
    const size_t first_from = from;
    const size_t first_to = to;
    int64_t given = from < extents.size() ? table.value(extents[from++]) : 1;
    int64_t wanted = to < sizes.size() ? sizes[to++] : 1;
    while (given != wanted) {
      if (given < wanted) {
        given *= table.value(extents[from++]);
      } else {
        wanted *= sizes[to++];
      }
    }
    // The rest at the end of either shape has extents of 1 only.
    if (from < extents.size() && to == sizes.size()) from = extents.size();
    if (to < sizes.size() && from == extents.size()) to = sizes.size();
    const ExtentList group =
        Distribution(table, std::span(extents).subspan(first_from, from - first_from),
                     std::span(sizes).subspan(first_to, to - first_to))
            .run();
    result.insert(result.end(), group.begin(), group.end());
  }
  for (Extent& extent : result) extent = table.resolve(extent);
  return result;
}

}  // namespace

void trace_reshape(NodeTrace& trace) {
  ExtentList result = regroup(trace.table(), trace.operand(0), trace.known_shape());
  const Integers& sizes = trace.call().integers(1);
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] != -1) trace.set_size(1, i, result[i]);
  }
  trace.set_result(0, std::move(result));
}

void trace_unflatten(NodeTrace& trace) {
  const ExtentList shape = trace.operand(0);
  const auto dim = static_cast<size_t>(*wrap_dim(trace.call().integer(1), shape.size()));
  const Integers& sizes = trace.call().integers(2);
  const auto first = trace.known_shape().begin() + static_cast<ptrdiff_t>(dim);
  const Shape known(first, first + static_cast<ptrdiff_t>(sizes.size()));
  const ExtentList parts = regroup(trace.table(), {shape[dim]}, known);
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] != -1) trace.set_size(2, i, parts[i]);
  }
  const auto at = static_cast<ptrdiff_t>(dim);
  ExtentList result(shape.begin(), shape.begin() + at);
  result.insert(result.end(), parts.begin(), parts.end());
  result.insert(result.end(), shape.begin() + at + 1, shape.end());
  for (Extent& extent : result) extent = trace.table().resolve(extent);
  trace.set_result(0, std::move(result));
}

void trace_flatten(NodeTrace& trace) {
  trace.set_result(0, regroup(trace.table(), trace.operand(0), trace.known_shape()));
}

}  // namespace passnet
