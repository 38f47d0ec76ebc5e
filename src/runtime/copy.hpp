// What moving memory costs on this machine: a copy, timed at several sizes.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace passnet {

class ThreadPool;

// Copying half of `bytes` to the other half, again and again, so that what fits a cache lies there.
struct CopyTime {
  double bytes = 0;  // read and written together
  double us = 0;     // the median; of one thread or of all, whichever is faster
};

// Sizes from 4 KiB to that of `memory` (at least 8 KiB), doubling. About 10 ms a size, more for
// large ones.
std::vector<CopyTime> time_copies(std::span<std::byte> memory, ThreadPool* pool);
// A loop over nothing on all threads of the pool; 0 without one.
double time_empty_loop(ThreadPool* pool);

}  // namespace passnet
