#include "service/store/wake_file.hpp"

#include <array>
#include <fcntl.h>
#include <poll.h>
#include <sys/inotify.h>

namespace passnet {

void WakeFile::open() {
  if (!file_.valid()) {
    file_ = Descriptor(::open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
  }
}

void WakeFile::touch() {
  open();
  const char mark = '\n';
  // A full disk loses the wake-up alone.
  static_cast<void>(!file_.valid() || pwrite(file_.fd(), &mark, 1, 0));
}

void WakeFile::watch() {
  open();
  watch_ = Descriptor(inotify_init1(IN_NONBLOCK | IN_CLOEXEC));
  if (watch_.valid()) inotify_add_watch(watch_.fd(), path_.c_str(), IN_MODIFY);
}

void WakeFile::wait(std::chrono::milliseconds most) {
  pollfd polled{.fd = watch_.fd(), .events = POLLIN, .revents = 0};
  poll(&polled, 1, static_cast<int>(most.count()));
  std::array<char, 4096> events{};
  while (watch_.valid() && read(watch_.fd(), events.data(), events.size()) > 0) {
  }
}

}  // namespace passnet
