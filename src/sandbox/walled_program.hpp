// A program of somebody else that runs beside us behind walls, for as long as it is asked.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/child_process.hpp"
#include "sandbox/landlock.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/namespaces.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <sched.h>
#include <string>
#include <vector>

namespace passnet {

struct WalledProgram {
  std::vector<std::string> argv;         // argv[0]: an absolute path
  std::vector<std::string> environment;  // NAME=VALUE; nothing is inherited
  std::filesystem::path directory;       // working directory
  FileView files;                        // all that it may open, if the kernel has Landlock
  Namespaces namespaces;                 // that the system permits; it keeps the caller's root
  std::vector<int> descriptors;          // it has these as 3, 4, …; no others but /dev/null
  std::optional<cpu_set_t> processors;
  bool drives_gpu = false;  // it may name its threads, and listen on a local socket
  // 0 means no limit.
  uint64_t memory_bytes = 0;  // address space of each process
  uint64_t file_bytes = 0;    // of each file written
  uint64_t processes = 0;     // counted per user
};

struct StartedProgram {
  ChildProcess process;  // leads a group, and ends with the caller's thread
  Layers layers;         // that are active
};

// Starts it. It gets no sockets and no signals to others (ProgramCalls), and sees no process but
// those that it starts, as far as the system permits; `layers` says how far that is. Errors:
// "command-not-started".
Result<StartedProgram> start_walled(const WalledProgram& program);

}  // namespace passnet
