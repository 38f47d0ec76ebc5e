// Requests to end, as a descriptor: SIGTERM and SIGINT no longer end the program by themselves.
#pragma once

#include "sandbox/descriptor.hpp"

#include <chrono>

namespace passnet {

// To be made before any thread.
class StopSignals {
 public:
  StopSignals();

  // Readable once the program shall end.
  int fd() const { return fd_.fd(); }
  // Waits for that; false after the time.
  bool wait(std::chrono::milliseconds most) const;
  // In a child that runs another program: restores the default.
  static void forget();

 private:
  Descriptor fd_;
};

}  // namespace passnet
