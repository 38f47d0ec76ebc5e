// Runs the commands of jobs, each in a folder of its own.
#pragma once

#include "service/command/command_job.hpp"

#include <functional>
#include <string>

namespace passnet {

struct CommandMachine {
  CommandFolders folders;
  std::string program;             // this one
  std::string python = "python3";  // with the package passnet
};

// Runs one, and returns its record as JSON: what ran, how it ended, the end of what it printed, its
// files. Calls `progress` about every second. Errors are those of the infrastructure:
// "suite-not-served", "command-folder", "command-not-started".
Result<std::string> run_command_job(const CommandJob& job, int64_t number,
                                    const CommandMachine& machine,
                                    const std::function<void()>& progress);

}  // namespace passnet
