#include "teach/learn/learn.hpp"

#include "base/hash.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"
#include "pass/language/print.hpp"
#include "teach/learn/learned_pass.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

constexpr std::string_view kLibraryFile = "learned.pass";
constexpr size_t kDigits = 6;  // not tuning: of the hash in a name

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

std::vector<Pass> read(const std::string& text, Sources& sources, const Catalog& catalog) {
  Diagnostics diagnostics;
  const SourceId source = sources.add(std::string(kLibraryFile), text);
  std::vector<Pass> passes = parse_passes(sources, source, catalog, diagnostics);
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
    TRY(examine_together());
    return std::move(library_);
  }

 private:
  const Catalog& catalog() const { return instruments_.catalog(); }

  // Each distinct pass of the source once: what differs in its name alone is the same.
  void propose(const LearnSource& source) {
    Sources sources;
    for (const Pass& pass : read(source.text, sources, catalog())) {
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

  // Graphs of all tasks, a few of each, in which the pass matches.
  std::vector<MatchedGraph> find_matched(const std::string& text) const {
    Sources sources;
    const std::vector<Pass> passes = read(text, sources, catalog());
    std::vector<MatchedGraph> matched;
    if (passes.size() != 1) return matched;
    const Pass& pass = passes.front();
    for (const AuthorTask& task : tasks_) {
      size_t count = 0;
      for (const auto* const list : {&task.shown, &task.dev, &task.hidden}) {
        for (const TaskGraph& graph : *list) {
          if (count == options_.per_task) break;
          size_t steps = matching_steps(graph.graph, 1);
          const auto matches =
              find_matches(graph.graph, catalog(), pass, instruments_.target(), steps);
          if (matches.empty()) continue;
          ++count;
          const PatternValueId last = pass.pattern.nodes.back().results.back();
          const TensorType& type = graph.graph.type(matches.front().bindings.values[last.index]);
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

  // The gains of a text on graphs, in their order; says why it has none.
  Result<std::vector<JudgedGain>> judge(const std::string& text,
                                        std::span<const MatchedGraph> matched, JudgingCare care,
                                        std::string& problem) {
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
                            .digest = sha256(text),
                            .common = read(text, sources, catalog()),
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

  static std::string problem_of(const Record& record) {
    if (!record.verdict || is_error(*record.verdict) || !is_correct(record, -5)) {
      return fmt::format("{} on `{}`", record.verdict ? name(*record.verdict) : "no verdict",
                         record.graph);
    }
    if (!record.equality || !record.equality->is_equal) return "not proved on " + record.graph;
    return "";
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
    if (matched.empty()) return drop(pass, "it matches no graph of the tasks"), Result<void>();
    std::string problem;
    const auto gains = TRY(judge(pass.text, matched, JudgingCare::kDraft, problem));
    if (!problem.empty()) return drop(pass, problem), Result<void>();
    for (size_t i = 0; i < gains.size(); ++i) {
      matched[i].evidence.gain = gains[i].gain;
      matched[i].evidence.loses = gains[i].loses;
      pass.evidence.push_back(matched[i].evidence);
    }
    const auto region = find_region(pass.evidence, options_.least_gain);
    const bool loses = std::ranges::any_of(pass.evidence, &Evidence::loses);
    if (!region || (proposal.is_known && loses)) {
      return drop(pass,
                  fmt::format("it gains too little on {} graphs that it matches", gains.size())),
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

  std::string text_of_all() const {
    std::string text;
    for (const LearnedFile& file : library_.kept) text += file.text + "\n";
    return text;
  }

  // All are judged again with full care and a fresh seed. Passes that gain alone may lose together:
  // of those that match a graph that loses, the one with the least gain is dropped, until none
  // loses.
  Result<void> examine_together() {
    while (!library_.kept.empty()) {
      std::map<const TaskGraph*, size_t> weakest;  // of the passes that match the graph
      std::vector<MatchedGraph> matched;
      for (size_t i = 0; i < library_.kept.size(); ++i) {
        for (MatchedGraph& graph : find_matched(library_.kept[i].text)) {
          if (weakest.insert_or_assign(graph.graph, i).second) matched.push_back(std::move(graph));
        }
      }
      std::ranges::stable_sort(matched, {}, [](const MatchedGraph& graph) { return graph.task; });
      std::string problem;
      const auto gains = TRY(judge(text_of_all(), matched, JudgingCare::kFinal, problem));
      std::set<size_t> losing;
      if (!problem.empty()) losing.insert(weakest[matched[gains.size()].graph]);
      for (size_t i = 0; i < gains.size(); ++i) {
        if (gains[i].loses) losing.insert(weakest[matched[i].graph]);
      }
      if (losing.empty()) return {};
      const size_t last = *losing.rbegin();
      LearnedFile file = std::move(library_.kept[last]);
      file.dropped = problem.empty() ? "it loses beside the others" : problem;
      library_.kept.erase(library_.kept.begin() + static_cast<ptrdiff_t>(last));
      library_.dropped.push_back(std::move(file));
    }
    return {};
  }

  std::span<const AuthorTask> tasks_;
  Instruments& instruments_;
  const LearnOptions& options_;
  std::set<std::string> seen_;
  std::vector<Proposal> proposals_;
  LearnedLibrary library_;
};

}  // namespace

Result<LearnedLibrary> learn(
    std::span<const LearnSource> sources, std::span<const AuthorTask> tasks,
    Instruments& instruments, const LearnOptions& options,
    const std::function<void(const std::string& pass, size_t of)>& advanced) {
  return Learner(tasks, instruments, options).run(sources, advanced);
}

}  // namespace passnet
