#include "sandbox/worker/processors.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace {

constexpr int kBest = -20;
constexpr uint64_t kShortestSliceNs = 100'000;
// The `sched_attr` of sched_setattr(2), which no header of every C library declares.
struct SchedulingAttributes {
  uint32_t size = sizeof(SchedulingAttributes);
  uint32_t policy = 0;
  uint64_t flags = 0;
  int32_t nice = 0;
  uint32_t priority = 0;
  uint64_t runtime = 0;  // ns; of an ordinary thread its slice
  uint64_t deadline = 0;
  uint64_t period = 0;
};

// Sets the slice of the calling thread, in ns, and returns the one before. Real-time policies and
// older systems have none: nullopt.
std::optional<uint64_t> exchange_slice(uint64_t ns) {
  SchedulingAttributes attributes;
  if (syscall(SYS_sched_getattr, 0, &attributes, sizeof attributes, 0) != 0) return std::nullopt;
  if (attributes.policy != SCHED_OTHER || attributes.runtime == 0) return std::nullopt;
  const uint64_t before = attributes.runtime;
  attributes.runtime = ns;
  if (syscall(SYS_sched_setattr, 0, &attributes, 0) != 0) return std::nullopt;
  return before;
}

// The list of the processors of its core: `0,8`.
std::string read_core(int processor) {
  std::ifstream file(
      fmt::format("/sys/devices/system/cpu/cpu{}/topology/thread_siblings_list", processor));
  std::string list;
  std::getline(file, list);
  return list;
}

}  // namespace

std::optional<Processors> Processors::find() {
  cpu_set_t all{};
  if (sched_getaffinity(0, sizeof all, &all) != 0) return std::nullopt;
  return choose_processors(all, read_core);
}

std::optional<Processors> choose_processors(const cpu_set_t& all, const CoreOf& core_of) {
  std::vector<int> found;
  for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
    if (CPU_ISSET(processor, &all)) found.push_back(processor);
  }
  if (found.size() < 2) return std::nullopt;
  const auto is_beside = [&](int one, int other) {
    const std::string core = core_of(one);
    return one == other || (!core.empty() && core == core_of(other));
  };
  Processors processors{.all = all, .supervisor = found[0], .worker = found[1], .core = {}};
  const auto apart = std::ranges::find_if_not(
      found, [&](int processor) { return is_beside(processor, found[0]); });
  if (apart != found.end()) processors.worker = *apart;
  for (const int processor : found) {
    if (is_beside(processor, processors.worker)) CPU_SET(processor, &processors.core);
  }
  return processors;
}

int Processors::helper(size_t number) const {
  const auto others = static_cast<size_t>(CPU_COUNT(&all) - 1);
  size_t skip = (number - 1) % others;
  for (const bool beside : {false, true}) {
    // The highest first: the lowest is the supervisor's.
    for (int processor = CPU_SETSIZE - 1; processor >= 0; --processor) {
      if (!CPU_ISSET(processor, &all) || processor == worker) continue;
      if ((CPU_ISSET(processor, &core) != 0) == beside && skip-- == 0) return processor;
    }
  }
  return supervisor;
}

void bind_thread(int processor) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(processor, &one);
  sched_setaffinity(0, sizeof one, &one);
}

void unbind_thread(const Processors& processors) {
  sched_setaffinity(0, sizeof processors.all, &processors.all);
}

BestPriority::BestPriority() : before_(getpriority(PRIO_PROCESS, 0)) {
  setpriority(PRIO_PROCESS, 0, kBest);
  slice_before_ = exchange_slice(kShortestSliceNs);
}

BestPriority::~BestPriority() {
  if (slice_before_) exchange_slice(*slice_before_);
  setpriority(PRIO_PROCESS, 0, before_);
}

BoundThread::BoundThread(const std::optional<Processors>& processors) : processors_(processors) {
  if (processors_) bind_thread(processors_->supervisor);
}

BoundThread::~BoundThread() {
  if (processors_) unbind_thread(*processors_);
}

}  // namespace passnet
