// Reference execution of a graph: what every other way of running it is held to.
#pragma once

#include "interpret/run_stage.hpp"
#include "ir/op/op.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

// Sees every input and every value that a node computes (views show nothing new).
using ValueVisitor = std::function<void(const Tensor&)>;

// Runs the nodes in program order, each through the kernel that its call lowers to; views are
// windows, packed only where a kernel reads one. `inputs` one a graph input, of its type (CHECK).
// Gives the results in order. Errors: "random-op", "launch-not-interpreted", and those of kernels.
Result<std::vector<Tensor>> interpret(const Graph& graph, const Catalog& catalog,
                                      std::span<const Tensor* const> inputs,
                                      const InterpretOptions& options = {},
                                      const ValueVisitor& visit = {});

// The same, and frees every input after its last use.
Result<std::vector<Tensor>> interpret(const Graph& graph, const Catalog& catalog,
                                      std::vector<Tensor> inputs, const InterpretOptions& options);

}  // namespace passnet
