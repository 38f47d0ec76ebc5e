// Gathers scattered elements into a dense matrix, contiguous runs at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

// Contiguous elements, from element `offset` on.
struct PackedRun {
  int64_t offset = 0;
  int64_t count = 0;
};

// The offsets, in order, as runs.
std::vector<PackedRun> find_runs(std::span<const int64_t> offsets);

// Stores the runs of `from`, moved by outer[o], as row o of `to`, rows `stride` elements apart.
// Elements have 2, 4 or 8 bytes. `min_memcpy`: elements from which on a call of memcpy pays.
void pack(const std::byte* from, size_t element, std::span<const int64_t> outer,
          std::span<const PackedRun> runs, std::byte* to, int64_t stride, int64_t min_memcpy);

// Stores the one element outer[o] of `from` `count` times as row o of `to`.
void repeat(const std::byte* from, size_t element, std::span<const int64_t> outer, int64_t count,
            std::byte* to, int64_t stride);

}  // namespace passnet
