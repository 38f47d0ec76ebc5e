#include "kernel/analysis/element_set.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace passnet {
namespace {

// Bounds of this program's own memory.
// not tuning: runs of memory that are repeated as a whole
constexpr int64_t kMostListed = 1 << 16;
// not tuning: beyond, a set is rounded up to one run
constexpr size_t kMostRuns = size_t{1} << 22;

// Sorts the runs and merges those that overlap.
IndexRuns merged(IndexRuns runs) {
  std::ranges::sort(runs, {}, &IndexRun::begin);
  IndexRuns result;
  for (const IndexRun& run : runs) {
    if (run.count <= 0) continue;
    if (!result.empty() && run.begin <= result.back().begin + result.back().count) {
      IndexRun& last = result.back();
      last.count = std::max(last.count, run.begin + run.count - last.begin);
    } else {
      result.push_back(run);
    }
  }
  return result;
}

IndexRun hull(const IndexRuns& runs) {
  return {runs.front().begin, runs.back().begin + runs.back().count - runs.front().begin};
}

// One dim of a box in memory: its runs, at `stride` elements.
struct Walked {
  IndexRuns runs;
  int64_t stride = 0;
};

// Calls visit(offset) for each combination of indices of the dims.
template <class Visit>
void for_each_offset(std::span<const Walked> dims, int64_t offset, Visit visit) {
  struct Place {
    size_t run = 0;
    int64_t at = 0;
  };
  std::vector<Place> places(dims.size());
  const auto value = [&](size_t dim) {
    return (dims[dim].runs[places[dim].run].begin + places[dim].at) * dims[dim].stride;
  };
  for (size_t dim = 0; dim < dims.size(); ++dim) offset += value(dim);
  while (true) {
    visit(offset);
    size_t dim = dims.size();
    while (dim-- > 0) {
      offset -= value(dim);
      Place& place = places[dim];
      if (++place.at == dims[dim].runs[place.run].count) {
        place.at = 0;
        place.run = (place.run + 1) % dims[dim].runs.size();
      }
      offset += value(dim);
      if (place.at != 0 || place.run != 0) break;
    }
    if (dim == std::numeric_limits<size_t>::max()) return;
  }
}

}  // namespace

int64_t size_of(const IndexRuns& runs) {
  int64_t size = 0;
  for (const IndexRun& run : runs) size += run.count;
  return size;
}

void append_index(IndexRuns& runs, int64_t index) {
  if (!runs.empty() && runs.back().begin + runs.back().count == index) {
    ++runs.back().count;
  } else {
    runs.push_back({index, 1});
  }
}

IndexRuns add_scaled(const IndexRuns& runs, const IndexRuns& steps, int64_t scale) {
  if (runs.empty() || steps.empty()) return {};
  if (scale == 0) return runs;
  const int64_t step = std::abs(scale);
  const bool is_covered =
      std::ranges::all_of(runs, [&](const IndexRun& run) { return run.count >= step; });
  IndexRuns result;
  for (const IndexRun& indices : steps) {
    const int64_t least = scale > 0 ? indices.begin : indices.begin + indices.count - 1;
    const int64_t copies = is_covered ? 1 : indices.count;
    if (result.size() + runs.size() * static_cast<size_t>(copies) > kMostRuns) {
      const IndexRun all = hull(runs);
      const IndexRun wide = hull(steps);
      const int64_t first = scale > 0 ? wide.begin : wide.begin + wide.count - 1;
      return {{all.begin + scale * first, all.count + (wide.count - 1) * step}};
    }
    for (int64_t copy = 0; copy < copies; ++copy) {
      for (const IndexRun& run : runs) {
        const int64_t more = is_covered ? (indices.count - 1) * step : 0;
        result.push_back({run.begin + scale * least + copy * step, run.count + more});
      }
    }
  }
  return merged(std::move(result));
}

IndexRuns clip(const IndexRuns& runs, int64_t extent) {
  IndexRuns result;
  for (const IndexRun& run : runs) {
    const int64_t begin = std::max<int64_t>(run.begin, 0);
    const int64_t end = std::min(run.begin + run.count, extent);
    if (begin < end) result.push_back({begin, end - begin});
  }
  return result;
}

ElementSet::ElementSet(int64_t size)
    : size_(size), words_(static_cast<size_t>((size + kBits - 1) / kBits)) {}

int64_t ElementSet::count() const {
  int64_t count = 0;
  for (const uint64_t word : words_) count += std::popcount(word);
  return count;
}

void ElementSet::remove(const ElementSet& other) {
  CHECK(size_ == other.size_);
  for (size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
}

int64_t ElementSet::first() const {
  for (size_t i = 0; i < words_.size(); ++i) {
    if (words_[i] != 0) return static_cast<int64_t>(i) * kBits + std::countr_zero(words_[i]);
  }
  return -1;
}

void ElementSet::add(IndexRun run) {
  int64_t at = std::max<int64_t>(run.begin, 0);
  const int64_t end = std::min(run.begin + run.count, size_);
  while (at < end) {
    const int64_t bit = at % kBits;
    const int64_t taken = std::min(kBits - bit, end - at);
    const uint64_t ones = taken == kBits ? ~uint64_t{0} : (uint64_t{1} << taken) - 1;
    words_[static_cast<size_t>(at / kBits)] |= ones << bit;
    at += taken;
  }
}

void ElementSet::add_box(std::span<const IndexRuns> dims, const Layout& layout) {
  CHECK(dims.size() == layout.strides.size());
  std::vector<Walked> walked;
  int64_t offset = layout.offset;
  for (size_t dim = 0; dim < dims.size(); ++dim) {
    if (dims[dim].empty()) return;
    const int64_t stride = layout.strides[dim];
    if (size_of(dims[dim]) == 1) {
      offset += dims[dim].front().begin * stride;
    } else if (stride != 0) {
      walked.push_back({dims[dim], stride});
    }
  }
  std::ranges::sort(walked, [](const Walked& a, const Walked& b) {
    return std::abs(a.stride) > std::abs(b.stride);
  });
  // Combines the innermost dims into runs of memory, as long as there are few of them.
  IndexRuns inner{{0, 1}};
  while (!walked.empty()) {
    const Walked& last = walked.back();
    const bool grows = inner.size() == 1 && inner[0].count >= std::abs(last.stride);
    const int64_t listed = static_cast<int64_t>(inner.size()) * size_of(last.runs);
    if (!grows && listed > kMostListed) break;
    inner = add_scaled(inner, last.runs, last.stride);
    walked.pop_back();
  }
  for_each_offset(walked, offset, [&](int64_t at) {
    for (const IndexRun& run : inner) add({at + run.begin, run.count});
  });
}

std::vector<IndexRuns> whole_box(const Shape& shape) {
  std::vector<IndexRuns> dims;
  for (const int64_t extent : shape) dims.push_back(clip({{0, extent}}, extent));
  return dims;
}

}  // namespace passnet
