#include "agent/workbench/author_task.hpp"

#include "base/check.hpp"
#include "ir/verify.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMostShown = 4;
constexpr size_t kMostDev = 4;

// The order in which graphs are dealt out: that of a hash which no property of graphs determines.
Digest place_of(const TaskGraph& graph) { return sha256("division of a task " + graph.hash.hex()); }

// Authors see the graph under its label, not under a name that numbers the graphs of the task, and
// its values under short names: small models copy long ones wrongly.
void add_numbered(std::vector<TaskGraph>& graphs, TaskGraph graph, std::string_view kind) {
  const size_t number = graphs.size() + 1;
  graph.label = fmt::format("{} {}", kind, number);
  graph.graph.name = fmt::format("{}_{}", kind, number);
  graph.graph.rename_in_order();
  graphs.push_back(std::move(graph));
}

}  // namespace

std::string op_sequence(const Graph& graph, const Catalog& catalog) {
  std::string text;
  for (const NodeId id : graph.nodes()) {
    if (!text.empty()) text += ' ';
    text += catalog.op(graph.node(id).op).name();
  }
  return text;
}

AuthorTask divide_task(std::string name, std::vector<TaskGraph> graphs, const Catalog& catalog) {
  CHECK(!graphs.empty());
  for (TaskGraph& graph : graphs) graph.hash = canonical_hash(graph.graph, catalog);
  std::ranges::stable_sort(
      graphs, {}, [](const TaskGraph& graph) { return std::pair(place_of(graph), graph.hash); });
  const auto repeated = std::ranges::unique(graphs, {}, &TaskGraph::hash);
  graphs.erase(repeated.begin(), repeated.end());

  const size_t count = graphs.size();
  AuthorTask task{.name = std::move(name),
                  .op_sequence = op_sequence(graphs.front().graph, catalog),
                  .shown = {},
                  .dev = {},
                  .hidden = {}};
  if (count == 1) {
    TaskGraph& only = graphs.front();
    task.hidden.push_back({.label = only.name,
                           .name = only.name,
                           .source = only.source,
                           .graph = only.graph.clone(),
                           .hash = only.hash});
    add_numbered(task.shown, std::move(only), "graph");
    return task;
  }
  const size_t dev = std::min(kMostDev, count / 3);
  const size_t shown = std::min(kMostShown, count - dev - std::max<size_t>(1, count / 3));
  for (size_t i = 0; i < count; ++i) {
    TaskGraph& graph = graphs[i];
    if (i < shown) {
      add_numbered(task.shown, std::move(graph), "graph");
    } else if (i < shown + dev) {
      add_numbered(task.dev, std::move(graph), "dev");
    } else {
      graph.label = graph.name;
      task.hidden.push_back(std::move(graph));
    }
  }
  return task;
}

}  // namespace passnet
