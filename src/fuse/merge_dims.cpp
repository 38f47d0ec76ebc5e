#include "fuse/merge_dims.hpp"

#include <algorithm>

namespace passnet {
namespace {

template <class F>
bool all_accesses(const StageGroup& group, F&& holds) {
  return std::ranges::all_of(group.stages, [&](const GroupStage& stage) {
    return holds(stage.target) &&
           std::ranges::all_of(stage.loads, [&](const auto& load) { return holds(load.second); });
  });
}

bool divides(const StageGroup& group, const GroupAccess& access) {
  return access.affine && !group.indices_of(access) && !group.indices_by_dims(access);
}

// Returns the shape with the fewest and innermost dims made one that gives each access to the
// buffer an index into every dim.
std::optional<Shape> find_shape(const StageGroup& group, GroupBufferId buffer) {
  const Shape& shape = group.buffer(buffer).shape;
  for (size_t count = 2; count <= shape.size(); ++count) {
    for (size_t begin = shape.size() - count + 1; begin-- > 0;) {
      Shape merged(shape.begin(), shape.begin() + static_cast<ptrdiff_t>(begin));
      merged.push_back(numel(std::span(shape).subspan(begin, count)));
      merged.insert(merged.end(), shape.begin() + static_cast<ptrdiff_t>(begin + count),
                    shape.end());
      const bool suits = all_accesses(group, [&](const GroupAccess& access) {
        return access.buffer != buffer || (access.affine && delinearize(*access.affine, merged));
      });
      if (suits) return merged;
    }
  }
  return std::nullopt;
}

}  // namespace

void merge_dims(StageGroup& group) {
  for (uint32_t i = 0; i < group.buffers.size(); ++i) {
    const GroupBufferId id{i};
    const bool is_stored = !group.buffer(id).writers.empty() && !dim_loops(group, id);
    const bool is_kept_apart = all_accesses(group, [&](const GroupAccess& access) {
      return access.buffer != id || !divides(group, access);
    });
    if (!is_stored || is_kept_apart) continue;
    if (auto shape = find_shape(group, id)) group.buffers[i].shape = *std::move(shape);
  }
}

}  // namespace passnet
