#include "sandbox/worker/wait_meter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace passnet {

WaitMeter::WaitMeter(pid_t pid) {
  const auto open_account = [](const std::string& folder) {
    return Descriptor(open((folder + "/schedstat").c_str(), O_RDONLY | O_CLOEXEC));
  };
  own_.file = open_account("/proc/thread-self");
  std::error_code error;
  const std::filesystem::directory_iterator tasks(fmt::format("/proc/{}/task", pid), error);
  if (error) return;
  for (const auto& task : tasks) {
    Descriptor file = open_account(task.path().string());
    if (!file.valid()) continue;
    if (task.path().filename() == std::to_string(pid)) main_ = threads_.size();
    threads_.push_back({.file = std::move(file)});
  }
}

WaitMeter::Account WaitMeter::read(const Thread& thread) {
  std::array<char, 80> text{};
  const ssize_t size =
      thread.file.valid() ? pread(thread.file.fd(), text.data(), text.size(), 0) : 0;
  Account account;
  const char* const end = text.data() + std::max<ssize_t>(size, 0);
  const auto ran = std::from_chars(text.data(), end, account.ran);
  if (ran.ec == std::errc() && ran.ptr < end) std::from_chars(ran.ptr + 1, end, account.waited);
  return account;
}

void WaitMeter::read_all() {
  for (Thread& thread : threads_) thread.before = read(thread);
  own_.before = read(own_);
}

void WaitMeter::request() { read_all(); }

void WaitMeter::begin() {
  const int64_t requested = waited_beyond_helpers();
  read_all();
  delayed_ns_ = std::max<int64_t>(waited_beyond_helpers() - requested, 0);
}

int64_t WaitMeter::waited_beyond_helpers() const {
  int64_t ns = own_.before.waited;
  for (size_t i = 0; i < threads_.size(); ++i) {
    if (i != main_) ns -= threads_[i].before.ran;
  }
  return ns;
}

int64_t WaitMeter::lost_ns(bool holds_clock) const {
  int64_t lost = 0;
  int64_t helped = 0;
  for (size_t i = 0; i < threads_.size(); ++i) {
    const Account now = read(threads_[i]);
    lost = std::max(lost, now.waited - threads_[i].before.waited);
    if (i != main_) helped += now.ran - threads_[i].before.ran;
  }
  if (!holds_clock) return lost;
  return std::max(lost, read(own_).waited - own_.before.waited - helped);
}

}  // namespace passnet
