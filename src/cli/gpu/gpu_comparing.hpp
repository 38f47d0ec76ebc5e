// `passnet compile --compare --device cuda`: times several ways of running a graph on a GPU.
#pragma once

#include "cli/comparing.hpp"

namespace passnet {

// Runs the sides in turns on valid inputs, and compares their values with the interpreter's. Prints
// one table, or with --json one row, per graph. Sides that need a PyTorch with CUDA that is missing
// are left out with a message. Returns an exit code.
int compare_on_gpu(Session& session, const CompareArguments& arguments,
                   const TargetArguments& target);

}  // namespace passnet
