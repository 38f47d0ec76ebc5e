// Reference execution of a graph, with which every other way of running it is compared.
#pragma once

#include "interpret/interpret_options.hpp"
#include "ir/op/op.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

// Called for every input and every value that a node computes (not for views).
using ValueVisitor = std::function<void(const Tensor&)>;
// Called for the same values before anything reads them; may change their elements.
using ValueChanger = std::function<void(ValueId, Tensor&)>;

// Runs the nodes in program order, each through the kernel that its call lowers to; views are
// windows, packed only if a kernel reads one. `inputs` has one tensor per graph input, of its type
// (CHECK). Returns the results in order. Errors: "random-op", "launch-not-interpreted" for
// kernels that are not in the loop language, and those of kernels.
Result<std::vector<Tensor>> interpret(const Graph& graph, const Catalog& catalog,
                                      std::span<const Tensor* const> inputs,
                                      const InterpretOptions& options = {},
                                      const ValueVisitor& visit = {});

// Runs like the above, and frees every input after its last use.
Result<std::vector<Tensor>> interpret(const Graph& graph, const Catalog& catalog,
                                      std::vector<Tensor> inputs, const InterpretOptions& options,
                                      const ValueChanger& change = {});

}  // namespace passnet
