// The same graph in another floating dtype.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct Recast {
  std::optional<DType> from;  // of inputs and attributes; none: every floating dtype
  DType to = DType::kF64;     // floating
};

// Types are inferred anew. With the defaults it computes what the graph does in double: the
// reference of adversarial inputs. Errors: "recast-launch", "recast-complex" (there is no complex
// dtype of double parts), and what the ops refuse.
Result<Graph> recast(const Graph& graph, const Catalog& catalog, const Recast& how = {});

// Each tensor converted to the graph's input type of its position.
std::vector<Tensor> convert_inputs(const Graph& graph, std::span<const Tensor> inputs);

}  // namespace passnet
