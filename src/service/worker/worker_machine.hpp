// The parts of a worker's machine that judging needs.
#pragma once

#include <string>

namespace passnet {

struct Target;

struct WorkerMachine {
  const Target* target = nullptr;
  std::string gpu_arch;
  std::string compiler = "c++";
  std::string python = "python3";
};

}  // namespace passnet
