#include "service/server/waiters.hpp"

#include <utility>

namespace passnet {

Waiters::Waiting::Waiting(Waiters& waiters, std::span<const int64_t> ids)
    : waiters_(waiters), open_(ids.begin(), ids.end()) {
  const std::lock_guard lock(waiters_.mutex_);
  place_ = waiters_.waiting_.insert(waiters_.waiting_.end(), this);
}

Waiters::Waiting::~Waiting() {
  const std::lock_guard lock(waiters_.mutex_);
  waiters_.waiting_.erase(place_);
}

void Waiters::Waiting::take(std::span<const int64_t> finished) {
  const std::lock_guard lock(waiters_.mutex_);
  for (const int64_t id : finished) {
    if (open_.erase(id) > 0) news_.push_back(id);
  }
}

void Waiters::Waiting::wait_for_all(Time until) {
  std::unique_lock lock(waiters_.mutex_);
  changed_.wait_until(lock, until, [this] { return open_.empty() || waiters_.stopped_; });
}

std::vector<int64_t> Waiters::Waiting::wait_for_some(Time until) {
  std::unique_lock lock(waiters_.mutex_);
  changed_.wait_until(lock, until, [this] { return !news_.empty() || waiters_.stopped_; });
  return std::exchange(news_, {});
}

bool Waiters::Waiting::done() {
  const std::lock_guard lock(waiters_.mutex_);
  return open_.empty() && news_.empty();
}

std::vector<int64_t> Waiters::awaited() {
  const std::lock_guard lock(mutex_);
  std::set<int64_t> ids;
  for (const Waiting* const waiting : waiting_)
    ids.insert(waiting->open_.begin(), waiting->open_.end());
  return {ids.begin(), ids.end()};
}

void Waiters::finish(std::span<const int64_t> ids) {
  const std::lock_guard lock(mutex_);
  for (Waiting* const waiting : waiting_) {
    const size_t before = waiting->news_.size();
    for (const int64_t id : ids) {
      if (waiting->open_.erase(id) > 0) waiting->news_.push_back(id);
    }
    if (waiting->news_.size() > before) waiting->changed_.notify_all();
  }
}

void Waiters::stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
  for (Waiting* const waiting : waiting_) waiting->changed_.notify_all();
}

bool Waiters::stopped() {
  const std::lock_guard lock(mutex_);
  return stopped_;
}

size_t Waiters::count() {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

}  // namespace passnet
