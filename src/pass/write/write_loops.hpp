// Writes kernels in the loop language for ops that compute element by element.
#pragma once

#include "ir/op/op.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Connected nodes of a graph, with what they read and what is read from them.
struct GraphPart {
  std::span<const NodeId> nodes;  // in program order
  std::span<const ValueId> inputs;
  std::span<const ValueId> results;
};

struct WrittenKernel {
  std::string text;                // `(x[p*]) -> y[p*] {…}`
  std::vector<ValueId> same_type;  // inputs that have the shape and dtype of the first
};

// The text of an attribute that is a number: a literal, or the hole that binds it.
using NumberText = std::function<std::string(const Node& node, size_t parameter)>;

// Writes the nodes as one kernel that rounds wherever an op ends; nullopt if one of them is no op
// of one expression and no batch normalization, or if the values differ in shape or dtype.
std::optional<WrittenKernel> write_loop_kernel(const Graph& graph, const GraphPart& part,
                                               const Catalog& catalog, const NumberText& number);

}  // namespace passnet
