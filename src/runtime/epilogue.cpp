#include "runtime/epilogue.hpp"

namespace passnet {

void EpilogueCall::bind(std::span<std::byte* const> buffers,
                        std::span<std::byte* const> lane_blocks) {
  operands_.assign(lane_blocks.size(), {});
  for (size_t lane = 0; lane < lane_blocks.size(); ++lane) {
    for (const uint32_t place : epilogue_.buffers) {
      operands_[lane].push_back(place == Epilogue::kBlock ? lane_blocks[lane] : buffers[place]);
    }
  }
}

}  // namespace passnet
