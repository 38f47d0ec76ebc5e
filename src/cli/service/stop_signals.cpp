#include "cli/service/stop_signals.hpp"

#include <csignal>
#include <poll.h>
#include <sys/signalfd.h>

namespace passnet {
namespace {

sigset_t stop_set() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  return set;
}

}  // namespace

StopSignals::StopSignals() {
  const sigset_t set = stop_set();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  fd_ = Descriptor(signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK));
}

bool StopSignals::wait(std::chrono::milliseconds most) const {
  pollfd polled{.fd = fd_.fd(), .events = POLLIN, .revents = 0};
  return poll(&polled, 1, static_cast<int>(most.count())) > 0;
}

void StopSignals::forget() {
  const sigset_t set = stop_set();
  sigprocmask(SIG_UNBLOCK, &set, nullptr);
}

}  // namespace passnet
