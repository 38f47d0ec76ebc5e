// The tools of judging.
#pragma once

#include "correct/result_judge.hpp"
#include "eval/side/core_distance.hpp"
#include "eval/side/memory_pace.hpp"
#include "sandbox/worker/fork_server.hpp"

#include <functional>

namespace passnet {

class GpuWorker;

// The tools of judging, shared by the graphs of a run.
struct JudgeTools {
  ForkServer* fork_server = nullptr;  // of the workers (cpu_side.hpp)
  GpuWorker* gpu = nullptr;           // runs all closed sides; null: they run on the CPU
  GpuWorker* native_gpu = nullptr;    // runs a native candidate, if there is a GPU for `gpu`
  MemoryPace* pace = nullptr;         // null: no time is too short
  CoreDistance* distance = nullptr;   // null: no processors are distant
  const std::function<bool()>* goes_on = nullptr;  // null: judging is not canceled

  Tf32 tf32() const { return gpu == nullptr ? Tf32::kNone : Tf32::kConvolutions; }
};

}  // namespace passnet
