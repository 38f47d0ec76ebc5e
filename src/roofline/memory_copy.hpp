// Measures the cost of moving memory on this machine: a copy, timed at several sizes.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace passnet {

class ThreadPool;

// The time of repeatedly copying one half of `bytes` to the other, so that data that fits a cache
// stays in it.
struct CopyTime {
  double bytes = 0;  // read and written together
  double us = 0;     // with one thread or all, whichever is faster: the min of three medians
};

// Sizes double from 4 KiB to that of `memory` (at least 8 KiB). Three rounds over all sizes reduce
// the effect of other work: about 12 ms per size, more for large ones.
std::vector<CopyTime> time_copies(std::span<std::byte> memory, ThreadPool* pool);
// The time of an empty loop on all threads of the pool; 0 without a pool.
double time_empty_loop(ThreadPool* pool);

}  // namespace passnet
