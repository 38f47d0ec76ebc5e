// Gathers scattered elements into a dense matrix, runs of neighbors at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

// Neighbors in memory, from element `offset` on.
struct PackedRun {
  int64_t offset = 0;
  int64_t count = 0;
};

// The offsets, in order, as runs.
std::vector<PackedRun> find_runs(std::span<const int64_t> offsets);

// Row o of `to`, rows `stride` elements apart: the runs of `from`, moved by outer[o]. Elements are
// of 2 or 4 bytes.
void pack(const std::byte* from, size_t element, std::span<const int64_t> outer,
          std::span<const PackedRun> runs, std::byte* to, int64_t stride);

// Row o of `to`: the one element outer[o] of `from`, `count` times.
void repeat(const std::byte* from, size_t element, std::span<const int64_t> outer, int64_t count,
            std::byte* to, int64_t stride);

}  // namespace passnet
