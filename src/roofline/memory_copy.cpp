#include "roofline/memory_copy.hpp"

#include "base/check.hpp"
#include "base/clock.hpp"
#include "base/thread_pool.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace passnet {
namespace {

// Settings for timing copies and for sharing one among threads: the same on every machine.
constexpr size_t kSmallest = 4096;        // not tuning: bytes
constexpr size_t kLine = 64;              // not tuning: bytes of a unit
constexpr int64_t kSampleNs = 20'000;     // not tuning: several shorter calls are timed at once
constexpr int64_t kBudgetNs = 2'000'000;  // not tuning: of a size and number of threads, per round
constexpr size_t kLeastSamples = 3;       // not tuning: for a median
constexpr int kRounds = 3;                // not tuning: for a median

// The median time of a call in ns.
template <class Call>
double time_call(Call call) {
  int64_t begin = now_ns();
  for (int i = 0; i < 3; ++i) call();
  const int64_t once = std::max<int64_t>((now_ns() - begin) / 3, 1);
  const int64_t repeats = std::max<int64_t>(kSampleNs / once, 1);
  std::vector<double> samples;
  for (int64_t spent = 0; spent < kBudgetNs || samples.size() < kLeastSamples;) {
    begin = now_ns();
    for (int64_t i = 0; i < repeats; ++i) call();
    const int64_t taken = now_ns() - begin;
    spent += taken;
    samples.push_back(static_cast<double>(taken) / static_cast<double>(repeats));
  }
  std::ranges::sort(samples);
  return samples[samples.size() / 2];
}

struct Copy {
  std::byte* to;
  const std::byte* from;
  size_t bytes;

  // Counts in cache lines.
  static void run(void* data, int64_t begin, int64_t end) {
    const auto& copy = *static_cast<const Copy*>(data);
    const size_t first = static_cast<size_t>(begin) * kLine;
    const size_t last = std::min(static_cast<size_t>(end) * kLine, copy.bytes);
    std::memcpy(copy.to + first, copy.from + first, last - first);
    asm volatile("" : : "r"(copy.to) : "memory");
  }
};

// In µs, with one thread or with all.
double time_copy(std::span<std::byte> memory, ThreadPool* pool) {
  const size_t half = memory.size() / 2;
  Copy copy{.to = memory.data() + half, .from = memory.data(), .bytes = half};
  const auto lines = static_cast<int64_t>(half / kLine);
  double ns = time_call([&] { Copy::run(&copy, 0, lines); });
  if (pool != nullptr) {
    ns = std::min(ns, time_call([&] { pool->parallel_for(lines, 1, Copy::run, &copy); }));
  }
  return ns / 1000;
}

}  // namespace

std::vector<CopyTime> time_copies(std::span<std::byte> memory, ThreadPool* pool) {
  CHECK(memory.size() >= 2 * kSmallest);
  std::vector<CopyTime> times;
  for (size_t bytes = kSmallest; bytes <= memory.size(); bytes *= 2) {
    times.push_back({.bytes = static_cast<double>(bytes)});
  }
  for (int round = 0; round < kRounds; ++round) {
    for (CopyTime& time : times) {
      const double us = time_copy(memory.first(static_cast<size_t>(time.bytes)), pool);
      if (round == 0 || us < time.us) time.us = us;
    }
  }
  return times;
}

double time_empty_loop(ThreadPool* pool) {
  if (pool == nullptr) return 0;
  const auto threads = static_cast<int64_t>(pool->size());
  return time_call(
             [&] { pool->parallel_for(threads, 1, [](void*, int64_t, int64_t) {}, nullptr); }) /
         1000;
}

}  // namespace passnet
