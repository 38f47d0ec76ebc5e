#include "eval/evaluate.hpp"

#include "compile/op_by_op.hpp"
#include "eval/side_letter.hpp"
#include "ir/verify.hpp"
#include "pass/drive.hpp"

#include <fmt/ranges.h>

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kParallelCompiles = 2;

// What became of one candidate before anything ran.
struct Candidate {
  std::string name;
  std::map<std::string, int64_t> matched;
  std::optional<CompiledGraph> compiled;
  std::vector<std::filesystem::path> libraries;
  double compile_ms = 0;
  std::optional<Verdict> verdict;  // set: out of the contest
  std::string detail;

  void drop(Verdict why, std::string sentence) {
    verdict = why;
    detail = std::move(sentence);
  }
};

Verdict verdict_of(const Diagnostic& diagnostic) {
  return diagnostic.id == "random-graph" ? Verdict::kRandomGraph : Verdict::kVerifyFail;
}

std::string first_message(const CompileFailure& failure) {
  for (const CompileMessage& message : failure.messages) {
    if (message.kind != CompileMessage::Kind::kError) continue;
    return fmt::format("{}:{}:{}: {}", message.file, message.line, message.column, message.text);
  }
  return failure.summary;
}

}  // namespace

Result<void> check_evaluate_options(const EvaluateOptions& options) {
  for (const std::string& candidate : options.candidates) {
    if (candidate != "passes" && candidate != "op-by-op") {
      return fail({}, "candidate-not-available",
                  "expected a candidate among passes and op-by-op, found `{}`", candidate);
    }
  }
  if (options.baseline != "op-by-op") {
    return fail({}, "baseline-not-available", "expected the baseline op-by-op, found `{}`",
                options.baseline);
  }
  if (options.pipeline != "passes-only") {
    return fail({}, "pipeline-not-available", "expected the pipeline passes-only, found `{}`",
                options.pipeline);
  }
  return {};
}

struct Evaluator::Prepared {
  const Subject* subject = nullptr;
  Candidate baseline;
  std::vector<Candidate> candidates;
};

Result<Evaluator> Evaluator::open(const Catalogue& catalogue, const Submission* submission,
                                  const EvaluateOptions& options,
                                  const CppCompilerOptions& compiler) {
  TRY(check_evaluate_options(options));
  Evaluator evaluator(TRY(CppCompiler::open(compiler)));
  evaluator.nursery_ = std::make_unique<Nursery>(
      TRY(Nursery::open({.readable = {evaluator.compiler_.cache().folder()},
                         .left_out = options.judge.left_out.worker_layers},
                        set_up_side)));
  evaluator.catalogue_ = &catalogue;
  evaluator.submission_ = submission;
  evaluator.options_ = options;
  evaluator.compiler_name_ = compiler.compiler;
  evaluator.versions_ = {
      {"passnet", PASSNET_VERSION},
      {"compiler", std::string(evaluator.compiler_.version())},
      {"cpu", sha256(processor_identity()).hex().substr(0, 16)},
      {"threads", std::to_string(options.judge.threads)},
      {"compiler_layers", fmt::format("{}", fmt::join(evaluator.compiler_.layers().names(), " "))}};
  evaluator.options_.judge.pace = MemoryPace::measure();
  evaluator.empty_call_us_ = TRY(time_empty_call(*evaluator.nursery_, HandOver::kSpin));
  return evaluator;
}

// The graph after the submission's passes, op by op.
static void compile_passes(const Subject& subject, const Submission& submission,
                           const Catalogue& catalogue, Candidate& candidate) {
  Graph graph = subject.graph.clone();
  const Target target;
  for (const std::span<const Pass> passes :
       {std::span<const Pass>(submission.common), submission.of_task(subject.task)}) {
    const auto report = apply(graph, catalogue, passes, target);
    if (!report) return candidate.drop(Verdict::kVerifyFail, report.error().message);
    for (const PassReport& pass : report->passes) {
      candidate.matched[pass.pass] += static_cast<int64_t>(pass.matches);
    }
  }
  const bool any =
      std::ranges::any_of(candidate.matched, [](const auto& entry) { return entry.second > 0; });
  if (!any) return candidate.drop(Verdict::kNoMatch, "no pass matched anything");
  auto compiled = compile_op_by_op(graph, catalogue);
  if (!compiled) return candidate.drop(verdict_of(compiled.error()), compiled.error().message);
  candidate.compiled = *std::move(compiled);
}

Evaluator::Prepared Evaluator::prepare(const Subject& subject) const {
  Prepared prepared{.subject = &subject, .baseline = {.name = options_.baseline}};
  auto baseline = compile_op_by_op(subject.graph, *catalogue_);
  if (baseline) {
    prepared.baseline.compiled = *std::move(baseline);
  } else {
    const bool random = baseline.error().id == "random-graph";
    prepared.baseline.drop(random ? Verdict::kRandomGraph : Verdict::kReferenceFail,
                           baseline.error().message);
  }
  for (const std::string& name : options_.candidates) {
    Candidate& candidate = prepared.candidates.emplace_back(Candidate{.name = name});
    if (prepared.baseline.verdict) {
      candidate.drop(*prepared.baseline.verdict, prepared.baseline.detail);
    } else if (name == "op-by-op") {
      candidate.compiled = prepared.baseline.compiled;
    } else {
      compile_passes(subject, *submission_, *catalogue_, candidate);
    }
  }
  return prepared;
}

Result<void> Evaluator::build(std::span<Prepared> prepared, const Callbacks& callbacks) {
  std::vector<CompileJob> jobs;
  std::vector<std::pair<Candidate*, const KernelUnit*>> owners;
  const auto collect = [&](Candidate& candidate) {
    if (!candidate.compiled) return;
    for (const KernelUnit& unit : candidate.compiled->kernels) {
      jobs.push_back(unit.job);
      owners.emplace_back(&candidate, &unit);
    }
  };
  for (Prepared& one : prepared) {
    collect(one.baseline);
    for (Candidate& candidate : one.candidates) collect(candidate);
  }
  const auto progress = [&](size_t index, const CompileOutcome&) {
    callbacks.compiled(owners[index].second->label);
  };
  const auto outcomes = TRY(compiler_.compile_all(jobs, kParallelCompiles, progress));
  for (size_t i = 0; i < outcomes.size(); ++i) {
    Candidate& candidate = *owners[i].first;
    if (const auto* artifact = std::get_if<Artifact>(&outcomes[i])) {
      candidate.libraries.push_back(artifact->path);
      candidate.compile_ms += artifact->compile_ms;
    } else if (!candidate.verdict) {
      candidate.drop(
          Verdict::kCompileError,
          owners[i].second->label + ": " + first_message(std::get<CompileFailure>(outcomes[i])));
    }
  }
  return {};
}

// What a record says of the times.
static void fill_times(const Outcome& outcome, Record& record) {
  record.unstable = outcome.unstable;
  if (outcome.rounds.size() < 2) return;
  std::vector<double> reference, candidate;
  for (const Round& round : outcome.rounds) {
    reference.insert(reference.end(), round.reference.begin(), round.reference.end());
    candidate.insert(candidate.end(), round.candidate.begin(), round.candidate.end());
  }
  record.reference_us = median(reference);
  record.candidate_us = median(candidate);
  record.speedup = *record.reference_us / *record.candidate_us;
  const Interval interval = speedup_interval(*record.speedup, outcome.rounds);
  record.speedup_low = interval.low;
  record.speedup_high = interval.high;
}

Origin Evaluator::origin_of(const Subject& subject) const {
  return {.graph = subject.source,
          .graph_hash = canonical_hash(subject.graph, *catalogue_).hex(),
          .passes = submission_ == nullptr ? "" : submission_->path,
          .passes_hash = submission_ == nullptr ? "" : submission_->digest.hex(),
          .compiler = compiler_name_,
          .warmup = options_.judge.warmup_calls,
          .calls = options_.judge.timed_calls,
          .threads = static_cast<int64_t>(options_.judge.threads)};
}

void Evaluator::judge_one(Prepared& prepared, const Callbacks& callbacks) const {
  const Subject& subject = *prepared.subject;
  JudgeOptions options = options_.judge;
  if (subject.seed) options.seed = *subject.seed;
  options.secrets = subject.secrets;
  options.nursery = nursery_.get();
  std::vector<Contestant> contestants;
  std::vector<Candidate*> judged;
  for (Candidate& candidate : prepared.candidates) {
    if (prepared.baseline.verdict && !candidate.verdict) {
      candidate.drop(Verdict::kReferenceFail, prepared.baseline.detail);
    }
    if (candidate.verdict) continue;
    judged.push_back(&candidate);
    contestants.push_back({.name = candidate.name,
                           .compiled = &*candidate.compiled,
                           .libraries = candidate.libraries});
  }
  std::vector<Outcome> outcomes;
  if (!contestants.empty()) {
    const Contestant baseline{.name = prepared.baseline.name,
                              .compiled = &*prepared.baseline.compiled,
                              .libraries = prepared.baseline.libraries};
    outcomes = judge(subject.graph, *catalogue_, baseline, contestants, options);
  }
  for (const Candidate& candidate : prepared.candidates) {
    Record record{.task = subject.task,
                  .graph = subject.name,
                  .candidate = candidate.name,
                  .pipeline = options_.pipeline,
                  .baseline = options_.baseline,
                  .seed = static_cast<int64_t>(options.seed),
                  .verdict = candidate.verdict,
                  .matched = candidate.matched,
                  .empty_call_us = empty_call_us_,
                  .compile_ms = candidate.compile_ms,
                  .origin = origin_of(subject),
                  .detail = candidate.detail,
                  .versions = versions_};
    const auto at = std::ranges::find(judged, &candidate);
    if (at != judged.end()) {
      const Outcome& outcome = outcomes[static_cast<size_t>(at - judged.begin())];
      record.verdict = outcome.verdict;
      record.detail = outcome.detail;
      record.correct = outcome.correct;
      for (const uint64_t secret : outcome.secrets) {
        record.secrets.push_back(fmt::format("{:016x}", secret));
      }
      record.versions["input_sets"] = outcome.hostile ? "valid hostile" : "valid";
      record.versions["worker_layers"] = fmt::format("{}", fmt::join(outcome.layers.names(), " "));
      fill_times(outcome, record);
    }
    record.error = info(*record.verdict).kind;
    callbacks.judged(record);
  }
}

Result<void> Evaluator::evaluate(std::span<const Subject> subjects, const Callbacks& callbacks) {
  std::vector<Prepared> prepared;
  for (const Subject& subject : subjects) prepared.push_back(prepare(subject));
  TRY(build(prepared, callbacks));
  for (Prepared& one : prepared) judge_one(one, callbacks);
  return {};
}

}  // namespace passnet
