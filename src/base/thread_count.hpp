// How many threads a run uses.
#pragma once

#include <algorithm>
#include <cstddef>
#include <thread>

namespace passnet {

// As many as asked for; 0 means one per processor.
inline size_t thread_count(size_t asked) {
  return asked != 0 ? asked : std::max<size_t>(std::thread::hardware_concurrency(), 1);
}

}  // namespace passnet
