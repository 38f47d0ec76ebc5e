#include "teach/headroom/search_gain.hpp"

#include "compile/pipeline.hpp"
#include "eval/plan_digest.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"
#include "teach/find_pass.hpp"
#include "teach/headroom/algebra.hpp"
#include "teach/write/candidates.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace passnet {
namespace {

constexpr size_t kMostCuts = 6;     // not tuning: each is compiled for several graphs
constexpr size_t kFirstGraphs = 1;  // not tuning: on which all versions are timed
constexpr size_t kFewestLeft = 4;   // not tuning: versions that go on to more graphs
constexpr double kMayWin = 0.98;    // not tuning: of a version that is timed further

// A version whose text has been read; the passes point into the sources.
struct ReadText {
  Sources sources;
  std::vector<Pass> passes;
};

class Searcher {
 public:
  Searcher(std::span<const Graph* const> graphs, const GainSearch& search)
      : graphs_(graphs), search_(search) {}

  Result<std::vector<TriedGain>> run() {
    std::vector<TriedGain> first;
    if (tries("known")) {
      for (const std::string& text : search_.known) {
        first.push_back({.idea = "known", .text = text});
      }
    }
    if (tries("algebra")) add_algebra(first);
    if (tries("composed")) add_composed(first);
    for (const AlignedGraphs& aligned : align_graphs(graphs_, search_.catalog)) {
      groups_.push_back(aligned);
    }
    if (tries("teacher")) TRY(add_versions(first));
    if (tries("cut")) add_cuts(first);
    TRY(measure(std::move(first)));
    if (!search_.is_late()) TRY(measure(scheduled()));
    std::ranges::stable_sort(tried_, std::greater(), rank);
    return std::move(tried_);
  }

 private:
  static double rank(const TriedGain& tried) { return tried.gain.value_or(0); }

  bool tries(std::string_view source) const {
    return search_.sources.empty() ||
           std::ranges::find(search_.sources, source) != search_.sources.end();
  }

  // Rewrites of which each makes the next one possible, as the graphs that are shown need them.
  void add_composed(std::vector<TriedGain>& versions) const {
    std::set<std::string> texts;  // a single pass ends in one line break less
    for (const TriedGain& version : versions) texts.insert(version.text + "\n");
    for (const Graph* const graph : graphs_) {
      std::string text = compose_algebra(*graph, search_.catalog, search_.target);
      if (text.empty() || !texts.insert(text).second) continue;
      versions.push_back({.idea = "composed", .text = std::move(text)});
    }
  }

  void add_algebra(std::vector<TriedGain>& versions) const {
    const std::vector<std::string> passes = find_algebra(graphs_, search_.catalog, search_.target);
    std::string all;
    for (const std::string& text : passes) {
      versions.push_back({.idea = "algebra", .text = text});
      all += text + "\n";
    }
    if (passes.size() > 1) versions.push_back({.idea = "algebra", .text = all});
  }

  // The teacher's versions of all groups, joined by idea.
  Result<void> add_versions(std::vector<TriedGain>& versions) {
    for (const AlignedGraphs& aligned : groups_) {
      const std::string name = name_of(aligned);
      const auto made = make_versions(aligned, search_.catalog, search_.target, name);
      if (!made) continue;
      for (const PassVersion& version : *made) by_idea_[version.idea].push_back(version);
    }
    for (const auto& [idea, of_groups] : by_idea_) {
      versions.push_back({.idea = std::string(name(idea)), .text = joined(of_groups)});
    }
    return {};
  }

  static std::string joined(const std::vector<PassVersion>& versions) {
    std::string text;
    for (const PassVersion& version : versions) text += print(version.passes);
    return text;
  }

  std::string name_of(const AlignedGraphs& aligned) const {
    const auto number = static_cast<size_t>(&aligned - groups_.data());
    const std::string base = pass_name(*aligned.graphs.front(), search_.catalog);
    return number == 0 ? base : fmt::format("{}_v{}", base, number + 1);
  }

  // Kernels of the first ops alone: the compiler may have merged too much.
  void add_cuts(std::vector<TriedGain>& versions) const {
    if (groups_.empty()) return;
    const AlignedGraphs& aligned = groups_.front();
    const size_t nodes = aligned.graphs.front()->nodes().size();
    const size_t step = std::max<size_t>(1, nodes / (kMostCuts + 1));
    for (size_t count = step; count < nodes; count += step) {
      std::vector<size_t> positions(count);
      std::iota(positions.begin(), positions.end(), size_t{0});
      std::vector<AuthoredPass> passes;
      for (const auto& part :
           connected_parts(*aligned.graphs.front(), positions, search_.catalog)) {
        passes.push_back(generalize_pattern(aligned, part, search_.catalog, Openness::kOpen,
                                            fmt::format("cut_{}_{}", count, passes.size() + 1)));
      }
      if (!passes.empty()) versions.push_back({.idea = "cut", .text = print(passes)});
    }
  }

  // Schedules of the kernel of all ops.
  std::vector<TriedGain> scheduled() const {
    std::vector<TriedGain> versions;
    const auto found = by_idea_.find(Idea::kOneKernel);
    if (found == by_idea_.end()) return versions;
    for (const bool reduces : {true, false}) {
      std::vector<std::vector<PassVersion>> of_groups;
      for (const PassVersion& version : found->second) {
        of_groups.push_back(make_scheduled(version, reduces, 0));
      }
      for (size_t i = 0; i < of_groups.front().size(); ++i) {
        std::vector<PassVersion> same;
        for (const auto& of_group : of_groups) {
          if (i < of_group.size()) same.push_back(of_group[i]);
        }
        versions.push_back({.idea = std::string(name(Idea::kSchedule)), .text = joined(same)});
      }
    }
    return versions;
  }

  std::optional<ReadText> read(TriedGain& version) const {
    ReadText text;
    Diagnostics diagnostics;
    const SourceId source = text.sources.add("author.pass", version.text);
    text.passes = parse_passes(text.sources, source, search_.catalog, diagnostics);
    if (!diagnostics.has_errors()) return text;
    version.problem = diagnostics.list().front().message;
    return std::nullopt;
  }

  Digest plan_of(const Graph& graph) const {
    const auto compiled = compile(graph, search_.catalog, search_.target, Pipeline::kDefault);
    return compiled ? plan_digest(*compiled) : Digest();
  }

  // True if the passes match the graph and change its plan; says why if they do not.
  bool changes_plan(const Graph& graph, std::span<const Pass> passes, TriedGain& version) const {
    Graph rewritten = graph.clone();
    const auto report = apply(rewritten, search_.catalog, passes, search_.target);
    if (!report) return version.problem = report.error().message, false;
    if (report->matches() == 0) return false;
    version.problem.clear();
    const auto known = plans_.find(&graph);
    version.same_plan = known != plans_.end() && plan_of(rewritten) == known->second;
    return !version.same_plan;
  }

  // Successive halving: on more and more graphs, the faster half of those that may still win.
  Result<void> measure(std::vector<TriedGain> versions) {
    for (const Graph* const graph : graphs_) plans_.try_emplace(graph, plan_of(*graph));
    for (size_t count = kFirstGraphs; !versions.empty(); count *= 2) {
      const auto graphs = graphs_.first(std::min(count, graphs_.size()));
      TRY(time(graphs, versions));
      std::ranges::stable_sort(versions, std::greater(), &TriedGain::most_gain);
      size_t left = 0;
      const bool races = versions.size() > 1;
      if (races && graphs.size() < graphs_.size()) {
        const auto may_win = std::ranges::count_if(
            versions, [](const TriedGain& version) { return version.most_gain >= kMayWin; });
        left = std::min(std::max(kFewestLeft, versions.size() / 2), static_cast<size_t>(may_win));
      }
      const auto end = versions.begin() + static_cast<ptrdiff_t>(left);
      std::move(end, versions.end(), std::back_inserter(tried_));
      versions.erase(end, versions.end());
    }
    return {};
  }

  Result<void> time(std::span<const Graph* const> graphs, std::vector<TriedGain>& versions) {
    std::vector<TimedCase> cases;
    for (const Graph* const graph : graphs) cases.push_back({.graph = graph});
    std::vector<std::optional<ReadText>> texts;
    texts.reserve(versions.size());
    std::vector<std::vector<size_t>> places(versions.size());  // of the cases, by graph; 0: none
    for (size_t i = 0; i < versions.size(); ++i) {
      TriedGain& version = versions[i];
      version.problem = "no pass matches";
      texts.push_back(read(version));
      for (const Graph* const graph : graphs) {
        const bool is_timed = texts[i] && changes_plan(*graph, texts[i]->passes, version);
        places[i].push_back(is_timed ? cases.size() : 0);
        if (is_timed) cases.push_back({.graph = graph, .passes = texts[i]->passes});
      }
    }
    const std::vector<CaseTime> times = TRY(search_.timer.time(cases));
    for (size_t i = 0; i < versions.size(); ++i) compare(times, places[i], versions[i]);
    return {};
  }

  static void compare(std::span<const CaseTime> times, std::span<const size_t> places,
                      TriedGain& version) {
    version.gain.reset();
    version.most_gain = 0;
    double logs = 0;
    double most_logs = 0;
    bool is_timed = false;
    for (size_t graph = 0; graph < places.size(); ++graph) {
      if (places[graph] == 0) continue;
      const CaseTime& base = times[graph];
      const CaseTime& own = times[places[graph]];
      if (!base.us || !own.us) {
        version.problem = base.us ? own.problem : base.problem;
        return;
      }
      logs += std::log(*base.us / *own.us);
      most_logs += std::log(base.most_us / *own.us);
      is_timed = true;
    }
    version.same_plan = version.same_plan && !is_timed;
    if (!is_timed) return;
    version.gain = std::exp(logs / static_cast<double>(places.size()));
    version.most_gain = std::exp(most_logs / static_cast<double>(places.size()));
  }

  std::span<const Graph* const> graphs_;
  const GainSearch& search_;
  std::vector<AlignedGraphs> groups_;
  std::map<Idea, std::vector<PassVersion>> by_idea_;  // one for each group that has it
  std::map<const Graph*, Digest> plans_;              // the compiler's own
  std::vector<TriedGain> tried_;
};

}  // namespace

Result<std::vector<TriedGain>> search_gains(std::span<const Graph* const> graphs,
                                            const GainSearch& search) {
  return Searcher(graphs, search).run();
}

}  // namespace passnet
