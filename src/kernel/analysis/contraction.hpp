// Sums of products of two loads: matrix products, convolutions and attention, found by their form.
#pragma once

#include "kernel/analysis/nest.hpp"
#include "kernel/kernel.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace passnet {

// The factors in which a loop moves.
enum class ContractionLoop : uint8_t {
  kBatch,   // in both, or in neither
  kRow,     // only in the left one
  kColumn,  // only in the right one
  kDepth,   // summed over
};

// The loads that a sum of products multiplies, without casts.
struct Factors {
  ExprId left;
  ExprId right;
};

// target[batch, row, column] = Σ over depth of left[batch, row, depth] · right[batch, depth,
// column]
struct ContractionForm {
  Factors factors;
  std::vector<ContractionLoop> loops;  // one per loop of the nest
};

// Returns the factors if the stage is an unguarded sum of products of two floating loads, each of
// which is cast exactly or not at all.
std::optional<Factors> find_factors(const Kernel& kernel, const Stage& stage);

// Returns such a stage as a contraction if its factors and its target are affine and in bounds and
// no loop is empty. `nest`: of the stage, or of one that also finishes its sums.
std::optional<ContractionForm> find_contraction(const Kernel& kernel, const Stage& stage,
                                                const Nest& nest);

}  // namespace passnet
