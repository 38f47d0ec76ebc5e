#include "compile/op_by_op.hpp"

#include "compile/emit.hpp"
#include "fuse/blocks.hpp"
#include "library/library_ops.hpp"

namespace passnet {

Result<CompiledGraph> compile_op_by_op(const Graph& graph, const Catalog& catalog) {
  LoopProgram program = TRY(lower_to_loops(graph, catalog));
  TRY(merge_blocks(program, graph, catalog));
  auto calls = cut_out_library_calls(program, graph, catalog);
  Emitter emitter(graph, program, CppNumbers::kParameters);
  for (uint32_t i = 0; i < program.computations.size(); ++i) {
    const Computation& computation = program.computations[i];
    if (calls[i]) {
      emitter.add_library_call(i, *std::move(calls[i]));
    } else if (computation.fusion) {
      TRY(emitter.add_block(i));
    } else if (computation.is_launch()) {
      TRY(emitter.add_launch(i));
    } else {
      emitter.add_kernel({.kernel = computation.kernel,
                          .inputs = computation.operands,
                          .outputs = computation.results,
                          .values = {},
                          .computed = {}},
                         {i}, computation.label);
    }
  }
  CompiledGraph compiled = emitter.finish();
  compiled.program = std::move(program);
  return compiled;
}

}  // namespace passnet
