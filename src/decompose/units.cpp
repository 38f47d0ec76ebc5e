#include "decompose/units.hpp"

#include "base/hash.hpp"
#include "compile/launches.hpp"
#include "ir/hash_content.hpp"

#include <algorithm>
#include <cstring>
#include <set>

namespace passnet {
namespace {

constexpr size_t kNoUnit = SIZE_MAX;       // views and constants
constexpr size_t kSeveral = SIZE_MAX - 1;  // cut into several launches

// By node: the number of its launch.
std::vector<size_t> number_launches(const Graph& graph, std::span<const LaunchNodes> launches) {
  std::vector<size_t> numbers(graph.node_limit(), kNoUnit);
  for (size_t i = 0; i < launches.size(); ++i) {
    for (const NodeId node : launches[i].nodes) {
      size_t& number = numbers[node.index];
      number = number == kNoUnit ? i : kSeveral;
    }
  }
  return numbers;
}

std::vector<bool> find_library_nodes(const Graph& graph, std::span<const LaunchNodes> launches) {
  std::vector<bool> found(graph.node_limit(), false);
  for (const LaunchNodes& launch : launches) {
    if (!launch.calls_library) continue;
    for (const NodeId node : launch.nodes) found[node.index] = true;
  }
  return found;
}

// The position from which on the nodes before `at`, views back to `begin`, are read by it, directly
// or through each other.
size_t first_read(const Graph& graph, size_t begin, size_t at) {
  std::set<ValueId> read;
  const auto add_operands = [&](size_t position) {
    graph.for_each_operand(graph.node(graph.nodes()[position]),
                           [&](ValueId value) { read.insert(value); });
  };
  add_operands(at);
  size_t first = at;
  for (size_t view = at; view-- > begin;) {
    const Node& node = graph.node(graph.nodes()[view]);
    if (!std::ranges::any_of(node.results, [&](ValueId id) { return read.contains(id); })) continue;
    add_operands(view);
    first = view;
  }
  return first;
}

// Hashes the content of units; values of other units count by their types.
class UnitHasher {
 public:
  UnitHasher(const Graph& graph, const Catalog& catalog)
      : graph_(graph), catalog_(catalog), positions_(graph.value_limit(), kNoUnit) {}

  uint64_t hash(const Unit& unit) {
    Hasher hasher;
    for (size_t at = unit.start; at < unit.start + unit.count; ++at) {
      const Node& node = graph_.node(graph_.nodes()[at]);
      hasher.add(catalog_.op(node.op).name());
      for (const Argument& argument : node.arguments) add(hasher, argument, unit, at);
      for (const ValueId result : node.results) {
        positions_[result.index] = at;
        add_type(hasher, graph_.type(result));
      }
    }
    const Digest digest = hasher.finish();
    uint64_t number = 0;
    std::memcpy(&number, digest.bytes.data(), sizeof number);
    return number;
  }

 private:
  void add(Hasher& hasher, ValueId value, const Unit& unit, size_t at) {
    if (!value.valid()) {
      hasher.add("absent");
      return;
    }
    const size_t made = positions_[value.index];
    const bool is_inside = made != kNoUnit && made >= unit.start;
    if (is_inside) {
      hasher.add(static_cast<int64_t>(at - made)).add(int64_t{graph_.value(value).result});
    } else {
      add_type(hasher, graph_.type(value));
    }
  }

  void add(Hasher& hasher, const Argument& argument, const Unit& unit, size_t at) {
    hasher.add(static_cast<int64_t>(argument.index()));
    if (const auto* attribute = std::get_if<Attribute>(&argument)) {
      hasher.add(to_string(*attribute));
    } else if (const auto* value = std::get_if<ValueId>(&argument)) {
      add(hasher, *value, unit, at);
    } else {
      for (const ValueId entry : std::get<std::vector<ValueId>>(argument)) {
        add(hasher, entry, unit, at);
      }
    }
  }

  const Graph& graph_;
  const Catalog& catalog_;
  std::vector<size_t> positions_;  // by value: of the node that computes it, once it was visited
};

}  // namespace

void hash_units(const Graph& graph, const Catalog& catalog, std::vector<Unit>& units) {
  UnitHasher hasher(graph, catalog);
  for (Unit& unit : units) unit.content = hasher.hash(unit);
}

Result<std::vector<Unit>> find_units(const Graph& graph, const Catalog& catalog,
                                     const Target& target) {
  const std::vector<LaunchNodes> launches = TRY(find_launches(graph, catalog, target));
  const std::vector<size_t> launch_of = number_launches(graph, launches);
  const std::vector<bool> calls_library = find_library_nodes(graph, launches);
  std::vector<Unit> units;
  size_t launch = kNoUnit;  // of the last unit
  size_t begin = 0;         // of nodes that are in no unit yet
  for (size_t at = 0; at < graph.nodes().size(); ++at) {
    const NodeId node = graph.nodes()[at];
    const size_t own = launch_of[node.index];
    if (own == kNoUnit) continue;
    if (units.empty() || own != launch || own == kSeveral) {
      const size_t start = units.empty() ? begin : first_read(graph, begin, at);
      if (!units.empty()) units.back().count = start - units.back().start;
      units.push_back({.start = start});
      launch = own;
    }
    Unit& unit = units.back();
    ++unit.computing;
    unit.calls_library |= calls_library[node.index];
    begin = at + 1;
    unit.count = begin - unit.start;
  }
  if (!units.empty()) units.back().count = graph.nodes().size() - units.back().start;
  hash_units(graph, catalog, units);
  return units;
}

}  // namespace passnet
