// What compiling a graph gives: a plan, and the kernel sources that it calls.
#pragma once

#include "diag/diagnostic.hpp"
#include "runtime/plan.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <string>
#include <vector>

namespace passnet {

// A source with one entry point; equal sources of a graph are held once.
struct KernelUnit {
  CompileJob job;
  std::string label;       // for people: the op, or `pass kernel NAME`
  bool from_pass = false;  // written by a pass's author
};

struct CompiledGraph {
  Plan plan;
  std::vector<KernelUnit> kernels;  // indexed by Step::kernel
  int64_t launches = 0;             // steps of the plan
  int64_t bytes = 0;                // read and written by all steps, each operand once
};

}  // namespace passnet
