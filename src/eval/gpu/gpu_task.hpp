// The tasks of the worker of a GPU.
#pragma once

#include <cstdint>

namespace passnet {

enum class GpuTask : uint8_t {
  kTake,  // a request, which is at the begin of the arena, in place of the one before
  kLoad,  // one of its plans
  kRun,   // a plan that is loaded
  kFree,  // what it holds of the arena, which will lose memory
};

}  // namespace passnet
