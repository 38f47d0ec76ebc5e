// Writes kernels in the loop language for ops that compute element by element.
#pragma once

#include "pass/write/loop_text.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct WrittenKernel {
  std::string text;                // `(x[p*]) -> y[p*] {…}`
  std::vector<ValueId> same_type;  // inputs that have the shape and dtype of the first
};

// Writes the nodes as one kernel that rounds wherever an op ends; nullopt if one of them is no op
// of one expression and no batch normalization, or if the values differ in shape or dtype.
std::optional<WrittenKernel> write_loop_kernel(const Graph& graph, const GraphPart& part,
                                               const Catalog& catalog, const NumberText& number);

}  // namespace passnet
