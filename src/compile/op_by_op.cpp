#include "compile/op_by_op.hpp"

#include "compile/emit.hpp"
#include "compile/library_ops.hpp"
#include "fuse/blocks.hpp"

namespace passnet {

Result<CompiledGraph> compile_op_by_op(const Graph& graph, const Catalogue& catalogue) {
  LoopProgram program = TRY(lower_to_loops(graph, catalogue));
  TRY(merge_blocks(program, graph, catalogue));
  auto calls = cut_out_library_calls(program, graph, catalogue);
  Emitter emitter(graph, program, CppNumbers::kParameters);
  for (size_t i = 0; i < program.computations.size(); ++i) {
    const Computation& computation = program.computations[i];
    if (calls[i]) {
      emitter.add_library_call(computation, *std::move(calls[i]));
    } else if (computation.fusion) {
      TRY(emitter.add_block(computation));
    } else if (computation.is_launch()) {
      TRY(emitter.add_launch(computation));
    } else {
      emitter.add_kernel({.kernel = computation.kernel,
                          .inputs = computation.operands,
                          .outputs = computation.results,
                          .notes = {}},
                         computation.label);
    }
  }
  return emitter.finish();
}

}  // namespace passnet
