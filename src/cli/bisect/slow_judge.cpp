#include "cli/bisect/slow_judge.hpp"

#include "base/thread_count.hpp"
#include "kernel/target.hpp"
#include "report/format.hpp"

#include <fmt/format.h>

namespace passnet {

Result<SlowJudge> SlowJudge::open(Session& session, const BisectArguments& arguments,
                                  const Submission* submission,
                                  const std::optional<std::string>& task) {
  EvaluateOptions options{
      .target = TRY(choose_target(arguments.target, TargetUse::kRun)),
      .candidates = {arguments.candidate},
      .baseline = arguments.against,
      .pipeline = arguments.pipeline,
      .python = arguments.python,
      .native = arguments.allow_native ? NativeKernels::kAllowed : NativeKernels::kRefused,
      .accept = Level::kTested};
  if (options.target->device == Device::kCuda) options.gpu_arch = named_gpu_arch(arguments.target);
  options.judge.seed = arguments.seed;
  options.judge.threads = thread_count(arguments.threads);
  SlowJudge judge(
      TRY(Evaluator::open(session.catalog(), options, {.compiler = arguments.compiler})),
      submission, task);
  judge.catalog_ = &session.catalog();
  judge.target_ = options.target;
  judge.has_passes_ = arguments.kind()->has_passes;
  return judge;
}

Result<bool> SlowJudge::is_changed(const Graph& part) const {
  if (!has_passes_) return true;
  Graph rewritten = part.clone();
  const auto matches = TRY(apply_submission(rewritten, *catalog_, *target_, *submission_, task_));
  return std::ranges::any_of(matches, [](const auto& entry) { return entry.second > 0; });
}

Result<PartVerdict> SlowJudge::judge(const Graph& part) {
  if (!TRY(is_changed(part))) return PartVerdict{.is_judged = false};
  const Subject subject{.task = task_,
                        .name = part.name,
                        .graph = part.clone(),
                        .source = {},
                        .seed = {},
                        .secrets = {}};
  std::optional<Record> record;
  JudgingRequest request{.subjects = std::span(&subject, 1), .submission = submission_};
  TRY(evaluator_.evaluate(request, {.compiled = [](const std::string&) {},
                                    .judged = [&](const Record& judged) { record = judged; }}));
  if (!record || !record->speedup_high) return PartVerdict{};
  PartVerdict verdict{.is_faulty = *record->speedup_high < 1};
  verdict.detail = fmt::format("{} µs against {} µs", format_microseconds(record->candidate_us),
                               format_microseconds(record->reference_us));
  return verdict;
}

}  // namespace passnet
