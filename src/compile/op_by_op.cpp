#include "compile/op_by_op.hpp"

#include "compile/emit.hpp"

namespace passnet {

Result<CompiledGraph> compile_op_by_op(const Graph& graph, const Catalogue& catalogue) {
  const LoopProgram program = TRY(lower_to_loops(graph, catalogue));
  Emitter emitter(graph, catalogue, program, CppNumbers::kParameters);
  for (const Computation& computation : program.computations) TRY(emitter.add(computation));
  return emitter.finish();
}

}  // namespace passnet
