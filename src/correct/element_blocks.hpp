// Loops over the elements of large tensors as doubles, a block at a time, by several threads.
#pragma once

#include "base/equal_bytes.hpp"
#include "base/thread_pool.hpp"
#include "tensor/tensor.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace passnet {

// The doubles of a block stay in the first-level cache.
class ElementBlock {
 public:
  static constexpr int64_t kSize = 1024;

  std::span<const double> read(const Tensor& tensor, int64_t first, size_t count) {
    const std::span<double> values = std::span(values_).first(count);
    tensor.read(first, values);
    return values;
  }

 private:
  std::array<double, kSize> values_;
};

// Calls visit(first, count) for each block of [begin, end).
template <class Visit>
void for_each_block(int64_t begin, int64_t end, Visit visit) {
  for (int64_t at = begin; at < end; at += ElementBlock::kSize) {
    visit(at, static_cast<size_t>(std::min(ElementBlock::kSize, end - at)));
  }
}

// Copies the bytes on the threads of `pool`, which may be null.
inline void copy_large(ThreadPool* pool, std::span<const std::byte> from, std::span<std::byte> to) {
  constexpr int64_t kGrain = 1 << 16;  // bytes that are worth a thread
  for_each_part(pool, std::ssize(from), kGrain, [&](int64_t begin, int64_t end) {
    const auto first = static_cast<size_t>(begin);
    copy_bytes(from.subspan(first, static_cast<size_t>(end - begin)), to.subspan(first));
  });
}

// Calls visit(begin, end) on disjoint ranges of whole blocks that cover [0, count), on the threads
// of `pool`, which may be null.
template <class Visit>
void for_each_range(ThreadPool* pool, int64_t count, Visit visit) {
  constexpr int64_t kGrain = 64;  // blocks that are worth a thread
  constexpr int64_t kSize = ElementBlock::kSize;
  for_each_part(pool, (count + kSize - 1) / kSize, kGrain, [&](int64_t begin, int64_t end) {
    if (begin < end) visit(begin * kSize, std::min(end * kSize, count));
  });
}

}  // namespace passnet
