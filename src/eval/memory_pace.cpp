#include "eval/memory_pace.hpp"

#include "sandbox/clock.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kSmallest = 4096;
constexpr size_t kStep = 8;
constexpr size_t kLargest = size_t{16} << 20;
constexpr double kMargin = 2;

double best_pace(std::vector<char>& memory, size_t bytes) {
  const size_t repeats = std::max<size_t>(1, (size_t{1} << 18) / bytes);
  double best = 0;
  for (int trial = 0; trial < 4; ++trial) {
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

}  // namespace

MemoryPace MemoryPace::measure() {
  MemoryPace pace;
  std::vector<char> memory(kLargest);
  size_t bytes = kSmallest;
  for (size_t i = 0; i < kSizes; ++i, bytes *= kStep) {
    pace.bytes_per_us_[i] = best_pace(memory, bytes);
  }
  // Writing more never goes faster.
  for (size_t i = kSizes - 1; i-- > 0;) {
    pace.bytes_per_us_[i] = std::max(pace.bytes_per_us_[i], pace.bytes_per_us_[i + 1]);
  }
  return pace;
}

double MemoryPace::least_us(int64_t bytes, size_t threads) const {
  size_t index = 0;
  for (size_t size = kSmallest; index + 1 < kSizes && static_cast<size_t>(bytes) > size * kStep;
       size *= kStep) {
    ++index;
  }
  const double pace = bytes_per_us_[index] * static_cast<double>(threads) * kMargin;
  return pace > 0 ? static_cast<double>(bytes) / pace : 0;
}

}  // namespace passnet
