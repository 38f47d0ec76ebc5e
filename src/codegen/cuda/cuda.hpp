// Prints kernels as CUDA text for the prelude device/cuda.cuh.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The header that sources include; compilers must find the prelude under this name.
inline constexpr std::string_view kCudaPrelude = "cuda.cuh";

// One `extern "C" __global__ void name(const pn::Arguments<B, P> a)`. The argument is an array of
// words of 8 bytes: the addresses of `buffers`, then `parameters`.
struct CudaEntry {
  std::string name;
  LaunchShape shape;
  std::vector<BufferId> buffers;  // of the kernel; temporaries among them pass between entries
  std::vector<int64_t> parameters;
  bool reports = false;  // one more buffer is a report of what the kernel refuses
};

struct CudaText {
  std::string text;                // equal for all instances of one structure
  std::vector<CudaEntry> entries;  // to be launched in this order, one after the other
};

// `layouts`: one per input and output. `comments`: lines for readers before each stage; empty, or
// one per stage of the kernel.
CudaText print_cuda(const CudaSchedule& schedule, std::span<const Layout> layouts,
                    std::span<const std::string> comments = {});

}  // namespace passnet
