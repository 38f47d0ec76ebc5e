// The parts of a worker's machine that judging, or running commands, needs.
#pragma once

#include "service/command/command_job.hpp"

#include <string>

namespace passnet {

struct Target;

struct WorkerMachine {
  const Target* target = nullptr;
  std::string gpu_arch{};
  std::string compiler = "c++";
  std::string python = "python3";
  CommandFolders commands{};  // with a folder: it runs commands, and judges nothing
};

// The queue that the worker serves: a device, or that of commands.
std::string queue_of(const WorkerMachine& machine);

}  // namespace passnet
