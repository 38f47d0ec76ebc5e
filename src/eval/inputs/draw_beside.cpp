#include "eval/inputs/draw_beside.hpp"

namespace passnet {

std::future<std::vector<Tensor>> draw_beside(const Graph& graph, const Catalog& catalog,
                                             uint64_t seed, InputSet set,
                                             const std::optional<Processors>& processors) {
  return std::async(std::launch::async, [&graph, &catalog, seed, set, processors] {
    if (processors) unbind_thread(*processors);
    return make_inputs(graph, catalog, seed, set);
  });
}

}  // namespace passnet
