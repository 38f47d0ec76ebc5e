// Rebuilds a graph in another floating dtype.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct Recast {
  std::optional<DType> from;  // of inputs and attributes; none: every floating dtype
  DType to = DType::kF64;     // floating
  // Conversions to `from` of values that now have the dtype `to` stay, as in a model of mixed
  // precision: what follows is computed in `from` until it is converted back.
  bool keeps_conversions = false;
};

// Types are inferred anew. With the defaults, the result computes the graph in double: the
// reference for adversarial inputs. Errors: "recast-launch", "recast-complex" (no complex dtype has
// double parts), and those of the ops.
Result<Graph> recast(const Graph& graph, const Catalog& catalog, const Recast& how = {});

// Converts each tensor to the type of the graph's input at its position.
std::vector<Tensor> convert_inputs(const Graph& graph, std::span<const Tensor> inputs);

}  // namespace passnet
