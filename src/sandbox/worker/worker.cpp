#include "sandbox/worker/worker.hpp"

#include "base/check.hpp"
#include "base/clock.hpp"
#include "sandbox/worker/control_block.hpp"
#include "sandbox/worker/order.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <new>
#include <sched.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

constexpr std::array<std::string_view, 3> kHandOvers{"spin", "yield", "sleep"};
constexpr std::array<std::string_view, 6> kOutcomes{"ok",     "failed",    "crashed",
                                                    "exited", "timed-out", "mode-left"};
constexpr int kSpinsBetweenClocks = 64;
constexpr int64_t kSpinTurnNs = 50'000;  // between checks that the worker lives
constexpr int64_t kSleepSliceNs =
    5'000'000;  // while sleeping: the max delay until a death is noticed

ControlBlock& block(const SharedMemory& memory) {
  return *reinterpret_cast<ControlBlock*>(memory.bytes().data());
}

int64_t nanoseconds(double seconds) { return static_cast<int64_t>(std::min(seconds, 1e8) * 1e9); }

// Returns the setup's error text from the worker's memory, limited in length and printable.
std::string setup_error(const ControlBlock& control) {
  std::string text;
  for (const char c : control.setup_error) {
    if (c == '\0') break;
    text += static_cast<unsigned char>(c) < 32 ? ' ' : c;
  }
  return text;
}

}  // namespace

std::string_view name(HandOver hand_over) { return kHandOvers[static_cast<size_t>(hand_over)]; }
std::string_view name(CallOutcome outcome) { return kOutcomes[static_cast<size_t>(outcome)]; }

std::string describe(const CallResult& result) {
  switch (result.outcome) {
    case CallOutcome::kOk:
      return "ok";
    case CallOutcome::kFailed:
      return fmt::format("returned status {}", result.code);
    case CallOutcome::kCrashed:
      if (result.code == SIGSYS) return "killed by a forbidden system call";
      return fmt::format("crashed: signal {} ({})", result.code, strsignal(result.code));
    case CallOutcome::kExited:
      return fmt::format("exited with status {}", result.code);
    case CallOutcome::kTimedOut:
      return fmt::format("did not return within {:.3f} s", static_cast<double>(result.ns) * 1e-9);
    case CallOutcome::kModeLeft:
      return "left the floating-point mode changed (rounding, or flushing of denormals)";
  }
  UNREACHABLE();
}

Result<Worker> Worker::start(const WorkerOptions& options, Setup setup, WorkerKind kind) {
  ForkServer server = TRY(
      ForkServer::open({.kind = kind, .readable = options.readable, .left_out = options.left_out},
                       std::move(setup)));
  Worker worker = TRY(start(server, options, {}));
  worker.own_server_ = std::move(server);
  return worker;
}

Result<Worker> Worker::start(ForkServer& server, const WorkerOptions& options,
                             std::span<const std::byte> request) {
  CHECK(options.request_bytes == 0 || info(server.kind()).takes_requests);
  Worker worker;
  worker.name_ = options.name;
  worker.hand_over_ = options.hand_over;
  worker.limits_ = options.limits.value_or(info(server.kind()).limits);
  worker.control_ = TRY(SharedMemory::create(sizeof(ControlBlock)));
  new (worker.control_.bytes().data()) ControlBlock{};
  std::vector<const SharedMemory*> memory = options.memory;
  if (options.request_bytes > 0) {
    worker.mailbox_ = TRY(SharedMemory::create(options.request_bytes));
    memory.push_back(&worker.mailbox_);
  }
  const std::vector<std::byte> order_bytes =
      write_order(server.kind(), options, worker.control_,
                  worker.mailbox_.valid() ? &worker.mailbox_ : nullptr, request);
  const SharedMemory order = TRY(SharedMemory::create(order_bytes.size()));
  std::ranges::copy(order_bytes, order.bytes().begin());
  std::vector<int> descriptors{order.descriptor(), worker.control_.descriptor()};
  for (const SharedMemory* const each : memory) {
    if (each->descriptor() < 0) {
      return fail({}, "worker-setup-failed",
                  "the setup of worker '{}' failed: it must not see that memory", options.name);
    }
    descriptors.push_back(each->descriptor());
  }
  const Result<pid_t> pid = server.fork_worker(descriptors);
  if (!pid) {
    return fail({}, "worker-not-started", "cannot start worker '{}': {}", options.name,
                pid.error().message);
  }
  worker.process_ = ChildProcess(*pid);
  setpgid(*pid, *pid);  // the child does so too; the first one counts
  TRY(worker.await_setup());
  worker.meter_ = WaitMeter(*pid);
  worker.layers_ = Layers(block(worker.control_).layers.load() | server.layers().bits());
  return worker;
}

// Waits until the setup on the first request has ended, successfully or not.
Result<void> Worker::await_setup() {
  ControlBlock& control = block(control_);
  const int64_t deadline = now_ns() + nanoseconds(limits_.setup_s);
  while (true) {
    const auto state = static_cast<SetupState>(control.setup_state.load());
    if (state == SetupState::kReady) break;
    if (state == SetupState::kFailed) {
      return fail({}, "worker-setup-failed", "the setup of worker '{}' failed: {}", name_,
                  setup_error(control));
    }
    if (state == SetupState::kRefused) {
      return fail({}, "worker-not-started", "cannot start worker '{}': {}", name_,
                  setup_error(control));
    }
    std::optional<CallResult> death = check_death();
    if (!death && now_ns() > deadline) death = kill_late(nanoseconds(limits_.setup_s));
    // The failure may have been written between the two checks.
    if (death && control.setup_state.load() == static_cast<uint32_t>(SetupState::kRunning)) {
      return fail({}, "worker-setup-failed", "the setup of worker '{}' failed: it {}", name_,
                  describe(*death));
    }
    if (!death) sleep_while(control.setup_state, 0, kSleepSliceNs);
  }
  has_entry_ = true;
  return {};
}

Result<void> Worker::assign(std::span<const std::byte> request) {
  CHECK(request.size() <= mailbox_.bytes().size());
  has_entry_ = false;
  std::optional<CallResult> gone = last_;
  ControlBlock& control = block(control_);
  if (alive()) {
    resume();
    std::ranges::copy(request, mailbox_.bytes().begin());
    control.request_bytes.store(static_cast<uint32_t>(request.size()), std::memory_order_relaxed);
    control.task.store(static_cast<uint32_t>(Task::kRequest), std::memory_order_relaxed);
    prepare();
    gone = await(control.ready, now_ns(), nanoseconds(limits_.setup_s), false);
  }
  if (gone) {
    return fail({}, "worker-setup-failed", "a request to worker '{}' failed: it {}", name_,
                describe(*gone));
  }
  if (static_cast<SetupState>(control.setup_state.load()) != SetupState::kReady) {
    return fail({}, "worker-setup-failed", "a request to worker '{}' failed: {}", name_,
                setup_error(control));
  }
  has_entry_ = true;
  return {};
}

// Reaps a worker that has ended by itself, and returns how.
std::optional<CallResult> Worker::check_death() {
  if (!alive()) return last_;
  const std::optional<int> status = process_.reap_ended();
  if (!status) return std::nullopt;
  const bool exited = WIFEXITED(*status);
  last_ = {.outcome = exited ? CallOutcome::kExited : CallOutcome::kCrashed,
           .code = exited ? WEXITSTATUS(*status) : WTERMSIG(*status)};
  return last_;
}

CallResult Worker::kill_late(int64_t waited_ns) {
  end();
  last_ = {.outcome = CallOutcome::kTimedOut, .ns = waited_ns};
  return last_;
}

// Waits one turn for a word that held `seen`. Returns the time; it may have changed by then.
int64_t Worker::wait_a_turn(std::atomic<uint32_t>& word, uint32_t seen, bool timed) {
  const int64_t begin = now_ns();
  if (timed && hand_over_ == HandOver::kSleep) {
    sleep_while(word, seen, kSleepSliceNs);
    return begin;
  }
  int64_t now = begin;
  while (now - begin < kSpinTurnNs) {
    for (int i = 0; i < kSpinsBetweenClocks; ++i) {
      if (word.load(std::memory_order_acquire) != seen) return now;
      if (timed && hand_over_ == HandOver::kYield) {
        sched_yield();
      } else {
        relax_processor();
      }
    }
    now = now_ns();
  }
  // Long enough: if cores are scarce, the worker may be waiting for this one.
  if (timed) {
    sched_yield();
  } else {
    sleep_while(word, seen, kSleepSliceNs);
  }
  return now;
}

// Waits until the word holds the sequence number, and returns nullopt, or how the worker ended.
std::optional<CallResult> Worker::await(std::atomic<uint32_t>& word, int64_t start_ns,
                                        int64_t timeout_ns, bool timed) {
  while (true) {
    const uint32_t seen = word.load(std::memory_order_acquire);
    if (seen == sequence_) return std::nullopt;
    const int64_t now = wait_a_turn(word, seen, timed);
    if (word.load(std::memory_order_acquire) == sequence_) return std::nullopt;
    if (std::optional<CallResult> death = check_death()) {
      // An entry may end the worker after its reply, but this call is done.
      if (word.load(std::memory_order_acquire) == sequence_) return std::nullopt;
      return death;
    }
    if (now - start_ns > timeout_ns) return kill_late(timeout_ns);
  }
}

// Signals the worker that there is work.
void Worker::prepare() {
  ControlBlock& control = block(control_);
  ++sequence_;
  control.prepare.store(sequence_, std::memory_order_release);
  wake(control.prepare);
}

CallResult Worker::call(double timeout_s, const std::function<void()>& before_go) {
  if (!alive()) return last_;
  CHECK(has_entry_);
  resume();
  ControlBlock& control = block(control_);
  const int64_t timeout_ns = nanoseconds(timeout_s);
  control.task.store(static_cast<uint32_t>(Task::kCall), std::memory_order_relaxed);
  control.sleeps.store(hand_over_ == HandOver::kSleep ? 1 : 0, std::memory_order_relaxed);
  meter_.request();
  prepare();
  if (const auto gone = await(control.ready, now_ns(), timeout_ns, false)) return *gone;

  meter_.begin();
  if (before_go) before_go();
  const int64_t begin = now_ns();
  control.go.store(sequence_, std::memory_order_release);
  const std::optional<CallResult> gone = await(control.done, begin, timeout_ns, true);
  const int64_t taken = now_ns() - begin;
  if (gone) return *gone;
  const int32_t status = control.status.load(std::memory_order_relaxed);
  const bool mode_left = control.mode_changed.load(std::memory_order_relaxed) != 0;
  return {.outcome = status != 0 ? CallOutcome::kFailed
                     : mode_left ? CallOutcome::kModeLeft
                                 : CallOutcome::kOk,
          .code = status,
          .ns = taken};
}

bool Worker::stop() {
  if (process_.stop()) return true;
  check_death();
  return false;
}

int64_t Worker::processor_ns(bool all_threads) const {
  if (!alive()) return 0;
  if (!all_threads) {
    std::ifstream file(fmt::format("/proc/{}/schedstat", pid()));
    int64_t ns = 0;
    return file >> ns ? ns : 0;
  }
  return process_.processor_ns();
}

void Worker::end() {
  if (!alive()) return;
  process_.end();
  last_ = {.outcome = CallOutcome::kCrashed, .code = SIGKILL};
}

}  // namespace passnet
