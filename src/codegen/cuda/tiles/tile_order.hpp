// Orders the stages of short products in tiles: what tensor cores multiply runs beside what other
// units compute.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

enum class TileStep : uint8_t {
  kStage,  // a stage that is no product
  kStart,  // a product begins
  kEnd,    // the product that began first has ended, and `open` later ones have not
};

struct OrderedTileStep {
  TileStep step = TileStep::kStage;
  size_t stage = 0;  // of the blocks
  size_t open = 0;

  friend bool operator==(const OrderedTileStep&, const OrderedTileStep&) = default;
};

// The steps in which a block runs its stages. Products end in the order in which they begin. One
// whose factors are there begins before the product that comes before it, if this one waits for
// nothing but sums of the product before, and if the registers of a block hold `most_columns`
// columns of tiles (0: products run one by one): attention multiplies the next queries and keys,
// and these weights and values, while it computes the weights that are next. What reads sums waits
// until they are needed.
std::vector<OrderedTileStep> order_tiles(const CudaBlocks& blocks, int64_t most_columns);

}  // namespace passnet
