// System-call lists for workers (seccomp filters).
#pragma once

#include <cstdint>

namespace passnet {

enum class SystemCalls : uint8_t {
  // While a worker sets up: memory, reading files, threads if asked for; others return EPERM. No
  // writing, no process but its own can be signaled, traced, or made, no socket.
  kSetup,
  // While entries run: memory without execution, waiting, clocks, ending the process; standard
  // output
  // and error lead to /dev/null. Anything else kills the process.
  kEntry,
};

struct SystemCallOptions {
  SystemCalls list = SystemCalls::kEntry;
  bool threads = false;  // kSetup: may start threads
};

// Restricts the whole calling process permanently, in addition to earlier restrictions. Needs
// no-new-privileges. False if the kernel refuses.
bool restrict_system_calls(const SystemCallOptions& options);

}  // namespace passnet
