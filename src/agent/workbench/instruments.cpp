#include "agent/workbench/instruments.hpp"

#include "base/thread_count.hpp"
#include "eval/judge/secret.hpp"
#include "kernel/target.hpp"

namespace passnet {
namespace {

EvaluateOptions options_of(JudgingCare care, const InstrumentOptions& own) {
  EvaluateOptions options{.target = own.target, .pipeline = own.pipeline};
  options.gpu_arch = own.gpu_arch;
  const PipelineInfo* const without_passes = find_pipeline_after_passes(own.pipeline);
  if (without_passes != nullptr) options.baseline = without_passes->name;
  if (options.baseline != kOwnCompiler) options.candidates.emplace_back(kOwnCompiler);
  JudgeOptions& judge = options.judge;
  judge.threads = own.threads;
  judge.seed = draw_secret() >> 1;
  if (care == JudgingCare::kFinal) return options;
  judge.warmup_calls = kDraftWarmup;
  judge.timed_calls = kDraftCalls;
  judge.rounds = 3;
  judge.attempts = 1;
  judge.total_s = 10;
  return options;
}

}  // namespace

Instruments::Instruments(const Catalog& catalog, CppCompiler compiler,
                         const InstrumentOptions& options)
    : catalog_(catalog),
      options_(options),
      compiler_(std::move(compiler)),
      pace_(catalog, compiler_.target(), options.threads) {}

Result<std::unique_ptr<Instruments>> Instruments::open(const Catalog& catalog,
                                                       const InstrumentOptions& options) {
  InstrumentOptions own = options;
  own.threads = thread_count(options.threads);
  if (own.target == nullptr) own.target = &native_target();
  const CppCompilerOptions compiler{.compiler = own.compiler};
  auto result = std::unique_ptr<Instruments>(
      new Instruments(catalog, TRY(CppCompiler::open(native_target(), compiler)), own));
  if (own.judge) return result;
  result->drafts_ = TRY(Evaluator::open(catalog, options_of(JudgingCare::kDraft, own), compiler));
  result->finals_ = TRY(Evaluator::open(catalog, options_of(JudgingCare::kFinal, own), compiler));
  return result;
}

Result<std::vector<Record>> Instruments::judge(std::string_view task,
                                               std::span<const TaskGraph* const> graphs,
                                               Submission submission, JudgingCare care) {
  if (options_.judge) {
    return options_.judge(task, graphs, std::string(submission.sources->text(SourceId{0})), care);
  }
  std::vector<Subject> subjects;
  const uint64_t seed = draw_secret() >> 1;
  for (const TaskGraph* graph : graphs) {
    subjects.push_back({.task = std::string(task),
                        .name = graph->name,
                        .graph = graph->graph.clone(),
                        .source = graph->source,
                        .seed = seed,
                        .secrets = {}});
  }
  JudgingRequest request{.subjects = subjects, .submission = &submission};
  Evaluator& evaluator = care == JudgingCare::kDraft ? *drafts_ : *finals_;
  std::vector<Record> records;
  TRY(evaluator.evaluate(request, {.judged = [&](const Record& record) {
                           if (record.candidate == kDefaultCandidate) records.push_back(record);
                         }}));
  for (size_t i = 0; i < records.size(); ++i) {
    if (records[i].verdict != Verdict::kNoisy) continue;
    // Other work may be over by now.
    request.subjects = std::span(&subjects[i], 1);
    TRY(evaluator.evaluate(request, {.judged = [&](const Record& record) {
                             if (record.candidate == kDefaultCandidate) records[i] = record;
                           }}));
  }
  return records;
}

}  // namespace passnet
