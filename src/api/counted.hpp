// A value that several owners share, with a reference count: its last owner destroys it.
#pragma once

#include <atomic>
#include <cstdint>
#include <new>
#include <utility>

namespace passnet {

template <class T>
class Counted {
 public:
  Counted() = default;
  // Holds nothing if there is no memory.
  static Counted make(T value) {
    Counted made;
    made.block_ = new (std::nothrow) Block{.value = std::move(value)};  // NOLINT
    return made;
  }
  Counted(const Counted& other) : block_(other.block_) {
    if (block_ != nullptr) block_->owners.fetch_add(1, std::memory_order_relaxed);
  }
  Counted(Counted&& other) noexcept : block_(std::exchange(other.block_, nullptr)) {}
  Counted& operator=(Counted other) noexcept {
    std::swap(block_, other.block_);
    return *this;
  }
  ~Counted() {
    if (block_ != nullptr && block_->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) {
      delete block_;  // NOLINT: counted by hand
    }
  }

  // Null if it holds nothing.
  T* get() const { return block_ == nullptr ? nullptr : &block_->value; }

 private:
  struct Block {
    T value;
    std::atomic<uint32_t> owners{1};
  };
  Block* block_ = nullptr;
};

}  // namespace passnet
