// Graphs at the sizes of real work: one request at once, and as many as fill a large GPU.
#pragma once

#include "curate/flaw.hpp"
#include "curate/specimen.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace passnet {

enum class WorkSize : uint8_t {
  kLatency,     // batches of 1
  kThroughput,  // batches, then sequences and sides, so large that the least time is in bounds
};

struct WorkSizeInfo {
  WorkSize size;
  std::string_view name;
};

inline constexpr std::array<WorkSizeInfo, 2> kWorkSizes{
    {{WorkSize::kLatency, "latency"}, {WorkSize::kThroughput, "throughput"}}};

constexpr std::string_view name(WorkSize size) {
  return kWorkSizes[static_cast<size_t>(size)].name;
}

struct RealSizeOptions {
  Paces paces{.bytes_per_us = 4e6, .flops_per_us = 4e8};  // those of an H200, as it is reached
  double least_us = 20;                                   // of a graph at throughput size
  double most_us = 500;
  ScreenLimits screening{.max_bytes = int64_t{4} << 30};
};

// The forms of a graph at both sizes in f32, f16 and bf16, or in its own dtypes if it has no
// floating ones, that have no flaw. A size that its dims cannot have gives nothing; a graph whose
// batches are 1 is its own form. Variants name their size: `throughput: bf16, batch 64`.
std::vector<Specimen> make_real_sizes(const Specimen& origin, const Catalog& catalog,
                                      const RealSizeOptions& options = {});

}  // namespace passnet
