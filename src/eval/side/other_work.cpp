#include "eval/side/other_work.hpp"

#include "base/clock.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

constexpr int64_t kNsPerSecond = 1'000'000'000;

// Returns the sum of the fields `idle` and `iowait` of a processor's line, in ticks.
std::optional<int64_t> idle_ticks(std::string_view fields) {
  constexpr int kIdle = 3;
  constexpr int kIoWait = 4;
  int64_t ticks = 0;
  for (int field = 0; field <= kIoWait; ++field) {
    fields.remove_prefix(std::min(fields.find_first_not_of(' '), fields.size()));
    int64_t value = 0;
    const auto [end, error] = std::from_chars(fields.data(), fields.data() + fields.size(), value);
    if (error != std::errc()) return std::nullopt;
    if (field >= kIdle) ticks += value;
    fields.remove_prefix(static_cast<size_t>(end - fields.data()));
  }
  return ticks;
}

// Returns the processor time of this process and of the children that it has reaped.
int64_t own_process_ns() {
  timespec own{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &own);
  rusage children{};
  getrusage(RUSAGE_CHILDREN, &children);
  const auto us = [](const timeval& time) { return time.tv_sec * 1'000'000 + time.tv_usec; };
  return own.tv_sec * kNsPerSecond + own.tv_nsec +
         (us(children.ru_utime) + us(children.ru_stime)) * 1000;
}

}  // namespace

double share_of_others(const ProcessorUse& use) {
  const int64_t left = use.total - use.own;
  if (left <= 0) return 0;
  return std::clamp(1 - static_cast<double>(use.idle) / static_cast<double>(left), 0.0, 1.0);
}

std::optional<int64_t> read_idle_ns(std::string_view stat, const cpu_set_t& processors) {
  int64_t ticks = 0;
  for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
    if (!CPU_ISSET(processor, &processors)) continue;
    const std::string label = fmt::format("\ncpu{} ", processor);
    const size_t line = stat.find(label);
    if (line == std::string_view::npos) return std::nullopt;
    const auto found = idle_ticks(stat.substr(line + label.size()));
    if (!found) return std::nullopt;
    ticks += *found;
  }
  return ticks * (kNsPerSecond / sysconf(_SC_CLK_TCK));
}

OtherWork::OtherWork(const std::optional<Processors>& processors, std::function<int64_t()> own_ns)
    : own_ns_(std::move(own_ns)) {
  if (processors) {
    processors_ = processors->all;
  } else {
    sched_getaffinity(0, sizeof processors_, &processors_);
  }
  begin_ = read();
}

OtherWork::Reading OtherWork::read() const {
  std::ifstream file("/proc/stat");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return {.at_ns = now_ns(),
          .idle_ns = read_idle_ns(text, processors_),
          .own_ns = own_process_ns() + own_ns_()};
}

double OtherWork::share() const {
  const Reading now = read();
  if (!begin_.idle_ns || !now.idle_ns) return 0;
  return share_of_others({.total = (now.at_ns - begin_.at_ns) * CPU_COUNT(&processors_),
                          .idle = *now.idle_ns - *begin_.idle_ns,
                          .own = now.own_ns - begin_.own_ns});
}

}  // namespace passnet
