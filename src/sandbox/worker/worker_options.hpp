// Options of a worker.
#pragma once

#include "sandbox/layers.hpp"
#include "sandbox/shared_memory.hpp"
#include "sandbox/worker/processors.hpp"
#include "sandbox/worker/worker_kind.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The way in which a call passes between supervisor and worker.
enum class HandOver : uint8_t {
  kSpin,   // the supervisor spins: least overhead, for entries that use one thread
  kYield,  // it keeps yielding its processor: for entries whose threads may need it
  kSleep,  // it sleeps until it is woken: for entries that are trusted to hold the clock
};

struct WorkerOptions {
  std::string name;                         // in diagnostics
  std::vector<const SharedMemory*> memory;  // visible to it, at the same addresses
  HandOver hand_over = HandOver::kSpin;
  bool threads = false;                  // the setup may start threads (an entry never may)
  std::optional<Processors> processors;  // where the calls run; none: anywhere
  size_t request_bytes = 0;              // max size of a request after the first; 0: there are none
  std::optional<WorkerLimits> limits;    // set by a test; none: the limits of its kind
  Layers left_out;                       // by a test: `is_left_out`
  // Files that the setup may open besides the system's libraries (Landlock).
  std::vector<std::filesystem::path> readable;
};

}  // namespace passnet
