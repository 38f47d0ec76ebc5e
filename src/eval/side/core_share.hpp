// Finds that something else runs on the core of a thread.
#pragma once

#include "base/thread_pool.hpp"

#include <array>
#include <cstdint>

namespace passnet {

// Returns how much longer a core takes for work that keeps all of its integer units busy than for a
// chain of products that wait for each other, whatever its frequency: on every thread of the pool
// at once (null: the calling thread alone), that of the slowest. Infinite if one was interrupted.
double measure_core_load(ThreadPool* pool);

// With simultaneous multithreading, two processors are one core; those of virtual machines share it
// with neighbors, which no account of waiting shows. A thread then takes up to 1.8 times as long if
// it keeps the units busy, and hardly longer if it waits for results: speedups change
// (docs/performance.md, shared cores).
class CoreShare {
 public:
  // True if the load is much above the least so far: what 2 % of the loads are below.
  bool is_shared(double load);

 private:
  static constexpr double kPerUnit = 200;  // places in `counts_` for a load of 1
  std::array<uint32_t, 512> counts_{};     // of the loads so far, in ascending order
  uint32_t count_ = 0;
};

}  // namespace passnet
