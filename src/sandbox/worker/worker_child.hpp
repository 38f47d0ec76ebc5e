// The code of the worker, from the fork to the end of the process.
#pragma once

#include "sandbox/descriptor.hpp"
#include "sandbox/worker/request.hpp"
#include "sandbox/worker/worker_kind.hpp"

#include <cstdint>
#include <span>
#include <sys/types.h>

namespace passnet {

// Facts from /proc and /sys, which an own root lacks.
struct ProcessFacts {
  uint64_t address_space = 0;  // in use, in bytes
  uint64_t processors = 1;

  static ProcessFacts find();
};

struct WorkerStart {
  WorkerKind kind = WorkerKind::kCandidate;
  Setup* setup = nullptr;
  pid_t parent = 0;  // 0 where the parent is outside the process namespace
  ProcessFacts facts;
};

// Redirects all streams to /dev/null.
bool silence_streams();

// `descriptors`: of the order (fstat gives its size), the control block, the shared memory.
// Activates the layers, runs the setup on the first request, then serves forever: calls, and
// further requests if the kind takes them.
[[noreturn]] void run_worker(std::span<const Descriptor> descriptors, const WorkerStart& start);

}  // namespace passnet
