#include "correct/equal/own_memory.hpp"

#include <fmt/format.h>

#include <map>
#include <vector>

namespace passnet {
namespace {

// By result: the value whose memory it is in, which no view computes.
std::vector<ValueId> owners_of_results(const Graph& graph, const Catalog& catalog) {
  std::map<uint32_t, ValueId> viewed;  // by result of a view
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (node.launch || catalog.op(node.op).def.view == nullptr) continue;
    const auto operand = std::get<ValueId>(node.arguments.front());
    const auto owner = viewed.find(operand.index);
    for (const ValueId result : node.results) {
      viewed[result.index] = owner == viewed.end() ? operand : owner->second;
    }
  }
  std::vector<ValueId> owners;
  for (const GraphResult& result : graph.results()) {
    const auto owner = viewed.find(result.value.index);
    owners.push_back(owner == viewed.end() ? result.value : owner->second);
  }
  return owners;
}

// The result's place among those with memory in common: that of an input, or of a result.
std::vector<std::string> sharers(const Graph& graph, const Catalog& catalog) {
  std::map<uint32_t, std::string> names;
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    names[graph.inputs()[i].value.index] = fmt::format("input {}", i);
  }
  std::vector<std::string> shared;
  for (const ValueId owner : owners_of_results(graph, catalog)) {
    const auto [known, is_new] =
        names.try_emplace(owner.index, fmt::format("result {}", shared.size()));
    shared.push_back(is_new ? "" : known->second);
  }
  return shared;
}

}  // namespace

std::optional<std::string> find_shared_result(const Graph& before, const Graph& after,
                                              const Catalog& catalog) {
  const std::vector<std::string> expected = sharers(before, catalog);
  const std::vector<std::string> found = sharers(after, catalog);
  for (size_t i = 0; i < std::min(expected.size(), found.size()); ++i) {
    if (found[i].empty() || found[i] == expected[i]) continue;
    return fmt::format("result {} is the memory of {}, where the graph computes another", i,
                       found[i]);
  }
  return std::nullopt;
}

}  // namespace passnet
