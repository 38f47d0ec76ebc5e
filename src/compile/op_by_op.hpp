// Op by op: each op its own compiled kernel, views free. The baseline, and what runs around the
// launches of passes.
#pragma once

#include "compile/compiled.hpp"
#include "ir/op/op.hpp"

namespace passnet {

// Inputs lie as their facts say (contiguous where they do not). Errors: "random-graph" for a graph
// with a random op, "kernel-missing" for a launch without a kernel for the device.
Result<CompiledGraph> compile_op_by_op(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
