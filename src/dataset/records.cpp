#include "dataset/records.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Counts elements of each dtype; ties go to the dtype that was computed first.
class DTypeShare {
 public:
  void add(const TensorType& type) {
    const auto found = std::ranges::find(shares_, type.dtype, &Share::dtype);
    Share& share = found != shares_.end() ? *found : shares_.emplace_back(type.dtype);
    share.elements += type.numel();
  }
  std::string largest() const {
    const auto found = std::ranges::max_element(shares_, {}, &Share::elements);
    return found == shares_.end() ? "" : std::string(name(found->dtype));
  }

 private:
  struct Share {
    DType dtype;
    int64_t elements = 0;
  };
  std::vector<Share> shares_;
};

}  // namespace

std::string_view category_name(int64_t category) {
  const auto index = static_cast<size_t>(category);
  return index < kCategories.size() ? kCategories[index].name : "";
}

GraphFacts describe(const Graph& graph, const Catalog& catalog, const Digest& hash) {
  std::vector<Cost> costs;
  for (const NodeId node : graph.nodes()) costs.push_back(cost(graph, node, catalog));
  return describe(graph, catalog, hash, costs);
}

GraphFacts describe(const Graph& graph, const Catalog& catalog, const Digest& hash,
                    std::span<const Cost> costs) {
  GraphFacts facts{.hash = hash};
  facts.nodes = static_cast<int64_t>(graph.nodes().size());
  facts.inputs = static_cast<int64_t>(graph.inputs().size());
  facts.results = static_cast<int64_t>(graph.results().size());
  for (const Cost& own : costs) {
    facts.flops += own.flops;
    facts.bytes += own.bytes();
  }
  const auto measure = [&](const TensorType& type) {
    facts.elements = std::max(facts.elements, type.numel());
    for (const int64_t extent : type.shape) facts.extent = std::max(facts.extent, extent);
  };
  for (const GraphInput& input : graph.inputs()) {
    const TensorType& type = graph.type(input.value);
    measure(type);
    if (is_weight_name(graph.value(input.value).name)) facts.parameters += type.numel();
  }
  DTypeShare share;
  for (const NodeId id : graph.nodes()) {
    const std::string_view op = catalog.op(graph.node(id).op).name();
    if (!facts.sequence.empty()) facts.sequence += ' ';
    facts.sequence += op;
    facts.ops.emplace_back(op);
    for (const ValueId value : graph.node(id).results) {
      measure(graph.type(value));
      share.add(graph.type(value));
    }
  }
  facts.dtype = share.largest();
  std::ranges::sort(facts.ops);
  facts.ops.erase(std::ranges::unique(facts.ops).begin(), facts.ops.end());
  return facts;
}

}  // namespace passnet
