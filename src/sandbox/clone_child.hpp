// A child in namespaces of its own that shares its parent's memory until it execs or exits: like
// vfork, no page tables are copied, however large the parent is.
#pragma once

#include <cstdint>
#include <sched.h>
#include <signal.h>
#include <sys/types.h>
#include <vector>

namespace passnet {

// Runs `body` in the child, on its own stack; it may only make system calls and must end with exec
// or _exit. The parent waits meanwhile. Returns the child's id, or -1 (errno).
template <class Body>
[[gnu::noinline]] pid_t clone_child(uint64_t namespace_flags, Body body) {
  constexpr size_t kStackBytes = size_t{256} << 10;
  std::vector<char> stack(kStackBytes);
  const auto run = [](void* argument) {
    (*static_cast<Body*>(argument))();
    return 127;
  };
  return clone(run, stack.data() + stack.size(),
               static_cast<int>(CLONE_VM | CLONE_VFORK | SIGCHLD | namespace_flags), &body);
}

}  // namespace passnet
