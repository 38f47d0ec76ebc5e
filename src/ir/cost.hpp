// Computes the cost of calls and graphs: operations, bytes, memory. All of it follows from the
// lowered kernels of ops, so a new op needs nothing here.
#pragma once

#include "ir/op/op.hpp"

#include <string_view>
#include <vector>

namespace passnet {

// The cost of one call, with every operand in memory before it and every result after it.
struct Cost {
  double flops = 0;     // arithmetic on elements: a multiplication and an addition are 2
  int64_t read = 0;     // bytes of the operands, each byte at most once
  int64_t written = 0;  // bytes of the results
  int64_t bytes() const { return read + written; }
};

// Counts the kernel's arithmetic over its iterations: a function of one element (exp, sqrt) or a
// comparison counts 1; a select, a conversion and arithmetic on indices count 0. A gathering op
// reads at most as many elements as it loads. Views cost nothing; for a launch only the bytes are
// known.
Cost cost(const OpCall& call, std::span<const TensorType> results);

// The cost of one node of a graph that verifies.
Cost cost(const Graph& graph, NodeId node, const Catalog& catalog);

// The arithmetic of one kernel, counted the same way.
double count_flops(const Kernel& kernel);
// True if it computes a function of elements that takes more than a few instructions (exp, tanh,
// erf, a power, …; not division or a square root).
bool is_transcendental(const Kernel& kernel);

// True if an input is a weight: a parameter of a module, by the names that capturing gives them
// (`L_self_modules_fc_parameters_weight_`, `p_fc_weight`). Buffers are not weights.
bool is_weight_name(std::string_view name);
// True if an input is a buffer of a module, likewise (`L_self_modules_bn_buffers_running_mean_`,
// `b_bn_running_mean`).
bool is_buffer_name(std::string_view name);

struct GraphCost {
  std::vector<Cost> nodes;  // by position in `Graph::nodes`
  int64_t parameters = 0;   // elements of the inputs that are weights
  double flops = 0;
  int64_t bytes = 0;  // read and written by all nodes, op by op
  int64_t input_bytes = 0;
  int64_t output_bytes = 0;        // of the results
  int64_t intermediate_bytes = 0;  // of computed values, without views and results
  // The max of the memory alive at once: the inputs, and every value from the node that computes it
  // to the last one that reads it; views keep their operand alive.
  int64_t peak_bytes = 0;
};

// The graph must verify. Linear in its size.
GraphCost cost(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
