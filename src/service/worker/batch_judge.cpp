#include "service/worker/batch_judge.hpp"

#include "diag/json.hpp"
#include "eval/judge/secret.hpp"
#include "eval/record/program_versions.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "service/request/evaluation_request.hpp"

#include <nlohmann/json.hpp>

namespace passnet {
namespace {

// The origin of texts in records: the service keeps them.
constexpr const char* kSentText = "request";

// The first error, with its place.
std::string first_error(const Diagnostics& diagnostics, const Sources& sources) {
  const Diagnostic& first = diagnostics.list().front();
  if (!first.span.source.valid()) return first.message;
  const Location location = sources.location(first.span);
  return fmt::format("{}:{}:{}: {} [{}]", sources.name(first.span.source), location.line,
                     location.column, first.message, first.id);
}

// An error in a text that the server has read: its versions of the program and this one differ.
std::unexpected<Diagnostic> unreadable_text(std::string_view what, std::string_view found) {
  return fail({}, "text-not-judged", "expected {} that this version reads, found: {}", what, found);
}

}  // namespace

bool may_be_cached(const Record& record) {
  return record.verdict && *record.verdict != Verdict::kNoisy &&
         *record.verdict != Verdict::kTimeout;
}

Result<void> BatchJudge::read_submission(const LeasedBatch& batch) {
  const std::vector<SubmissionText> texts = TRY(parse_submission_texts(batch.passes));
  submission_ = {};
  submission_error_ = texts.empty() ? "expected passes, found none" : "";
  sources_ = std::make_unique<Sources>();
  if (texts.empty()) return {};
  Diagnostics diagnostics;
  auto submission = parse_submission(texts, *sources_, catalog_, diagnostics);
  if (submission) refuse_native_kernels(*submission, *machine_.target, diagnostics);
  if (!submission || diagnostics.has_errors()) {
    submission_error_ = first_error(diagnostics, *sources_);
    return {};
  }
  submission_ = *std::move(submission);
  submission_.path = kSentText;
  return {};
}

Result<std::vector<Subject>> BatchJudge::read_subjects(const LeasedBatch& batch,
                                                       std::optional<uint64_t> seed) const {
  std::vector<Subject> subjects;
  for (const LeasedJob& job : batch.jobs) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(job.name, job.graph);
    std::vector<Graph> graphs = parse_graphs(sources, source, catalog_, diagnostics);
    if (graphs.size() != 1 || diagnostics.has_errors()) {
      return unreadable_text(
          "a graph", diagnostics.has_errors() ? diagnostics.list().front().message : "no graph");
    }
    subjects.push_back({.task = job.task,
                        .name = job.name,
                        .graph = std::move(graphs.front()),
                        .source = job.source.empty() ? kSentText : job.source,
                        .seed = seed.value_or(draw_secret() >> 1),
                        .secrets = {}});
  }
  return subjects;
}

Result<void> BatchJudge::open_evaluator(const LeasedBatch& batch, const JudgeSettings& settings) {
  if (evaluator_ && opened_ == batch.settings) return {};
  EvaluateOptions options = TRY(evaluate_options_of(settings));
  options.target = machine_.target;
  options.gpu_arch = machine_.gpu_arch;
  options.python = machine_.python;
  evaluator_.reset();
  evaluator_.emplace(TRY(Evaluator::open(catalog_, options, {.compiler = machine_.compiler})));
  opened_ = batch.settings;
  return {};
}

Result<void> BatchJudge::judge_by_stages(
    std::span<const Subject> subjects, const JudgeSettings& settings,
    const std::function<void(size_t job, const Judged&)>& judged) {
  if (!stages_) stages_.emplace(TRY(StageJudge::open(catalog_)));
  TRY(evaluate_options_of(settings));
  const StagePasses passes{.submission = submission_error_.empty() ? &submission_ : nullptr,
                           .error = submission_error_};
  for (size_t job = 0; job < subjects.size(); ++job) {
    const Subject& subject = subjects[job];
    const StageRecord record =
        stages_->judge(subject.graph, subject.task, passes,
                       {.target = machine_.target,
                        .pipeline = find_pipeline_after_passes(settings.pipeline),
                        .seed = *subject.seed});
    nlohmann::ordered_json json{{"task", or_null(subject.task)}, {"graph", subject.name}};
    json.update(to_json(record));
    json["versions"] = program_versions();
    json["versions"]["arch"] = machine_.target->arch;
    judged(job, {.record = json_line(json), .may_be_cached = true});
  }
  return {};
}

Result<void> BatchJudge::judge(const LeasedBatch& batch,
                               const std::function<void(size_t job, const Judged&)>& judged,
                               const std::function<void()>& progress) {
  const JudgeSettings settings = TRY(parse_settings(batch.settings));
  TRY(read_submission(batch));
  const std::vector<Subject> subjects = TRY(read_subjects(batch, settings.seed));
  if (settings.by_stages) return judge_by_stages(subjects, settings, judged);
  if (batch.passes != to_text(std::vector<SubmissionText>()) && !submission_error_.empty()) {
    return unreadable_text("passes", submission_error_);
  }
  TRY(open_evaluator(batch, settings));
  JudgingRequest request{.subjects = subjects,
                         .submission = submission_.size() > 0 ? &submission_ : nullptr};
  size_t next = 0;
  return evaluator_->evaluate(request, {.compiled = [&](const std::string&) { progress(); },
                                        .judged =
                                            [&](const Record& record) {
                                              judged(next++,
                                                     {.record = json_line(to_json(record)),
                                                      .may_be_cached = may_be_cached(record)});
                                            }});
}

}  // namespace passnet
