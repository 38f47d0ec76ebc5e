// The result of every printer of kernels.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

struct KernelText {
  std::string text;                    // equal for all instances of one structure
  std::vector<int64_t> parameters;     // of this instance
  std::vector<int64_t> scratch_bytes;  // one per buffer that the call needs after the outputs
  bool reports = false;                // the last buffer is a report of what the kernel refuses
};

}  // namespace passnet
