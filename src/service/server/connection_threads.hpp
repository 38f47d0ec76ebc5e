// Threads for connections: as many as there are connections at a time, up to a limit. One that has
// nothing to do for a while ends.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>

namespace passnet {

// Any thread may use it.
class ConnectionThreads {
 public:
  explicit ConnectionThreads(size_t most) : most_(most) {}
  ConnectionThreads(const ConnectionThreads&) = delete;
  ConnectionThreads& operator=(const ConnectionThreads&) = delete;
  ~ConnectionThreads() { finish(); }

  // Runs the task on a thread; waits for one that is free if there are as many as permitted.
  void add(std::function<void()> task);
  // Waits until all tasks are done and all threads have ended.
  void finish();

 private:
  void start();
  void work();

  const size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;  // a task was added, or no more will come
  std::condition_variable freed_;    // a thread is idle, or has ended
  std::deque<std::function<void()>> tasks_;
  size_t threads_ = 0;
  size_t idle_ = 0;
  bool finishing_ = false;
};

}  // namespace passnet
