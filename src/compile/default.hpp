// The default compiler: computations that stand side by side become one kernel.
#pragma once

#include "compile/compiled.hpp"
#include "ir/op/op.hpp"

namespace passnet {

// Inputs lie as their facts say (contiguous where they do not). Values are those of op by op, up to
// the order of sums. Errors: those of `compile_op_by_op`.
Result<CompiledGraph> compile_default(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
