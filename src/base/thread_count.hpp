// The number of threads of a run.
#pragma once

#include <algorithm>
#include <cstddef>
#include <sched.h>

namespace passnet {

// Returns the number of processors that the calling thread may use, which a container or taskset
// may have restricted; at least 1.
inline size_t usable_processors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  const int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  return static_cast<size_t>(std::max(count, 1));
}

// Returns the requested number; 0 means one per usable processor.
inline size_t thread_count(size_t asked) { return asked != 0 ? asked : usable_processors(); }

}  // namespace passnet
