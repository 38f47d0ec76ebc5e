#include "codegen/products/unit_arrays.hpp"

#include "codegen/schedule/row_loops.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace passnet {
namespace {

// Finds the temporaries of a group of which a unit needs only its own elements.
class ArrayFinder {
 public:
  ArrayFinder(const Kernel& kernel, std::span<const Nest> nests, CpuRows& group,
              const Target& target)
      : kernel_(kernel), nests_(nests), group_(group), costs_(*target.schedule) {}

  void run() {
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      const BufferId buffer = kernel_.stages[group_.stages[s].stage].target;
      if (kernel_.buffer(buffer).role == BufferRole::kTemporary &&
          !is_used_outside(kernel_, nests_, group_.stages.front().stage, group_.stages.back().stage,
                           buffer)) {
        if (const auto unit = unit_of(buffer)) units_.emplace(buffer, *unit);
      }
    }
    const std::vector<TiledLoop> tiled = group_.tiled;
    bool fits = place();
    while (!fits && shrink_tiles()) fits = place();
    if (!fits) group_.tiled = tiled;
    for (const UnitArray& array : group_.arrays) {
      for_each_access(array.buffer, [&](size_t, Access& access) { move(access); });
    }
  }

 private:
  // The elements of a temporary that a unit needs.
  struct Unit {
    size_t first = 0;  // the stages of the group that use it
    size_t last = 0;
    int64_t per_row = 0;      // elements between neighbors along the first tile; 0: there is none
    bool in_columns = false;  // the second tile moves through it, by 1
  };

  template <class F>
  void for_each_access(BufferId buffer, F&& f) {
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      Nest& nest = group_.stages[s].nest;
      if (nest.target.buffer == buffer) f(s, nest.target);
      for (auto& [id, load] : nest.loads) {
        if (load.buffer == buffer) f(s, load);
      }
    }
  }

  // Nothing if accesses move differently along tiles, or beyond the elements of a row of the tile.
  std::optional<Unit> unit_of(BufferId buffer) {
    Unit unit{.first = group_.stages.size()};
    std::optional<Integers> shared;  // strides along batch and tiles
    bool fits = true;
    const size_t tiles_end = group_.rows + group_.tiled.size();
    for_each_access(buffer, [&](size_t s, const Access& access) {
      unit.first = std::min(unit.first, s);
      unit.last = s;
      if (!access.affine || !access.in_bounds) {
        fits = false;
        return;
      }
      Integers strides(access.strides.begin(),
                       access.strides.begin() + static_cast<ptrdiff_t>(tiles_end));
      if (!shared) shared = strides;
      fits = fits && *shared == strides;
      fits = fits && stays_in_row(group_.stages[s].nest, access);
    });
    if (!fits || !shared) return std::nullopt;
    if (!group_.tiled.empty()) unit.per_row = (*shared)[group_.rows];
    if (group_.tiled.size() == 2) unit.in_columns = true;
    return unit;
  }

  // True if the loops after the tiles stay within the elements of one iteration of the tile, or, of
  // two tiles, if there are none, and the access is that of a matrix.
  bool stays_in_row(const Nest& nest, const Access& access) const {
    const size_t tiles_end = group_.rows + group_.tiled.size();
    int64_t last = access.offset;
    for (size_t loop = tiles_end; loop < nest.extents.size(); ++loop) {
      if (access.strides[loop] < 0) return false;
      last += (nest.extents[loop] - 1) * access.strides[loop];
    }
    if (group_.tiled.empty()) return false;
    const int64_t step = access.strides[group_.rows];
    if (group_.tiled.size() == 1) return step > 0 && last < step;
    return last == 0 && access.strides[group_.rows + 1] == 1 &&
           step >= nest.extents[group_.rows + 1];
  }

  int64_t elements(const Unit& unit) const {
    const int64_t rows = group_.tiled[0].size;
    return unit.in_columns ? rows * group_.tiled[1].size : rows * unit.per_row;
  }

  // Gives each temporary the first slot that is free while it is needed; false if they take too
  // much memory.
  bool place() {
    group_.arrays.clear();
    group_.slots.clear();
    std::vector<size_t> used_until;
    int64_t bytes = 0;
    std::vector<std::pair<BufferId, Unit>> in_order(units_.begin(), units_.end());
    std::ranges::stable_sort(in_order, {}, [](const auto& entry) { return entry.second.first; });
    for (const auto& [buffer, unit] : in_order) {
      const DType dtype = kernel_.buffer(buffer).dtype;
      const int64_t wanted = elements(unit);
      size_t slot = 0;
      while (slot < group_.slots.size() &&
             (used_until[slot] >= unit.first || group_.slots[slot].dtype != dtype ||
              group_.slots[slot].elements < wanted)) {
        ++slot;
      }
      if (slot == group_.slots.size()) {
        group_.slots.push_back({.dtype = dtype, .elements = wanted});
        used_until.push_back(0);
        bytes += wanted * static_cast<int64_t>(byte_size(dtype));
      }
      used_until[slot] = unit.last;
      group_.arrays.push_back({.buffer = buffer, .slot = slot});
    }
    if (bytes <= costs_.max_array_bytes) return true;
    group_.arrays.clear();
    group_.slots.clear();
    return false;
  }

  bool shrink_tiles() {
    if (group_.tiled.empty() || group_.tiled[0].size / 2 < costs_.min_unit_rows) return false;
    group_.tiled[0].size /= 2;
    return true;
  }

  // Makes an access one of the array, whose first element is that of the tile's start.
  void move(Access& access) const {
    for (size_t row = 0; row < group_.rows; ++row) access.strides[row] = 0;
    if (group_.tiled.size() == 2) access.strides[group_.rows] = group_.tiled[1].size;
  }

  const Kernel& kernel_;
  std::span<const Nest> nests_;
  CpuRows& group_;
  const ScheduleCosts& costs_;
  std::map<BufferId, Unit> units_;
};

}  // namespace

void choose_arrays(const Kernel& kernel, std::span<const Nest> nests, CpuRows& group,
                   const Target& target) {
  ArrayFinder(kernel, nests, group, target).run();
}

}  // namespace passnet
