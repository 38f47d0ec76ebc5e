#include "kernel/transform/order_stages.hpp"

#include "kernel/analysis/stage_graph.hpp"

#include <algorithm>

namespace passnet {

std::vector<size_t> order_stages(Kernel& kernel) {
  const StageGraph graph = find_stage_graph(kernel);
  const size_t count = kernel.stages.size();
  std::vector<size_t> order;
  std::vector<size_t> places(count);  // by stage, from 1; 0: it has none yet
  std::vector<Stage> stages;
  while (order.size() < count) {
    size_t best = count;
    size_t latest = 0;
    for (size_t stage = 0; stage < count; ++stage) {
      if (places[stage] > 0) continue;
      size_t last = 0;
      bool is_ready = true;
      for (const size_t before : graph.before[stage]) {
        is_ready &= places[before] > 0;
        last = std::max(last, places[before]);
      }
      if (!is_ready || (best < count && last <= latest)) continue;
      best = stage;
      latest = last;
    }
    order.push_back(best);
    places[best] = order.size();
    stages.push_back(std::move(kernel.stages[best]));
  }
  kernel.stages = std::move(stages);
  return order;
}

}  // namespace passnet
