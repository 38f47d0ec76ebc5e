#include "pass/drive.hpp"

#include "ir/fusion.hpp"
#include "ir/verify.hpp"
#include "pass/rewrite.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kLeastSteps = 10'000'000;  // about five seconds
constexpr size_t kIndexedPerStep = 64;      // nodes of the graph, in each sweep

// The nodes at which a search starts, in program order.
std::vector<NodeId> roots(const Matcher& matcher, const GraphIndex& index) {
  std::vector<NodeId> nodes;
  for (const OpId op : matcher.root_ops()) {
    const auto more = index.nodes_of(op);
    nodes.insert(nodes.end(), more.begin(), more.end());
  }
  std::ranges::sort(nodes, {}, [&](NodeId id) { return index.position(id); });
  const auto repeated = std::ranges::unique(nodes);
  nodes.erase(repeated.begin(), repeated.end());
  return nodes;
}

// The options of `apply`, and the steps that all passes may still take.
struct Limits {
  const ApplyOptions& options;
  size_t steps = 0;
};

// The number of rewrites. It may end early once no step is left.
Result<size_t> sweep(Graph& graph, const Catalog& catalog, const Pass& pass, const Target& target,
                     Limits& limits) {
  limits.steps -= std::min(limits.steps, graph.node_limit() / kIndexedPerStep);
  GraphIndex index(graph);
  const Matcher matcher(pass, graph, catalog, index, target,
                        {.fuel = limits.options.fuel, .budget = &limits.steps});
  std::optional<Rewriter> rewriter;
  size_t count = 0;
  for (const NodeId root : roots(matcher, index)) {
    const auto match = matcher.match_at(root);
    if (!match) continue;
    if (!rewriter) rewriter.emplace(catalog, graph);
    TRY(rewrite(pass, *match, target, catalog, graph, *rewriter, index));
    ++count;
  }
  if (!rewriter) return count;
  rewriter->remove_dead_nodes();
  if (find_broken_fusions(graph).empty()) return count;
  return fail(
      pass.span, "fuse-torn",
      "after '{}' a path leaves a fuse block and reenters it, so no single kernel can compute it",
      pass.name);
}

Result<size_t> apply_one(Graph& graph, const Catalog& catalog, const Pass& pass,
                         const Target& target, Limits& limits) {
  const size_t most_nodes = graph.node_limit() + limits.options.nodes_added;
  size_t count = 0;
  for (size_t i = 0; i < limits.options.sweeps; ++i) {
    const size_t found = TRY(sweep(graph, catalog, pass, target, limits));
    count += found;
    if (limits.steps == 0) return count;
    if (found == 0) return count;
    if (graph.node_limit() > most_nodes) break;
  }
  return fail(pass.span, "pass-does-not-settle",
              "pass '{}' does not converge: it still matches after {} rewrites", pass.name, count);
}

// Lists the nodes of `before` that are no longer in the program.
std::vector<NodeId> removed_nodes(const std::vector<NodeId>& before, const Graph& after) {
  std::vector<bool> stays(after.node_limit());
  for (const NodeId id : after.nodes()) stays[id.index] = true;
  std::vector<NodeId> removed;
  std::ranges::copy_if(before, std::back_inserter(removed),
                       [&](NodeId id) { return !stays[id.index]; });
  return removed;
}

// `steps`: those of each pass; the last one had none left.
std::unexpected<Diagnostic> fail_matching(std::span<const Pass> passes,
                                          std::span<const size_t> steps, size_t allowed) {
  const auto costliest = std::ranges::max_element(steps);
  const Pass& pass = passes[static_cast<size_t>(costliest - steps.begin())];
  return fail(pass.span, "matching-too-long",
              "expected matching to end within {} steps for all passes of the graph, found pass "
              "'{}' to take {} of them: an op whose operands may be swapped doubles the ways to "
              "match what is before it",
              allowed, pass.name, *costliest);
}

Result<void> check_graph(const Graph& graph, const Catalog& catalog, const Pass& pass) {
  Diagnostics diagnostics;
  verify(graph, catalog, diagnostics);
  if (!diagnostics.has_errors()) return {};
  const Diagnostic& first = diagnostics.list().front();
  return fail(pass.span, "pass-broke-graph", "after '{}' the graph is not valid: {} [{}]",
              pass.name, first.message, first.id);
}

}  // namespace

size_t matching_steps(const Graph& graph, size_t passes) {
  return kLeastSteps + passes * graph.node_limit();
}

size_t ApplyReport::matches() const {
  size_t count = 0;
  for (const PassReport& pass : passes) count += pass.matches;
  return count;
}

Result<ApplyReport> apply(Graph& graph, const Catalog& catalog, std::span<const Pass> passes,
                          const Target& target, const ApplyOptions& options) {
  Graph work = graph.clone();
  ApplyReport report;
  const size_t allowed = options.steps.value_or(matching_steps(graph, passes.size()));
  Limits limits{.options = options, .steps = allowed};
  std::vector<size_t> steps;
  for (const Pass& pass : passes) {
    PassReport& entry = report.passes.emplace_back(PassReport{.pass = pass.name});
    entry.refusal = find_missing_kernel(pass, target);
    if (entry.refusal) {
      steps.push_back(0);
      continue;
    }
    const std::vector<NodeId> before = work.nodes();
    entry.first_added = static_cast<uint32_t>(work.node_limit());
    const size_t before_steps = limits.steps;
    entry.matches = TRY(apply_one(work, catalog, pass, target, limits));
    steps.push_back(before_steps - limits.steps);
    if (limits.steps == 0) return fail_matching(passes, steps, allowed);
    entry.end_added = static_cast<uint32_t>(work.node_limit());
    if (entry.matches == 0) continue;
    entry.removed = removed_nodes(before, work);
    TRY(check_graph(work, catalog, pass));
  }
  graph = std::move(work);
  report.steps = allowed - limits.steps;
  return report;
}

std::vector<Match> find_matches(const Graph& graph, const Catalog& catalog, const Pass& pass,
                                const Target& target, size_t& steps) {
  if (find_missing_kernel(pass, target)) return {};
  const GraphIndex index(graph);
  const Matcher matcher(pass, graph, catalog, index, target, {.budget = &steps});
  std::vector<bool> taken(graph.node_limit());
  std::vector<Match> matches;
  for (const NodeId root : roots(matcher, index)) {
    auto match = matcher.match_at(root);
    if (!match) continue;
    const std::vector<NodeId>& nodes = match->bindings.nodes;
    if (std::ranges::any_of(nodes, [&](NodeId id) { return taken[id.index]; })) continue;
    for (const NodeId id : nodes) taken[id.index] = true;
    matches.push_back(*std::move(match));
  }
  return matches;
}

}  // namespace passnet
