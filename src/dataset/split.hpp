// Splits the subgraphs of a dataset into train, dev and held-out.
#pragma once

#include "dataset/dataset.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace passnet {

enum class SplitName : uint8_t { kTrain, kDev, kHeldOut };

inline constexpr std::array<std::string_view, 3> kSplitNames{"train", "dev", "held-out"};

struct SplitOptions {
  double held_out = 0.1;  // shares of what is drawn
  double dev = 0.1;
  uint64_t seed = 0;
  // Draws op sequences, rather than subgraphs: no sequence is in two splits.
  bool is_hard = false;
  // Draws families: what occurs in a train family is in train, what else occurs in a dev family in
  // dev, so that held-out occurs in no other family.
  bool by_family = false;
};

// Draws by hashes of the seed and the drawn name, so that a subgraph's split depends neither on
// order nor on what else is drawn. Replaces the former split; returns the subgraphs of each.
Result<std::array<int64_t, 3>> split(Dataset& dataset, const SplitOptions& options);

}  // namespace passnet
