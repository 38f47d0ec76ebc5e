// System-call lists for workers (seccomp filters).
#pragma once

#include <cstdint>
#include <linux/filter.h>
#include <vector>

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

// A list for whole programs, prepared before their process is made. It refuses (EPERM) what reaches
// beyond the process and those that it starts: sockets except for pairs, signals, tracing, the
// memory of others, other namespaces, mounts, groups of its own, and the system's administration.
// A program that drives a GPU may have a local socket of packets to listen on, as the driver of
// NVIDIA has, and connect to none.
class ProgramCalls {
 public:
  explicit ProgramCalls(bool drives_gpu);
  // Restricts the calling process permanently, with system calls alone. Needs no-new-privileges.
  // False if the kernel refuses.
  bool restrict_caller() const;

 private:
  std::vector<sock_filter> program_;
};

}  // namespace passnet
