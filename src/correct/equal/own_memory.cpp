#include "correct/equal/own_memory.hpp"

#include "ir/op/repeats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace passnet {
namespace {

// A value's elements: a window into the memory of one that no view computes.
struct Window {
  ValueId owner;
  View window;
};

View whole(const TensorType& type) { return {type.shape, {contiguous_strides(type.shape), 0}}; }

// By result.
std::vector<Window> places_of_results(const Graph& graph, const Catalog& catalog) {
  std::map<uint32_t, Window> viewed;  // by result of a view
  const auto place_of = [&](ValueId value) {
    const auto found = viewed.find(value.index);
    return found == viewed.end() ? Window{value, whole(graph.type(value))} : found->second;
  };
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (node.launch || catalog.op(node.op).def.view == nullptr) continue;
    const OpCall call(catalog.op(node.op), node.arguments, graph, node.span);
    const Window operand = place_of(std::get<ValueId>(node.arguments.front()));
    const auto windows = call.op().def.view(call, operand.window);
    if (!windows) continue;  // a copy
    for (size_t i = 0; i < node.results.size(); ++i) {
      viewed.insert_or_assign(node.results[i].index, Window{operand.owner, (*windows)[i]});
    }
  }
  std::vector<Window> places;
  for (const GraphResult& result : graph.results()) places.push_back(place_of(result.value));
  return places;
}

// The offset of the window's last element.
int64_t end_of(const View& window) {
  int64_t end = window.layout.offset;
  for (size_t dim = 0; dim < window.shape.size(); ++dim) {
    end += (window.shape[dim] - 1) * window.layout.strides[dim];
  }
  return end;
}

// Calls visit(offset) for each element.
template <class Visit>
void for_each_offset(const View& window, size_t dim, int64_t offset, Visit& visit) {
  if (dim == window.shape.size()) return visit(offset);
  for (int64_t i = 0; i < window.shape[dim]; ++i) {
    for_each_offset(window, dim + 1, offset + i * window.layout.strides[dim], visit);
  }
}

// True if an element of one is in the memory of an element of the other.
bool overlap(const Window& a, const Window& b) {
  if (a.owner != b.owner || numel(a.window.shape) == 0 || numel(b.window.shape) == 0) return false;
  const int64_t begin = std::max(a.window.layout.offset, b.window.layout.offset);
  const int64_t end = std::min(end_of(a.window), end_of(b.window));
  if (begin > end) return false;
  std::vector<bool> taken(static_cast<size_t>(end - begin + 1));
  bool is_shared = false;
  auto take = [&](int64_t at) {
    if (begin <= at && at <= end) taken[static_cast<size_t>(at - begin)] = true;
  };
  auto look = [&](int64_t at) {
    is_shared |= begin <= at && at <= end && taken[static_cast<size_t>(at - begin)];
  };
  for_each_offset(a.window, 0, a.window.layout.offset, take);
  for_each_offset(b.window, 0, b.window.layout.offset, look);
  return is_shared;
}

// By result: what it shares memory with, an input or a result; none if its memory is its own.
std::vector<std::string> sharers(const Graph& graph, const Catalog& catalog) {
  std::vector<std::pair<Window, std::string>> known;
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const ValueId input = graph.inputs()[i].value;
    known.emplace_back(Window{input, whole(graph.type(input))}, fmt::format("input {}", i));
  }
  std::vector<std::string> shared;
  for (const Window& place : places_of_results(graph, catalog)) {
    const auto found =
        std::ranges::find_if(known, [&](const auto& entry) { return overlap(entry.first, place); });
    if (found != known.end()) {
      shared.push_back(found->second);
      continue;
    }
    shared.push_back(repeats(place.window) ? "fewer elements" : "");
    known.emplace_back(place, fmt::format("result {}", shared.size() - 1));
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
