#include "pass/explain.hpp"

#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "pass/match.hpp"
#include "pass/plan.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace passnet {
namespace {

bool has_places(const Graph& graph) {
  return std::ranges::all_of(graph.nodes(),
                             [&](NodeId id) { return graph.node(id).span.source.valid(); });
}

// The graph printed and parsed, so that every node has a place. Returns a copy if that fails.
Graph with_places(const Graph& graph, const Catalog& catalog, Sources& sources) {
  const SourceId source = sources.add(fmt::format("@{}", graph.name), print(graph, catalog));
  Diagnostics diagnostics;
  std::vector<Graph> parsed = parse_graphs(sources, source, catalog, diagnostics);
  if (parsed.size() != 1) return graph.clone();
  return std::move(parsed.front());
}

std::string op_names(const PatternNode& node, const Catalog& catalog) {
  std::string names;
  for (const PatternCall& call : node.calls) {
    if (!names.empty()) names += " or ";
    names += catalog.op(call.op).name();
  }
  return names;
}

// Places that stopped for the same reason.
struct Group {
  Mismatch first;
  std::vector<NodeId> roots;
  std::vector<std::string> others;  // other findings, if they differ
};

bool same_reason(const Mismatch& a, const Mismatch& b) {
  return a.id == b.id && a.pattern.begin == b.pattern.begin && a.pattern.end == b.pattern.end &&
         a.expected == b.expected;
}

class Diagnosis {
 public:
  // `steps`: left for its searches; without any it explains what it has found.
  Diagnosis(const Graph& graph, const Catalog& catalog, const Pass& pass, const Target& target,
            size_t& steps)
      : graph_(graph),
        catalog_(catalog),
        pass_(pass),
        target_(target),
        steps_(steps),
        index_(graph) {}

  void run(Explanation& explanation) {
    explanation.tried = search_from_results();
    if (groups_.empty() || groups_.front().first.matched < pass_.pattern.nodes.size()) {
      search_from_elsewhere();
    }
    if (groups_.empty()) {
      explanation.reason = describe_absence();
      return;
    }
    explanation.matched = groups_.front().first.matched;
    for (const Group& group : groups_) {
      if (explanation.near_misses.size() == kMostGroups) break;
      explanation.near_misses.push_back({.count = group.roots.size(),
                                         .matched = group.first.matched,
                                         .reason = describe(group.first)});
    }
    explanation.reason = explanation.near_misses.front().reason;
    add_summary(*explanation.reason);
  }

 private:
  static constexpr size_t kMostGroups = 8;
  static constexpr size_t kMostShown = 3;
  static constexpr size_t kMostTries = 5'000;
  static constexpr size_t kFuelElsewhere = 500;

  // Tries matches as `apply` does, from the pattern's last op. Returns the number of places.
  size_t search_from_results() {
    const Matcher matcher(pass_, graph_, catalog_, index_, target_, {.budget = &steps_});
    const std::vector<OpId> root_ops = matcher.root_ops();
    size_t tried = 0;
    for (const NodeId id : graph_.nodes()) {
      if (std::ranges::find(root_ops, graph_.node(id).op) == root_ops.end()) continue;
      ++tried;
      std::optional<Mismatch> found;
      matcher.match_at(id, &found);
      if (found) add(*std::move(found), id);
    }
    std::ranges::stable_sort(groups_, [](const Group& a, const Group& b) {
      if (a.first.depth != b.first.depth) return a.first.depth > b.first.depth;
      return a.roots.size() > b.roots.size();
    });
    drop_parts_of_best();
    return tried;
  }

  // A near miss at another node of the longest match adds nothing.
  void drop_parts_of_best() {
    for (size_t i = 1; i < groups_.size(); ++i) {
      std::erase_if(groups_[i].roots, [&](NodeId root) {
        const auto& nodes = groups_.front().first.nodes;
        return std::ranges::find(nodes, root) != nodes.end();
      });
    }
    std::erase_if(groups_, [](const Group& group) { return group.roots.empty(); });
  }

  void add(Mismatch mismatch, NodeId root) {
    const auto same = std::ranges::find_if(
        groups_, [&](const Group& group) { return same_reason(group.first, mismatch); });
    if (same == groups_.end()) {
      groups_.push_back({.first = std::move(mismatch), .roots = {root}});
      return;
    }
    same->roots.push_back(root);
    if (mismatch.depth > same->first.depth) std::swap(mismatch, same->first);
    const bool is_known = mismatch.found == same->first.found ||
                          std::ranges::find(same->others, mismatch.found) != same->others.end();
    if (!is_known) same->others.push_back(mismatch.found);
  }

  // Starts from every other op of the pattern: if the last op is what differs, more may agree.
  void search_from_elsewhere() {
    Pass turned = pass_;
    std::optional<Mismatch> best;
    size_t tries = 0;
    const uint32_t usual = pass_.pattern.plan.front().node.index;
    for (uint32_t root = static_cast<uint32_t>(pass_.pattern.nodes.size()); root-- > 0;) {
      if (root == usual) continue;
      turned.pattern.plan = plan_from(pass_, {root});
      const Matcher matcher(turned, graph_, catalog_, index_, target_,
                            {.fuel = kFuelElsewhere, .budget = &steps_});
      for (const OpId op : matcher.root_ops()) {
        for (const NodeId id : index_.nodes_of(op)) {
          if (++tries > kMostTries) break;
          matcher.match_at(id, &best);
        }
      }
    }
    const size_t known = groups_.empty() ? 0 : groups_.front().first.matched;
    if (best && best->matched > known) {
      const NodeId root = best->nodes.front();
      groups_.insert(groups_.begin(), {.first = *std::move(best), .roots = {root}});
      drop_parts_of_best();
    }
  }

  Diagnostic describe(const Mismatch& mismatch) const {
    Diagnostic reason =
        make_error(mismatch.pattern, mismatch.id,
                   "'{}' matched {} of {} ops, then expected {}, found {}", pass_.name,
                   mismatch.matched, pass_.pattern.nodes.size(), mismatch.expected, mismatch.found);
    reason.expected = mismatch.expected;
    reason.found = mismatch.found;
    reason.values = mismatch.values;
    reason.notes = mismatch.notes;
    if (mismatch.node.valid()) {
      const Node& node = graph_.node(mismatch.node);
      reason.notes.push_back(
          {node.span, fmt::format("in the graph, at {}", catalog_.op(node.op).name())});
    }
    if (!mismatch.hint.empty()) reason.notes.push_back({{}, "hint: " + mismatch.hint});
    return reason;
  }

  // The number of other places, and the reasons that stopped them.
  void add_summary(Diagnostic& reason) const {
    const Group& best = groups_.front();
    if (const size_t more = best.roots.size() - 1; more > 0) {
      std::string text =
          fmt::format("the same at {} more {}", more, more == 1 ? "place" : "places");
      for (size_t i = 0; i < std::min(best.others.size(), kMostShown); ++i) {
        text += (i == 0 ? ", also with " : "; ") + best.others[i];
      }
      reason.notes.push_back({{}, text});
    }
    for (size_t i = 1; i < std::min(groups_.size(), kMostShown + 1); ++i) {
      const Group& group = groups_[i];
      reason.notes.push_back(
          {group.first.pattern,
           fmt::format("at {} other {} {} of {} ops matched, then expected {}, found {}",
                       group.roots.size(), group.roots.size() == 1 ? "place" : "places",
                       group.first.matched, pass_.pattern.nodes.size(), group.first.expected,
                       group.first.found)});
    }
    if (const std::string absent = absent_ops(); !absent.empty()) {
      reason.notes.push_back({{}, fmt::format("the graph has no {}", absent)});
    }
  }

  bool has_one_of(const PatternNode& node) const {
    return std::ranges::any_of(
        node.calls, [&](const PatternCall& call) { return !index_.nodes_of(call.op).empty(); });
  }

  std::string absent_ops() const {
    std::vector<std::string> absent;
    for (const PatternNode& node : pass_.pattern.nodes) {
      std::string names = op_names(node, catalog_);
      if (has_one_of(node) || std::ranges::find(absent, names) != absent.end()) continue;
      absent.push_back(std::move(names));
    }
    return fmt::format("{}", fmt::join(absent, ", no "));
  }

  Diagnostic describe_absence() const {
    const PatternNode& root = pass_.node(pass_.pattern.plan.front().node);
    Diagnostic reason = make_error(root.op_span, "no-match-absent",
                                   "'{}' looks for {} first, and the graph has none", pass_.name,
                                   op_names(root, catalog_));
    reason.expected = op_names(root, catalog_);
    reason.found = "none";
    std::map<std::string, size_t> counts;
    for (const NodeId id : graph_.nodes()) {
      ++counts[std::string(catalog_.op(graph_.node(id).op).name())];
    }
    std::string ops;
    for (const auto& [op, count] : counts) {
      if (ops.size() > kMostOpsText) break;
      ops += fmt::format("{}{} {}", ops.empty() ? "" : ", ", count, op);
    }
    if (!ops.empty()) reason.notes.push_back({{}, "it has " + ops});
    return reason;
  }

  static constexpr size_t kMostOpsText = 200;

  const Graph& graph_;
  const Catalog& catalog_;
  const Pass& pass_;
  const Target& target_;
  size_t& steps_;
  const GraphIndex index_;
  std::vector<Group> groups_;  // the longest match first
};

}  // namespace

Result<std::vector<Explanation>> explain(const Graph& graph, const Catalog& catalog,
                                         std::span<const Pass> passes, const Target& target,
                                         Sources& sources) {
  std::vector<Explanation> explanations;
  Graph current = has_places(graph) ? graph.clone() : with_places(graph, catalog, sources);
  size_t steps = matching_steps(graph, passes.size());
  size_t explaining = steps;
  for (const Pass& pass : passes) {
    Explanation& entry = explanations.emplace_back(
        Explanation{.pass = pass.name, .nodes = pass.pattern.nodes.size()});
    const ApplyReport report = TRY(apply(current, catalog, {&pass, 1}, target, {.steps = steps}));
    steps -= report.steps;
    entry.matches = report.passes.front().matches;
    if (entry.matches > 0) {
      entry.matched = entry.nodes;
      current = with_places(current, catalog, sources);
    } else if (report.passes.front().refusal) {
      entry.reason = report.passes.front().refusal;
    } else {
      Diagnosis(current, catalog, pass, target, explaining).run(entry);
    }
  }
  return explanations;
}

nlohmann::json to_json(const Explanation& explanation, const Sources& sources) {
  nlohmann::json json = {{"pass", explanation.pass},
                         {"matches", explanation.matches},
                         {"nodes", explanation.nodes},
                         {"matched", explanation.matched},
                         {"tried", explanation.tried},
                         {"reason", nullptr},
                         {"near_misses", nlohmann::json::array()}};
  if (explanation.reason) json["reason"] = to_json(*explanation.reason, sources);
  for (const NearMiss& miss : explanation.near_misses) {
    json["near_misses"].push_back({{"count", miss.count},
                                   {"matched", miss.matched},
                                   {"reason", to_json(miss.reason, sources)}});
  }
  return json;
}

}  // namespace passnet
