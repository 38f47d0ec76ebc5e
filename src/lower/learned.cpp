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

// The passes of the text that are among the steps: to read the others takes time.
std::string text_of(std::span<const LearnedStep> steps, std::string_view text) {
  constexpr std::string_view kBegin = "pass ";
  std::string found;
  bool is_step = false;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(kBegin)) {
      const std::string name =
          line.substr(kBegin.size(), line.find(' ', kBegin.size()) - kBegin.size());
      is_step = std::ranges::find(steps, name, &LearnedStep::name) != steps.end();
    }
    if (is_step) found += line + '\n';
  }
  return found;
}

// The passes of the steps, in the order in which all compose.
std::vector<Pass> parse_learned_steps(const Catalog& catalog) {
  const std::vector<LearnedStep> steps = read_learned_steps();
  std::vector<std::pair<std::string_view, std::string>> files;
  const auto add = [&](std::string_view name, std::string_view text) {
    std::string own = text_of(steps, text);
    if (!own.empty()) files.emplace_back(name, std::move(own));
  };
  for (const auto& [name, text] : step_passes::kFiles) add(name, text);
  for (const auto& [name, text] : algebra_passes::kFiles) add(name, text);
  return parse_own_passes(files, catalog);
}

// The graph after the learned steps; nullopt if they do not compose to a gain.
std::optional<Graph> apply_steps(const Graph& graph, const Catalog& catalog, const Target& target) {
  const std::vector<Pass> passes = parse_learned_steps(catalog);
  std::vector<const Pass*> learned;
  for (const Pass& pass : passes) learned.push_back(&pass);
  auto composed = compose_passes(graph, catalog, learned, target);
  if (!composed) return std::nullopt;
  return std::move(composed->graph);
}

// The graph after the library; nullopt if no pass of it applies.
std::optional<Graph> apply_library(const Graph& graph, const Catalog& catalog,
                                   const Target& target) {
  Graph rewritten = graph.clone();
  const std::vector<Pass> passes = parse_learned_passes(catalog);
  for (size_t round = 0; round < kLearnedRounds; ++round) {
    const auto applied = apply(rewritten, catalog, passes, target);
    if (!applied) return std::nullopt;
    if (applied->matches() > 0) continue;
    if (round == 0) return std::nullopt;
    break;
  }
  return rewritten;
}

}  // namespace

std::vector<Pass> parse_learned_passes(const Catalog& catalog) {
  return parse_own_passes(learned_passes::kFiles, catalog);
}

std::vector<Pass> parse_algebra_passes(const Catalog& catalog) {
  return parse_own_passes(algebra_passes::kFiles, catalog);
}

std::vector<Pass> parse_step_passes(const Catalog& catalog) {
  std::vector<Pass> passes = parse_own_passes(step_passes::kFiles, catalog);
  std::ranges::move(parse_algebra_passes(catalog), std::back_inserter(passes));
  return passes;
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

std::optional<Graph> apply_learned_passes(const Graph& graph, const Catalog& catalog,
                                          const Target& target) {
  auto composed = apply_steps(graph, catalog, target);
  auto rewritten = apply_library(composed ? *composed : graph, catalog, target);
  return rewritten ? std::move(rewritten) : std::move(composed);
}

}  // namespace passnet
