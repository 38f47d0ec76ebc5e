#include "runtime/temporaries.hpp"

#include <algorithm>
#include <limits>

namespace passnet {
namespace {

struct Lifetime {
  uint32_t block = 0;
  int64_t bytes = 0;
  size_t first = std::numeric_limits<size_t>::max();  // step
  size_t last = 0;
  int64_t offset = 0;

  bool meets(const Lifetime& other) const { return first <= other.last && other.first <= last; }
  int64_t end() const { return offset + bytes; }
};

// Returns the lifetimes of temporaries that some step uses.
std::vector<Lifetime> find_lifetimes(const Plan& plan, int64_t alignment) {
  std::vector<Lifetime> all(plan.blocks.size());
  for (size_t step = 0; step < plan.steps.size(); ++step) {
    for (const BlockId block : buffers_of(plan.steps[step])) {
      Lifetime& own = all[block.index];
      own.first = std::min(own.first, step);
      own.last = step;
    }
  }
  std::vector<Lifetime> used;
  for (uint32_t i = 0; i < all.size(); ++i) {
    const Block& block = plan.blocks[i];
    if (block.role != BlockRole::kTemporary || all[i].first > all[i].last) continue;
    all[i].block = i;
    all[i].bytes = (block.bytes + alignment - 1) / alignment * alignment;
    used.push_back(all[i]);
  }
  return used;
}

// Returns the place of a lifetime beside those that it meets, which are in order of their offsets:
// the smallest gap between them that holds it, or behind all.
int64_t choose_offset(const Lifetime& own, const std::vector<const Lifetime*>& neighbors) {
  int64_t end = 0;
  int64_t best = -1;
  int64_t best_gap = std::numeric_limits<int64_t>::max();
  for (const Lifetime* other : neighbors) {
    const int64_t gap = other->offset - end;
    if (gap >= own.bytes && gap < best_gap) {
      best = end;
      best_gap = gap;
    }
    end = std::max(end, other->end());
  }
  return best >= 0 ? best : end;
}

// Places one lifetime after the other.
TemporaryLayout place_in_order(std::vector<Lifetime> lifetimes, size_t blocks) {
  TemporaryLayout layout{.offsets = std::vector<int64_t>(blocks)};
  std::vector<const Lifetime*> placed;  // in order of their offsets
  for (Lifetime& own : lifetimes) {
    std::vector<const Lifetime*> neighbors;
    for (const Lifetime* other : placed) {
      if (own.meets(*other)) neighbors.push_back(other);
    }
    own.offset = choose_offset(own, neighbors);
    placed.insert(std::ranges::upper_bound(placed, own.offset, {},
                                           [](const Lifetime* each) { return each->offset; }),
                  &own);
    layout.offsets[own.block] = own.offset;
    layout.bytes = std::max(layout.bytes, own.end());
  }
  return layout;
}

}  // namespace

TemporaryLayout pack_temporaries(const Plan& plan, int64_t alignment) {
  std::vector<Lifetime> lifetimes = find_lifetimes(plan, alignment);
  std::ranges::stable_sort(lifetimes, std::greater(), &Lifetime::bytes);
  TemporaryLayout by_size = place_in_order(lifetimes, plan.blocks.size());
  // Few values that live long between many that do not fit better if they have the lowest places.
  std::ranges::stable_sort(lifetimes, std::greater(), [](const Lifetime& own) {
    return static_cast<double>(own.bytes) * static_cast<double>(own.last - own.first + 1);
  });
  TemporaryLayout by_area = place_in_order(std::move(lifetimes), plan.blocks.size());
  return by_area.bytes < by_size.bytes ? std::move(by_area) : std::move(by_size);
}

}  // namespace passnet
