#include "codegen/cpp/cpp_stage.hpp"

#include "base/check.hpp"
#include "codegen/cpp/cpp_combine.hpp"
#include "codegen/cpp/cpp_loops.hpp"
#include "codegen/cpp/cpp_product.hpp"
#include "codegen/cpp/cpp_spelling.hpp"

namespace passnet {
namespace {

// A strip whose iterations are apart in the target, while the only inner loop is contiguous:
// results are collected in a tile that is written row by row, so that a cache line of the target is
// written once instead of once per iteration of the strip.
void print_transposed_map(const Kernel& kernel, const CpuRows& group, const ScheduledStage& stage,
                          StageLoops& loops, CppWriter& writer) {
  const size_t inner = loops.loop_at(0);
  const size_t strip = loops.loop_at(1);
  const DType dtype = kernel.expr(kernel.stages[stage.stage].value).dtype;
  loops.enter_row();
  loops.open_brace(fmt::format("for (int64_t first = 0; first < {}; first += {})",
                               loops.extent(inner), stage.tile_rows));
  writer.line("const int64_t last = pn::smaller(first + {}, {});", stage.tile_rows,
              loops.extent(inner));
  writer.line("alignas(64) {} tile[{}][{}];", cpp_memory_type(dtype), stage.tile_rows,
              group.strip_capacity);
  const size_t before = loops.open_count();
  loops.target().store_in_tile(fmt::format("tile[i{} - first]", inner));
  loops.open_part(inner, {"first", "last"});
  loops.open_to(2);
  loops.print_late();
  loops.target().store_value();
  loops.close_to(before);
  loops.open_brace(fmt::format("for (int64_t i{0} = start{0}; i{0} < stop{0}; ++i{0})", strip));
  loops.open_brace(fmt::format("for (int64_t i{0} = first; i{0} < last; ++i{0})", inner));
  loops.target().store_in_tile({});
  loops.target().store(fmt::format("tile[i{0} - first][i{1} - start{1}]", inner, strip), dtype);
  loops.close_to(0);
}

void print_map(const CpuRows& group, const Stage& stage, const ScheduledStage& scheduled,
               const CppScope& scope, StageLoops& loops, CppWriter& writer) {
  loops.print_turned();
  loops.enter_row();
  if (loops.innermost() > 0) loops.open_guards(0);
  for (size_t depth = 1; depth <= loops.innermost(); ++depth) {
    loops.open_to(depth);
    if (depth < loops.innermost()) loops.open_guards(depth);
  }
  loops.open_guards(loops.innermost());
  loops.print_late();
  loops.target().store_value();
  loops.close_to(0);
  if (!scheduled.rounds) return;
  writer.line("pn::round_run({}, stop{} - start{});", scope.locals[stage.target.index],
              group.rows - 1, group.rows - 1);
}

}  // namespace

void print_stage(const Kernel& kernel, const CpuRows& group, size_t stage, const CppScope& scope,
                 CppWriter& writer) {
  const ScheduledStage& scheduled = group.stages[stage];
  const Stage& own = kernel.stages[scheduled.stage];
  if (scheduled.product) {
    print_product(kernel, group, stage, scope, writer);
    return;
  }
  writer.open_block();
  StageLoops loops(kernel, group, stage, scope, writer);
  switch (own.kind) {
    case StageKind::kMap:
      if (scheduled.is_transposed)
        print_transposed_map(kernel, group, scheduled, loops, writer);
      else
        print_map(group, own, scheduled, scope, loops, writer);
      break;
    case StageKind::kReduce:
      print_reduce(kernel, group, stage, loops, writer);
      break;
    case StageKind::kScan:
      print_scan(kernel, group, stage, loops, writer);
      break;
  }
  writer.close();
}

}  // namespace passnet
