#include "teach/write/launch_groups.hpp"

#include "compile/launches.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

constexpr size_t kNone = static_cast<size_t>(-1);  // not tuning: an index that no node has

class GroupMaker {
 public:
  GroupMaker(const Graph& graph, std::span<const size_t> positions, const Catalog& catalog)
      : graph_(graph), positions_(positions), catalog_(catalog), units_(positions.size(), kNone) {
    for (size_t i = 0; i < positions.size(); ++i) {
      indices_[graph.nodes()[positions[i]].index] = i;
      for (const ValueId value : node(i).results) producers_[value.index] = i;
    }
    readers_.resize(positions.size());
    for (size_t i = 0; i < positions.size(); ++i) {
      graph.for_each_operand(node(i), [&](ValueId value) {
        const auto producer = producers_.find(value.index);
        if (producer != producers_.end()) readers_[producer->second].insert(i);
      });
    }
  }

  std::vector<std::vector<size_t>> make(std::span<const LaunchNodes> launches) {
    for (const LaunchNodes& launch : launches) add(launch);
    for (size_t i = positions_.size(); i-- > 0;) {
      if (units_[i] == kNone) units_[i] = unit_of_view(i);
    }
    return groups();
  }

 private:
  const Node& node(size_t i) const { return graph_.node(graph_.nodes()[positions_[i]]); }

  // Launches that share a node are one unit; calls of a library are units of their own.
  void add(const LaunchNodes& launch) {
    size_t unit = kNone;
    for (const NodeId id : launch.nodes) {
      const auto at = indices_.find(id.index);
      if (at != indices_.end() && units_[at->second] != kNone) unit = units_[at->second];
    }
    if (unit == kNone) unit = next_unit_++;
    for (const NodeId id : launch.nodes) {
      const auto at = indices_.find(id.index);
      if (at == indices_.end()) continue;
      const bool is_call =
          launch.calls_library && calls_library(graph_, positions_[at->second], catalog_);
      if (is_call) {
        units_[at->second] = next_unit_++;
        plain_.insert(units_[at->second]);
      } else {
        units_[at->second] = unit;
      }
    }
  }

  // The node that computes what a chain of views shows; kNone if it is an input.
  size_t source_of(size_t i) const {
    while (true) {
      size_t before = kNone;
      graph_.for_each_operand(node(i), [&](ValueId value) {
        const auto producer = producers_.find(value.index);
        if (before == kNone && producer != producers_.end()) before = producer->second;
      });
      if (before == kNone || units_[before] != kNone) return before;
      i = before;
    }
  }

  // A view goes to the one unit that reads it, or stays in the unit that it would leave and
  // reenter; otherwise it is an op of its own.
  size_t unit_of_view(size_t i) {
    std::set<size_t> reading;
    for (const size_t reader : readers_[i]) reading.insert(units_[reader]);
    const size_t source = source_of(i);
    if (source != kNone && reading.contains(units_[source])) return units_[source];
    const bool is_result = std::ranges::any_of(node(i).results, [&](ValueId value) {
      return std::ranges::find(graph_.results(), value, &GraphResult::value) !=
             graph_.results().end();
    });
    const bool has_reader = reading.size() == 1 && !plain_.contains(*reading.begin());
    if (has_reader && !is_result) return *reading.begin();
    plain_.insert(next_unit_);
    return next_unit_++;
  }

  std::vector<std::vector<size_t>> groups() const {
    std::map<size_t, std::vector<size_t>> by_unit;
    for (size_t i = 0; i < positions_.size(); ++i) {
      if (!plain_.contains(units_[i])) by_unit[units_[i]].push_back(positions_[i]);
    }
    std::vector<std::vector<size_t>> found;
    for (auto& [unit, group] : by_unit) found.push_back(std::move(group));
    std::ranges::sort(found, [](const auto& a, const auto& b) {
      return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    return found;
  }

  const Graph& graph_;
  std::span<const size_t> positions_;
  const Catalog& catalog_;
  std::map<uint32_t, size_t> indices_;    // by node
  std::map<uint32_t, size_t> producers_;  // by value
  std::vector<std::set<size_t>> readers_;
  std::vector<size_t> units_;
  std::set<size_t> plain_;  // units that stay ops
  size_t next_unit_ = 0;
};

}  // namespace

bool calls_library(const Graph& graph, size_t position, const Catalog& catalog) {
  return !catalog.op(graph.node(graph.nodes()[position]).op).def.library.empty();
}

Result<std::vector<std::vector<size_t>>> find_launch_groups(const Graph& graph,
                                                            std::span<const size_t> positions,
                                                            const Catalog& catalog,
                                                            const Target& target) {
  const std::vector<LaunchNodes> launches = TRY(find_launches(graph, catalog, target));
  return GroupMaker(graph, positions, catalog).make(launches);
}

}  // namespace passnet
