// Evaluations as the state of a service keeps them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The numbers are stored. A lease is not: it is a fact of the job.
enum class EvaluationStatus : uint8_t { kSubmitted, kLeased, kJudged, kCanceled, kFailed };

inline constexpr std::array<std::string_view, 5> kEvaluationStatusNames{
    "submitted", "leased", "done", "canceled", "failed"};
constexpr std::string_view name(EvaluationStatus status) {
  return kEvaluationStatusNames[static_cast<size_t>(status)];
}
constexpr bool is_final(EvaluationStatus status) { return status >= EvaluationStatus::kJudged; }

// One graph to be judged with one submission. Texts are given whole; the state stores each once.
struct NewEvaluation {
  std::string passes;    // the submission's files, as JSON
  std::string settings;  // as JSON
  std::string graph;     // as text
  std::optional<std::string> task;
  std::string name;
  std::string source;
  std::string device;
  bool uses_cache = true;  // a record of an equal evaluation answers this one
};

// A tenant, and how much it may ask for; 0: no limit.
struct Tenant {
  std::string name;
  int64_t priority = 0;  // evaluations of a higher one are judged first
  int64_t max_pending = 0;
  int64_t per_minute = 0;
  // The least that has to be known of passes, as `JudgeRule` has it: tested or proved.
  std::string accept = "tested";
  bool robust = false;
  bool may_command = false;  // it may ask for commands: extraction, teaching, curation
};

// A job that a worker has claimed.
struct LeasedJob {
  int64_t evaluation = 0;
  std::string graph;
  std::optional<std::string> task;
  std::string name;
  std::string source;
};

// Jobs of one submission and of the same settings, claimed together.
struct LeasedBatch {
  std::string lease;  // empty: there was no job
  std::string passes;
  std::string settings;
  std::vector<LeasedJob> jobs;
};

// The end of a job: a record, or the reason why there is none.
struct JobResult {
  int64_t evaluation = 0;
  std::string record;  // as JSON; empty: the infrastructure failed
  std::string reason;
  bool may_be_cached = false;
};

struct EvaluationState {
  int64_t id = 0;
  EvaluationStatus status = EvaluationStatus::kSubmitted;
  std::optional<std::string> task;
  std::string name;
  int64_t claims = 0;
  std::string worker;
  std::string detail;
  int64_t submitted_ms = 0;  // since 1970
  std::optional<int64_t> started_ms;
  std::optional<int64_t> finished_ms;
  bool cached = false;
  std::string record;  // as JSON; empty unless it is done
};

struct SentTexts {
  std::string passes;  // the submission's files, as JSON
  std::string graph;
};

// The jobs for one device.
struct QueueDepth {
  std::string device;
  int64_t waiting = 0;
  int64_t leased = 0;
  int64_t oldest_ms = 0;  // the age of the oldest that waits
};

struct WorkerState {
  std::string name;
  std::string device;
  int64_t age_ms = 0;  // since it was seen
  int64_t judged = 0;
  int64_t failed = 0;
};

}  // namespace passnet
