// Chooses the processor on which the supervisor spins, and the one on which a worker's calls run.
#pragma once

#include "sandbox/worker/session_priority.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <sched.h>
#include <string>

namespace passnet {

// Two processors of those that this process may use. Two threads that wait for each other by
// spinning must not share one, and a scheduler may put them on one even if others are idle.
struct Processors {
  cpu_set_t all;   // all that the process may use
  int supervisor;  // of the thread that holds the clock
  int worker;      // of the thread that runs the calls
  cpu_set_t core;  // all processors of the worker's core

  // For helper `number` (from 1) of a thread pool in the worker: the processors other than the
  // worker's, in turn, those of its core last.
  int helper(size_t number) const;

  // Returns nothing if there is only one.
  static std::optional<Processors> find();
};

// Returns a text that processors of one core have in common, or an empty one.
using CoreOf = std::function<std::string(int processor)>;

// Chooses among these processors: the supervisor's is of another core than the worker's, if there
// are several, because each slows the other. Nothing if there is only one.
std::optional<Processors> choose_processors(const cpu_set_t& all, const CoreOf& core_of);

// While it lives, the calling thread, and what it forks, has the best priority that the system
// permits: other work then hardly disturbs what is timed. Where the scheduler shares processors
// among sessions first (autogroups), priorities count only within a session, so the session's is
// raised as well, though not so far that the machine's other users wait. Slices become the
// shortest, if the system has a choice (Linux 6.12): a thread that wakes then runs at once, and not
// after a slice of other work, of about 3 ms. A refusal only reduces precision.
class BestPriority {
 public:
  BestPriority();
  ~BestPriority();
  BestPriority(const BestPriority&) = delete;
  BestPriority& operator=(const BestPriority&) = delete;

 private:
  SessionPriority session_;
  int before_;
  std::optional<uint64_t> slice_before_;  // ns; nullopt: not changed
};

// While it lives, the calling thread has the best priority, and is bound to the supervisor's
// processor, if there are processors.
class BoundThread {
 public:
  explicit BoundThread(const std::optional<Processors>& processors);
  ~BoundThread();
  BoundThread(const BoundThread&) = delete;
  BoundThread& operator=(const BoundThread&) = delete;

 private:
  BestPriority priority_;
  std::optional<Processors> processors_;
};

// Binds the calling thread. A refusal only reduces precision.
void bind_thread(int processor);
void unbind_thread(const Processors& processors);

}  // namespace passnet
