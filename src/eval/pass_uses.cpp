#include "eval/pass_uses.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace passnet {
namespace {

// The passes of the submission for a task, in the order of application.
std::vector<const Pass*> in_order(const Submission& submission,
                                  const std::optional<std::string>& task) {
  std::vector<const Pass*> passes;
  for (const Pass& pass : submission.common) passes.push_back(&pass);
  for (const Pass& pass : submission.of_task(task)) passes.push_back(&pass);
  return passes;
}

// Counts the matches that `pass` has in the graph before any pass and that contain a node that an
// earlier pass took, by the first of these passes. `takers`: by node, null for those still there.
// `steps`: left for matching.
std::map<std::string, int64_t> find_lost(const Graph& graph, const Catalog& catalog,
                                         const Target& target, const Pass& pass,
                                         std::span<const PassReport* const> takers, size_t& steps) {
  std::map<std::string, int64_t> lost;
  for (const Match& match : find_matches(graph, catalog, pass, target, steps)) {
    const PassReport* first = nullptr;
    for (const NodeId id : match.bindings.nodes) {
      const PassReport* taker = takers[id.index];
      if (taker != nullptr && (first == nullptr || taker < first)) first = taker;
    }
    if (first != nullptr) ++lost[first->pass];
  }
  return lost;
}

}  // namespace

std::vector<PassUse> find_pass_uses(const Graph& graph, const Catalog& catalog,
                                    const Target& target, const Submission& submission,
                                    const std::optional<std::string>& task,
                                    std::span<const PassReport> reports) {
  const std::vector<const Pass*> passes = in_order(submission, task);
  CHECK(passes.size() == reports.size());
  std::vector<const PassReport*> takers(graph.node_limit());
  bool any_taken = false;
  size_t steps = steps_of(graph, submission, task);
  std::vector<PassUse> uses;
  for (size_t i = 0; i < passes.size(); ++i) {
    const PassReport& report = reports[i];
    PassUse use{.pass = report.pass,
                .place = static_cast<int64_t>(i + 1),
                .matches = static_cast<int64_t>(report.matches)};
    if (any_taken) use.lost = find_lost(graph, catalog, target, *passes[i], takers, steps);
    for (const NodeId id : report.removed) {
      if (id.index >= takers.size()) continue;  // added by an earlier pass
      takers[id.index] = &report;
      any_taken = true;
    }
    if (use.matches > 0 || !use.lost.empty()) uses.push_back(std::move(use));
  }
  return uses;
}

std::vector<std::optional<size_t>> owners_of_kernels(const CompiledGraph& compiled,
                                                     const Graph& rewritten,
                                                     std::span<const PassReport> reports,
                                                     std::span<const PassUse> uses) {
  std::map<std::string, size_t> by_label;  // of launches
  std::map<uint32_t, size_t> by_fusion;
  for (const NodeId id : rewritten.nodes()) {
    const Node& node = rewritten.node(id);
    if (!node.launch && !node.fusion) continue;
    const auto report = std::ranges::find_if(reports, [&](const PassReport& one) {
      return id.index >= one.first_added && id.index < one.end_added;
    });
    if (report == reports.end()) continue;
    const auto place = static_cast<int64_t>(report - reports.begin()) + 1;
    const auto use = std::ranges::find(uses, place, &PassUse::place);
    CHECK(use != uses.end());
    const auto at = static_cast<size_t>(use - uses.begin());
    if (node.launch) by_label.try_emplace("pass kernel " + node.launch->kernel, at);
    if (node.fusion) by_fusion.try_emplace(*node.fusion, at);
  }
  std::vector<std::optional<size_t>> owners(compiled.kernels.size());
  for (size_t step = 0; step < compiled.plan.steps.size(); ++step) {
    const auto kernel = kernel_of(compiled.plan.steps[step]);
    if (!kernel || owners[*kernel]) continue;
    const StepOrigin& origin = compiled.origins[step];
    const Computation& first = compiled.program.computations[origin.call_or_first()];
    if (const auto launch = by_label.find(first.label); launch != by_label.end()) {
      owners[*kernel] = launch->second;
    } else if (first.fusion && by_fusion.contains(*first.fusion)) {
      owners[*kernel] = by_fusion.at(*first.fusion);
    }
  }
  return owners;
}

}  // namespace passnet
