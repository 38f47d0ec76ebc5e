#include "generalize/trace/weights.hpp"

#include <algorithm>
#include <string_view>

namespace passnet {
namespace {

class WeightSearch {
 public:
  WeightSearch(const Graph& graph, const Catalog& catalog)
      : graph_(graph), catalog_(catalog), weights_(graph.value_limit()) {}

  std::vector<bool> run() {
    for (const NodeId id : graph_.nodes()) read(graph_.node(id));
    // Operands of the ops that make a weight, from the last node to the first.
    for (size_t i = graph_.nodes().size(); i-- > 0;) {
      const Node& node = graph_.node(graph_.nodes()[i]);
      const bool makes_weights =
          std::ranges::any_of(node.results, [&](ValueId result) { return weights_[result.index]; });
      if (makes_weights && is_made_alone(node)) {
        graph_.for_each_operand(node, [&](ValueId value) { weights_[value.index] = true; });
      }
    }
    return weights_;
  }

 private:
  void read(const Node& node) {
    const Op& op = catalog_.op(node.op);
    for (size_t i = 0; i < op.schema.parameters.size() && i < node.arguments.size(); ++i) {
      const auto* value = std::get_if<ValueId>(&node.arguments[i]);
      if (value == nullptr) continue;
      const bool is_stated = op.schema.parameters[i].is_weight;
      if (is_stated || is_vector(node, *value)) weights_[value->index] = true;
    }
    const bool multiplies = op.name() == "matmul" || op.name() == "mm" || op.name() == "addmm";
    if (multiplies) read_product(node, op);
  }

  // An input of rank 1 that an op combines with values of a higher rank is a scale or a bias.
  bool is_vector(const Node& node, ValueId value) const {
    if (graph_.value(value).producer.valid() || graph_.type(value).rank() != 1) return false;
    if (catalog_.op(node.op).def.body.empty()) return false;
    bool is_lower = false;
    graph_.for_each_operand(node,
                            [&](ValueId other) { is_lower |= graph_.type(other).rank() > 1; });
    return is_lower;
  }

  // The right matrix of a product of activations, if nothing was computed for it; a bias.
  void read_product(const Node& node, const Op& op) {
    const bool adds = op.name() == "addmm";
    const auto right = std::get<ValueId>(node.arguments[adds ? 2 : 1]);
    const auto left = std::get<ValueId>(node.arguments[adds ? 1 : 0]);
    if (graph_.type(right).rank() != 2 || !is_from_input(right)) return;
    if (op.name() != "addmm" && graph_.type(left).rank() < 2) return;
    weights_[right.index] = true;
  }

  // True for inputs and their transposes.
  bool is_from_input(ValueId value) const {
    const NodeId producer = graph_.value(value).producer;
    if (!producer.valid()) return true;
    const Node& node = graph_.node(producer);
    const std::string_view name = catalog_.op(node.op).name();
    if (name != "t" && name != "transpose" && name != "permute" && name != "to") return false;
    return !graph_.value(std::get<ValueId>(node.arguments[0])).producer.valid();
  }

  // True if the op reads one value only, so that it is a form of a weight.
  bool is_made_alone(const Node& node) const {
    size_t operands = 0;
    graph_.for_each_operand(node, [&](ValueId) { ++operands; });
    return operands == 1;
  }

  const Graph& graph_;
  const Catalog& catalog_;
  std::vector<bool> weights_;
};

}  // namespace

std::vector<bool> find_weights(const Graph& graph, const Catalog& catalog) {
  return WeightSearch(graph, catalog).run();
}

}  // namespace passnet
