#include "eval/draw_beside.hpp"

namespace passnet {

std::future<std::vector<Tensor>> draw_beside(const Graph& graph, const Catalogue& catalogue,
                                             uint64_t seed, InputSet set,
                                             const std::optional<Processors>& processors) {
  return std::async(std::launch::async, [&graph, &catalogue, seed, set, processors] {
    if (processors) unbind_thread(*processors);
    return make_inputs(graph, catalogue, seed, set);
  });
}

}  // namespace passnet
