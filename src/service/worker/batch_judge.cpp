#include "service/worker/batch_judge.hpp"

#include "eval/judge/secret.hpp"
#include "ir/text/text.hpp"
#include "service/request/evaluation_request.hpp"

namespace passnet {
namespace {

// An error in a text that the server has read: its versions of the program and this one differ.
std::unexpected<Diagnostic> unreadable_text(std::string_view what, const Diagnostics& diagnostics) {
  return fail({}, "text-not-judged", "expected {} that this version reads, found: {}", what,
              diagnostics.list().empty() ? "no graph" : diagnostics.list().front().message);
}

}  // namespace

bool may_be_cached(const Record& record) {
  return record.verdict && *record.verdict != Verdict::kNoisy &&
         *record.verdict != Verdict::kTimeout;
}

Result<void> BatchJudge::read_submission(const LeasedBatch& batch) {
  const std::vector<SubmissionText> texts = TRY(parse_submission_texts(batch.passes));
  submission_ = {};
  sources_ = std::make_unique<Sources>();
  if (texts.empty()) return {};
  Diagnostics diagnostics;
  auto submission = parse_submission(texts, *sources_, catalog_, diagnostics);
  if (!submission) return unreadable_text("passes", diagnostics);
  submission_ = *std::move(submission);
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
      return unreadable_text("a graph", diagnostics);
    }
    subjects.push_back({.task = job.task,
                        .name = job.name,
                        .graph = std::move(graphs.front()),
                        .source = job.source,
                        .seed = seed.value_or(draw_secret() >> 1),
                        .secrets = {}});
  }
  return subjects;
}

Result<void> BatchJudge::open_evaluator(const LeasedBatch& batch, const JudgeSettings& settings) {
  const bool has_passes = submission_.size() > 0;
  const std::string wanted = batch.settings + (has_passes ? " with passes" : "");
  if (evaluator_ && opened_ == wanted) return {};
  EvaluateOptions options = TRY(evaluate_options_of(settings));
  options.target = machine_.target;
  options.gpu_arch = machine_.gpu_arch;
  options.python = machine_.python;
  evaluator_.reset();
  evaluator_.emplace(TRY(Evaluator::open(catalog_, has_passes ? &submission_ : nullptr, options,
                                         {.compiler = machine_.compiler})));
  opened_ = wanted;
  return {};
}

Result<void> BatchJudge::judge(const LeasedBatch& batch,
                               const std::function<void(size_t job, const Record&)>& judged,
                               const std::function<void()>& progress) {
  const JudgeSettings settings = TRY(parse_settings(batch.settings));
  TRY(read_submission(batch));
  const std::vector<Subject> subjects = TRY(read_subjects(batch, settings.seed));
  TRY(open_evaluator(batch, settings));
  size_t next = 0;
  return evaluator_->evaluate(subjects,
                              {.compiled = [&](const std::string&) { progress(); },
                               .judged = [&](const Record& record) { judged(next++, record); }});
}

}  // namespace passnet
