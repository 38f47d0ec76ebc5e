// Turns computations of a program into library calls.
#pragma once

#include "lower/program.hpp"
#include "runtime/library.hpp"
#include "runtime/plan.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct LibraryRules;

// Cuts the computations of ops that name a library into library calls and kernels for the parts
// between. Returns, per computation of the resulting program, the call that it is, over its
// operands and its results in the order of `LibraryCall` (the results follow the second operand, or
// the only one).
std::vector<std::optional<LibraryCall>> cut_out_library_calls(LoopProgram& program,
                                                              const Graph& graph,
                                                              const Catalog& catalog,
                                                              const LibraryRules& rules,
                                                              const Library& library);

}  // namespace passnet
