// The priority of a session among all others, where the scheduler shares processors among sessions
// first (autogroups).
#pragma once

#include "sandbox/child_process.hpp"
#include "sandbox/descriptor.hpp"

#include <optional>

namespace passnet {

// While it lives, this process's session has a higher priority than sessions have, if the system
// permits that; others still run. One that has as high a priority, or a higher one, keeps it. The
// session is the user's: a process of its own lowers it again if this one is killed.
class SessionPriority {
 public:
  SessionPriority();
  ~SessionPriority();
  SessionPriority(const SessionPriority&) = delete;
  SessionPriority& operator=(const SessionPriority&) = delete;

 private:
  std::optional<int> before_;  // nullopt: not changed
  Descriptor line_;            // closed with this process
  ChildProcess guard_;         // waits for that
};

}  // namespace passnet
