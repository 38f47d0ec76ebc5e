#include "cpu/epilogue_call.hpp"

namespace passnet {

void EpilogueCall::bind(std::span<std::byte* const> buffers, std::span<std::byte* const> tiles) {
  operands_.assign(tiles.size(), {});
  for (size_t share = 0; share < tiles.size(); ++share) {
    for (const uint32_t index : epilogue_.buffers) {
      operands_[share].push_back(index == Epilogue::kTile ? tiles[share] : buffers[index]);
    }
  }
}

}  // namespace passnet
