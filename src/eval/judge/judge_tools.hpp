// The tools of judging.
#pragma once

#include "eval/gpu/gpu_worker.hpp"
#include "eval/side/core_distance.hpp"
#include "eval/side/memory_pace.hpp"
#include "sandbox/worker/fork_server.hpp"

namespace passnet {

// The tools of judging, shared by the graphs of a run.
struct JudgeTools {
  ForkServer* fork_server = nullptr;  // of the workers (cpu_side.hpp)
  GpuWorker* gpu = nullptr;           // runs all sides but PyTorch's; null: they run on the CPU
  MemoryPace* pace = nullptr;         // null: no time is too short
  CoreDistance* distance = nullptr;   // null: no processors are distant
};

}  // namespace passnet
