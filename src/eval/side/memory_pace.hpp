// Measures how fast this machine's memory takes data: the min time that writing results can need.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace passnet {

// The best pace of filling memory with one thread, by size; each size is measured when it is first
// asked for.
class MemoryPace {
 public:
  // No honest call writes this many bytes faster: half the time of the best pace seen, on every
  // thread at once.
  double min_us(int64_t bytes, size_t threads);
  // Returns the same after measuring again: a disturbed measurement only ever raises the floor.
  double min_us_again(int64_t bytes, size_t threads);

 private:
  static constexpr size_t kSizes = 5;  // 4 KiB, 32 KiB, … 16 MiB
  std::array<double, kSizes> bytes_per_us_{};
};

}  // namespace passnet
