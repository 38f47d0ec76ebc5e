// Why each value that passes between computations is, or is not, kept within a launch.
#pragma once

#include "compile/compiled.hpp"

#include <functional>
#include <string>
#include <vector>

namespace passnet {

// A computation that reads what another wrote.
struct Edge {
  uint32_t writer = 0;  // of the program's computations, as is `reader`
  uint32_t reader = 0;
  StorageId storage;
  size_t launch = 0;      // the step that runs the reader
  bool is_fused = false;  // the writer runs in the same one
  std::string why;        // what became of the value, or why the two are apart
};

// One for each pair of computations and storage between them, by reader, then by operand.
std::vector<Edge> explain_edges(const CompiledGraph& compiled);
// `relu %3 -> add %4: computed where it is read, never stored`.
std::string to_string(const Edge& edge, const LoopProgram& program);
// `relu %3`.
std::string name_of(const Computation& computation);

// For a computation, what readers of generated code see of it.
using Describe = std::function<std::string(const Computation&)>;
// The sources of all kernels, each with a head that names the launches which call it; before each
// stage of a generated one, a comment line for every op that it computes.
std::string list_sources(const CompiledGraph& compiled, const Describe& describe);

// The listing of a launch's kernel, with the ops that each of its stages computes; a sentence for
// one that is not generated.
std::string list_launch(const CompiledGraph& compiled, size_t launch);

}  // namespace passnet
