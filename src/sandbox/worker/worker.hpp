// A worker: a forked process that prepares for a request and runs its entry call by call, while the
// clock and the verdict stay outside.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/child_process.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/shared_memory.hpp"
#include "sandbox/worker/fork_server.hpp"
#include "sandbox/worker/request.hpp"
#include "sandbox/worker/wait_meter.hpp"
#include "sandbox/worker/worker_options.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace passnet {

std::string_view name(HandOver hand_over);

enum class CallOutcome : uint8_t {
  kOk,        // the entry returned 0
  kFailed,    // it returned something else: `code`
  kCrashed,   // ended by signal `code`; SIGSYS: a forbidden system call
  kExited,    // exited with status `code`
  kTimedOut,  // did not return in time; killed
  kModeLeft,  // returned 0 with the floating-point mode changed
};

// `ok`, `failed`, `crashed`, `exited`, `timed-out`, `mode-left`.
std::string_view name(CallOutcome outcome);

struct CallResult {
  CallOutcome outcome = CallOutcome::kOk;
  int code = 0;
  int64_t ns = 0;  // by the supervisor's clock, from request to reply

  bool ok() const { return outcome == CallOutcome::kOk; }
};

// `crashed: signal 11 (Segmentation fault)`, …
std::string describe(const CallResult& result);

// One worker process. It can read everything that was in the supervisor's memory when its fork
// server was opened, so secrets (references, seeds) are created later, or in memory with
// Visibility::kSupervisor. After a call that did not return (crashed, exited, timed out) the worker
// is gone and further calls report the same.
class Worker {
 public:
  // Starts one that is ready for its first request. Errors: `worker-not-started`,
  // `shared-memory-not-made`, `worker-setup-failed` (the setup's own text, a crash in it, or no end
  // of it in time).
  static Result<Worker> start(ForkServer& server, const WorkerOptions& options,
                              std::span<const std::byte> request);
  // Does the same with a fork server opened for this worker only, whose setup may hold anything.
  // Errors: also `nursery-not-opened`.
  static Result<Worker> start(const WorkerOptions& options, Setup setup,
                              WorkerKind kind = WorkerKind::kCandidate);

  // Gives it a new request, which replaces the one before; `request_bytes` of its options is the
  // max size. Its kind must take such requests. Errors: `worker-setup-failed`; unless it crashed or
  // was late, the worker then continues to take requests, but no calls.
  Result<void> assign(std::span<const std::byte> request);

  // Runs the entry of the last request. `before_go` runs once the worker is ready, immediately
  // before the clock starts.
  CallResult call(double timeout_s, const std::function<void()>& before_go = {});
  // Nanoseconds by which the last call may have been longer because a thread of the worker, or the
  // caller's if it holds the clock, waited for a processor (WaitMeter).
  int64_t lost_ns(bool holds_clock) const { return meter_.lost_ns(holds_clock); }
  // Nanoseconds for which a ready worker may have spun before the clock of the last call started,
  // because the caller waited for a processor.
  int64_t delayed_ns() const { return meter_.delayed_ns(); }
  // May be changed between calls.
  void set_hand_over(HandOver hand_over) { hand_over_ = hand_over; }
  HandOver hand_over() const { return hand_over_; }

  // Stops all its threads: if it returns true, none of them runs. False: the worker is gone. The
  // next call resumes a stopped worker.
  bool stop();
  void resume() { process_.resume(); }
  // Kills and reaps it. Idempotent.
  void end();

  // Processor time so far, of all threads together or of the one that serves the calls: exact while
  // the worker is stopped; 0 if the system does not report it.
  int64_t processor_ns(bool all_threads) const;

  bool alive() const { return process_.alive(); }
  bool stopped() const { return process_.stopped(); }
  pid_t pid() const { return process_.pid(); }
  // The active layers.
  Layers layers() const { return layers_; }

 private:
  Worker() = default;
  Result<void> await_setup();
  void prepare();
  std::optional<CallResult> check_death();
  int64_t wait_a_turn(std::atomic<uint32_t>& word, uint32_t seen, bool timed);
  std::optional<CallResult> await(std::atomic<uint32_t>& word, int64_t start_ns, int64_t timeout_ns,
                                  bool timed);
  CallResult kill_late(int64_t waited_ns);

  std::string name_;
  HandOver hand_over_ = HandOver::kSpin;
  WorkerLimits limits_;
  uint32_t sequence_ = 0;
  bool has_entry_ = false;
  Layers layers_;
  SharedMemory control_;
  SharedMemory mailbox_;  // for further requests; null: it takes none
  std::optional<ForkServer> own_server_;
  WaitMeter meter_;
  CallResult last_;
  ChildProcess process_;  // last, so that it ends before its server and its memory
};

}  // namespace passnet
