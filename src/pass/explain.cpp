#include "pass/explain.hpp"

#include "diag/render.hpp"
#include "ir/text.hpp"
#include "pass/match.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

bool has_places(const Graph& graph) {
  return std::ranges::all_of(graph.nodes(),
                             [&](NodeId id) { return graph.node(id).span.source.valid(); });
}

// The graph as text, read back: every node then has a place. Gives a copy where that fails.
Graph with_places(const Graph& graph, const Catalogue& catalogue, Sources& sources) {
  const SourceId source = sources.add(fmt::format("@{}", graph.name), print(graph, catalogue));
  Diagnostics diagnostics;
  std::vector<Graph> parsed = parse_graphs(sources, source, catalogue, diagnostics);
  if (parsed.size() != 1) return graph.clone();
  return std::move(parsed.front());
}

std::string op_names(const Pass& pass, const Catalogue& catalogue) {
  std::string names;
  for (const PatternCall& call : pass.node(pass.pattern.plan.front().node).calls) {
    if (!names.empty()) names += " or ";
    names += catalogue.op(call.op).name();
  }
  return names;
}

Diagnostic describe(const Mismatch& mismatch, const Pass& pass, const Graph& graph,
                    const Catalogue& catalogue) {
  Diagnostic reason = make_error(
      mismatch.pattern, mismatch.id, "'{}' matched {} of {} ops, then expected {}, found {}",
      pass.name, mismatch.matched, pass.pattern.nodes.size(), mismatch.expected, mismatch.found);
  for (const auto& [span, value] : mismatch.notes) {
    reason.notes.push_back({span, fmt::format("this is {}", value)});
  }
  if (!mismatch.node.valid()) return reason;
  const Node& node = graph.node(mismatch.node);
  reason.notes.push_back(
      {node.span, fmt::format("in the graph, at {}", catalogue.op(node.op).name())});
  return reason;
}

Diagnostic describe_absence(const Pass& pass, const Graph& graph, const Catalogue& catalogue) {
  const PatternNode& root = pass.node(pass.pattern.plan.front().node);
  Diagnostic reason =
      make_error(root.op_span, "no-match-absent", "'{}' looks for {} first, and graph @{} has none",
                 pass.name, op_names(pass, catalogue), graph.name);
  return reason;
}

void diagnose(const Graph& graph, const Catalogue& catalogue, const Pass& pass,
              const Target& target, Explanation& explanation) {
  const GraphIndex index(graph);
  const Matcher matcher(pass, graph, catalogue, index, target);
  const std::vector<OpId> root_ops = matcher.root_ops();
  std::optional<Mismatch> best;
  for (const NodeId id : graph.nodes()) {
    if (std::ranges::find(root_ops, graph.node(id).op) == root_ops.end()) continue;
    matcher.match_at(id, &best);
  }
  if (!best) {
    explanation.reason = describe_absence(pass, graph, catalogue);
    return;
  }
  explanation.matched = best->matched;
  explanation.reason = describe(*best, pass, graph, catalogue);
}

}  // namespace

Result<std::vector<Explanation>> explain(const Graph& graph, const Catalogue& catalogue,
                                         std::span<const Pass> passes, const Target& target,
                                         Sources& sources) {
  std::vector<Explanation> explanations;
  Graph current = has_places(graph) ? graph.clone() : with_places(graph, catalogue, sources);
  for (const Pass& pass : passes) {
    Explanation& entry = explanations.emplace_back(
        Explanation{.pass = pass.name, .nodes = pass.pattern.nodes.size()});
    const ApplyReport report = TRY(apply(current, catalogue, {&pass, 1}, target));
    entry.matches = report.passes.front().matches;
    if (entry.matches > 0) {
      entry.matched = entry.nodes;
      current = with_places(current, catalogue, sources);
    } else if (report.passes.front().refusal) {
      entry.reason = report.passes.front().refusal;
    } else {
      diagnose(current, catalogue, pass, target, entry);
    }
  }
  return explanations;
}

nlohmann::json to_json(const Explanation& explanation, const Sources& sources) {
  nlohmann::json json = {{"pass", explanation.pass},
                         {"matches", explanation.matches},
                         {"nodes", explanation.nodes},
                         {"matched", explanation.matched},
                         {"reason", nullptr}};
  if (explanation.reason) json["reason"] = to_json(*explanation.reason, sources);
  return json;
}

}  // namespace passnet
