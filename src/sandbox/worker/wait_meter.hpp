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

  // Marks the request of a call, and the start of its clock.
  void request();
  void begin();
  // Nanoseconds between the two that the calling thread waited for a processor, less what the
  // process's helpers ran: a worker that is ready spins meanwhile.
  int64_t delayed_ns() const { return delayed_ns_; }
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
  void read_all();
  int64_t waited_beyond_helpers() const;

  std::vector<Thread> threads_;  // of the process
  Thread own_;
  int64_t delayed_ns_ = 0;
  size_t main_ = 0;  // its place in threads_
};

}  // namespace passnet
