#include "sandbox/child_process.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <utility>

namespace passnet {
namespace {

int reap(pid_t pid) {
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

}  // namespace

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)), stopped_(std::exchange(other.stopped_, false)) {}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
  if (this == &other) return *this;
  end();
  pid_ = std::exchange(other.pid_, -1);
  stopped_ = std::exchange(other.stopped_, false);
  return *this;
}

ChildProcess::~ChildProcess() { end(); }

int64_t ChildProcess::processor_ns() const {
  if (pid_ <= 0) return 0;
  clockid_t clock{};
  timespec time{};
  const bool known = clock_getcpuclockid(pid_, &clock) == 0 && clock_gettime(clock, &time) == 0;
  return known ? time.tv_sec * 1'000'000'000 + time.tv_nsec : 0;
}

bool ChildProcess::has_children() const {
  std::error_code error;
  const std::filesystem::directory_iterator threads(fmt::format("/proc/{}/task", pid_), error);
  for (const auto& thread : threads) {
    int64_t child = 0;
    if (std::ifstream(thread.path() / "children") >> child) return true;
  }
  return false;
}

bool ChildProcess::stop() {
  if (pid_ <= 0) return false;
  if (stopped_) return true;
  kill(pid_, SIGSTOP);
  siginfo_t info{};
  // The system reports a stop once every thread of the process has stopped. An end is not reaped.
  while (waitid(P_PID, static_cast<id_t>(pid_), &info, WSTOPPED | WEXITED | WNOWAIT) != 0) {
    if (errno != EINTR) break;
  }
  stopped_ = info.si_code == CLD_STOPPED;
  return stopped_;
}

void ChildProcess::resume() {
  if (pid_ <= 0 || !stopped_) return;
  kill(pid_, SIGCONT);
  stopped_ = false;
}

std::optional<int> ChildProcess::reap_ended() {
  if (pid_ <= 0) return std::nullopt;
  siginfo_t info{};
  if (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
      info.si_pid == 0) {
    return std::nullopt;
  }
  kill(-pid_, SIGKILL);  // before reaping frees the group's number
  stopped_ = false;
  return reap(std::exchange(pid_, -1));
}

void ChildProcess::end() {
  if (pid_ <= 0) return;
  kill(pid_, SIGKILL);
  kill(-pid_, SIGKILL);
  reap(std::exchange(pid_, -1));
  stopped_ = false;
}

}  // namespace passnet
