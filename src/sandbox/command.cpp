#include "sandbox/command.hpp"

#include "base/check.hpp"
#include "base/clock.hpp"
#include "sandbox/clone_child.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace passnet {

struct Commands::Running {
  Ticket ticket = 0;
  pid_t pid = -1;
  Descriptor exit_event;  // readable when the command's first process has ended
  Descriptor output;
  Descriptor errors;
  Limits limits;
  int64_t started_ns = 0;
  std::optional<Ending> cause;  // why we killed it
  CommandResult result;
};

namespace {

constexpr std::array<std::string_view, 4> kEndings{"exited", "signaled", "timed-out",
                                                   "output-limit"};

struct Limit {
  int resource;
  rlimit value;
};

// Everything that the child of clone_child needs, prepared, because the child may only make system
// calls.
struct Start {
  const char* program = nullptr;
  char* const* argv = nullptr;
  char* const* environment = nullptr;
  const char* directory = nullptr;
  int output = -1;
  int errors = -1;
  pid_t parent = 0;
  std::span<const Limit> limits;
  const Descriptor* landlock = nullptr;
  const RootPlan* root = nullptr;
  Namespaces namespaces;
  sigset_t mask{};
  Layers layers;                        // written by the child
  const char* volatile step = nullptr;  // what failed, written by the child
  volatile int error = 0;
};

bool set_up_child(Start& start) {
  const auto failed = [&](const char* step) {
    start.error = errno;
    start.step = step;
    return false;
  };
  if (setpgid(0, 0) != 0) return failed("setpgid");
  if (const char* const step = start.root->enter(start.namespaces)) return failed(step);
  if (start.namespaces.all) start.layers.add(Layer::kNamespaces);
  if (start.namespaces.root) start.layers.add(Layer::kEmptyRoot);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return failed("PR_SET_PDEATHSIG");
  // In a process namespace of its own it cannot see its parent.
  if (!start.namespaces.all && getppid() != start.parent) return failed("the parent ended");
  if (start.directory != nullptr && chdir(start.directory) != 0) return failed("chdir");
  const int null = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (null < 0 || dup2(null, 0) < 0) return failed("/dev/null");
  if (dup2(start.output, 1) < 0 || dup2(start.errors, 2) < 0) return failed("dup2");
  for (const Limit& limit : start.limits) {
    if (setrlimit(static_cast<__rlimit_resource>(limit.resource), &limit.value) != 0)
      return failed("setrlimit");
  }
  start.layers.add(Layer::kResourceLimits);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return failed("PR_SET_NO_NEW_PRIVS");
  start.layers.add(Layer::kNoNewPrivileges);
  if (start.landlock->valid() && landlock_restrict(*start.landlock))
    start.layers.add(Layer::kLandlock);
  if (syscall(SYS_close_range, 3u, ~0u, 0u) != 0) return failed("close_range");
  start.layers.add(Layer::kNoDescriptors);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  sigprocmask(SIG_SETMASK, &start.mask, nullptr);
  return true;
}

pid_t spawn(Start& start) {
  const uint64_t own_processes = start.namespaces.all ? CLONE_NEWPID : 0;
  return clone_child(start.namespaces.clone_flags() | own_processes, [&start] {
    if (set_up_child(start)) {
      execve(start.program, start.argv, start.environment);
      start.error = errno;
      start.step = "execve";
    }
    _exit(127);
  });
}

std::vector<Limit> resource_limits(const Limits& limits) {
  std::vector<Limit> list;
  const auto add = [&](int resource, uint64_t soft, uint64_t hard) {
    // A limit that is already tighter cannot be relaxed.
    rlimit now{.rlim_cur = RLIM_INFINITY, .rlim_max = RLIM_INFINITY};
    getrlimit(static_cast<__rlimit_resource>(resource), &now);
    list.push_back({resource,
                    {.rlim_cur = std::min<uint64_t>(soft, now.rlim_max),
                     .rlim_max = std::min<uint64_t>(hard, now.rlim_max)}});
  };
  add(RLIMIT_CORE, 0, 0);
  if (limits.cpu_s > 0) {
    const auto seconds = static_cast<uint64_t>(std::ceil(limits.cpu_s));
    add(RLIMIT_CPU, seconds, seconds + 1);
  }
  if (limits.memory_bytes > 0) add(RLIMIT_AS, limits.memory_bytes, limits.memory_bytes);
  if (limits.file_bytes > 0) add(RLIMIT_FSIZE, limits.file_bytes, limits.file_bytes);
  if (limits.processes > 0) add(RLIMIT_NPROC, limits.processes, limits.processes);
  return list;
}

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> list;
  // execve does not write through them.
  for (const std::string& text : texts) list.push_back(const_cast<char*>(text.c_str()));
  list.push_back(nullptr);
  return list;
}

struct Pipe {
  Descriptor reader;
  Descriptor writer;
};

std::optional<Pipe> make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  Pipe pipe{Descriptor(ends[0]), Descriptor(ends[1])};
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return pipe;
}

// Reads the available bytes and keeps at most `limit`. Returns false if there were more.
bool drain(Descriptor& pipe, std::string& kept, uint64_t limit) {
  bool within = true;
  std::array<char, 1 << 16> chunk;
  while (pipe.valid()) {
    const ssize_t count = read(pipe.fd(), chunk.data(), chunk.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) break;
    if (count <= 0) {
      pipe.close();
      break;
    }
    const auto size = static_cast<size_t>(count);
    const size_t room = limit == 0 ? size : std::min<size_t>(size, limit - kept.size());
    kept.append(chunk.data(), room);
    within &= room == size;
    if (!within) break;  // the rest is read and discarded in later turns
  }
  return within;
}

}  // namespace

std::string_view name(Ending ending) { return kEndings[static_cast<size_t>(ending)]; }

std::string describe(const CommandResult& result) {
  switch (result.ending) {
    case Ending::kExited:
      return fmt::format("exited with status {}", result.code);
    case Ending::kSignaled:
      return fmt::format("ended by signal {} ({})", result.code, strsignal(result.code));
    case Ending::kTimedOut:
      return fmt::format("timed out after {:.1f} s", result.wall_s);
    case Ending::kOutputLimit:
      return "ended at the limit of its output";
  }
  UNREACHABLE();
}

Commands::Commands() = default;

Commands::~Commands() {
  for (Running& running : running_) {
    kill(-running.pid, SIGKILL);
    while (waitpid(running.pid, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
}

size_t Commands::running() const { return running_.size(); }

Result<Commands::Ticket> Commands::start(const Command& command) {
  const auto failure = [&](std::string_view step, int error) {
    const std::string program = command.argv.empty() ? "nothing" : command.argv[0];
    return fail({}, "command-not-started", "cannot start '{}': {}: {}", program, step,
                std::strerror(error));
  };
  if (command.argv.empty()) return failure("argv", EINVAL);
  std::optional<Pipe> output = make_pipe();
  std::optional<Pipe> errors = make_pipe();
  if (!output || !errors) return failure("pipe", errno);
  const std::vector<char*> argv = pointers(command.argv);
  const std::vector<char*> environment = pointers(command.environment);
  const std::vector<Limit> limits = resource_limits(command.limits);
  const bool confined =
      command.files.restricted() && !is_left_out(Layer::kLandlock, command.left_out);
  const Descriptor landlock = confined ? landlock_rules(command.files) : Descriptor();
  const RootPlan root = command.namespaces.all ? RootPlan(command.files) : RootPlan();

  Start start{.program = argv[0],
              .argv = argv.data(),
              .environment = environment.data(),
              .directory = command.directory.empty() ? nullptr : command.directory.c_str(),
              .output = output->writer.fd(),
              .errors = errors->writer.fd(),
              .parent = getpid(),
              .limits = limits,
              .landlock = &landlock,
              .root = &root,
              .namespaces = command.namespaces};
  // None of our handlers may run in the child while it shares our memory.
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &start.mask);
  const int64_t started_ns = now_ns();
  const pid_t pid = spawn(start);
  const int error = errno;
  sigprocmask(SIG_SETMASK, &start.mask, nullptr);
  if (pid < 0) return failure("clone", error);

  Running running{
      .ticket = next_++, .pid = pid, .limits = command.limits, .started_ns = started_ns};
  running.result.layers = start.layers;
  running.exit_event = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, pid, 0)));
  if (start.step != nullptr || !running.exit_event.valid()) {
    const int pidfd_error = errno;
    kill(pid, SIGKILL);
    while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
    }
    if (start.step != nullptr) return failure(start.step, start.error);
    return failure("pidfd_open", pidfd_error);
  }
  running.output = std::move(output->reader);
  running.errors = std::move(errors->reader);
  running_.push_back(std::move(running));
  return running_.back().ticket;
}

void Commands::end(Ticket ticket) {
  for (const Running& running : running_) {
    if (running.ticket == ticket) kill(-running.pid, SIGKILL);
  }
}

double Commands::next_deadline_s() const {
  double nearest = 3600;
  const int64_t now = now_ns();
  for (const Running& running : running_) {
    if (running.limits.wall_s <= 0 || running.cause) continue;
    nearest = std::min(
        nearest, running.limits.wall_s - static_cast<double>(now - running.started_ns) * 1e-9);
  }
  return std::max(nearest, 0.0);
}

void Commands::poll_once(double wait_s) {
  std::vector<pollfd> events;
  for (const Running& running : running_) {
    for (const Descriptor* const each : {&running.exit_event, &running.output, &running.errors}) {
      // poll skips negative descriptors: those of streams at their end.
      events.push_back({.fd = each->fd(), .events = POLLIN, .revents = 0});
    }
  }
  const auto milliseconds = static_cast<int>(std::ceil(std::min(wait_s, 3600.0) * 1e3));
  poll(events.data(), events.size(), milliseconds);
  const int64_t now = now_ns();
  for (Running& running : running_) {
    const uint64_t limit = running.limits.output_bytes;
    const bool output_within = drain(running.output, running.result.output, limit);
    const bool errors_within = drain(running.errors, running.result.errors, limit);
    const bool within = output_within && errors_within;
    if (!within) running.result.output_cut = true;
    if (running.cause) continue;
    if (!within && running.limits.end_on_output) running.cause = Ending::kOutputLimit;
    const double wall_s = static_cast<double>(now - running.started_ns) * 1e-9;
    if (running.limits.wall_s > 0 && wall_s >= running.limits.wall_s)
      running.cause = Ending::kTimedOut;
    if (running.cause) kill(-running.pid, SIGKILL);
  }
}

std::optional<Commands::Finished> Commands::take_finished() {
  for (size_t i = 0; i < running_.size(); ++i) {
    Running& running = running_[i];
    siginfo_t info{};
    if (waitid(P_PID, static_cast<id_t>(running.pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
        info.si_pid == 0) {
      continue;
    }
    // Processes that it left in its group end with it; only then is the group's number freed.
    kill(-running.pid, SIGKILL);
    int status = 0;
    rusage usage{};
    while (wait4(running.pid, &status, 0, &usage) < 0 && errno == EINTR) {
    }
    CommandResult& result = running.result;
    const uint64_t limit = running.limits.output_bytes;
    if (!drain(running.output, result.output, limit)) result.output_cut = true;
    if (!drain(running.errors, result.errors, limit)) result.output_cut = true;
    result.wall_s = static_cast<double>(now_ns() - running.started_ns) * 1e-9;
    const auto seconds = [](const timeval& time) {
      return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    result.cpu_s = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    const bool signaled = WIFSIGNALED(status);
    result.ending = signaled ? Ending::kSignaled : Ending::kExited;
    result.code = signaled ? WTERMSIG(status) : WEXITSTATUS(status);
    // The first process of a namespace is deaf to SIGXCPU; what ends it comes a second later.
    const bool overdue =
        result.code == SIGXCPU || (result.code == SIGKILL && running.limits.cpu_s > 0 &&
                                   result.cpu_s >= running.limits.cpu_s);
    if (signaled && overdue) result.ending = Ending::kTimedOut;
    if (running.cause) result.ending = *running.cause;
    Finished finished{.ticket = running.ticket, .result = std::move(result)};
    running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(i));
    return finished;
  }
  return std::nullopt;
}

std::optional<Commands::Finished> Commands::wait_any(double wait_s) {
  const int64_t started = now_ns();
  while (!running_.empty()) {
    if (auto finished = take_finished()) return finished;
    double rest = next_deadline_s();
    if (wait_s >= 0) {
      const double waited = static_cast<double>(now_ns() - started) * 1e-9;
      if (waited > wait_s) return std::nullopt;
      rest = std::min(rest, wait_s - waited);
    }
    poll_once(rest);
  }
  return std::nullopt;
}

Result<CommandResult> run_command(const Command& command) {
  Commands commands;
  TRY(commands.start(command));
  return std::move(commands.wait_any()->result);
}

}  // namespace passnet
