// An epilogue made ready to run on this machine.
#pragma once

#include "cpu/kernel_libraries.hpp"
#include "runtime/epilogue.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

// The part of a result that a tile holds, and the distance between its rows in elements: the
// parameters of the kernel.
struct EpilogueArea {
  int64_t first_row = 0;
  int64_t end_row = 0;
  int64_t first_column = 0;
  int64_t end_column = 0;
  int64_t row_stride = 0;
};

// Several shares of a call may run it at the same time, each on a tile of its own.
class EpilogueCall {
 public:
  EpilogueCall(Epilogue epilogue, KernelFunction function)
      : epilogue_(std::move(epilogue)), function_(function) {}

  bool cuts_columns() const { return epilogue_.cuts_columns; }
  // Sets the addresses of the epilogue's buffers of the step, and the tile of each share.
  void bind(std::span<std::byte* const> buffers, std::span<std::byte* const> tiles);
  // Computes what all tiles of a run need.
  void begin() const {
    if (epilogue_.begins) run(0, {});
  }
  void run(size_t share, const EpilogueArea& area) const {
    const std::array<int64_t, 5> parameters{area.first_row, area.end_row, area.first_column,
                                            area.end_column, area.row_stride};
    function_(nullptr, operands_[share].data(), parameters.data());
  }

 private:
  Epilogue epilogue_;
  KernelFunction function_;
  std::vector<std::vector<void*>> operands_;  // by share
};

}  // namespace passnet
