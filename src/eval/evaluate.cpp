#include "eval/evaluate.hpp"

#include "base/thread_pool.hpp"
#include "compile/kernel_errors.hpp"
#include "compile/tune.hpp"
#include "correct/equal/own_memory.hpp"
#include "eval/alone/run_alone.hpp"
#include "eval/contest_gains.hpp"
#include "eval/judge/closed_checks.hpp"
#include "eval/judge/judged_graph.hpp"
#include "eval/known_equality.hpp"
#include "eval/no_match.hpp"
#include "eval/outcome_times.hpp"
#include "eval/pass_uses.hpp"
#include "eval/public/public_record.hpp"
#include "eval/torch/torch_mode.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "lower/learned.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace passnet {
namespace {

Failure failure_of(const Diagnostic& diagnostic) {
  return {.verdict = diagnostic.id == "random-graph" ? Verdict::kRandomGraph : Verdict::kVerifyFail,
          .message = diagnostic.message};
}

}  // namespace

Result<Evaluator> Evaluator::open(const Catalog& catalog, const EvaluateOptions& options,
                                  const CppCompilerOptions& compiler) {
  TRY(check_evaluate_options(options));
  EvaluatorTools tools{.catalog = &catalog,
                       .options = options,
                       .machine = TRY(JudgeMachine::open(options, compiler)),
                       .compiler_name = compiler.compiler,
                       .torch = {},
                       .versions = {}};
  tools.options.target = &tools.machine.target();
  tools.versions = tools.machine.versions();
  tools.versions[std::string(kRuleKey)] = to_text(options.rule());
  Evaluator evaluator(std::move(tools));
  // Those beside public passes are started with them.
  if (!options.has_public()) TRY(evaluator.tools_.start_torch());
  return evaluator;
}

Result<void> EvaluatorTools::start_torch() {
  TRY(torch.start(*find_candidate_kind(options.baseline), options, versions));
  for (const std::string& name : options.candidates) {
    TRY(torch.start(*find_candidate_kind(name), options, versions));
  }
  return {};
}

// The evaluation of one request.
class Evaluation {
 public:
  Evaluation(EvaluatorTools& tools, const JudgingRequest& request,
             const Evaluator::Callbacks& callbacks)
      : tools_(tools),
        catalog_(tools.catalog),
        options_(tools.options),
        machine_(tools.machine),
        submission_(request.submission),
        subjects_(request.subjects),
        callbacks_(callbacks),
        timeouts_(request.timeouts) {}

  Result<void> run();
  int32_t timeouts() const { return timeouts_; }

 private:
  Candidate make_candidate(const CandidateKind& kind, const Subject& subject);
  // The graph after the submission's passes.
  struct Rewritten {
    Graph graph;
    std::vector<PassReport> reports;
  };
  // None: the candidate's failure says why.
  std::optional<Rewritten> rewrite(Candidate& candidate, const Subject& subject) const;
  void compile(Candidate& candidate, const Subject& subject);
  JudgedGraph prepare(const Subject& subject);
  // Compares graphs after passes with those before.
  void prove(std::span<JudgedGraph> graphs) const;
  Result<void> build(std::span<JudgedGraph> graphs);
  // Fails a candidate whose native kernel has code that is not of the list.
  Result<void> audit(const KernelUnit& unit, Candidate& candidate);
  Origin origin_of(const Subject& subject) const;
  Result<std::vector<std::vector<Outcome>>> judge_again_where_lost(
      std::span<const JudgedGraph* const> graphs);
  Result<void> judge_together(std::span<JudgedGraph> graphs);
  Record record_of(const Subject& subject, const Candidate& candidate,
                   const Outcome* outcome) const;

  EvaluatorTools& tools_;
  const Catalog* catalog_;
  const EvaluateOptions& options_;
  JudgeMachine& machine_;
  const Submission* submission_;  // null: `passes` is no candidate
  std::span<const Subject> subjects_;
  const Evaluator::Callbacks& callbacks_;
  int32_t timeouts_;  // the graphs on which the submission timed out
};

// PyTorch's candidates are compiled when they are judged.
Candidate Evaluation::make_candidate(const CandidateKind& kind, const Subject& subject) {
  Candidate candidate{.kind = &kind};
  if (kind.torch) {
    candidate.torch = tools_.torch.find(*kind.torch);
    candidate.layers = tools_.torch.layers(*kind.torch);
    candidate.is_handed = options_.has_public();
    candidate.is_native = kind.has_passes;
    if (candidate.torch == nullptr) {
      candidate.failure = Failure{.verdict = Verdict::kVerifyFail,
                                  .message =
                                      "expected a folder of public passes that "
                                      "--allow-native admits"};
    }
    // The reference has the infinities of PyTorch's kernels for processors.
    candidate.may_round_otherwise = options_.target->device == Device::kCuda && !options_.robust;
  } else {
    compile(candidate, subject);
  }
  return candidate;
}

std::optional<Evaluation::Rewritten> Evaluation::rewrite(Candidate& candidate,
                                                         const Subject& subject) const {
  Rewritten rewritten{.graph = subject.graph.clone(), .reports = {}};
  const auto fails = [&candidate](Verdict verdict, std::string message) {
    candidate.failure = Failure{.verdict = verdict, .message = std::move(message)};
    return std::nullopt;
  };
  auto applied =
      apply_in_order(rewritten.graph, *catalog_, *options_.target, *submission_, subject.task);
  if (!applied)
    return fails(Verdict::kVerifyFail, with_place(*submission_, applied.error()).message);
  rewritten.reports = *std::move(applied);
  for (const PassReport& pass : rewritten.reports) {
    candidate.matched[pass.pass] += static_cast<int64_t>(pass.matches);
  }
  candidate.passes = find_pass_uses(subject.graph, *catalog_, *options_.target, *submission_,
                                    subject.task, rewritten.reports);
  if (std::ranges::none_of(candidate.matched, [](const auto& m) { return m.second > 0; })) {
    if (submission_->has_none_for(subject.task)) {
      return fails(Verdict::kNoMatch, describe_other_tasks(*submission_, subject.task));
    }
    return fails(Verdict::kNoMatch,
                 describe_no_match(subject.graph, *catalog_,
                                   {submission_->common, submission_->of_task(subject.task)},
                                   *options_.target));
  }
  if (canonical_hash(rewritten.graph, *catalog_) == canonical_hash(subject.graph, *catalog_)) {
    return fails(Verdict::kNoEffect,
                 "the passes matched, and left the graph as it was, up to names and order");
  }
  if (auto shared = find_shared_result(subject.graph, rewritten.graph, *catalog_)) {
    return fails(Verdict::kAliased, *std::move(shared));
  }
  return rewritten;
}

void Evaluation::compile(Candidate& candidate, const Subject& subject) {
  std::optional<Rewritten> rewritten;
  if (candidate.kind->has_passes) {
    rewritten = rewrite(candidate, subject);
    if (!rewritten) return;
  }
  const Graph& graph = rewritten ? rewritten->graph : subject.graph;
  const auto native = find_native_launch(graph, options_.target->device);
  candidate.is_native = native.has_value();
  if (native && options_.native == NativeKernels::kRefused) {
    candidate.failure = Failure{.verdict = Verdict::kVerifyFail, .message = native->message};
    return;
  }
  if (native && !rewritten && options_.target->device == Device::kCuda) {
    candidate.failure = Failure{.verdict = Verdict::kVerifyFail,
                                .message = "expected native kernels from passes alone on a GPU"};
    return;
  }
  const PipelineInfo& pipeline = candidate.kind->pipeline
                                     ? info(*candidate.kind->pipeline)
                                     : *find_pipeline_after_passes(options_.pipeline);
  if (rewritten && machine_.cpp_compiler() != nullptr) {
    const size_t threads = options_.judge.threads;
    auto tuned =
        tune_schedules(rewritten->graph, {.catalog = *catalog_,
                                          .pipeline = pipeline.options,
                                          .compiler = *machine_.cpp_compiler(),
                                          .threads = threads,
                                          .measure = steps_timer(graph, *catalog_, threads)});
    if (!tuned) {
      candidate.failure = failure_of(tuned.error());
      return;
    }
    candidate.tuned = *std::move(tuned);
  }
  auto compiled = passnet::compile(graph, *catalog_, *options_.target, pipeline.options);
  if (!compiled) {
    candidate.failure = failure_of(compiled.error());
    return;
  }
  candidate.compiled = *std::move(compiled);
  if (pipeline.options.learned) {
    auto learned = apply_learned_passes(graph, *catalog_, *options_.target);
    if (learned) candidate.rewritten = std::move(learned->graph);
  }
  if (!rewritten) return;
  candidate.owners =
      owners_of_kernels(*candidate.compiled, graph, rewritten->reports, candidate.passes);
  if (!candidate.rewritten) candidate.rewritten = std::move(rewritten->graph);
}

JudgedGraph Evaluation::prepare(const Subject& subject) {
  const CandidateKind& reference = reference_kind();
  JudgedGraph graph{.subject = &subject, .reference = make_candidate(reference, subject)};
  std::optional<Failure>& failure = graph.reference.failure;
  if (failure && failure->verdict == Verdict::kVerifyFail) {
    failure->verdict = Verdict::kReferenceFail;
  }
  const CandidateKind& baseline = *find_candidate_kind(options_.baseline);
  if (&baseline != &reference) {
    graph.baseline = make_candidate(baseline, subject);
    if (graph.baseline->failure) graph.baseline->failure->verdict = Verdict::kReferenceFail;
  }
  for (const std::string& name : options_.candidates) {
    const CandidateKind& kind = *find_candidate_kind(name);
    Candidate candidate{.kind = &kind};
    if (failure) {
      candidate.failure = failure;
    } else if (&kind == &reference) {
      candidate.compiled = graph.reference.compiled;
      candidate.is_native = graph.reference.is_native;
    } else {
      candidate = make_candidate(kind, subject);
    }
    graph.candidates.push_back(std::move(candidate));
  }
  return graph;
}

void Evaluation::prove(std::span<JudgedGraph> graphs) const {
  struct Proof {
    const Subject* subject;
    Candidate* candidate;
  };
  std::vector<Proof> proofs;
  for (JudgedGraph& graph : graphs) {
    for (Candidate& candidate : graph.candidates) {
      if (candidate.rewritten && !candidate.is_native)
        proofs.push_back({graph.subject, &candidate});
    }
  }
  if (proofs.empty()) return;
  ThreadPool pool(std::min(options_.judge.threads, proofs.size()));
  auto prove_each = [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const auto& [subject, candidate] = proofs[static_cast<size_t>(i)];
      candidate->equality =
          compare_once(subject->graph, *candidate->rewritten, *catalog_,
                       {.seed = seed_of(*subject, options_.judge)}, machine_.cache());
      candidate->may_round_otherwise = candidate->equality->is_equal && !options_.robust;
    }
  };
  pool.parallel_for(
      static_cast<int64_t>(proofs.size()), 1,
      [](void* body, int64_t begin, int64_t end) {
        (*static_cast<decltype(prove_each)*>(body))(begin, end);
      },
      &prove_each);
}

Result<void> Evaluation::audit(const KernelUnit& unit, Candidate& candidate) {
  const auto found = TRY(machine_.find_forbidden(unit.job));
  if (!found || candidate.failure) return {};
  candidate.failure = Failure{.verdict = Verdict::kVerifyFail,
                              .message = fmt::format("expected the PTX of {} to be of the list "
                                                     "of docs/cuda.md, found `{}`",
                                                     unit.label, *found)};
  return {};
}

Result<void> Evaluation::build(std::span<JudgedGraph> graphs) {
  std::vector<CompileJob> jobs;
  std::vector<std::pair<Candidate*, const KernelUnit*>> owners;
  const auto collect = [&](Candidate& candidate) {
    if (!candidate.compiled) return;
    for (const KernelUnit& unit : candidate.compiled->kernels) {
      jobs.push_back(unit.job);
      owners.emplace_back(&candidate, &unit);
    }
  };
  for (JudgedGraph& graph : graphs) {
    collect(graph.reference);
    if (graph.baseline) collect(*graph.baseline);
    for (Candidate& candidate : graph.candidates) collect(candidate);
  }
  const auto progress = [&](size_t index, const CompileOutcome&) {
    callbacks_.compiled(owners[index].second->label);
  };
  const auto outcomes = TRY(machine_.compile_all(jobs, progress));
  for (size_t i = 0; i < outcomes.size(); ++i) {
    Candidate& candidate = *owners[i].first;
    if (const auto* artifact = std::get_if<Artifact>(&outcomes[i])) {
      candidate.libraries.push_back(artifact->path);
      candidate.compile_ms += artifact->compile_ms;
      const auto unit = static_cast<size_t>(owners[i].second - candidate.compiled->kernels.data());
      if (unit < candidate.owners.size() && candidate.owners[unit]) {
        candidate.passes[*candidate.owners[unit]].compile_ms += artifact->compile_ms;
      }
      if (candidate.is_native && owners[i].second->author) {
        TRY(audit(*owners[i].second, candidate));
      }
    } else if (!candidate.failure) {
      TRY(machine_.check());  // without a compiler, no candidate is at fault
      const auto& failure = std::get<CompileFailure>(outcomes[i]);
      candidate.failure = Failure{.verdict = Verdict::kCompileError,
                                  .message = render(explain_failure(*owners[i].second, failure))};
    }
  }
  return {};
}

Origin Evaluation::origin_of(const Subject& subject) const {
  return {.graph = subject.source,
          .graph_hash = canonical_hash(subject.graph, *catalog_).hex(),
          .passes = submission_ == nullptr ? "" : submission_->path,
          .passes_hash = submission_ == nullptr ? "" : submission_->digest.hex(),
          .compiler = tools_.compiler_name,
          .warmup = options_.judge.warmup_calls,
          .calls = options_.judge.timed_calls,
          .threads = static_cast<int64_t>(options_.judge.threads)};
}

// A killed PyTorch process is not the candidate's fault unless it dies again.
Result<std::vector<std::vector<Outcome>>> Evaluation::judge_again_where_lost(
    std::span<const JudgedGraph* const> graphs) {
  constexpr int kTrials = 2;
  JudgeTools tools = machine_.tools();
  tools.goes_on = &callbacks_.goes_on;
  std::vector<std::vector<Outcome>> outcomes;
  for (int trial = 0; trial < kTrials; ++trial) {
    outcomes = TRY(judge(graphs, *catalog_, options_.judge, tools));
    bool lost = false;
    for (const CandidateKind& kind : kCandidateKinds) {
      if (!kind.torch) continue;
      const TorchChild* const child = tools_.torch.find(*kind.torch);
      if (child == nullptr || child->alive()) continue;
      lost |= child->was_lost();
      TRY(tools_.torch.start(kind, options_, tools_.versions));
    }
    if (!lost) break;
  }
  machine_.keep_findings();
  return outcomes;
}

// A right candidate of which less is known than is accepted is right at no t.
static void refuse_unproved(const EvaluateOptions& options, Record& record) {
  if (!record.equality || is_error(*record.verdict)) return;
  if (meets(*record.equality, options.rule())) return;
  record.verdict = Verdict::kUnproved;
  record.detail = record.equality->reason;
  record.correct.fill(false);
}

Record Evaluation::record_of(const Subject& subject, const Candidate& candidate,
                             const Outcome* outcome) const {
  Record record{.task = subject.task,
                .graph = subject.name,
                .candidate = std::string(candidate.kind->name),
                .device = std::string(info(options_.target->device).name),
                .pipeline = options_.pipeline,
                .baseline = options_.baseline,
                .seed = static_cast<int64_t>(seed_of(subject, options_.judge)),
                .matched = candidate.matched,
                .native = candidate.is_native,
                .passes = candidate.passes,
                .tuned = candidate.tuned,
                .equality = candidate.equality,
                .empty_call_us = machine_.empty_call_us(false),
                .compile_ms = candidate.compile_ms,
                .origin = origin_of(subject),
                .versions = tools_.versions};
  if (candidate.compiled) record.launches = candidate.compiled->launches;
  record.versions["threads"] = std::to_string(record.origin->threads);
  if (outcome != nullptr) {
    record.verdict = outcome->answers.verdict;
    record.detail = outcome->answers.detail;
    record.correct = outcome->answers.correct;
    record.correct_on_valid = outcome->answers.correct_on_valid;
    record.left_out = outcome->left_out;
    record.public_rules = outcome->public_rules;
    if (candidate.is_handed && candidate.is_native) fill_matches(*outcome, *submission_, record);
    if (record.equality && !outcome->answers.not_robust.empty()) {
      record.equality->is_robust = false;
      if (record.equality->is_equal) record.equality->reason = outcome->answers.not_robust;
    } else if (candidate.torch != nullptr && record.detail.empty()) {
      record.detail = outcome->answers.not_robust;
    }
    refuse_unproved(options_, record);
    if (candidate.torch != nullptr) record.compile_ms = outcome->compile_ms;
    for (const uint64_t secret : outcome->secrets) {
      record.secrets.push_back(fmt::format("{:016x}", secret));
    }
    record.versions["input_sets"] = outcome->input_sets;
    record.empty_call_us = machine_.empty_call_us(outcome->closed);
    record.versions["worker_layers"] = fmt::format("{}", fmt::join(outcome->layers.names(), " "));
    record.versions["checks"] =
        candidate.is_handed ? list_handed_checks() : list_checks(outcome->closed);
    fill_times(*outcome, options_.target->device, record);
  } else {
    record.verdict = candidate.failure->verdict;
    record.detail = candidate.failure->message;
  }
  record.error = info(*record.verdict).kind;
  return record;
}

static bool is_judged(const Candidate& candidate) { return !candidate.failure; }

Result<void> Evaluation::judge_together(std::span<JudgedGraph> graphs) {
  std::vector<const JudgedGraph*> judged;
  for (JudgedGraph& graph : graphs) {
    pass_on_failures(graph);
    for (Candidate& candidate : graph.candidates) {
      candidate.timeouts = candidate.kind->has_passes ? timeouts_ : 0;
    }
    if (std::ranges::any_of(graph.candidates, is_judged)) judged.push_back(&graph);
  }
  const auto outcomes = TRY(judge_again_where_lost(judged));
  size_t next = 0;
  for (const JudgedGraph& graph : graphs) {
    const bool any = next < judged.size() && judged[next] == &graph;
    const Outcome* outcome = any ? outcomes[next++].data() : nullptr;
    const std::vector<Round> op_by_op = any ? rounded(outcome->op_by_op) : std::vector<Round>();
    std::vector<Record> records;
    for (const Candidate& candidate : graph.candidates) {
      const Outcome* const own = is_judged(candidate) ? outcome++ : nullptr;
      const bool is_late = own != nullptr && own->answers.verdict == Verdict::kTimeout;
      timeouts_ += candidate.kind->has_passes && is_late ? 1 : 0;
      records.push_back(record_of(*graph.subject, candidate, own));
    }
    fill_gains(graph, op_by_op, options_.target->device, records);
    for (const Record& record : records) callbacks_.judged(record);
  }
  return {};
}

Result<void> Evaluation::run() {
  const bool has_folder = submission_ != nullptr && submission_->public_folder;
  if (options_.has_public() && has_folder && options_.native == NativeKernels::kAllowed) {
    std::set<std::filesystem::path> sources;
    for (const Subject& subject : subjects_) sources.insert(readable_source(subject.source));
    tools_.torch.wall(*submission_->public_folder, submission_->digest, sources);
    TRY(tools_.start_torch());
  }
  std::vector<JudgedGraph> graphs;
  for (const Subject& subject : subjects_) graphs.push_back(prepare(subject));
  prove(graphs);
  TRY(build(graphs));
  for (std::span<JudgedGraph> left = graphs; !left.empty();) {
    const size_t count = count_together(left);
    TRY(judge_together(left.first(count)));
    left = left.subspan(count);
  }
  return {};
}

Result<void> Evaluator::evaluate(JudgingRequest& request, const Callbacks& callbacks) {
  Evaluation evaluation(tools_, request, callbacks);
  auto done = evaluation.run();
  request.timeouts = evaluation.timeouts();
  return done;
}

}  // namespace passnet
