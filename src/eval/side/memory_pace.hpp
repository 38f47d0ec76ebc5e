// Measures how fast this machine writes memory, and so the min time for writing results.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace passnet {

// The best pace of filling memory with one thread, by size; each size is measured when it is first
// requested.
class MemoryPace {
 public:
  // The min time for an honest call to write this many bytes: half the time at the best pace
  // measured, with all threads writing at once.
  double min_us(int64_t bytes, size_t threads);
  // Returns the same after measuring again: a disturbed measurement can only raise the floor.
  double min_us_again(int64_t bytes, size_t threads);

 private:
  static constexpr size_t kSizes = 5;  // 4 KiB, 32 KiB, … 16 MiB
  std::array<double, kSizes> bytes_per_us_{};
};

}  // namespace passnet
