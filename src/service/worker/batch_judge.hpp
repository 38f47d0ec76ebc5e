// Judges batches of a service: the evaluator of `passnet eval` and `passnet bench`, kept from batch
// to batch.
#pragma once

#include "eval/evaluate.hpp"
#include "service/request/judge_settings.hpp"
#include "service/stages/stage_judge.hpp"
#include "service/store/evaluation.hpp"
#include "service/worker/worker_machine.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace passnet {

// Not for several threads at once.
class BatchJudge {
 public:
  BatchJudge(const Catalog& catalog, WorkerMachine machine)
      : catalog_(catalog), machine_(std::move(machine)) {}

  // The record of a job, as JSON.
  struct Judged {
    std::string record;
    bool may_be_cached = false;
  };
  // Calls `judged` with the number of each job and its record, in their order, and `progress`
  // whenever something was compiled. Errors are failures of the infrastructure: a text that this
  // version cannot read, those of `Evaluator`.
  Result<void> judge(const LeasedBatch& batch,
                     const std::function<void(size_t job, const Judged&)>& judged,
                     const std::function<void()>& progress);

 private:
  Result<void> read_submission(const LeasedBatch& batch);
  Result<void> judge_by_stages(std::span<const Subject> subjects, const JudgeSettings& settings,
                               const std::function<void(size_t job, const Judged&)>& judged);
  Result<std::vector<Subject>> read_subjects(const LeasedBatch& batch,
                                             std::optional<uint64_t> seed) const;
  Result<void> open_evaluator(const LeasedBatch& batch, const JudgeSettings& settings);

  const Catalog& catalog_;
  WorkerMachine machine_;
  std::unique_ptr<Sources> sources_;  // of the submission
  Submission submission_;             // that the evaluator judges
  std::string submission_error_;      // why the texts are none
  std::optional<StageJudge> stages_;
  std::string opened_;  // the settings of the evaluator
  std::optional<Evaluator> evaluator_;
};

// True if an equal evaluation may be answered by this record: a disturbed machine has no part in
// it.
bool may_be_cached(const Record& record);

}  // namespace passnet
