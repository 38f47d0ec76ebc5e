#include "sandbox/worker/worker_child.hpp"

#include "base/check.hpp"
#include "base/float_mode.hpp"
#include "sandbox/landlock.hpp"
#include "sandbox/seccomp.hpp"
#include "sandbox/worker/control_block.hpp"
#include "sandbox/worker/order.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <linux/capability.h>
#include <new>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <system_error>

namespace passnet {
namespace {

constexpr int kSpinsBeforeYield = 10'000;  // the supervisor may be waiting for this core
constexpr int kIdleSpins = 500;            // about 10 us: consecutive calls need no wake-up
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kAddressSanitizer = true;
#else
constexpr bool kAddressSanitizer = false;
#endif
constexpr uint64_t kGuardBytes = uint64_t{1} << 16;     // around each region, and rounding
constexpr uint64_t kThreadBytes = uint64_t{160} << 20;  // stack, and libc's arena of each thread

struct SetupFailure {
  std::string text;
  SetupState state = SetupState::kFailed;
};

// Turns exceptions of the standard library into failures: no memory, or of the system, no thread.
std::expected<Entry, SetupFailure> run_setup(Setup& setup, const Request& request) {
  try {
    auto entry = setup(request);
    if (entry) return *std::move(entry);
    return std::unexpected(SetupFailure{.text = std::move(entry.error())});
  } catch (const std::system_error& error) {
    return std::unexpected(SetupFailure{.text = error.what(), .state = SetupState::kRefused});
  } catch (const std::bad_alloc&) {
    return std::unexpected(SetupFailure{.text = "it needs more memory than a worker may have"});
  }
}

void write_failure(ControlBlock& control, const SetupFailure& failure) {
  const size_t size = std::min(failure.text.size(), control.setup_error.size() - 1);
  std::memcpy(control.setup_error.data(), failure.text.data(), size);
  control.setup_error[size] = '\0';
  control.setup_state.store(static_cast<uint32_t>(failure.state));
}

[[noreturn]] void report_failure(ControlBlock& control, const SetupFailure& failure) {
  write_failure(control, failure);
  wake(control.setup_state);
  _exit(1);
}

// Crashes end the process by their signal, whatever handlers the supervisor's program has.
void reset_signals() {
  for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS, SIGINT,
                           SIGTERM, SIGPIPE, SIGALRM, SIGCHLD, SIGXFSZ}) {
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

// A trusted worker may write files: libraries that drive a device keep what they have compiled.
bool set_limits(const WorkerOrder& order, const ProcessFacts& facts, uint64_t shared_bytes,
                bool is_trusted) {
  const WorkerLimits& limits = order.limits;
  const auto set = [](__rlimit_resource resource, uint64_t soft, uint64_t hard) {
    rlimit now{};
    if (getrlimit(resource, &now) != 0) return false;
    const rlimit value{.rlim_cur = std::min<uint64_t>(soft, now.rlim_max),
                       .rlim_max = std::min<uint64_t>(hard, now.rlim_max)};
    return setrlimit(resource, &value) == 0;
  };
  const auto seconds = static_cast<uint64_t>(std::ceil(std::max(limits.cpu_s, 1.0)));
  bool all = set(RLIMIT_CORE, 0, 0) && (is_trusted || set(RLIMIT_FSIZE, 0, 0)) &&
             set(RLIMIT_CPU, seconds, seconds + 1);
  if (limits.heap_bytes == 0 || kAddressSanitizer) return all;  // shadow memory is address space
  const uint64_t threads = order.threads ? facts.processors : 0;
  const uint64_t space =
      facts.address_space + shared_bytes + limits.heap_bytes + threads * kThreadBytes;
  all = all && facts.address_space > 0 && set(RLIMIT_AS, space, space);
  return all;
}

std::vector<std::byte> read_whole(int file) {
  struct stat status{};
  if (fstat(file, &status) != 0) _exit(1);
  std::vector<std::byte> bytes(static_cast<size_t>(status.st_size));
  for (size_t at = 0; at < bytes.size();) {
    const ssize_t count = pread(file, bytes.data() + at, bytes.size() - at, static_cast<off_t>(at));
    if (count <= 0) _exit(1);
    at += static_cast<size_t>(count);
  }
  return bytes;
}

// Maps the memory that the worker shares with its supervisor; ends the process if it cannot.
std::vector<std::span<std::byte>> map_memory(std::span<const Descriptor> descriptors,
                                             std::span<const MemoryPlace> places,
                                             ControlBlock& control) {
  std::vector<std::span<std::byte>> memory;
  for (size_t i = 0; i < places.size(); ++i) {
    memory.push_back(SharedMemory::map_in_child(descriptors[i].fd(), places[i].bytes,
                                                places[i].wanted, places[i].is_reserved));
    if (memory.back().empty() && places[i].bytes > 0)
      report_failure(control, {.text = "cannot map the shared memory"});
  }
  return memory;
}

// Activates all layers that must be active before the setup runs. A failure is fatal, except for
// layers that a kernel may lack.
Layers raise_defenses(const Orders& orders, const WorkerStart& start, ControlBlock& control) {
  Layers layers;
  layers.add(Layer::kPrivateMemory);
  const bool is_trusted = info(start.kind).is_trusted;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) layers.add(Layer::kNoNewPrivileges);
  if (!is_trusted && drop_capabilities()) layers.add(Layer::kNoCapabilities);
  uint64_t shared_bytes = 0;
  for (const MemoryPlace& place : orders.places) shared_bytes += place.bytes + kGuardBytes;
  if (!set_limits(orders.order, start.facts, shared_bytes, is_trusted))
    report_failure(control, {.text = "cannot set the resource limits"});
  layers.add(Layer::kResourceLimits);
  const bool is_open = is_trusted || is_left_out(Layer::kLandlock, Layers(orders.order.left_out));
  const Descriptor landlock = is_open ? Descriptor() : landlock_rules(orders.view);
  if (landlock.valid() && landlock_restrict(landlock)) layers.add(Layer::kLandlock);
  if (syscall(SYS_close_range, 3u, ~0u, 0u) != 0)
    report_failure(control, {.text = "cannot close the descriptors"});
  layers.add(Layer::kNoDescriptors);
  return layers;
}

void await_request(std::atomic<uint32_t>& word, uint32_t value, int spins) {
  for (int i = 0; i < spins && word.load(std::memory_order_acquire) == value; ++i)
    relax_processor();
  while (word.load(std::memory_order_acquire) == value) sleep_while(word, value, -1);
}

// The state of a worker that serves calls.
struct Service {
  ControlBlock& control;
  Setup& setup;
  std::span<const std::span<std::byte>> memory;
  std::span<const std::byte> mailbox;  // empty: it takes no further requests
  Entry entry;
};

// Prepares for the request in the mailbox, or records why it cannot.
void take_request(Service& service) {
  ControlBlock& control = service.control;
  const size_t bytes = std::min<size_t>(control.request_bytes.load(), service.mailbox.size());
  service.entry = nullptr;
  auto entry =
      run_setup(service.setup, {.bytes = service.mailbox.first(bytes), .memory = service.memory});
  if (!entry) return write_failure(control, entry.error());
  service.entry = *std::move(entry);
  control.setup_state.store(static_cast<uint32_t>(SetupState::kReady));
}

void run_call(Service& service, uint32_t call, uint32_t mode) {
  ControlBlock& control = service.control;
  for (int spins = 1; control.go.load(std::memory_order_acquire) != call; ++spins) {
    relax_processor();
    if (spins % kSpinsBeforeYield == 0) sched_yield();
  }
  const int status = service.entry();
  // Streaming stores of the entry are in memory before the call is reported as done.
  store_fence();
  const bool changed = float_mode() != mode;
  if (changed) set_float_mode(mode);
  control.mode_changed.store(changed ? 1 : 0, std::memory_order_relaxed);
  control.status.store(status, std::memory_order_relaxed);
  control.done.store(call, std::memory_order_release);
  if (control.sleeps.load(std::memory_order_relaxed) != 0) wake(control.done);
}

[[noreturn]] void serve(Service service) {
  ControlBlock& control = service.control;
  const uint32_t mode = float_mode();
  uint32_t served = 0;
  while (true) {
    await_request(control.prepare, served, kIdleSpins);
    const uint32_t call = control.prepare.load(std::memory_order_acquire);
    const auto task = static_cast<Task>(control.task.load(std::memory_order_relaxed));
    const bool is_request = task == Task::kRequest && !service.mailbox.empty();
    if (is_request) take_request(service);
    control.ready.store(call, std::memory_order_release);
    wake(control.ready);
    if (!is_request) run_call(service, call, mode);
    served = call;
  }
}

}  // namespace

ProcessFacts ProcessFacts::find() {
  ProcessFacts facts;
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  std::array<char, 64> text{};
  const ssize_t count = file >= 0 ? read(file, text.data(), text.size() - 1) : 0;
  if (file >= 0) close(file);
  const auto page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  if (count > 0) facts.address_space = std::strtoull(text.data(), nullptr, 10) * page;
  facts.processors = static_cast<uint64_t>(std::max(1L, sysconf(_SC_NPROCESSORS_ONLN)));
  return facts;
}

bool silence_streams() {
  const int null = open("/dev/null", O_RDWR);
  if (null < 0) return false;
  for (const int stream : {0, 1, 2}) {
    if (dup2(null, stream) < 0) return false;
  }
  return null <= 2 || close(null) == 0;
}

void run_worker(std::span<const Descriptor> descriptors, const WorkerStart& start) {
  setpgid(0, 0);
  prctl(PR_SET_NAME, "passnet-worker");
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != start.parent) _exit(1);
  reset_signals();
  // Its order first, and into memory that it has: no mapping of its own shall take a place
  // addresses of the shared memory in the supervisor.
  const Orders orders = read_order(read_whole(descriptors[0].fd()));
  const auto block = SharedMemory::map_in_child(descriptors[1].fd(), sizeof(ControlBlock),
                                                orders.order.control, false);
  if (block.empty()) _exit(1);
  auto& control = *reinterpret_cast<ControlBlock*>(block.data());
  auto memory = map_memory(descriptors.subspan(2), orders.places, control);
  std::span<const std::byte> mailbox;
  if (orders.order.has_mailbox) {
    mailbox = memory.back();
    memory.pop_back();
  }
  const Processors& processors = orders.order.processors;
  if (orders.order.bound)
    unbind_thread(processors);  // threads that the setup starts may run anywhere
  Layers layers = raise_defenses(orders, start, control);
  const bool restricted =
      !info(start.kind).is_trusted &&
      !is_left_out(Layer::kSeccomp, Layers(orders.order.left_out)) &&
      restrict_system_calls({.list = SystemCalls::kSetup, .threads = orders.order.threads});

  auto entry = run_setup(*start.setup, {.bytes = orders.request, .memory = memory});
  if (!entry) report_failure(control, entry.error());

  if (orders.order.bound) bind_thread(processors.worker);
  const SystemCalls serving = info(start.kind).serving;
  if (restricted && (serving == SystemCalls::kSetup || restrict_system_calls({.list = serving}))) {
    layers.add(Layer::kSeccomp);
  }
  control.layers.store(layers.bits());
  control.setup_state.store(static_cast<uint32_t>(SetupState::kReady));
  wake(control.setup_state);
  serve({.control = control,
         .setup = *start.setup,
         .memory = memory,
         .mailbox = mailbox,
         .entry = *std::move(entry)});
}

}  // namespace passnet
