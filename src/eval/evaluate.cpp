#include "eval/evaluate.hpp"

#include "compile/kernel_errors.hpp"
#include "cpu/cpu_library.hpp"
#include "eval/no_match.hpp"
#include "eval/side_letter.hpp"
#include "ir/verify.hpp"

#include <fmt/ranges.h>

#include <algorithm>

namespace passnet {
namespace {

// `passes, op-by-op, eager`: those that `allowed` lets pass.
template <class Allowed>
std::string list_entrants(Allowed allowed) {
  std::vector<std::string_view> names;
  for (const Entrant& entrant : kEntrants) {
    if (allowed(entrant)) names.push_back(entrant.name);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

Verdict verdict_of(const Diagnostic& diagnostic) {
  return diagnostic.id == "random-graph" ? Verdict::kRandomGraph : Verdict::kVerifyFail;
}

}  // namespace

// What became of one entrant before anything ran.
struct Evaluator::Candidate {
  const Entrant* entrant = nullptr;
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

Result<void> check_evaluate_options(const EvaluateOptions& options) {
  for (const std::string& name : options.candidates) {
    if (find_entrant(name) != nullptr) continue;
    return fail({}, "candidate-not-available", "expected a candidate among {}, found `{}`",
                list_entrants([](const Entrant&) { return true; }), name);
  }
  const Entrant* const baseline = find_entrant(options.baseline);
  if (baseline == nullptr || !baseline->is_baseline) {
    return fail({}, "baseline-not-available", "expected a baseline among {}, found `{}`",
                list_entrants([](const Entrant& entrant) { return entrant.is_baseline; }),
                options.baseline);
  }
  if (find_treatment(options.pipeline) == nullptr) {
    return fail({}, "pipeline-not-available", "expected the pipeline {} or {}, found `{}`",
                kTreatments[0].name, kTreatments[1].name, options.pipeline);
  }
  return {};
}

struct Evaluator::Prepared {
  const Subject* subject = nullptr;
  Candidate reference;
  std::optional<Candidate> baseline;  // none: the reference
  std::vector<Candidate> candidates;
};

Result<Evaluator> Evaluator::open(const Catalog& catalog, const Submission* submission,
                                  const EvaluateOptions& options,
                                  const CppCompilerOptions& compiler) {
  TRY(check_evaluate_options(options));
  CppCompilerOptions own = compiler;
  own.target = options.target;
  Evaluator evaluator(TRY(CppCompiler::open(own)));
  evaluator.nursery_ = std::make_unique<Nursery>(
      TRY(Nursery::open({.readable = {evaluator.compiler_.cache().folder()},
                         .namespaces = evaluator.compiler_.permitted_namespaces(),
                         .left_out = options.judge.left_out.worker_layers},
                        set_up_side)));
  evaluator.catalog_ = &catalog;
  evaluator.submission_ = submission;
  evaluator.options_ = options;
  evaluator.compiler_name_ = compiler.compiler;
  evaluator.versions_ = {
      {"passnet", PASSNET_VERSION},
      {"compiler", std::string(evaluator.compiler_.version())},
      {"arch", std::string(options.target->arch)},
      {"cpu", sha256(processor_identity()).hex().substr(0, 16)},
      {"library", library_version()},
      {"threads", std::to_string(options.judge.threads)},
      {"compiler_layers", fmt::format("{}", fmt::join(evaluator.compiler_.layers().names(), " "))}};
  TRY(evaluator.start_torch(options.baseline));
  for (const std::string& name : options.candidates) TRY(evaluator.start_torch(name));
  const EmptyCall empty = TRY(time_empty_call(*evaluator.nursery_, HandOver::kSpin));
  evaluator.empty_call_us_ = empty.median_us;
  evaluator.worker_layers_ = empty.layers;
  return evaluator;
}

// A process of its own for each way of running, so that none answers for another's crash.
Result<void> Evaluator::start_torch(std::string_view name) {
  const std::optional<TorchMode> mode = find_entrant(name)->torch;
  if (!mode) return {};
  std::optional<TorchChild>& child = torch_[static_cast<size_t>(*mode)];
  if (child && child->alive()) return {};
  child = TRY(TorchChild::start({.python = options_.python,
                                 .threads = options_.judge.threads,
                                 .processors = Processors::find()}));
  versions_["torch"] = child->version();
  if (*mode == TorchMode::kInductorGraphs && !child->has_cuda()) {
    return fail({}, "graphs-need-cuda",
                "expected a PyTorch with CUDA for `{}`, found {} without a device", name,
                child->version());
  }
  return {};
}

// What the entrant runs on the subject; PyTorch's are compiled when they are judged.
Evaluator::Candidate Evaluator::compile(const Entrant& entrant, const Subject& subject) const {
  Candidate candidate{.entrant = &entrant};
  if (entrant.torch) return candidate;
  std::optional<Graph> rewritten;
  if (entrant.has_passes) {
    rewritten = subject.graph.clone();
    auto matched =
        apply_submission(*rewritten, *catalog_, *options_.target, *submission_, subject.task);
    if (!matched) {
      candidate.drop(Verdict::kVerifyFail, matched.error().message);
      return candidate;
    }
    candidate.matched = *std::move(matched);
    if (std::ranges::none_of(candidate.matched, [](const auto& m) { return m.second > 0; })) {
      candidate.drop(Verdict::kNoMatch,
                     describe_no_match(subject.graph, *catalog_,
                                       {submission_->common, submission_->of_task(subject.task)},
                                       *options_.target));
      return candidate;
    }
  }
  const Pipeline pipeline = entrant.pipeline.value_or(find_treatment(options_.pipeline)->rest);
  auto compiled = passnet::compile(rewritten ? *rewritten : subject.graph, *catalog_,
                                   *options_.target, pipeline);
  if (compiled) {
    candidate.compiled = *std::move(compiled);
  } else {
    candidate.drop(verdict_of(compiled.error()), compiled.error().message);
  }
  return candidate;
}

Evaluator::Prepared Evaluator::prepare(const Subject& subject) const {
  const Entrant& reference = *find_entrant("op-by-op");
  Prepared prepared{.subject = &subject, .reference = compile(reference, subject)};
  if (prepared.reference.verdict == Verdict::kVerifyFail) {
    prepared.reference.verdict = Verdict::kReferenceFail;
  }
  const Entrant& baseline = *find_entrant(options_.baseline);
  if (&baseline != &reference) {
    prepared.baseline = compile(baseline, subject);
    if (prepared.baseline->verdict) prepared.baseline->verdict = Verdict::kReferenceFail;
  }
  for (const std::string& name : options_.candidates) {
    Candidate& candidate = prepared.candidates.emplace_back(Candidate{});
    candidate.entrant = find_entrant(name);
    if (prepared.reference.verdict) {
      candidate.drop(*prepared.reference.verdict, prepared.reference.detail);
    } else if (candidate.entrant == &reference) {
      candidate.compiled = prepared.reference.compiled;
    } else {
      candidate = compile(*candidate.entrant, subject);
    }
  }
  return prepared;
}

std::vector<std::string> Evaluator::missing_layers() const {
  std::vector<std::string> missing;
  for (const LayerInfo& layer : kLayers) {
    const bool is_workers = layer.layer != Layer::kInertObjects;
    const bool is_compilers = layer.layer != Layer::kPrivateMemory &&
                              layer.layer != Layer::kNoCapabilities &&
                              layer.layer != Layer::kSeccomp;
    if (is_compilers && !compiler_.layers().contains(layer.layer))
      missing.push_back("compiler:" + std::string(layer.name));
    if (is_workers && !worker_layers_.contains(layer.layer)) missing.emplace_back(layer.name);
  }
  return missing;
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
    collect(one.reference);
    if (one.baseline) collect(*one.baseline);
    for (Candidate& candidate : one.candidates) collect(candidate);
  }
  const auto progress = [&](size_t index, const CompileOutcome&) {
    callbacks.compiled(owners[index].second->label);
  };
  const auto outcomes =
      TRY(compiler_.compile_all(jobs, options_.target->toolchain.max_parallel, progress));
  for (size_t i = 0; i < outcomes.size(); ++i) {
    Candidate& candidate = *owners[i].first;
    if (const auto* artifact = std::get_if<Artifact>(&outcomes[i])) {
      candidate.libraries.push_back(artifact->path);
      candidate.compile_ms += artifact->compile_ms;
    } else if (!candidate.verdict) {
      TRY(compiler_.check());  // or nothing compiles here, and it is nobody's fault
      const auto& failure = std::get<CompileFailure>(outcomes[i]);
      candidate.drop(Verdict::kCompileError, render(explain_failure(*owners[i].second, failure)));
    }
  }
  return {};
}

// What a record says of the times.
static void fill_times(const Outcome& outcome, Record& record) {
  record.unstable = outcome.unstable;
  record.rounds = rounded(outcome.rounds);
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
          .graph_hash = canonical_hash(subject.graph, *catalog_).hex(),
          .passes = submission_ == nullptr ? "" : submission_->path,
          .passes_hash = submission_ == nullptr ? "" : submission_->digest.hex(),
          .compiler = compiler_name_,
          .warmup = options_.judge.warmup_calls,
          .calls = options_.judge.timed_calls,
          .threads = static_cast<int64_t>(options_.judge.threads)};
}

Contestant Evaluator::contestant(const Candidate& candidate) {
  const Entrant& entrant = *candidate.entrant;
  Contestant contestant{.name = std::string(entrant.name), .torch = entrant.torch};
  if (entrant.torch) {
    contestant.child = &*torch_[static_cast<size_t>(*entrant.torch)];
  } else {
    contestant.compiled = &*candidate.compiled;
    contestant.libraries = candidate.libraries;
  }
  return contestant;
}

// A PyTorch process that something killed is no fault of the candidate's, unless it dies again.
Result<std::vector<Outcome>> Evaluator::judge_again_where_lost(const Subject& subject,
                                                               const Lineup& lineup,
                                                               const JudgeOptions& options) {
  constexpr int kTrials = 2;
  std::vector<Outcome> outcomes;
  for (int trial = 0; trial < kTrials; ++trial) {
    outcomes = TRY(judge(subject.graph, *catalog_, lineup, options));
    bool lost = false;
    for (const Entrant& entrant : kEntrants) {
      if (!entrant.torch) continue;
      const std::optional<TorchChild>& child = torch_[static_cast<size_t>(*entrant.torch)];
      if (!child || child->alive()) continue;
      lost |= child->was_lost();
      TRY(start_torch(entrant.name));
    }
    if (!lost) break;
  }
  return outcomes;
}

Record Evaluator::record_of(const Prepared& prepared, const Candidate& candidate,
                            const Outcome* outcome, uint64_t seed) const {
  const Subject& subject = *prepared.subject;
  Record record{.task = subject.task,
                .graph = subject.name,
                .candidate = std::string(candidate.entrant->name),
                .device = std::string(info(options_.target->device).name),
                .pipeline = options_.pipeline,
                .baseline = options_.baseline,
                .seed = static_cast<int64_t>(seed),
                .verdict = candidate.verdict,
                .matched = candidate.matched,
                .empty_call_us = empty_call_us_,
                .compile_ms = candidate.compile_ms,
                .origin = origin_of(subject),
                .detail = candidate.detail,
                .versions = versions_};
  if (outcome != nullptr) {
    record.verdict = outcome->verdict;
    record.detail = outcome->detail;
    record.correct = outcome->correct;
    if (candidate.entrant->torch) record.compile_ms = outcome->compile_ms;
    for (const uint64_t secret : outcome->secrets) {
      record.secrets.push_back(fmt::format("{:016x}", secret));
    }
    record.versions["input_sets"] = outcome->adversarial ? "valid adversarial" : "valid";
    record.versions["worker_layers"] = fmt::format("{}", fmt::join(outcome->layers.names(), " "));
    fill_times(*outcome, record);
  }
  record.error = info(*record.verdict).kind;
  return record;
}

Result<void> Evaluator::judge_one(Prepared& prepared, const Callbacks& callbacks) {
  const Subject& subject = *prepared.subject;
  JudgeOptions options = options_.judge;
  options.pace = &pace_;
  if (subject.seed) options.seed = *subject.seed;
  options.secrets = subject.secrets;
  options.nursery = nursery_.get();
  for (const Candidate* measure :
       {&prepared.reference, prepared.baseline ? &*prepared.baseline : &prepared.reference}) {
    if (!measure->verdict) continue;
    for (Candidate& candidate : prepared.candidates) {
      if (!candidate.verdict) candidate.drop(Verdict::kReferenceFail, measure->detail);
    }
  }
  Lineup lineup{.source = subject.source};
  for (const Candidate& candidate : prepared.candidates) {
    if (!candidate.verdict) lineup.candidates.push_back(contestant(candidate));
  }
  std::vector<Outcome> outcomes;
  if (!lineup.candidates.empty()) {
    lineup.reference = contestant(prepared.reference);
    if (prepared.baseline) lineup.baseline = contestant(*prepared.baseline);
    outcomes = TRY(judge_again_where_lost(subject, lineup, options));
  }
  size_t judged = 0;
  for (const Candidate& candidate : prepared.candidates) {
    const Outcome* const outcome = candidate.verdict ? nullptr : &outcomes[judged++];
    callbacks.judged(record_of(prepared, candidate, outcome, options.seed));
  }
  return {};
}

Result<void> Evaluator::evaluate(std::span<const Subject> subjects, const Callbacks& callbacks) {
  std::vector<Prepared> prepared;
  for (const Subject& subject : subjects) prepared.push_back(prepare(subject));
  TRY(build(prepared, callbacks));
  for (Prepared& one : prepared) TRY(judge_one(one, callbacks));
  return {};
}

}  // namespace passnet
