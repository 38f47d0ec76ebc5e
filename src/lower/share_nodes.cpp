#include "lower/share_nodes.hpp"

#include "ir/builder.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

namespace passnet {
namespace {

// Returns text that is equal if and only if two nodes compute the same. `first`: by value, the one
// that represents it.
std::string key_of(const Node& node, const std::vector<ValueId>& first) {
  std::string key = fmt::format("{}(", node.op.index);
  const auto add_value = [&](ValueId value) {
    key += value.valid() ? fmt::format("%{},", first[value.index].index) : "-,";
  };
  for (const Argument& argument : node.arguments) {
    if (const auto* value = std::get_if<ValueId>(&argument)) {
      add_value(*value);
    } else if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      key += '[';
      std::ranges::for_each(*list, add_value);
      key += ']';
    } else {
      const auto& attribute = std::get<Attribute>(argument);
      key += fmt::format("{}:{},", attribute.index(), to_string(attribute));
    }
  }
  return key;
}

}  // namespace

size_t share_equal_nodes(Graph& graph, const Catalog& catalog) {
  std::vector<ValueId> first(graph.value_limit());
  for (uint32_t value = 0; value < first.size(); ++value) first[value] = {value};
  std::unordered_map<std::string, NodeId> known;
  size_t shared = 0;
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (node.launch || node.fusion || catalog.op(node.op).def.random) continue;
    const auto [same, fresh] = known.try_emplace(key_of(node, first), id);
    if (fresh) continue;
    for (size_t i = 0; i < node.results.size(); ++i) {
      first[node.results[i].index] = graph.node(same->second).results[i];
    }
    ++shared;
  }
  if (shared == 0) return 0;
  Rewriter rewriter(catalog, graph);
  rewriter.replace_uses(first);
  rewriter.remove_dead_nodes();
  return shared;
}

}  // namespace passnet
