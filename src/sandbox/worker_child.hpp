// The worker's side: what happens between the fork and the end of the process.
#pragma once

#include "sandbox/control_block.hpp"
#include "sandbox/landlock.hpp"
#include "sandbox/worker.hpp"

#include <sys/types.h>

namespace passnet {

struct ChildStart {
  const WorkerOptions* options = nullptr;
  const Setup* setup = nullptr;
  const SharedMemory* control = nullptr;
  const Descriptor* landlock = nullptr;
  pid_t parent = 0;
};

// Raises the defences, runs the setup, then serves calls for ever.
[[noreturn]] void run_worker(const ChildStart& start);

}  // namespace passnet
