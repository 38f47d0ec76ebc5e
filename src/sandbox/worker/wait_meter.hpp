// Tells whether threads had to wait for a processor, by the scheduler's own account.
#pragma once

#include "sandbox/descriptor.hpp"

#include <cstdint>
#include <sys/types.h>
#include <vector>

namespace passnet {

// Watches the threads that a process has when it is made, and the thread that makes it, which uses
// it. Reading an account takes half a microsecond.
class WaitMeter {
 public:
  WaitMeter() = default;  // of no thread
  explicit WaitMeter(pid_t pid);

  void begin();
  // Nanoseconds by which waiting may have lengthened what happened since begin(): the longest wait
  // of a thread of the process, or, if it holds the clock, what the calling thread waited for
  // longer than the process's helpers ran, for which it makes room. 0 where the system keeps no
  // such account.
  int64_t lost_ns(bool holds_clock) const;

 private:
  struct Account {
    int64_t ran = 0;  // ns
    int64_t waited = 0;
  };
  struct Thread {
    Descriptor file;
    Account before;
  };

  static Account read(const Thread& thread);

  std::vector<Thread> threads_;  // of the process
  Thread own_;
  size_t main_ = 0;  // its place in threads_
};

}  // namespace passnet
