// A queue of jobs that run one at a time on a thread of its own: judging must not be disturbed by
// other judging.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace passnet {

class JobQueue {
 public:
  // Runs on the thread that calls `take_done`, after the job.
  using Completion = std::function<void()>;
  using Job = std::function<Completion()>;
  enum class Length : uint8_t { kShort, kLong };

  // `notify` is called from the queue's thread after each job.
  explicit JobQueue(std::function<void()> notify);
  // Waits for the job in work; others are dropped.
  ~JobQueue();
  JobQueue(const JobQueue&) = delete;
  JobQueue& operator=(const JobQueue&) = delete;

  // Short jobs overtake long ones that have not begun.
  void add(Length length, Job job);
  std::vector<Completion> take_done();

 private:
  void work();

  std::function<void()> notify_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> short_jobs_;
  std::deque<Job> long_jobs_;
  std::vector<Completion> done_;
  bool stopped_ = false;
  std::thread thread_;
};

}  // namespace passnet
