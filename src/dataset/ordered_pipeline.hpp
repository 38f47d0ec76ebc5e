// Work on several threads whose results are consumed in the order of the input.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace passnet {

// Inputs in work and the outputs that were not consumed yet, in order.
template <class In, class Out>
class OrderedWork {
 public:
  size_t size() const { return slots_.size(); }  // of the caller's thread alone
  void add(In input) {
    const std::lock_guard lock(mutex_);
    slots_.push_back({.input = std::move(input)});
    for_workers_.notify_one();
  }
  // Waits for the first output. Throws what the work on its input has thrown.
  Out take_first() {
    std::unique_lock lock(mutex_);
    for_caller_.wait(lock, [&] { return slots_.front().is_done(); });
    if (slots_.front().thrown) std::rethrow_exception(slots_.front().thrown);
    Out output = std::move(*slots_.front().output);
    slots_.pop_front();
    return output;
  }
  // Lets workers end after the inputs that they have begun.
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    for_workers_.notify_all();
  }
  // Works on inputs until the end.
  template <class Work>
  void serve(const Work& work) {
    std::unique_lock lock(mutex_);
    while (true) {
      const auto next = std::ranges::find_if(slots_, &Slot::is_waiting);
      if (closed_) return;
      if (next == slots_.end()) {
        for_workers_.wait(lock);
        continue;
      }
      Slot& slot = *next;  // stays where it is, while others come and go
      In input = *std::exchange(slot.input, std::nullopt);
      lock.unlock();
      try {
        slot.output.emplace(work(std::move(input)));
        lock.lock();
      } catch (...) {
        lock.lock();
        slot.thrown = std::current_exception();
      }
      for_caller_.notify_one();
    }
  }

 private:
  struct Slot {
    std::optional<In> input;  // none: a worker has begun it
    std::optional<Out> output;
    std::exception_ptr thrown;  // instead of an output
    bool is_waiting() const { return input.has_value(); }
    bool is_done() const { return output.has_value() || thrown != nullptr; }
  };
  std::mutex mutex_;
  std::condition_variable for_workers_;
  std::condition_variable for_caller_;
  std::deque<Slot> slots_;
  bool closed_ = false;
};

// Closes work whose caller returns or throws.
template <class In, class Out>
struct ClosedAtEnd {
  OrderedWork<In, Out>& work;
  ~ClosedAtEnd() { work.close(); }
};

// Calls `produce()` (std::optional<In>, nullopt at the end) and `consume(Out)` (false: stop) on the
// caller's thread, `work(In)` on `threads` others, `consume` in the order of `produce`. At most
// `window` inputs are in work, so memory is bounded. What any of them throws, and a thread that
// cannot be started, ends the work and reaches the caller.
template <class In, class Out, class Produce, class Work, class Consume>
void run_in_order(size_t threads, size_t window, Produce produce, Work work, Consume consume) {
  OrderedWork<In, Out> ordered;
  std::vector<std::jthread> workers;
  const ClosedAtEnd<In, Out> closed{ordered};  // before the workers are joined
  for (size_t i = 0; i < threads; ++i) workers.emplace_back([&] { ordered.serve(work); });
  bool more = true;
  bool consumes = true;
  while (consumes) {
    while (more && ordered.size() < window) {
      std::optional<In> input = produce();
      more = input.has_value();
      if (more) ordered.add(*std::move(input));
    }
    if (ordered.size() == 0) break;
    consumes = consume(ordered.take_first());
  }
}

}  // namespace passnet
