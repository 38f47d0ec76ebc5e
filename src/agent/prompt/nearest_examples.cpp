#include "agent/prompt/nearest_examples.hpp"

#include "agent/workbench/documents.hpp"
#include "kernel/target.hpp"
#include "pass/language/parse.hpp"
#include "pass/native_kernels.hpp"

#include <algorithm>
#include <tuple>

namespace passnet {
namespace {

std::vector<OpId> ops_of(const Graph& graph) {
  std::vector<OpId> ops;
  for (const NodeId id : graph.nodes()) ops.push_back(graph.node(id).op);
  return ops;
}

bool may_be(const PatternNode& node, OpId op) {
  return std::ranges::any_of(node.calls, [&](const PatternCall& call) { return call.op == op; });
}

// The length of the longest common subsequence.
size_t common_ops(const std::vector<PatternNode>& pattern, const std::vector<OpId>& ops) {
  std::vector<size_t> row(ops.size() + 1, 0);
  for (const PatternNode& node : pattern) {
    size_t diagonal = 0;
    for (size_t i = 1; i <= ops.size(); ++i) {
      const size_t above = row[i];
      row[i] = may_be(node, ops[i - 1]) ? diagonal + 1 : std::max(above, row[i - 1]);
      diagonal = above;
    }
  }
  return row.back();
}

// The text of each pass of a file, with the comment above it.
std::vector<std::string> cut_passes(std::string_view text) {
  std::vector<std::string> passes;
  size_t begin = 0;
  for (size_t at = text.find("\n}\n"); at != std::string_view::npos; at = text.find("\n}\n", at)) {
    at += 3;
    passes.emplace_back(text.substr(begin, at - begin));
    passes.back().erase(0, passes.back().find_first_not_of('\n'));
    begin = at;
  }
  return passes;
}

}  // namespace

std::vector<NearExample> nearest_examples(const Graph& graph, const Catalog& catalog,
                                          size_t count) {
  const std::vector<OpId> ops = ops_of(graph);
  std::vector<NearExample> examples;
  for (const ExamplePass& file : example_passes()) {
    for (std::string& text : cut_passes(file.text)) {
      Sources sources;
      Diagnostics diagnostics;
      const SourceId source = sources.add(std::string(file.name), text);
      const std::vector<Pass> passes = parse_passes(sources, source, catalog, diagnostics);
      refuse_native_kernels(passes, native_target(), diagnostics);
      if (passes.size() != 1 || diagnostics.has_errors()) continue;
      const auto& pattern = passes.front().pattern.nodes;
      const size_t common = common_ops(pattern, ops);
      if (common == 0) continue;
      examples.push_back({.name = passes.front().name,
                          .text = std::move(text),
                          .likeness = 2.0 * static_cast<double>(common) /
                                      static_cast<double>(pattern.size() + ops.size())});
    }
  }
  std::ranges::stable_sort(examples, [](const NearExample& a, const NearExample& b) {
    return std::tuple(-a.likeness, a.name) < std::tuple(-b.likeness, b.name);
  });
  if (examples.size() > count) examples.resize(count);
  return examples;
}

}  // namespace passnet
