// The workers that a server starts on its machine, as processes; one that ends is started again.
#pragma once

#include "sandbox/child_process.hpp"

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace passnet {

class WorkerProcesses {
 public:
  // `arguments` are those of `passnet worker`.
  WorkerProcesses(size_t count, std::vector<std::string> arguments)
      : arguments_(std::move(arguments)), workers_(count) {}

  // Starts those that do not run, but none twice in a second. To be called by one thread, which
  // must live as long as the workers: they end with it.
  void keep(const std::function<void(const std::string&)>& log);
  // Lets all give back what they hold, and ends those that have not ended after a while.
  void finish();

 private:
  struct Slot {
    ChildProcess process;
    std::chrono::steady_clock::time_point started;
  };
  std::vector<std::string> arguments_;
  std::vector<Slot> workers_;
};

}  // namespace passnet
