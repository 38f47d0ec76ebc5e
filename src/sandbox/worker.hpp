// A worker: a forked process that runs a given entry on request, with the clock and verdict
// outside.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/nursery.hpp"
#include "sandbox/processors.hpp"
#include "sandbox/shared_memory.hpp"

#include <atomic>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace passnet {

// How a call passes between supervisor and worker.
enum class HandOver : uint8_t {
  kSpin,   // the supervisor spins: least overhead, for entries that use one thread
  kYield,  // it offers its processor all the while: for entries whose threads may need it
};

std::string_view name(HandOver hand_over);

struct WorkerOptions {
  std::string name;                         // in diagnostics
  std::vector<const SharedMemory*> memory;  // what it sees, at the same addresses
  HandOver hand_over = HandOver::kSpin;
  bool threads = false;                  // setup may start threads (never an entry)
  std::optional<Processors> processors;  // where the calls run; none: anywhere
  double setup_s = 10;                   // wall-clock limit of setup
  double cpu_s = 600;                    // CPU limit over its life, all threads together
  // Address space beyond what it is forked with; with `threads`, room for one a core on top.
  uint64_t heap_bytes = uint64_t{1} << 30;
  Layers left_out;  // by a test: `is_left_out`
  // What setup may open besides the system's libraries (Landlock).
  std::vector<std::filesystem::path> readable;
};

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
  int64_t ns = 0;  // by the supervisor's clock, from the request to seeing the reply

  bool ok() const { return outcome == CallOutcome::kOk; }
};

// `crashed: signal 11 (Segmentation fault)`, …
std::string describe(const CallResult& result);

// One worker process. What lay in its supervisor's memory when its nursery opened can be read in
// it, so secrets (references, seeds) come later, or lie in memory of Visibility::kSupervisor. After
// a call that did not return (crashed, exited, timed out) the worker is gone and further calls say
// the same.
class Worker {
 public:
  // Errors: `worker-not-started`, `shared-memory-not-made`, `worker-setup-failed` (the setup's own
  // text, a crash in it, or no end of it in time).
  static Result<Worker> start(Nursery& nursery, const WorkerOptions& options,
                              std::span<const std::byte> letter);
  // From a nursery of its own, opened for it: what it sets up with may hold anything. Errors: also
  // `nursery-not-opened`.
  static Result<Worker> start(const WorkerOptions& options, Setup setup);

  Worker(Worker&& other) noexcept;
  Worker& operator=(Worker&& other) noexcept;
  ~Worker();

  // `before_go` runs when the worker has said that it is ready, the moment before the clock starts.
  CallResult call(double timeout_s, const std::function<void()>& before_go = {});
  // May be changed between calls.
  void set_hand_over(HandOver hand_over) { hand_over_ = hand_over; }
  HandOver hand_over() const { return hand_over_; }

  // Stops all its threads; when it returns true they no longer run. False: the worker is gone.
  // A stopped worker is resumed by the next call.
  bool stop();
  void resume();
  // Kills and reaps it. Idempotent.
  void end();

  // Processor time so far, of all threads together or of the one that serves the calls: exact while
  // the worker is stopped; 0 where the system does not tell.
  int64_t processor_ns(bool all_threads) const;

  bool alive() const { return pid_ > 0; }
  bool stopped() const { return stopped_; }
  pid_t pid() const { return pid_; }
  // The defenses that stand.
  Layers layers() const { return layers_; }

 private:
  Worker() = default;
  std::optional<CallResult> check_death();
  int64_t wait_a_turn(std::atomic<uint32_t>& word, uint32_t seen, bool timed);
  std::optional<CallResult> await(std::atomic<uint32_t>& word, int64_t start_ns, int64_t timeout_ns,
                                  bool timed);
  CallResult kill_late(int64_t waited_ns);

  pid_t pid_ = -1;
  bool stopped_ = false;
  HandOver hand_over_ = HandOver::kSpin;
  uint32_t sequence_ = 0;
  Layers layers_;
  SharedMemory control_;
  std::optional<Nursery> own_nursery_;
  CallResult last_;
};

}  // namespace passnet
