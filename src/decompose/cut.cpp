#include "decompose/cut.hpp"

#include "ir/copy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

namespace passnet {
namespace {

// Copies nodes of a graph into a new one; values of others become its inputs when first read.
class Copier {
 public:
  Copier(const Graph& graph, const Catalog& catalog, std::string name)
      : graph_(graph), builder_(catalog, std::move(name)), copies_(graph, builder_) {}

  Result<void> copy(const Node& node) {
    graph_.for_each_operand(node, [&](ValueId operand) {
      if (!copies_[operand].valid()) add_input(operand);
    });
    TRY(copies_.node(node));
    return {};
  }

  // Copies the nodes at `positions`, a range of positions of `nodes()`.
  Result<void> copy_all(const auto& positions) {
    for (const size_t at : positions) {
      const Node& node = graph_.node(graph_.nodes()[at]);
      if (node.launch || node.fusion) {
        return fail(node.span, "cut-launch", "a kernel of a pass cannot be cut out of graph @{}",
                    graph_.name);
      }
      TRY(copy(node));
    }
    return {};
  }

  void result(ValueId value) { builder_.result(copies_[value]); }
  Graph take() { return builder_.take(); }

 private:
  void add_input(ValueId id) {
    const Value& value = graph_.value(id);
    copies_.input(id, value.type,
                  value.producer.valid() ? InputFacts{} : graph_.inputs()[value.result].facts);
  }

  const Graph& graph_;
  GraphBuilder builder_;
  GraphCopy copies_;
};

}  // namespace

std::vector<size_t> find_last_readers(const Graph& graph) {
  std::vector<size_t> readers(graph.value_limit(), 0);
  const auto& nodes = graph.nodes();
  for (size_t at = 0; at < nodes.size(); ++at) {
    graph.for_each_operand(graph.node(nodes[at]),
                           [&](ValueId value) { readers[value.index] = at; });
  }
  for (const GraphResult& result : graph.results()) readers[result.value.index] = nodes.size();
  return readers;
}

Result<Graph> cut_nodes(const Graph& graph, const Catalog& catalog,
                        std::span<const size_t> positions, std::span<const ValueId> results,
                        std::string name) {
  Copier copier(graph, catalog, std::move(name));
  TRY(copier.copy_all(positions));
  for (const ValueId value : results) copier.result(value);
  return copier.take();
}

Cutter::Cutter(const Graph& graph, const Catalog& catalog)
    : graph_(graph), catalog_(catalog), last_reader_(find_last_readers(graph)) {}

Result<Graph> Cutter::cut(size_t start, size_t count) const {
  const auto& nodes = graph_.nodes();
  if (count == 0 || start > nodes.size() || count > nodes.size() - start) {
    return fail({}, "cut-range", "graph @{} has {} nodes, and {} from {} on are to be cut",
                graph_.name, nodes.size(), count, start);
  }
  const size_t end = start + count;
  Copier copier(graph_, catalog_, fmt::format("{}.{}_{}", graph_.name, start, count));
  TRY(copier.copy_all(std::views::iota(start, end)));
  bool is_read = false;
  for (size_t at = start; at < end; ++at) {
    for (const ValueId result : graph_.node(nodes[at]).results) {
      if (!leaves(result, end)) continue;
      is_read = true;
      copier.result(result);
    }
  }
  if (!is_read) {
    return fail(graph_.node(nodes[start]).span, "cut-unread",
                "nothing reads what {} nodes of graph @{} compute", count, graph_.name);
  }
  return copier.take();
}

}  // namespace passnet
