#include "sandbox/worker_child.hpp"

#include "base/float_mode.hpp"
#include "sandbox/seccomp.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace passnet {
namespace {

constexpr int kSpinsBeforeYield = 10'000;  // the supervisor may be waiting for this core
constexpr int kIdleSpins = 500;            // about 10 us: back-to-back calls need no wake-up
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kAddressSanitizer = true;
#else
constexpr bool kAddressSanitizer = false;
#endif
constexpr uint64_t kThreadBytes = uint64_t{160} << 20;  // stack, and libc's arena of each thread

void report_failure(ControlBlock& control, std::string_view text) {
  const size_t size = std::min(text.size(), control.setup_error.size() - 1);
  std::memcpy(control.setup_error.data(), text.data(), size);
  control.setup_error[size] = '\0';
  control.setup_state.store(static_cast<uint32_t>(SetupState::kFailed));
  wake(control.setup_state);
  _exit(1);
}

// Crashes end the process by their signal, whatever handlers the supervisor's program has.
void reset_signals() {
  for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS, SIGINT,
                           SIGTERM, SIGPIPE, SIGALRM, SIGCHLD}) {
    signal(number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

bool drop_capabilities() {
  __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  std::array<__user_cap_data_struct, 2> none{};
  return syscall(SYS_capset, &header, none.data()) == 0;
}

bool silence_streams() {
  const int null = open("/dev/null", O_RDWR);
  if (null < 0) return false;
  for (const int stream : {0, 1, 2}) {
    if (dup2(null, stream) < 0) return false;
  }
  return true;
}

uint64_t address_space_in_use() {
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  std::array<char, 64> text{};
  const ssize_t count = file >= 0 ? read(file, text.data(), text.size() - 1) : 0;
  if (file >= 0) close(file);
  if (count <= 0) return 0;
  return std::strtoull(text.data(), nullptr, 10) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
}

bool set_limits(const WorkerOptions& options) {
  const auto set = [](__rlimit_resource resource, uint64_t soft, uint64_t hard) {
    const rlimit value{.rlim_cur = soft, .rlim_max = hard};
    return setrlimit(resource, &value) == 0;
  };
  const auto seconds = static_cast<uint64_t>(std::ceil(std::max(options.cpu_s, 1.0)));
  bool all =
      set(RLIMIT_CORE, 0, 0) && set(RLIMIT_FSIZE, 0, 0) && set(RLIMIT_CPU, seconds, seconds + 1);
  if (kAddressSanitizer) return all;  // its shadow memory is address space
  const uint64_t in_use = address_space_in_use();
  const uint64_t threads = options.threads ? std::max(1L, sysconf(_SC_NPROCESSORS_ONLN)) : 0;
  const uint64_t space = in_use + options.heap_bytes + threads * kThreadBytes;
  all = all && in_use > 0 && set(RLIMIT_AS, space, space);
  return all;
}

// Everything that stands before the setup runs; what fails is fatal, except for the layers that a
// kernel may lack.
Layers raise_defences(const ChildStart& start, ControlBlock& control) {
  Layers layers;
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != start.parent) _exit(1);
  reset_signals();
  for (const SharedMemory* const memory : start.options->memory) {
    if (!memory->map_in_child()) report_failure(control, "cannot map the shared memory");
  }
  layers.add(Layer::kPrivateMemory);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) layers.add(Layer::kNoNewPrivileges);
  if (drop_capabilities()) layers.add(Layer::kNoCapabilities);
  if (!set_limits(*start.options)) report_failure(control, "cannot set the resource limits");
  layers.add(Layer::kResourceLimits);
  if (!silence_streams()) report_failure(control, "cannot open /dev/null");
  if (start.landlock->valid() && landlock_restrict(*start.landlock)) layers.add(Layer::kLandlock);
  if (syscall(SYS_close_range, 3u, ~0u, 0u) != 0)
    report_failure(control, "cannot close the descriptors");
  layers.add(Layer::kNoDescriptors);
  return layers;
}

void await_request(std::atomic<uint32_t>& word, uint32_t value, int spins) {
  for (int i = 0; i < spins && word.load(std::memory_order_acquire) == value; ++i)
    relax_processor();
  while (word.load(std::memory_order_acquire) == value) sleep_while(word, value, -1);
}

[[noreturn]] void serve(ControlBlock& control, const Entry& entry) {
  const uint32_t mode = float_mode();
  uint32_t served = 0;
  while (true) {
    await_request(control.prepare, served, kIdleSpins);
    const uint32_t call = control.prepare.load(std::memory_order_acquire);
    control.ready.store(call, std::memory_order_release);
    wake(control.ready);
    for (int spins = 1; control.go.load(std::memory_order_acquire) != call; ++spins) {
      relax_processor();
      if (spins % kSpinsBeforeYield == 0) sched_yield();
    }
    const int status = entry();
    const bool changed = float_mode() != mode;
    if (changed) set_float_mode(mode);
    control.mode_changed.store(changed ? 1 : 0, std::memory_order_relaxed);
    // Streaming stores of the entry are in memory before it is said to be done.
    store_fence();
    control.status.store(status, std::memory_order_relaxed);
    control.done.store(call, std::memory_order_release);
    served = call;
  }
}

}  // namespace

void run_worker(const ChildStart& start) {
  if (!start.control->map_in_child()) _exit(1);
  auto& control = *reinterpret_cast<ControlBlock*>(start.control->bytes().data());
  const std::optional<Processors>& processors = start.options->processors;
  if (processors) unbind_thread(*processors);  // threads that the setup starts go anywhere
  Layers layers = raise_defences(start, control);
  const bool first =
      !is_left_out(Layer::kSeccomp, start.options->left_out) &&
      restrict_system_calls({.list = SystemCalls::kSetup, .threads = start.options->threads});

  const std::expected<Entry, std::string> entry = (*start.setup)();
  if (!entry) report_failure(control, entry.error());

  if (processors) bind_thread(processors->worker);
  if (first && restrict_system_calls({.list = SystemCalls::kEntry})) layers.add(Layer::kSeccomp);
  control.layers.store(layers.bits());
  control.setup_state.store(static_cast<uint32_t>(SetupState::kReady));
  wake(control.setup_state);
  serve(control, *entry);
}

}  // namespace passnet
