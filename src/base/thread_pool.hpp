// A fixed set of threads for loops whose iterations are independent.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <thread>
#include <vector>

namespace passnet {

// Idle threads spin for a while and yield their processor, so that the next loop needs no wake-up
// (tens of µs on a virtual machine), then sleep. The caller takes part, and afterwards takes the
// shares of helpers that have not come, because they are still asleep or have no processor: waiting
// would take longer. The pool runs one loop at a time: a loop that is started from inside a loop,
// or meanwhile from a second thread, runs only on its caller.
class ThreadPool {
 public:
  static constexpr std::chrono::microseconds kIdleSpin{2000};

  // `threads` includes the caller and is at least 1. Each helper first calls `on_start` with its
  // number, from 1, in its own thread; the constructor returns when all have. An idle helper spins
  // for `idle_spin` of its own time before it sleeps; if that is zero, it sleeps at once. Throws
  // std::system_error if the system permits no more threads.
  explicit ThreadPool(size_t threads, const std::function<void(size_t helper)>& on_start = {},
                      std::chrono::microseconds idle_spin = kIdleSpin);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  size_t size() const { return helpers_.size() + 1; }

  using Body = void (*)(void* data, int64_t begin, int64_t end);
  // Calls body on disjoint ranges that cover [0, count), each except the last at least `grain`
  // long, at most one per thread; returns when all are done, or then throws what one of them has
  // thrown. The split depends only on count, grain
  // and the number of threads.
  void parallel_for(int64_t count, int64_t grain, Body body, void* data);
  // Sends idle helpers to sleep until the next loop.
  void rest();
  // Wakes the helpers and waits until all run, or the time is up.
  void wake(std::chrono::nanoseconds at_most);
  // The time that callers spent on shares of helpers that did not come meanwhile.
  std::chrono::nanoseconds alone() const { return alone_; }

 private:
  // State that a helper shares with the callers, in a cache line of its own.
  struct alignas(64) Slot {
    std::atomic<bool> offered{false};  // its share, which the helper or the caller takes
    std::atomic<uint32_t> seen{0};     // the last epoch in which it ran
  };
  struct Job {
    Body body = nullptr;
    void* data = nullptr;
    int64_t count = 0;
    int64_t chunk = 0;
  };
  ThreadPool(size_t threads, std::chrono::microseconds idle_spin);
  void serve(size_t helper);
  void spin_while(uint32_t epoch) const;
  void run_chunk(size_t index);
  uint32_t begin_epoch();
  void take_shares(size_t shares, uint32_t epoch);

  std::chrono::microseconds idle_spin_;
  Job job_;
  std::vector<Slot> slots_;  // one per helper
  std::chrono::nanoseconds alone_{0};
  std::atomic<uint32_t> epoch_{0};    // changes with every loop
  std::atomic<uint32_t> pending_{0};  // shares of the loop that are not done, without the caller's
  std::atomic<uint32_t> sleepers_{0};
  std::atomic<size_t> started_{0};
  std::atomic<bool> busy_{false};
  std::atomic<bool> has_thrown_{false};  // a share of the loop; `thrown_` is the first
  std::exception_ptr thrown_;
  std::atomic<bool> resting_{false};
  std::atomic<bool> stopping_{false};
  std::vector<std::thread> helpers_;
};

// Calls body(begin, end) as `parallel_for` does; without a pool once, for all.
template <class Body>
void for_each_part(ThreadPool* pool, int64_t count, int64_t grain, Body body) {
  if (pool == nullptr) return body(int64_t{0}, count);
  const auto run = [](void* data, int64_t begin, int64_t end) {
    (*static_cast<Body*>(data))(begin, end);
  };
  pool->parallel_for(count, grain, run, &body);
}

}  // namespace passnet
