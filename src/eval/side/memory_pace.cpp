#include "eval/side/memory_pace.hpp"

#include "base/clock.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kSmallest = 4096;
constexpr size_t kStep = 8;
constexpr double kMargin = 2;
constexpr int kTrials = 8;

// Each trial fills the memory many times, so that memory of a cache's size is in the cache.
double best_pace(size_t bytes) {
  std::vector<char> memory(bytes);
  const size_t repeats = std::max<size_t>(1, (size_t{1} << 18) / bytes);
  double best = 0;
  for (int trial = 0; trial < kTrials; ++trial) {
    const int64_t begin = now_ns();
    for (size_t i = 0; i < repeats; ++i) {
      std::memset(memory.data(), static_cast<int>(i), bytes);
      asm volatile("" : : "r"(memory.data()) : "memory");
    }
    const double us = static_cast<double>(std::max<int64_t>(now_ns() - begin, 1)) / 1000;
    best = std::max(best, static_cast<double>(bytes * repeats) / us);
  }
  return best;
}

struct SizeClass {
  size_t index;
  size_t bytes;
};

SizeClass class_of(int64_t bytes, size_t count) {
  SizeClass found{.index = 0, .bytes = kSmallest};
  while (found.index + 1 < count && static_cast<size_t>(bytes) > found.bytes * kStep) {
    ++found.index;
    found.bytes *= kStep;
  }
  return found;
}

}  // namespace

double MemoryPace::min_us(int64_t bytes, size_t threads) {
  const SizeClass size = class_of(bytes, kSizes);
  double& best = bytes_per_us_[size.index];
  if (best == 0) best = best_pace(size.bytes);
  return static_cast<double>(bytes) / (best * static_cast<double>(threads) * kMargin);
}

double MemoryPace::min_us_again(int64_t bytes, size_t threads) {
  const SizeClass size = class_of(bytes, kSizes);
  double& best = bytes_per_us_[size.index];
  best = std::max(best, best_pace(size.bytes));
  return min_us(bytes, threads);
}

}  // namespace passnet
