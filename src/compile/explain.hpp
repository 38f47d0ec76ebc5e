// Explains why each value that passes between computations is, or is not, kept within a launch.
#pragma once

#include "compile/compiled.hpp"

#include <functional>
#include <string>
#include <vector>

namespace passnet {

// A computation that reads a result of another.
struct Edge {
  uint32_t writer = 0;  // of the program's computations, as is `reader`
  uint32_t reader = 0;
  StorageId storage;
  size_t launch = 0;      // the step that runs the reader
  bool is_fused = false;  // the writer runs in the same one
  std::string why;        // the fusion decision on the value, or the reason why the two are
                          // separate
};

// One per pair of computations and storage between them, by reader, then by operand.
std::vector<Edge> explain_edges(const CompiledGraph& compiled);
// Prints `relu %3 -> add %4: computed where it is read, never stored`.
std::string to_string(const Edge& edge, const LoopProgram& program);
// Prints `relu %3`.
std::string name_of(const Computation& computation);

// Describes a computation for readers of generated code.
using Describe = std::function<std::string(const Computation&)>;
// Returns the source of a kernel; before each stage of a generated one, one comment line for every
// op that it computes.
std::string commented_source(const CompiledGraph& compiled, uint32_t kernel,
                             const Describe& describe);
// Lists these sources of all kernels, each with a heading that names the launches that call it.
std::string list_sources(const CompiledGraph& compiled, const Describe& describe);

// Lists a launch's kernel, with the ops that each of its stages computes; one sentence for a kernel
// that is not generated.
std::string list_launch(const CompiledGraph& compiled, size_t launch);

}  // namespace passnet
