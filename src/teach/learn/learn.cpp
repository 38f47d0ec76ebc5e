#include "teach/learn/learn.hpp"

#include "base/hash.hpp"
#include "lower/learned.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"
#include "pass/language/print.hpp"
#include "teach/learn/learned_pass.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace passnet {
namespace {

constexpr std::string_view kLibraryFile = "learned.pass";
constexpr size_t kDigits = 6;  // not tuning: of the hash in a name

using Texts = std::vector<std::string>;

// A pass of a source, alone.
struct Proposal {
  std::string text;
  LearnedPass pass;
  bool is_known = false;
};

struct MatchedGraph {
  const AuthorTask* task = nullptr;
  const TaskGraph* graph = nullptr;
  Evidence evidence;
};

// The texts of a library, as often as it applies; their passes have different names.
Texts in_rounds(std::span<const LearnedFile> files) {
  Texts texts;
  for (size_t round = 1; round <= kLearnedRounds; ++round) {
    for (const LearnedFile& file : files) {
      std::string own = file.text;
      const std::string begin = "pass " + file.name;
      const size_t where = own.find(begin);
      if (where != std::string::npos) own.insert(where + begin.size(), fmt::format("_r{}", round));
      texts.push_back(std::move(own));
    }
  }
  return texts;
}

std::vector<Pass> read(const Texts& texts, Sources& sources, const Catalog& catalog) {
  Diagnostics diagnostics;
  std::vector<Pass> passes;
  for (const std::string& text : texts) {
    const SourceId source = sources.add(std::string(kLibraryFile), text);
    std::ranges::move(parse_passes(sources, source, catalog, diagnostics),
                      std::back_inserter(passes));
  }
  if (diagnostics.has_errors()) passes.clear();
  return passes;
}

class Learner {
 public:
  Learner(std::span<const AuthorTask> tasks, Instruments& instruments, const LearnOptions& options)
      : tasks_(tasks), instruments_(instruments), options_(options) {}

  Result<LearnedLibrary> run(std::span<const LearnSource> sources,
                             const std::function<void(const std::string&, size_t)>& advanced) {
    for (const LearnSource& source : sources) propose(source);
    for (size_t i = 0; i < proposals_.size(); ++i) {
      TRY(examine(proposals_[i]));
      advanced(proposals_[i].pass.name, proposals_.size());
    }
    std::ranges::stable_sort(library_.kept, std::greater(), &LearnedFile::gain);
    TRY(examine_behind());
    TRY(examine_together());
    return std::move(library_);
  }

 private:
  const Catalog& catalog() const { return instruments_.catalog(); }

  // Each distinct pass of the source once: what differs in its name alone is the same.
  void propose(const LearnSource& source) {
    Sources sources;
    for (const Pass& pass : read({source.text}, sources, catalog())) {
      if (std::ranges::any_of(pass.kernels, [](const KernelSource& kernel) {
            return kernel.language != Language::kLoops;
          })) {
        continue;
      }
      std::string text = print(pass, catalog());
      const std::string begin = "pass " + pass.name;
      if (!text.starts_with(begin)) continue;
      const std::string body = text.substr(begin.size());
      if (!seen_.insert(body).second) continue;
      const std::string name =
          source.is_known ? pass.name
                          : fmt::format("{}_{}", pass.name, sha256(body).hex().substr(0, kDigits));
      const PatternNode& last = pass.pattern.nodes.back();
      proposals_.push_back({.text = source.is_known ? source.text : "",
                            .pass = {.name = name,
                                     .text = "pass " + name + body,
                                     .provenance = source.origin,
                                     .value = pass.value(last.results.back()).name,
                                     .evidence = {}},
                            .is_known = source.is_known});
    }
  }

  // The graph after the passes of the library so far.
  Graph behind_library(const Graph& graph) const {
    Graph rewritten = graph.clone();
    Sources sources;
    const std::vector<Pass> passes = read(in_rounds(library_.kept), sources, catalog());
    if (!apply(rewritten, catalog(), passes, instruments_.target())) return graph.clone();
    return rewritten;
  }

  // Graphs of all tasks, a few of each, in which the pass matches; `behind`: after those of the
  // library.
  std::vector<MatchedGraph> find_matched(const std::string& text, bool behind = false) const {
    Sources sources;
    const std::vector<Pass> passes = read({text}, sources, catalog());
    std::vector<MatchedGraph> matched;
    if (passes.size() != 1) return matched;
    const Pass& pass = passes.front();
    for (const AuthorTask& task : tasks_) {
      size_t count = 0;
      for (const auto* const list : {&task.shown, &task.dev, &task.hidden}) {
        for (const TaskGraph& graph : *list) {
          if (count == options_.per_task) break;
          const Graph searched = behind ? behind_library(graph.graph) : graph.graph.clone();
          size_t steps = matching_steps(searched, 1);
          const auto matches =
              find_matches(searched, catalog(), pass, instruments_.target(), steps);
          if (matches.empty()) continue;
          ++count;
          const PatternValueId last = pass.pattern.nodes.back().results.back();
          const TensorType& type = searched.type(matches.front().bindings.values[last.index]);
          matched.push_back(
              {.task = &task,
               .graph = &graph,
               .evidence = {.task = task.name, .elements = type.numel(), .dtype = type.dtype}});
        }
      }
    }
    return matched;
  }

  struct JudgedGain {
    double gain = 1;
    bool loses = false;
  };

  static Digest digest_of(const Texts& texts) {
    Hasher hasher;
    for (const std::string& text : texts) hasher.add(text);
    return hasher.finish();
  }

  // The gains of texts on graphs, in their order; says why it has none.
  Result<std::vector<JudgedGain>> judge(const Texts& texts, std::span<const MatchedGraph> matched,
                                        JudgingCare care, std::string& problem) {
    std::vector<JudgedGain> gains;
    for (size_t first = 0; first < matched.size() && problem.empty();) {
      size_t last = first;
      std::vector<const TaskGraph*> graphs;
      while (last < matched.size() && matched[last].task == matched[first].task) {
        graphs.push_back(matched[last++].graph);
      }
      Sources sources;
      Submission submission{.path = std::string(kLibraryFile),
                            .sources = &sources,
                            .digest = digest_of(texts),
                            .common = read(texts, sources, catalog()),
                            .by_task = {}};
      const auto records =
          TRY(instruments_.judge(matched[first].task->name, graphs, std::move(submission), care));
      for (const Record& record : records) {
        problem = problem_of(record);
        if (!problem.empty()) break;
        const double gain = record.speedup.value_or(1);
        gains.push_back({.gain = gain,
                         .loses = gain < options_.loss && record.speedup_high.value_or(gain) < 1});
      }
      first = last;
    }
    return gains;
  }

  void drop(const LearnedPass& pass, std::string why) {
    library_.dropped.push_back({.name = pass.name, .text = pass.text, .dropped = std::move(why)});
  }

  Result<void> examine(Proposal& proposal) {
    LearnedPass& pass = proposal.pass;
    auto matched = find_matched(pass.text);
    if (matched.empty() && proposal.is_known) {  // nothing new is known of it
      library_.kept.push_back({.name = pass.name, .text = proposal.text});
      return {};
    }
    if (matched.empty()) return waiting_.push_back(&proposal), Result<void>();
    std::string problem;
    const auto gains = TRY(judge({pass.text}, matched, JudgingCare::kDraft, problem));
    if (!problem.empty()) return drop(pass, problem), Result<void>();
    for (size_t i = 0; i < gains.size(); ++i) {
      matched[i].evidence.gain = gains[i].gain;
      matched[i].evidence.loses = gains[i].loses;
      pass.evidence.push_back(matched[i].evidence);
    }
    return keep(proposal);
  }

  // Examines passes that match only what others have replaced: their evidence is what the library
  // gains more with them. They come behind the others, and are tried until none is added.
  Result<void> examine_behind() {
    for (bool added = true; added;) {
      added = false;
      for (Proposal*& proposal : waiting_) {
        if (proposal == nullptr || library_.kept.empty()) continue;
        LearnedPass& pass = proposal->pass;
        auto matched = find_matched(pass.text, true);
        if (matched.empty()) continue;
        std::string problem;
        Texts texts = in_rounds(library_.kept);
        const auto base = TRY(judge(texts, matched, JudgingCare::kDraft, problem));
        texts.push_back(pass.text);
        const auto gains = TRY(judge(texts, matched, JudgingCare::kDraft, problem));
        if (problem.empty()) {
          for (size_t i = 0; i < gains.size(); ++i) {
            matched[i].evidence.gain = gains[i].gain / base[i].gain;
            matched[i].evidence.loses = matched[i].evidence.gain < options_.loss;
            pass.evidence.push_back(matched[i].evidence);
          }
          const size_t kept = library_.kept.size();
          TRY(keep(*proposal));
          added = added || library_.kept.size() > kept;
        } else {
          drop(pass, problem);
        }
        proposal = nullptr;
      }
    }
    for (const Proposal* const proposal : waiting_) {
      if (proposal != nullptr) drop(proposal->pass, "it matches no graph of the tasks");
    }
    return {};
  }

  // Adds the pass to the library, with a guard on the region where it wins, or drops it.
  Result<void> keep(const Proposal& proposal) {
    const LearnedPass& pass = proposal.pass;
    const auto region = find_region(pass.evidence, options_.least_gain);
    const bool loses = std::ranges::any_of(pass.evidence, &Evidence::loses);
    if (!region || (proposal.is_known && loses)) {
      return drop(pass, fmt::format("it gains too little on {} graphs that it matches",
                                    pass.evidence.size())),
             Result<void>();
    }
    auto text =
        proposal.is_known ? std::optional(proposal.text) : print_learned(pass, *region, catalog());
    if (!text) return drop(pass, "its guard does not parse"), Result<void>();
    library_.kept.push_back({.name = pass.name,
                             .text = *std::move(text),
                             .gain = region->gain,
                             .graphs = region->graphs});
    return {};
  }

  // The passes of the library that apply to the graph, by their places.
  std::set<size_t> applied_to(const Graph& graph) const {
    std::vector<std::vector<Pass>> passes;
    std::vector<Sources> sources(library_.kept.size());
    for (size_t i = 0; i < library_.kept.size(); ++i) {
      passes.push_back(read({library_.kept[i].text}, sources[i], catalog()));
    }
    Graph rewritten = graph.clone();
    std::set<size_t> applied;
    for (size_t round = 0; round < kLearnedRounds; ++round) {
      for (size_t i = 0; i < passes.size(); ++i) {
        const auto report = apply(rewritten, catalog(), passes[i], instruments_.target());
        if (report && report->matches() > 0) applied.insert(i);
      }
      if (applied.empty()) break;
    }
    return applied;
  }

  // The graphs of all tasks, a few of each, to which the library applies; `applied` receives the
  // places of the passes.
  std::vector<MatchedGraph> find_applied(
      std::map<const TaskGraph*, std::set<size_t>>& applied) const {
    std::vector<MatchedGraph> matched;
    for (const AuthorTask& task : tasks_) {
      size_t count = 0;
      for (const auto* const list : {&task.shown, &task.dev, &task.hidden}) {
        for (const TaskGraph& graph : *list) {
          if (count == options_.per_task) break;
          auto places = applied_to(graph.graph);
          if (places.empty()) continue;
          ++count;
          applied.emplace(&graph, std::move(places));
          matched.push_back({.task = &task, .graph = &graph, .evidence = {}});
        }
      }
    }
    return matched;
  }

  // All are judged again with full care and a fresh seed. Passes that gain alone may lose together:
  // of those that apply to a graph that loses, the one with the least gain is dropped, and the
  // graphs to which it applied are judged again, until none loses.
  Result<void> examine_together() {
    std::map<const TaskGraph*, JudgedGain> known;
    while (!library_.kept.empty()) {
      std::map<const TaskGraph*, std::set<size_t>> applied;
      std::vector<MatchedGraph> unjudged = find_applied(applied);
      std::erase_if(unjudged,
                    [&](const MatchedGraph& graph) { return known.contains(graph.graph); });
      std::string problem;
      const auto gains =
          TRY(judge(in_rounds(library_.kept), unjudged, JudgingCare::kFinal, problem));
      for (size_t i = 0; i < gains.size(); ++i) known.emplace(unjudged[i].graph, gains[i]);
      std::optional<size_t> losing;
      if (!problem.empty()) losing = *applied[unjudged[gains.size()].graph].rbegin();
      for (const auto& [graph, places] : applied) {
        const auto judged = known.find(graph);
        if (judged == known.end() || !judged->second.loses) continue;
        losing = std::max(losing.value_or(0), *places.rbegin());
      }
      if (!losing) return {};
      for (const auto& [graph, places] : applied) {
        if (places.contains(*losing)) known.erase(graph);
      }
      LearnedFile file = std::move(library_.kept[*losing]);
      file.dropped = problem.empty() ? "it loses beside the others" : problem;
      library_.kept.erase(library_.kept.begin() + static_cast<ptrdiff_t>(*losing));
      library_.dropped.push_back(std::move(file));
    }
    return {};
  }

  std::span<const AuthorTask> tasks_;
  Instruments& instruments_;
  const LearnOptions& options_;
  std::set<std::string> seen_;
  std::vector<Proposal> proposals_;
  std::vector<Proposal*> waiting_;  // match nothing as it is
  LearnedLibrary library_;
};

}  // namespace

std::string problem_of(const Record& record) {
  if (!record.verdict || is_error(*record.verdict) || !is_correct(record, -5)) {
    return fmt::format("{} on `{}`", record.verdict ? name(*record.verdict) : "no verdict",
                       record.graph);
  }
  if (!record.equality || !record.equality->is_equal) return "not proved on " + record.graph;
  return "";
}

Result<LearnedLibrary> learn(
    std::span<const LearnSource> sources, std::span<const AuthorTask> tasks,
    Instruments& instruments, const LearnOptions& options,
    const std::function<void(const std::string& pass, size_t of)>& advanced) {
  return Learner(tasks, instruments, options).run(sources, advanced);
}

}  // namespace passnet
