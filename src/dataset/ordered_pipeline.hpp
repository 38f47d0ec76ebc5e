// Work on several threads whose results are consumed in the order of the input.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace passnet {

// Calls `produce()` (std::optional<In>, nullopt at the end) and `consume(Out)` (false: stop) on the
// caller's thread, `work(In)` on `threads` others, `consume` in the order of `produce`. At most
// `window` inputs are in work, so memory is bounded.
template <class In, class Out, class Produce, class Work, class Consume>
void run_in_order(size_t threads, size_t window, Produce produce, Work work, Consume consume) {
  struct Slot {
    std::optional<In> input;
    std::optional<Out> output;
    bool taken = false;
  };
  std::mutex mutex;
  std::condition_variable for_workers;
  std::condition_variable for_caller;
  std::deque<Slot> slots;  // in order of input; addresses of entries are stable
  bool closed = false;

  const auto serve = [&] {
    std::unique_lock lock(mutex);
    while (true) {
      Slot* next = nullptr;
      for (Slot& slot : slots) {
        if (slot.taken) continue;
        next = &slot;
        break;
      }
      if (next == nullptr) {
        if (closed) return;
        for_workers.wait(lock);
        continue;
      }
      next->taken = true;
      In input = std::move(*next->input);
      next->input.reset();
      lock.unlock();
      Out output = work(std::move(input));
      lock.lock();
      next->output = std::move(output);
      for_caller.notify_one();
    }
  };
  std::vector<std::jthread> workers;
  for (size_t i = 0; i < threads; ++i) workers.emplace_back(serve);

  bool more = true;
  while (true) {
    std::unique_lock lock(mutex);
    while (more && slots.size() < window) {
      lock.unlock();
      auto input = produce();
      lock.lock();
      more = input.has_value();
      if (!more) break;
      slots.push_back({.input = std::move(input)});
      for_workers.notify_one();
    }
    if (slots.empty()) break;
    for_caller.wait(lock, [&] { return slots.front().output.has_value(); });
    Out output = std::move(*slots.front().output);
    slots.pop_front();
    lock.unlock();
    if (consume(std::move(output))) continue;
    // Inputs that no worker has begun are dropped.
    lock.lock();
    for (Slot& slot : slots) slot.taken = true;
    break;
  }
  const std::lock_guard lock(mutex);
  closed = true;
  for_workers.notify_all();
}

}  // namespace passnet
