#include "sandbox/worker.hpp"

#include "base/check.hpp"
#include "sandbox/clock.hpp"
#include "sandbox/control_block.hpp"
#include "sandbox/worker_child.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <new>
#include <sched.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

constexpr std::array<std::string_view, 2> kHandOvers{"spin", "yield"};
constexpr std::array<std::string_view, 6> kOutcomes{"ok",     "failed",    "crashed",
                                                    "exited", "timed-out", "mode-left"};
constexpr int kSpinsBetweenClocks = 64;
constexpr int64_t kSpinTurnNs = 50'000;       // between looks at whether the worker lives
constexpr int64_t kSleepSliceNs = 5'000'000;  // while sleeping: a death is seen this late at most

ControlBlock& block(const SharedMemory& memory) {
  return *reinterpret_cast<ControlBlock*>(memory.bytes().data());
}

int64_t nanoseconds(double seconds) { return static_cast<int64_t>(std::min(seconds, 1e8) * 1e9); }

// The setup's error text as the worker left it: ends somewhere, printable.
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

Result<Worker> Worker::start(const WorkerOptions& options, Setup setup) {
  Nursery nursery = TRY(Nursery::open({.readable = options.readable, .left_out = options.left_out},
                                      std::move(setup)));
  Worker worker = TRY(start(nursery, options, {}));
  worker.own_nursery_ = std::move(nursery);
  return worker;
}

Result<Worker> Worker::start(Nursery& nursery, const WorkerOptions& options,
                             std::span<const std::byte> letter) {
  Worker worker;
  worker.hand_over_ = options.hand_over;
  worker.control_ = TRY(SharedMemory::create(sizeof(ControlBlock)));
  ControlBlock& control = *new (worker.control_.bytes().data()) ControlBlock{};
  const std::vector<std::byte> order_bytes = write_order(options, worker.control_, letter);
  const SharedMemory order = TRY(SharedMemory::create(order_bytes.size()));
  std::ranges::copy(order_bytes, order.bytes().begin());
  std::vector<int> descriptors{order.descriptor(), worker.control_.descriptor()};
  for (const SharedMemory* const memory : options.memory) {
    if (memory->descriptor() < 0) {
      return fail({}, "worker-setup-failed",
                  "the setup of worker '{}' failed: it must not see that memory", options.name);
    }
    descriptors.push_back(memory->descriptor());
  }
  const int64_t deadline = now_ns() + nanoseconds(options.setup_s);
  const Result<pid_t> pid = nursery.fork_worker(descriptors);
  if (!pid) {
    return fail({}, "worker-not-started", "cannot start worker '{}': {}", options.name,
                pid.error().message);
  }
  worker.pid_ = *pid;
  setpgid(worker.pid_, worker.pid_);  // the child does so too: whichever comes first
  while (true) {
    const auto state = static_cast<SetupState>(control.setup_state.load());
    if (state == SetupState::kReady) break;
    if (state == SetupState::kFailed) {
      return fail({}, "worker-setup-failed", "the setup of worker '{}' failed: {}", options.name,
                  setup_error(control));
    }
    std::optional<CallResult> death = worker.check_death();
    if (!death && now_ns() > deadline) death = worker.kill_late(nanoseconds(options.setup_s));
    // The failure may have been written between the two looks.
    if (death && static_cast<SetupState>(control.setup_state.load()) != SetupState::kFailed) {
      return fail({}, "worker-setup-failed", "the setup of worker '{}' failed: it {}", options.name,
                  describe(*death));
    }
    if (!death) sleep_while(control.setup_state, 0, kSleepSliceNs);
  }
  worker.layers_ = Layers(control.layers.load() | nursery.layers().bits());
  return worker;
}

Worker::Worker(Worker&& other) noexcept { *this = std::move(other); }

Worker& Worker::operator=(Worker&& other) noexcept {
  if (this == &other) return *this;
  end();
  pid_ = std::exchange(other.pid_, -1);
  stopped_ = std::exchange(other.stopped_, false);
  hand_over_ = other.hand_over_;
  sequence_ = other.sequence_;
  layers_ = other.layers_;
  control_ = std::move(other.control_);
  own_nursery_ = std::move(other.own_nursery_);
  last_ = other.last_;
  return *this;
}

Worker::~Worker() { end(); }

// Reaps a worker that has ended by itself, and says how.
std::optional<CallResult> Worker::check_death() {
  if (pid_ <= 0) return last_;
  siginfo_t info{};
  const auto id = static_cast<id_t>(pid_);
  if (waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0)
    return std::nullopt;
  kill(-pid_, SIGKILL);  // before the reaping gives the group's number free
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
  const bool exited = WIFEXITED(status);
  last_ = {.outcome = exited ? CallOutcome::kExited : CallOutcome::kCrashed,
           .code = exited ? WEXITSTATUS(status) : WTERMSIG(status)};
  return last_;
}

CallResult Worker::kill_late(int64_t waited_ns) {
  end();
  last_ = {.outcome = CallOutcome::kTimedOut, .ns = waited_ns};
  return last_;
}

// One turn of waiting for a word that held `seen`. Returns the time; it may have changed by then.
int64_t Worker::wait_a_turn(std::atomic<uint32_t>& word, uint32_t seen, bool timed) {
  const int64_t begin = now_ns();
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
  // Long enough: where cores are scarce, the worker may be waiting for this one.
  if (timed) {
    sched_yield();
  } else {
    sleep_while(word, seen, kSpinTurnNs);
  }
  return now;
}

// Waits until the word holds the sequence number: nullopt; or says how the worker ended.
std::optional<CallResult> Worker::await(std::atomic<uint32_t>& word, int64_t start_ns,
                                        int64_t timeout_ns, bool timed) {
  while (true) {
    const uint32_t seen = word.load(std::memory_order_acquire);
    if (seen == sequence_) return std::nullopt;
    const int64_t now = wait_a_turn(word, seen, timed);
    if (word.load(std::memory_order_acquire) == sequence_) return std::nullopt;
    if (std::optional<CallResult> death = check_death()) {
      // An entry whose last act was its reply has still ended the worker, but this call is done.
      if (word.load(std::memory_order_acquire) == sequence_) return std::nullopt;
      return death;
    }
    if (now - start_ns > timeout_ns) return kill_late(timeout_ns);
  }
}

CallResult Worker::call(double timeout_s, const std::function<void()>& before_go) {
  if (pid_ <= 0) return last_;
  if (stopped_) resume();
  ControlBlock& control = block(control_);
  const int64_t timeout_ns = nanoseconds(timeout_s);
  ++sequence_;
  control.prepare.store(sequence_, std::memory_order_release);
  wake(control.prepare);
  if (const auto gone = await(control.ready, now_ns(), timeout_ns, false)) return *gone;

  if (before_go) before_go();
  const int64_t begin = now_ns();
  control.go.store(sequence_, std::memory_order_release);
  const std::optional<CallResult> gone = await(control.done, begin, timeout_ns, true);
  const int64_t finish = now_ns();
  if (gone) return *gone;
  const int32_t status = control.status.load(std::memory_order_relaxed);
  const bool mode_left = control.mode_changed.load(std::memory_order_relaxed) != 0;
  return {.outcome = status != 0 ? CallOutcome::kFailed
                     : mode_left ? CallOutcome::kModeLeft
                                 : CallOutcome::kOk,
          .code = status,
          .ns = finish - begin};
}

bool Worker::stop() {
  if (pid_ <= 0) return false;
  if (stopped_) return true;
  kill(pid_, SIGSTOP);
  siginfo_t info{};
  // A stop is reported once every thread of the process has stopped. An end stays to be reaped.
  while (waitid(P_PID, static_cast<id_t>(pid_), &info, WSTOPPED | WEXITED | WNOWAIT) != 0) {
    if (errno != EINTR) break;
  }
  if (info.si_code != CLD_STOPPED) {
    check_death();
    return false;
  }
  stopped_ = true;
  return true;
}

int64_t Worker::processor_ns(bool all_threads) const {
  if (pid_ <= 0) return 0;
  if (!all_threads) {
    std::ifstream file(fmt::format("/proc/{}/schedstat", pid_));
    int64_t ns = 0;
    return file >> ns ? ns : 0;
  }
  clockid_t clock{};
  timespec time{};
  const bool known = clock_getcpuclockid(pid_, &clock) == 0 && clock_gettime(clock, &time) == 0;
  return known ? time.tv_sec * 1'000'000'000 + time.tv_nsec : 0;
}

void Worker::resume() {
  if (pid_ <= 0 || !stopped_) return;
  kill(pid_, SIGCONT);
  stopped_ = false;
}

void Worker::end() {
  if (pid_ <= 0) return;
  kill(pid_, SIGKILL);
  kill(-pid_, SIGKILL);
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
  stopped_ = false;
  last_ = {.outcome = CallOutcome::kCrashed, .code = SIGKILL};
}

}  // namespace passnet
