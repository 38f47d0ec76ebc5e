#include "kernel/analysis/demand.hpp"

#include <map>

namespace passnet {

void walk_demand(const Kernel& kernel, UnknownAccess unknown,
                 const std::function<ElementSet&(BufferId output)>& needed,
                 const std::function<void(const TouchedBox&)>& ask) {
  std::map<uint32_t, ElementSet> temporaries;
  const auto needed_of = [&](BufferId id) -> ElementSet& {
    if (kernel.buffer(id).role == BufferRole::kOutput) return needed(id);
    return temporaries.try_emplace(id.index, numel(kernel.shape(id))).first->second;
  };
  for (size_t s = kernel.stages.size(); s-- > 0;) {
    const Stage& stage = kernel.stages[s];
    const std::vector<IndexRuns> loops = needed_loops(kernel, stage, needed_of(stage.target));
    for (const TouchedBox& box : touched_loads(kernel, stage, loops, unknown)) {
      if (kernel.buffer(box.buffer).role == BufferRole::kInput) {
        ask(box);
      } else {
        const Strides strides = contiguous_strides(kernel.shape(box.buffer));
        needed_of(box.buffer).add_box(box.dims, {.strides = strides});
      }
    }
  }
}

}  // namespace passnet
