// What compiling a graph gives: a plan, and the kernel sources that it calls.
#pragma once

#include "diag/diagnostic.hpp"
#include "runtime/plan.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// What the author of a pass wrote of a kernel, for messages.
struct AuthorText {
  std::string file;
  uint32_t line = 1;  // of the file, on which the text begins
  std::string text;
  std::string call;  // as the launch makes it: `k(const x_t* x, y_t* y, int64_t)`
};

// A source with one entry point; equal sources of a graph are held once.
struct KernelUnit {
  CompileJob job;
  std::string label;  // for people: the op, or `pass kernel NAME`
  std::optional<AuthorText> author;
};

// What one step of the plan does, for people.
struct LaunchListing {
  std::string label;
  std::string kernel;              // its listing; empty for an author's or a library's
  std::vector<std::string> notes;  // what was fused, and why other things were not
};

struct CompiledGraph {
  Plan plan;
  std::vector<KernelUnit> kernels;      // indexed by Step::kernel
  std::vector<LaunchListing> listings;  // one a step of the plan
  int64_t launches = 0;                 // steps of the plan
  int64_t bytes = 0;                    // read and written by all steps, each operand once
};

}  // namespace passnet
