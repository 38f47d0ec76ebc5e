#include "service/server/connection_threads.hpp"

#include <chrono>
#include <system_error>
#include <thread>

namespace passnet {

void ConnectionThreads::add(std::function<void()> task) {
  std::unique_lock lock(mutex_);
  freed_.wait(lock, [this] { return tasks_.size() < idle_ || threads_ < most_ || finishing_; });
  tasks_.push_back(std::move(task));
  if (tasks_.size() > idle_) start();
  changed_.notify_one();
}

// With the lock. Where the system permits no more threads, those that are there do the work.
void ConnectionThreads::start() {
  try {
    ++threads_;
    std::thread([this] { work(); }).detach();
  } catch (const std::system_error&) {
    --threads_;
  }
}

void ConnectionThreads::work() {
  constexpr std::chrono::seconds kIdle{5};
  std::unique_lock lock(mutex_);
  while (true) {
    ++idle_;
    freed_.notify_one();
    changed_.wait_for(lock, kIdle, [this] { return !tasks_.empty() || finishing_; });
    --idle_;
    if (tasks_.empty()) break;
    const std::function<void()> task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    task();
    lock.lock();
  }
  --threads_;
  freed_.notify_all();
}

void ConnectionThreads::finish() {
  std::unique_lock lock(mutex_);
  finishing_ = true;
  changed_.notify_all();
  freed_.wait(lock, [this] { return threads_ == 0; });
}

}  // namespace passnet
