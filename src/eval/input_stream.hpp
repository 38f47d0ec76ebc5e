// Inputs that are new at every call: an answer kept from an earlier call is wrong at the next.
#pragma once

#include "ir/op.hpp"
#include "sandbox/processors.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// Mixes two sets of valid inputs: each step overwrites a stretch of every tensor, at a place that
// nobody can foretell, with that stretch of one of the sets. What is valid element by element stays
// valid. Deterministic by seed.
class InputStream {
 public:
  InputStream(const Graph& graph, const Catalogue& catalogue, uint64_t seed,
              const std::optional<Processors>& processors = std::nullopt);

  std::span<const Tensor> current() const { return current_; }
  void advance();

 private:
  std::vector<Tensor> sets_[2];
  std::vector<Tensor> current_;
  uint64_t seed_;
  uint64_t draws_ = 0;
};

}  // namespace passnet
