#include "base/thread_pool.hpp"

#include "base/check.hpp"
#include "base/float_mode.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

constexpr std::chrono::nanoseconds kLongestLook{640};  // of 32 spins, if nothing else ran in
                                                       // between
constexpr int kSpinsBeforeOffer = 32;      // another thread on this processor waits less than 1 µs
constexpr int kSpinsBeforeYield = 20'000;  // a helper may be waiting for this processor

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

}  // namespace

ThreadPool::ThreadPool(size_t threads, std::chrono::microseconds idle_spin)
    : idle_spin_(idle_spin), slots_(std::max<size_t>(threads, 1) - 1) {
  CHECK(threads >= 1);
}

// If a thread cannot be started, the destructor ends those that were, because the other constructor
// has returned.
ThreadPool::ThreadPool(size_t threads, const std::function<void(size_t)>& on_start,
                       std::chrono::microseconds idle_spin)
    : ThreadPool(threads, idle_spin) {
  for (size_t helper = 1; helper < threads; ++helper) {
    helpers_.emplace_back([this, helper, on_start] {
      if (on_start) on_start(helper);
      started_.fetch_add(1);
      serve(helper);
    });
  }
  while (started_.load() != helpers_.size()) std::this_thread::yield();
}

ThreadPool::~ThreadPool() {
  stopping_ = true;
  epoch_.fetch_add(1);
  epoch_.notify_all();
  for (std::thread& helper : helpers_) helper.join();
}

void ThreadPool::run_chunk(size_t index) {
  const int64_t begin = static_cast<int64_t>(index) * job_.chunk;
  const int64_t end = std::min(begin + job_.chunk, job_.count);
  if (begin >= end) return;
  try {
    job_.body(job_.data, begin, end);
  } catch (...) {
    if (!has_thrown_.exchange(true)) thrown_ = std::current_exception();
  }
}

// Spins until the epoch changes or the time is up. Time during which the thread did not run counts
// little, because a process that is stopped between two loops would find its helpers asleep.
void ThreadPool::spin_while(uint32_t epoch) const {
  using Clock = std::chrono::steady_clock;
  if (idle_spin_.count() <= 0) return;
  Clock::duration left = idle_spin_;
  Clock::time_point last = Clock::now();
  for (int spin = 1; epoch_.load(std::memory_order_acquire) == epoch; ++spin) {
    pause();
    if (resting_.load(std::memory_order_relaxed)) return;
    if (spin % kSpinsBeforeOffer != 0) continue;
    const Clock::time_point now = Clock::now();
    left -= std::min<Clock::duration>(now - last, kLongestLook);
    last = now;
    if (left <= Clock::duration::zero()) return;
    std::this_thread::yield();
  }
}

void ThreadPool::serve(size_t helper) {
  const uint32_t mode = float_mode();
  Slot& slot = slots_[helper - 1];
  uint32_t seen = 0;
  while (true) {
    spin_while(seen);
    if (epoch_.load(std::memory_order_acquire) == seen) {
      sleepers_.fetch_add(1);
      epoch_.wait(seen);
      sleepers_.fetch_sub(1);
    }
    seen = epoch_.load(std::memory_order_acquire);
    if (stopping_) return;
    slot.seen.store(seen, std::memory_order_relaxed);
    if (!slot.offered.exchange(false, std::memory_order_acquire)) continue;
    set_float_mode(mode);  // a previous loop may have left another mode
    run_chunk(helper);
    pending_.fetch_sub(1, std::memory_order_release);
  }
}

// Calls the helpers.
uint32_t ThreadPool::begin_epoch() {
  resting_.store(false, std::memory_order_relaxed);
  const uint32_t epoch = epoch_.fetch_add(1) + 1;
  if (sleepers_.load() > 0) epoch_.notify_all();
  return epoch;
}

// Does the shares that no helper has begun. A helper that comes later finds nothing.
void ThreadPool::take_shares(size_t shares, uint32_t epoch) {
  using Clock = std::chrono::steady_clock;
  for (size_t share = 1; share <= shares; ++share) {
    Slot& slot = slots_[share - 1];
    if (!slot.offered.exchange(false, std::memory_order_acquire)) continue;
    const Clock::time_point begin = Clock::now();
    run_chunk(share);
    pending_.fetch_sub(1, std::memory_order_relaxed);
    if (slot.seen.load(std::memory_order_relaxed) != epoch) alone_ += Clock::now() - begin;
  }
}

void ThreadPool::parallel_for(int64_t count, int64_t grain, Body body, void* data) {
  if (count <= 0) return;
  const int64_t least = std::max<int64_t>(grain, 1);
  const int64_t parts = std::min(static_cast<int64_t>(size()), (count + least - 1) / least);
  if (parts <= 1 || busy_.exchange(true, std::memory_order_acquire)) {
    body(data, 0, count);
    return;
  }
  job_ = {.body = body, .data = data, .count = count, .chunk = (count + parts - 1) / parts};
  const auto shares = static_cast<size_t>(parts - 1);
  pending_.store(static_cast<uint32_t>(shares), std::memory_order_relaxed);
  for (size_t i = 0; i < shares; ++i) slots_[i].offered.store(true, std::memory_order_release);
  const uint32_t epoch = begin_epoch();
  run_chunk(0);
  take_shares(shares, epoch);
  for (int spin = 1; pending_.load(std::memory_order_acquire) != 0; ++spin) {
    pause();
    if (spin % kSpinsBeforeYield == 0) std::this_thread::yield();
  }
  const bool has_thrown = has_thrown_.exchange(false, std::memory_order_relaxed);
  const std::exception_ptr thrown = has_thrown ? std::exchange(thrown_, nullptr) : nullptr;
  busy_.store(false, std::memory_order_release);
  if (thrown) std::rethrow_exception(thrown);
}

void ThreadPool::rest() { resting_.store(true, std::memory_order_relaxed); }

void ThreadPool::wake(std::chrono::nanoseconds at_most) {
  using Clock = std::chrono::steady_clock;
  if (busy_.exchange(true, std::memory_order_acquire)) return;
  const Clock::time_point end = Clock::now() + at_most;
  const uint32_t epoch = begin_epoch();
  const auto runs = [epoch](const Slot& slot) {
    return slot.seen.load(std::memory_order_relaxed) == epoch;
  };
  for (int spin = 1; !std::ranges::all_of(slots_, runs); ++spin) {
    pause();
    if (spin % kSpinsBeforeOffer != 0) continue;
    if (Clock::now() > end) break;
    std::this_thread::yield();
  }
  busy_.store(false, std::memory_order_release);
}

}  // namespace passnet
