#include "generate/requirements.hpp"

namespace passnet {

std::vector<Domain> find_requirements(const Graph& graph, const Catalog& catalog,
                                      bool valid_inputs) {
  std::vector<Domain> wanted(graph.value_limit());
  const auto& nodes = graph.nodes();
  for (size_t i = nodes.size(); i-- > 0;) {
    const Node& node = graph.node(nodes[i]);
    if (node.launch) continue;
    const Op& op = catalog.op(node.op);
    const OpCall call(op, node.arguments, graph, node.span);
    Needs needs(call, node, wanted, valid_inputs);
    if (op.def.needs != nullptr) {
      op.def.needs(needs);
    } else if (op.def.view != nullptr) {
      needs.require(0, needs.wanted_of_all());
    }
  }
  return wanted;
}

}  // namespace passnet
