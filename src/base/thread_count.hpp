// The number of threads of a run.
#pragma once

#include <algorithm>
#include <cstddef>
#include <thread>

namespace passnet {

// Returns the requested number; 0 means one per processor.
inline size_t thread_count(size_t asked) {
  return asked != 0 ? asked : std::max<size_t>(std::thread::hardware_concurrency(), 1);
}

}  // namespace passnet
