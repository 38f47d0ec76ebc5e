#include "lower/learned.hpp"

#include "base/check.hpp"
#include "embedded/algebra_passes.hpp"
#include "embedded/learned_passes.hpp"
#include "embedded/learned_steps.hpp"
#include "embedded/step_passes.hpp"
#include "lower/composed.hpp"
#include "pass/drive.hpp"
#include "pass/language/own_passes.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <sstream>
#include <string>
#include <utility>

namespace passnet {
namespace {

// Those of the steps that are learned, in the order in which all compose.
std::vector<const Pass*> choose_learned(std::span<const Pass> steps) {
  const std::vector<LearnedStep> learned = read_learned_steps();
  std::vector<const Pass*> chosen;
  for (const Pass& step : steps) {
    if (std::ranges::find(learned, step.name, &LearnedStep::name) != learned.end()) {
      chosen.push_back(&step);
    }
  }
  return chosen;
}

// The graph after the learned steps; nullopt if they do not compose to a gain.
std::optional<LearnedGraph> apply_steps(const Graph& graph, const Catalog& catalog,
                                        const Target& target) {
  const std::vector<Pass>& steps = known_steps(catalog);
  const auto& learned = catalog.made().get<std::vector<const Pass*>>(
      &learned_steps::kFiles, [&] { return choose_learned(steps); });
  auto composed = compose_passes(graph, catalog, learned, target);
  if (!composed) return std::nullopt;
  return LearnedGraph{.graph = std::move(composed->graph), .applied = std::move(composed->applied)};
}

// The graph after the library; nullopt if no pass of it applies.
std::optional<LearnedGraph> apply_library(const Graph& graph, const Catalog& catalog,
                                          const Target& target) {
  const std::vector<Pass>& library = learned_library(catalog);
  LearnedGraph rewritten{.graph = graph.clone(), .applied = {}};
  for (size_t round = 0; round < kLearnedRounds; ++round) {
    const auto report = apply(rewritten.graph, catalog, library, target);
    if (!report) return std::nullopt;
    if (report->matches() == 0) break;
    for (size_t i = 0; i < library.size(); ++i) {
      if (report->passes[i].matches > 0) rewritten.applied.push_back(&library[i]);
    }
  }
  if (rewritten.applied.empty()) return std::nullopt;
  return rewritten;
}

}  // namespace

const std::vector<Pass>& learned_library(const Catalog& catalog) {
  return own_passes(learned_passes::kFiles, catalog);
}

const std::vector<Pass>& known_algebra(const Catalog& catalog) {
  return own_passes(algebra_passes::kFiles, catalog);
}

const std::vector<Pass>& known_steps(const Catalog& catalog) {
  return catalog.made().get<std::vector<Pass>>(&step_passes::kFiles, [&] {
    std::vector<Pass> passes = parse_own_passes(step_passes::kFiles, catalog);
    std::ranges::move(parse_own_passes(algebra_passes::kFiles, catalog),
                      std::back_inserter(passes));
    return passes;
  });
}

std::optional<std::vector<LearnedStep>> parse_steps(std::string_view text) {
  std::vector<LearnedStep> steps;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::istringstream words(line);
    LearnedStep step;
    if (!(words >> step.name >> step.graphs >> step.gain)) return std::nullopt;
    steps.push_back(std::move(step));
  }
  return steps;
}

std::vector<LearnedStep> read_learned_steps() {
  auto steps = parse_steps(learned_steps::kFiles.front().text);
  CHECK(steps.has_value());
  return *std::move(steps);
}

std::optional<LearnedGraph> apply_learned_passes(const Graph& graph, const Catalog& catalog,
                                                 const Target& target) {
  auto composed = apply_steps(graph, catalog, target);
  auto rewritten = apply_library(composed ? composed->graph : graph, catalog, target);
  if (!rewritten) return composed;
  if (composed) {
    rewritten->applied.insert(rewritten->applied.begin(), composed->applied.begin(),
                              composed->applied.end());
  }
  return rewritten;
}

}  // namespace passnet
