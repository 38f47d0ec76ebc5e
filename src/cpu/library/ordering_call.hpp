// Sorts and selections made ready to run: rows shared among threads.
#pragma once

#include "runtime/ordering.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace passnet {

struct LibraryTiles;

// Each share takes an equal number of consecutive rows and runs on one thread.
class OrderingCall {
 public:
  // `threads`: the size of the pool that it will run on.
  OrderingCall(const Ordering& ordering, const LibraryTiles& tiles, size_t threads);

  // The size of the memory that `bind` needs, aligned as blocks are; it is free between runs.
  size_t scratch_bytes() const { return shares_ * share_bytes_; }
  // `buffers`: the addresses of the buffers of the step, in its order.
  void bind(std::span<std::byte* const> buffers, std::byte* scratch);
  void warm_up() {}
  size_t shares() const { return shares_; }
  size_t phases() const { return 1; }
  // A run is, for each phase, this call and then all shares, each on its own thread.
  void begin(size_t /*phase*/) const {}
  void run_share(size_t share);

 private:
  Ordering ordering_;
  int64_t rows_ = 0;
  size_t shares_ = 1;
  size_t share_bytes_ = 0;
  const std::byte* input_ = nullptr;
  std::byte* values_ = nullptr;
  std::byte* positions_ = nullptr;
  std::byte* scratch_ = nullptr;
};

}  // namespace passnet
