// Checks of kernels of the loop language that need no types: names, functions, counts of indices.
#pragma once

#include "ir/op/op.hpp"
#include "loops/syntax.hpp"

namespace passnet {

// Reports functions and names that nothing declares anywhere in the kernel ("loop-name"), wrong
// numbers of indices ("loop-type", "loop-store") and results without a store ("loop-store"). The
// spans count from the begin of the kernel's text.
void check_loops(const LoopKernel& kernel, const Catalog& catalog, Diagnostics& diagnostics);

// The error of a call of a function that the language has not.
Diagnostic unknown_loop_function(const LoopTerm& call, const Catalog& catalog);

}  // namespace passnet
