#include "correct/equal/own_memory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace passnet {
namespace {

// The place of a value's memory: what owns it, which no view computes, and then, from outer to
// inner, the pieces of it that ops of several views are.
using Place = std::vector<ValueId>;

Place place_of(const std::map<uint32_t, Place>& viewed, ValueId value) {
  const auto found = viewed.find(value.index);
  return found == viewed.end() ? Place{value} : found->second;
}

// By result.
std::vector<Place> places_of_results(const Graph& graph, const Catalog& catalog) {
  std::map<uint32_t, Place> viewed;  // by result of a view
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (node.launch || catalog.op(node.op).def.view == nullptr) continue;
    const Place operand = place_of(viewed, std::get<ValueId>(node.arguments.front()));
    for (const ValueId result : node.results) {
      Place own = operand;
      if (node.results.size() > 1) own.push_back(result);
      viewed[result.index] = std::move(own);
    }
  }
  std::vector<Place> places;
  for (const GraphResult& result : graph.results()) {
    places.push_back(place_of(viewed, result.value));
  }
  return places;
}

// True if one of the places is in the other: different pieces of one value are apart.
bool overlap(const Place& a, const Place& b) {
  const size_t common = std::min(a.size(), b.size());
  return std::ranges::equal(std::span(a).first(common), std::span(b).first(common));
}

// The result's place among those with memory in common: that of an input, or of a result.
std::vector<std::string> sharers(const Graph& graph, const Catalog& catalog) {
  std::vector<std::pair<Place, std::string>> known;
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    known.emplace_back(Place{graph.inputs()[i].value}, fmt::format("input {}", i));
  }
  std::vector<std::string> shared;
  for (Place& place : places_of_results(graph, catalog)) {
    const auto found =
        std::ranges::find_if(known, [&](const auto& entry) { return overlap(entry.first, place); });
    const bool is_new = found == known.end();
    shared.push_back(is_new ? "" : found->second);
    if (is_new) known.emplace_back(std::move(place), fmt::format("result {}", shared.size() - 1));
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
