#include "sandbox/forked_child.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace passnet {
namespace {

std::unexpected<Diagnostic> not_started(std::string_view name) {
  return fail({}, "process-not-started", "cannot start {}: {}", name, std::strerror(errno));
}

// Leaves the caller's group, signals and descriptors; returns the number of its end of the socket.
int leave(const char* name, int socket, pid_t caller) {
  prctl(PR_SET_NAME, name);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != caller) _exit(0);
  setpgid(0, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  constexpr int kSocket = STDERR_FILENO + 1;
  const int null = open("/dev/null", O_RDWR);
  dup2(null, STDIN_FILENO);
  dup2(null, STDOUT_FILENO);
  if (socket != kSocket) dup2(socket, kSocket);
  fcntl(kSocket, F_SETFD, FD_CLOEXEC);
  close_range(kSocket + 1, ~0U, 0);
  return kSocket;
}

}  // namespace

Result<ForkedChild> ForkedChild::start(const char* name,
                                       const std::function<int(int socket)>& work) {
  std::array<int, 2> sockets{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) {
    return not_started(name);
  }
  Descriptor own(sockets[0]);
  const Descriptor other(sockets[1]);
  const pid_t caller = getpid();
  const pid_t pid = fork();
  if (pid == 0) _exit(work(leave(name, other.fd(), caller)));
  if (pid < 0) return not_started(name);
  setpgid(pid, pid);
  return ForkedChild(name, ChildProcess(pid), std::move(own));
}

std::string ForkedChild::describe_end() {
  constexpr int kTrials = 1000;  // its end may be seen before its status
  for (int trial = 0; alive() && trial < kTrials; ++trial) {
    if (trial > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    status_ = process_.reap_ended();
  }
  if (!status_) return fmt::format("{} was ended", name_);
  if (const auto code = exit_code()) return fmt::format("{} ended with status {}", name_, *code);
  return fmt::format("{} ended by signal {}", name_, WTERMSIG(*status_));
}

std::optional<int> ForkedChild::exit_code() const {
  if (!status_ || !WIFEXITED(*status_)) return std::nullopt;
  return WEXITSTATUS(*status_);
}

}  // namespace passnet
