#include "agent/run/job_queue.hpp"

#include <exception>
#include <utility>

namespace passnet {

JobQueue::JobQueue(std::function<void()> notify)
    : notify_(std::move(notify)), thread_([this] { work(); }) {}

JobQueue::~JobQueue() {
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void JobQueue::add(Length length, Job job) {
  {
    const std::scoped_lock lock(mutex_);
    (length == Length::kShort ? short_jobs_ : long_jobs_).push_back(std::move(job));
  }
  changed_.notify_all();
}

std::vector<JobQueue::Completion> JobQueue::take_done() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(done_, {});
}

void JobQueue::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return stopped_ || !short_jobs_.empty() || !long_jobs_.empty(); });
    if (stopped_) return;
    std::deque<Job>& jobs = short_jobs_.empty() ? long_jobs_ : short_jobs_;
    const Job job = std::move(jobs.front());
    jobs.pop_front();
    lock.unlock();
    Completion completion;
    try {
      completion = job();
    } catch (...) {  // reaches the thread that takes it
      completion = [thrown = std::current_exception()] { std::rethrow_exception(thrown); };
    }
    lock.lock();
    done_.push_back(std::move(completion));
    notify_();
  }
}

}  // namespace passnet
