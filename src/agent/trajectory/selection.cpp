#include "agent/trajectory/selection.hpp"

#include "agent/run/conversation.hpp"
#include "agent/trajectory/leaks.hpp"
#include "agent/workbench/author_task.hpp"
#include "agent/workbench/canonical_text.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

// The graph texts in a message: from `graph @` to the next line that is a bracket.
std::vector<std::string> graph_texts(std::string_view text) {
  std::vector<std::string> graphs;
  for (size_t at = text.find("graph @"); at != std::string_view::npos;
       at = text.find("graph @", at + 1)) {
    const size_t end = text.find("\n}", at);
    if (end == std::string_view::npos) break;
    graphs.emplace_back(text.substr(at, end + 2 - at));
  }
  return graphs;
}

bool holds_held_back(std::string_view text, const Catalog& catalog, const HeldBack& held_back) {
  for (std::string& graph_text : graph_texts(text)) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("graph", std::move(graph_text) + "\n");
    for (const Graph& graph : parse_graphs(sources, source, catalog, diagnostics)) {
      if (held_back.hashes.contains(canonical_hash(graph, catalog).hex())) return true;
      if (held_back.op_sequences.contains(op_sequence(graph, catalog))) return true;
    }
  }
  return false;
}

std::optional<LeftOutFor> first_reason(const Trajectory& trajectory, const Catalog& catalog,
                                       const SelectionOptions& options) {
  if (!options.verdicts.empty() && !options.verdicts.contains(trajectory.verdict)) {
    return LeftOutFor::kVerdict;
  }
  if (options.least_score && trajectory.as.value_or(0) < *options.least_score) {
    return LeftOutFor::kScore;
  }
  const bool long_text =
      options.most_tokens && estimate_tokens(trajectory.messages) > *options.most_tokens;
  if (long_text || (options.most_messages && trajectory.messages.size() > *options.most_messages)) {
    return LeftOutFor::kLength;
  }
  if (find_leak(trajectory, options.secrets)) return LeftOutFor::kLeak;
  if (options.held_back != nullptr && shows_held_back(trajectory, catalog, *options.held_back)) {
    return LeftOutFor::kHeldBack;
  }
  return std::nullopt;
}

// Returns equal keys for submissions of a task that are equal in canonical form.
std::string duplicate_key(const Trajectory& trajectory, const Catalog& catalog) {
  Hasher hasher;
  hasher.add(trajectory.task);
  if (trajectory.submission) {
    hasher.add(canonical_text(*trajectory.submission, catalog));
  } else {
    for (const Message& message : trajectory.messages) hasher.add(message.content);
  }
  return hasher.finish().hex();
}

}  // namespace

bool shows_held_back(const Trajectory& trajectory, const Catalog& catalog,
                     const HeldBack& held_back) {
  if (held_back.op_sequences.contains(trajectory.op_sequence)) return true;
  const auto is_held = [&](const std::string& hash) { return held_back.hashes.contains(hash); };
  if (std::ranges::any_of(trajectory.hashes, is_held)) return true;
  return std::ranges::any_of(trajectory.messages, [&](const Message& message) {
    return holds_held_back(message.content, catalog, held_back);
  });
}

Selection select(std::span<const Trajectory> trajectories, const Catalog& catalog,
                 const SelectionOptions& options) {
  Selection selection;
  std::map<std::string, size_t> known;  // the place in `kept`, by duplicate_key
  for (size_t i = 0; i < trajectories.size(); ++i) {
    const Trajectory& trajectory = trajectories[i];
    if (const auto reason = first_reason(trajectory, catalog, options)) {
      ++selection.left_out[static_cast<size_t>(*reason)];
      continue;
    }
    if (!options.keeps_duplicates) {
      const auto [at, is_new] =
          known.try_emplace(duplicate_key(trajectory, catalog), selection.kept.size());
      if (!is_new) {
        ++selection.left_out[static_cast<size_t>(LeftOutFor::kDuplicate)];
        size_t& kept = selection.kept[at->second];
        if (trajectory.as.value_or(0) > trajectories[kept].as.value_or(0)) kept = i;
        continue;
      }
    }
    selection.kept.push_back(i);
  }
  return selection;
}

}  // namespace passnet
