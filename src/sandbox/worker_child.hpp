// The worker's side: what happens between the fork and the end of the process.
#pragma once

#include "sandbox/control_block.hpp"
#include "sandbox/nursery.hpp"
#include "sandbox/worker.hpp"

#include <span>
#include <sys/types.h>
#include <vector>

namespace passnet {

// What its options and assignment look like on their way: an order, the places of the shared
// memory, the paths that it may read (each ended by a zero), the letter.
struct WorkerOrder {
  std::byte* control = nullptr;  // where the supervisor has the control block
  bool threads = false;
  bool bound = false;
  Processors processors{};
  double cpu_s = 0;
  uint64_t heap_bytes = 0;
  uint32_t left_out = 0;
  uint32_t memories = 0;
  uint64_t path_bytes = 0;
  uint64_t letter_bytes = 0;
};
struct MemoryPlace {
  std::byte* wanted = nullptr;
  uint64_t bytes = 0;
};

std::vector<std::byte> write_order(const WorkerOptions& options, const SharedMemory& control,
                                   std::span<const std::byte> letter);

// What /proc and /sys tell, which a root of its own lacks.
struct ProcessFacts {
  uint64_t address_space = 0;  // in use, in bytes
  uint64_t processors = 1;

  static ProcessFacts find();
};

struct WorkerStart {
  const Setup* setup = nullptr;
  pid_t parent = 0;  // 0 where it lies outside the process namespace
  ProcessFacts facts;
};

// All streams lead to /dev/null from here on.
bool silence_streams();

// `descriptors`: of the order (and its size by fstat), the control block, the shared memory. Raises
// the defenses, runs the setup, then serves calls for ever.
[[noreturn]] void run_worker(std::span<const Descriptor> descriptors, const WorkerStart& start);

}  // namespace passnet
