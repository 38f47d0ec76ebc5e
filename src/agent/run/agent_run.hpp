// Runs the conversations of a run: many models' answers in flight, one tool at work, every answer
// in the journal before it is used.
#pragma once

#include "agent/model/model_api.hpp"
#include "agent/model/retry.hpp"
#include "agent/run/budget.hpp"
#include "agent/run/journal.hpp"
#include "agent/run/run_state.hpp"
#include "agent/workbench/workbench.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace passnet {

struct AgentOptions {
  ModelSettings model;
  size_t turns = 20;            // messages of the model per attempt
  size_t prompt_tokens = 8000;  // of the first message
  size_t context = 0;           // tokens that the model can read, with its answer; 0: unlimited
  size_t concurrency = 8;       // conversations at once
  std::optional<double> rate;   // requests per minute
  double timeout_s = 600;       // of a request
  size_t answer_bytes = size_t{4} << 20;  // of a response
  RetryPolicy retry;
  BudgetLimits budget;
  WorkbenchOptions workbench;
  bool scores = true;  // false: hidden graphs are left alone, and no task has an outcome
};

struct AgentCallbacks {
  // Keeps the text that is judged on the hidden graphs; returns its file, for the records.
  std::function<Result<std::string>(const AuthorTask& task, const std::string& text)> keep;
  std::function<void(const std::string& task)> advanced = [](const std::string&) {};
  std::function<void(const std::string& sentence)> note = [](const std::string&) {};
};

// Statistics of one call of `run_conversations`.
struct RunStatistics {
  size_t requests = 0;
  size_t retries = 0;
  double seconds = 0;    // of wall time
  double judging_s = 0;  // in which tools were at work
  double waiting_s = 0;  // in which requests were in flight, or tools at work
};

// Works on every attempt that has not ended and every task without an outcome, adding to the state
// and the journal. A task whose conversations were lost, or of whose hidden graphs none could be
// timed, has no outcome: a resumed run goes on with it. Errors: "curl-not-found"; "model-refused" if no
// request can succeed; infrastructure failures; those of the journal and of `keep`.
Result<RunStatistics> run_conversations(std::span<TaskState> tasks, const AgentOptions& options,
                                        Instruments& instruments, Journal& journal,
                                        const AgentCallbacks& callbacks);

}  // namespace passnet
