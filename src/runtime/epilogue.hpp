// What follows a library's call on each block of its result, while the block lies in the cache.
#pragma once

#include "runtime/kernel_libraries.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

// A kernel that reads blocks of a result in place of the result, which is never stored whole. Rows
// are those of the target, through all of the batch; of a convolution, channels of all samples.
struct Epilogue {
  static constexpr uint32_t kBlock = static_cast<uint32_t>(-1);

  uint32_t kernel = 0;            // as in `Step`
  std::vector<uint32_t> buffers;  // the kernel's: places among the epilogue's of the step; kBlock
  bool cuts_columns = false;      // else every block has to hold whole rows
  bool begins = false;            // it has to run without rows before the blocks of a run
};

// The part of a result that a block holds, and the distance of its rows in elements: what the
// kernel receives as its parameters.
struct EpilogueArea {
  int64_t first_row = 0;
  int64_t end_row = 0;
  int64_t first_column = 0;
  int64_t end_column = 0;
  int64_t row_stride = 0;
};

// An epilogue made ready to run, by several lanes at the same time.
class EpilogueCall {
 public:
  EpilogueCall(Epilogue epilogue, KernelFunction function)
      : epilogue_(std::move(epilogue)), function_(function) {}

  bool cuts_columns() const { return epilogue_.cuts_columns; }
  // Where the epilogue's buffers of the step lie, and each lane's block.
  void bind(std::span<std::byte* const> buffers, std::span<std::byte* const> lane_blocks);
  // What all blocks of a run need.
  void begin() const {
    if (epilogue_.begins) run(0, {});
  }
  void run(size_t lane, const EpilogueArea& area) const {
    const std::array<int64_t, 5> parameters{area.first_row, area.end_row, area.first_column,
                                            area.end_column, area.row_stride};
    function_(nullptr, operands_[lane].data(), parameters.data());
  }

 private:
  Epilogue epilogue_;
  KernelFunction function_;
  std::vector<std::vector<void*>> operands_;  // by lane
};

}  // namespace passnet
