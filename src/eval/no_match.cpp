#include "eval/no_match.hpp"

#include "pass/explain.hpp"

namespace passnet {
namespace {

// Compares the shares of the patterns' ops that agreed; among equals, the longer pattern is more
// informative.
bool is_nearer(const Explanation& a, const Explanation& b) {
  const size_t left = a.matched * b.nodes;
  const size_t right = b.matched * a.nodes;
  return left != right ? left > right : a.nodes > b.nodes;
}

}  // namespace

std::string describe_no_match(const Graph& graph, const Catalog& catalog,
                              const std::vector<std::span<const Pass>>& lists,
                              const Target& target) {
  std::optional<Explanation> nearest;
  for (const std::span<const Pass> passes : lists) {
    Sources sources;
    auto explanations = explain(graph, catalog, passes, target, sources);
    if (!explanations) continue;
    for (Explanation& explanation : *explanations) {
      if (!explanation.reason) continue;
      if (!nearest || is_nearer(explanation, *nearest)) nearest = std::move(explanation);
    }
  }
  std::string text = "no pass matched anything";
  if (!nearest) return text;
  text += "; the nearest: " + nearest->reason->message;
  for (const Note& note : nearest->reason->notes) {
    if (!note.span.source.valid()) text += "; " + note.message;
  }
  return text;
}

std::string describe_other_tasks(const Submission& submission,
                                 const std::optional<std::string>& task) {
  constexpr size_t kMostNamed = 3;
  std::string folders;
  size_t count = 0;
  for (const auto& [folder, passes] : submission.by_task) {
    if (passes.empty()) continue;
    if (count < kMostNamed) folders += (count > 0 ? ", '" : "'") + folder + "'";
    ++count;
  }
  if (count > kMostNamed) folders += ", …";
  return fmt::format(
      "no pass is for {}: a folder of '{}' is for the task of its name, and all passes are in {}",
      task ? fmt::format("the task '{}'", *task) : "graphs without a task", submission.path,
      folders);
}

}  // namespace passnet
