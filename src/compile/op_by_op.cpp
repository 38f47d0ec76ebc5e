#include "compile/op_by_op.hpp"

#include "compile/emit.hpp"

namespace passnet {

Result<CompiledGraph> compile_op_by_op(const Graph& graph, const Catalogue& catalogue) {
  const LoopProgram program = TRY(lower_to_loops(graph, catalogue));
  Emitter emitter(graph, program, CppNumbers::kParameters);
  for (const Computation& computation : program.computations) {
    if (computation.is_launch()) {
      TRY(emitter.add_launch(computation));
    } else {
      emitter.add_kernel({.kernel = computation.kernel,
                          .inputs = computation.operands,
                          .outputs = computation.results},
                         computation.label);
    }
  }
  return emitter.finish();
}

}  // namespace passnet
