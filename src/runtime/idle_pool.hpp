// Objects that wait for their next use by any thread.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>

namespace passnet {

// Takes and gives back without a lock and, while no more than `kKept` objects are in use at once,
// without allocating.
template <class T>
class IdlePool {
 public:
  IdlePool() = default;
  IdlePool(const IdlePool&) = delete;
  IdlePool& operator=(const IdlePool&) = delete;
  ~IdlePool() {
    for (std::atomic<T*>& place : waiting_) std::unique_ptr<T>(place.load());
  }

  // Returns null if none waits.
  std::unique_ptr<T> take() {
    for (std::atomic<T*>& place : waiting_) {
      if (place.load(std::memory_order_relaxed) == nullptr) continue;
      if (T* object = place.exchange(nullptr, std::memory_order_acquire)) {
        return std::unique_ptr<T>(object);
      }
    }
    return nullptr;
  }

  void give_back(std::unique_ptr<T> object) {
    for (std::atomic<T*>& place : waiting_) {
      T* none = nullptr;
      if (place.load(std::memory_order_relaxed) == nullptr &&
          place.compare_exchange_strong(none, object.get(), std::memory_order_release,
                                        std::memory_order_relaxed)) {
        static_cast<void>(object.release());
        return;
      }
    }
  }

 private:
  static constexpr size_t kKept = 32;  // not tuning: objects, more than threads that call
  std::array<std::atomic<T*>, kKept> waiting_{};
};

}  // namespace passnet
