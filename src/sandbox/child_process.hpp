// A child process of ours: stopped, resumed, ended and reaped.
#pragma once

#include <cstdint>
#include <optional>
#include <sys/types.h>

namespace passnet {

// Owns the process and whatever else is in the group that it leads, if it leads one. Ends both when
// it is destroyed.
class ChildProcess {
 public:
  ChildProcess() = default;
  explicit ChildProcess(pid_t pid) : pid_(pid) {}
  ChildProcess(ChildProcess&& other) noexcept;
  ChildProcess& operator=(ChildProcess&& other) noexcept;
  ~ChildProcess();

  bool alive() const { return pid_ > 0; }
  bool stopped() const { return stopped_; }
  pid_t pid() const { return pid_; }
  // The processor time that its threads have used; 0 if it has ended.
  int64_t processor_ns() const;
  // True if a process that it or a thread of it has started still exists, as far as the system
  // tells.
  bool has_children() const;

  // Stops all its threads: if it returns true, none of them runs. False: the process has ended, and
  // `reap_ended` says how.
  bool stop();
  void resume();
  // Reaps a process that has ended by itself and returns its status (as waitpid gives it); nullopt
  // while it lives.
  std::optional<int> reap_ended();
  // Kills it and waits for its end. Idempotent.
  void end();

 private:
  pid_t pid_ = -1;
  bool stopped_ = false;
};

}  // namespace passnet
