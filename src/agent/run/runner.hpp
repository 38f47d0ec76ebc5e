// The loop of a run.
#pragma once

#include "agent/model/http_client.hpp"
#include "agent/run/agent_run.hpp"
#include "agent/run/conversation.hpp"
#include "agent/run/job_queue.hpp"
#include "generate/random_stream.hpp"

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace passnet {

// An attempt that is worked on.
struct LiveAttempt {
  TaskState* task = nullptr;
  Attempt* attempt = nullptr;
  std::unique_ptr<Workbench> bench;
  bool asks = false;  // a request is to be sent, from `due_s` on
  bool in_flight = false;
  double due_s = 0;
  int tries = 0;  // of the request
  TokenCount reserved;
  std::string last_error;
};

class Runner {
 public:
  Runner(const CurlLibrary& curl, std::span<TaskState> tasks, const AgentOptions& options,
         Instruments& instruments, Journal& journal, const AgentCallbacks& callbacks);
  Result<RunStatistics> run();

 private:
  using Clock = std::chrono::steady_clock;
  using LiveId = uint64_t;

  double now_s() const;
  void collect_work();
  Result<void> start_attempts();
  Result<void> start(Attempt& attempt);
  Result<void> advance(LiveId id);
  Result<void> send_due();
  Result<bool> send(LiveId id, LiveAttempt& live);
  Result<void> take_responses();
  Result<bool> take_response(HttpResponse response);
  Result<void> take_jobs();
  double wait_s() const;
  Result<void> add_message(LiveAttempt& live, Message message,
                           const nlohmann::ordered_json& more = {});
  void call_tool(LiveId id, const ToolCall& call);
  Result<void> answer_call(LiveId id, const std::string& text, std::string call_id,
                           std::string tool, const Result<ToolAnswer>& answer, double seconds);
  Result<void> end(LiveId id, AttemptEnd ending, std::string error = {});
  void settle(LiveId id);
  Result<void> finish(LiveId id);
  Result<void> judge_if_over(TaskState& task);
  void judge_winner(TaskState& task, size_t winner, std::string text, std::string file);
  Result<void> close_outcome(TaskState& task, TaskOutcome outcome);

  std::span<TaskState> tasks_;
  const AgentOptions& options_;
  Instruments& instruments_;
  Journal& journal_;
  const AgentCallbacks& callbacks_;
  std::string url_;
  std::vector<std::string> headers_;
  Clock::time_point begun_ = Clock::now();
  std::deque<Attempt*> waiting_;       // that have not been started
  std::vector<DraftMemory> memories_;  // by task; only the queue's thread uses them
  std::map<LiveId, LiveAttempt> live_;
  LiveId next_id_ = 1;
  size_t jobs_ = 0;  // in the queue or at work
  Budget budget_;
  Pace pace_;
  RandomStream random_;
  RunStatistics statistics_;
  Result<void> failure_;  // of a completion
  HttpClient http_;
  JobQueue queue_;  // destroyed first: its thread uses the client
};

}  // namespace passnet
