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
  double us = 0;     // of one thread or of all, whichever is faster: the least of three medians
};

// Sizes from 4 KiB to that of `memory` (at least 8 KiB), doubling. Three rounds over all sizes, as
// other work may disturb one: about 12 ms a size, more for large ones.
std::vector<CopyTime> time_copies(std::span<std::byte> memory, ThreadPool* pool);
// A loop over nothing on all threads of the pool; 0 without one.
double time_empty_loop(ThreadPool* pool);

}  // namespace passnet
