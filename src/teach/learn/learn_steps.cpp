#include "teach/learn/learn_steps.hpp"

#include "lower/composed.hpp"
#include "pass/language/parse.hpp"
#include "pass/language/print.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace passnet {
namespace {

constexpr std::string_view kComposedFile = "composed.pass";

// A graph to which steps apply, and what they gain there.
struct ComposedEvidence {
  const AuthorTask* task = nullptr;
  const TaskGraph* graph = nullptr;
  std::vector<const Pass*> applied;
  double gain = 1;
  std::string loss;  // why it must not be composed this way; empty: it may
};

class StepLearner {
 public:
  StepLearner(std::span<const LearnedStep> known, std::span<const AuthorTask> tasks,
              Instruments& instruments, const LearnOptions& options)
      : known_(known), tasks_(tasks), instruments_(instruments), options_(options) {
    for (const Pass& pass : known_steps(instruments.catalog())) {
      const auto found = std::ranges::find(known, pass.name, &LearnedStep::name);
      if (found != known.end()) steps_.push_back(&pass);
    }
  }

  Result<LearnedSteps> run(const std::function<void(const std::string&, size_t)>& advanced) {
    find_composed();
    size_t judged = evidence_.size();
    for (ComposedEvidence& evidence : evidence_) {
      TRY(examine(evidence));
      advanced(evidence.graph->name, judged);
    }
    while (const auto loss = find_loss()) {
      const std::vector<ComposedEvidence*> changed = drop(loss->first, loss->second);
      judged += changed.size();
      for (ComposedEvidence* const evidence : changed) {
        evidence->loss.clear();
        evidence->gain = 1;
        if (compose(*evidence)) TRY(examine(*evidence));
        advanced(evidence->graph->name, judged);
      }
      std::erase_if(evidence_, [](const ComposedEvidence& of) { return of.applied.empty(); });
    }
    return finish();
  }

 private:
  using Gains = std::map<std::string_view, std::vector<double>>;

  // Few graphs of each task: those that differ in how they are composed are not searched for.
  void find_composed() {
    for (const AuthorTask& task : tasks_) {
      size_t count = 0;
      for (const auto* const list : {&task.shown, &task.dev, &task.hidden}) {
        for (const TaskGraph& graph : *list) {
          if (count == options_.per_task) break;
          ComposedEvidence evidence{.task = &task, .graph = &graph};
          if (!compose(evidence)) continue;
          evidence_.push_back(std::move(evidence));
          ++count;
        }
      }
    }
  }

  // False if no step applies.
  bool compose(ComposedEvidence& evidence) const {
    const auto composed = compose_passes(evidence.graph->graph, instruments_.catalog(), steps_,
                                         instruments_.target());
    evidence.applied = composed ? composed->applied : std::vector<const Pass*>();
    return composed.has_value();
  }

  Result<void> examine(ComposedEvidence& evidence) {
    const Record record = TRY(judge(evidence));
    evidence.loss = problem_of(record);
    if (is_rounded_otherwise(record, evidence.graph->graph)) evidence.loss.clear();
    evidence.gain = record.speedup.value_or(1);
    if (!evidence.loss.empty()) return {};
    if (evidence.gain < options_.loss && record.speedup_high.value_or(evidence.gain) < 1) {
      evidence.loss = fmt::format("{:.2f} on {}", evidence.gain, evidence.graph->name);
    }
    return {};
  }

  // True if a graph that rounds to half types is proved, and within the tolerance of some t:
  // products of other shapes round in another order, as PyTorch's own do.
  static bool is_rounded_otherwise(const Record& record, const Graph& graph) {
    const auto is_half = [](DType dtype) { return dtype == DType::kF16 || dtype == DType::kBF16; };
    const bool has_half = std::ranges::any_of(graph.results(), [&](const GraphResult& result) {
      return is_half(graph.type(result.value).dtype);
    });
    return has_half && record.verdict && !is_error(*record.verdict) && record.equality &&
           record.equality->is_equal;
  }

  Result<Record> judge(const ComposedEvidence& evidence) {
    const std::string text = print_in_order(evidence.applied, instruments_.catalog());
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(std::string(kComposedFile), text);
    Submission submission{
        .path = std::string(kComposedFile),
        .sources = &sources,
        .digest = sha256(text),
        .common = parse_passes(sources, source, instruments_.catalog(), diagnostics),
        .by_task = {}};
    const TaskGraph* const graph = evidence.graph;
    auto records = TRY(instruments_.judge(evidence.task->name, std::span(&graph, 1),
                                          std::move(submission), JudgingCare::kDraft));
    return std::move(records.front());
  }

  // The gains of graphs by the steps that took part in them.
  Gains gains_by_step() const {
    Gains gains;
    for (const ComposedEvidence& evidence : evidence_) {
      if (!evidence.loss.empty() || evidence.gain < options_.least_gain) continue;
      std::set<std::string_view> names;
      for (const Pass* const pass : evidence.applied) names.insert(pass->name);
      for (const std::string_view name : names) gains[name].push_back(evidence.gain);
    }
    return gains;
  }

  static double mean(std::span<const double> gains) {
    double logs = 0;
    for (const double gain : gains) logs += std::log(gain);
    return gains.empty() ? 1 : std::exp(logs / static_cast<double>(gains.size()));
  }

  // The step of the first losing graph that gains least elsewhere, and why that graph loses.
  std::optional<std::pair<std::string, std::string>> find_loss() const {
    const auto losing = std::ranges::find_if(
        evidence_, [](const ComposedEvidence& of) { return !of.loss.empty(); });
    if (losing == evidence_.end()) return std::nullopt;
    Gains gains = gains_by_step();
    const auto* const least = *std::ranges::min_element(
        losing->applied, {}, [&](const Pass* pass) { return mean(gains[pass->name]); });
    return std::pair(least->name, losing->loss);
  }

  // Returns the evidence in which the step took part.
  std::vector<ComposedEvidence*> drop(const std::string& name, const std::string& reason) {
    dropped_.push_back({.name = name, .reason = reason});
    std::erase_if(steps_, [&](const Pass* pass) { return pass->name == name; });
    std::vector<ComposedEvidence*> changed;
    for (ComposedEvidence& evidence : evidence_) {
      const auto& applied = evidence.applied;
      if (std::ranges::find(applied, name, &Pass::name) != applied.end()) {
        changed.push_back(&evidence);
      }
    }
    return changed;
  }

  LearnedSteps finish() {
    LearnedSteps learned{.kept = {}, .dropped = std::move(dropped_)};
    Gains gains = gains_by_step();
    for (const Pass* const pass : steps_) {
      const auto& own = gains[pass->name];
      const auto before = std::ranges::find(known_, pass->name, &LearnedStep::name);
      if (own.empty() && before->graphs > 0) {
        learned.kept.push_back(*before);  // nothing new is known of it
      } else if (own.empty()) {
        learned.dropped.push_back({.name = pass->name, .reason = "it took part in no gain"});
      } else {
        learned.kept.push_back({.name = pass->name, .graphs = own.size(), .gain = mean(own)});
      }
    }
    return learned;
  }

  std::span<const LearnedStep> known_;
  std::span<const AuthorTask> tasks_;
  Instruments& instruments_;
  const LearnOptions& options_;
  std::vector<const Pass*> steps_;  // those that are still learned, in their order
  std::vector<ComposedEvidence> evidence_;
  std::vector<LearnedSteps::Dropped> dropped_;
};

}  // namespace

Result<LearnedSteps> learn_steps(
    std::span<const LearnedStep> known, std::span<const AuthorTask> tasks, Instruments& instruments,
    const LearnOptions& options,
    const std::function<void(const std::string& graph, size_t of)>& advanced) {
  return StepLearner(known, tasks, instruments, options).run(advanced);
}

}  // namespace passnet
