#include "codegen/cuda/cuda_widths.hpp"
#include "codegen/cuda/tiles/cuda_tiles.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

// A map that adds the sums of the product before it, which nothing else needs, to another value.
struct Continuation {
  BufferId sums;
  ExprId other;
};

std::optional<Continuation> find_continuation(const Kernel& kernel, const CudaBlocks& blocks,
                                              size_t at) {
  const CudaStage& product = blocks.stages[at];
  const CudaStage& map = blocks.stages[at + 1];
  if (!blocks.tiles->products[at] || blocks.tiles->products[at + 1] ||
      map.stage != product.stage + 1) {
    return std::nullopt;
  }
  const bool has_others =
      std::ranges::any_of(blocks.tiles->together, [&](const std::vector<size_t>& stages) {
        return stages.size() > 1 && std::ranges::find(stages, at) != stages.end();
      });
  if (has_others) return std::nullopt;
  const BufferId sums = kernel.stages[product.stage].target;
  const Stage& sum = kernel.stages[map.stage];
  const Expr& value = kernel.expr(sum.value);
  if (sum.kind != StageKind::kMap || value.op != ScalarOp::kAdd || !blocks.is_local(sum.target) ||
      kernel.buffer(sum.target).dtype != DType::kF32 ||
      map.nest.extents.size() != product.nest.extents.size() - 1) {
    return std::nullopt;
  }
  const auto loads_sums = [&](ExprId id) {
    return kernel.expr(id).op == ScalarOp::kLoad && kernel.expr(id).buffer == sums;
  };
  const bool is_left = loads_sums(value.operands[0]);
  if (is_left == loads_sums(value.operands[1])) return std::nullopt;
  int64_t uses = 0;
  for (const CudaStage& stage : blocks.stages) {
    uses += std::ranges::count_if(stage.nest.loads,
                                  [&](const auto& load) { return load.second.buffer == sums; });
  }
  if (uses != 1) return std::nullopt;
  return Continuation{.sums = sums, .other = value.operands[is_left ? 1 : 0]};
}

// Leaves only what the stage's value needs.
void drop_unneeded(const Kernel& kernel, BufferId dropped, CudaStage& stage) {
  std::erase_if(stage.nest.loads, [&](const auto& load) { return load.second.buffer == dropped; });
  const ExprId roots[] = {kernel.stages[stage.stage].value};
  const std::vector<ExprId> needed = reached_from(kernel, roots);
  std::erase_if(stage.nest.exprs,
                [&](ExprId id) { return std::ranges::find(needed, id) == needed.end(); });
}

}  // namespace

void continue_sums(CudaSchedule& schedule, std::span<const Layout> layouts, CudaBlocks& blocks) {
  CudaTiles& tiles = *blocks.tiles;
  for (size_t at = 0; at + 1 < blocks.stages.size(); ++at) {
    const auto found = find_continuation(schedule.kernel, blocks, at);
    if (!found) continue;
    const size_t first = blocks.stages[at].stage;  // of the kernel: the product, then the map
    KernelRewriter rewriter(schedule.kernel);
    rewriter.declare_all();
    rewriter.keep_all();
    for (size_t s = 0; s < schedule.kernel.stages.size(); ++s) {
      const bool is_pair = s == first || s == first + 1;
      Stage stage = rewriter.kept(schedule.kernel.stages[is_pair ? 2 * first + 1 - s : s]);
      if (s == first) stage.value = found->other;
      if (s == first + 1) {
        stage.target = schedule.kernel.stages[first + 1].target;
        stage.store = StoreMode::kAdd;
      }
      rewriter.add(std::move(stage));
    }
    schedule.kernel = rewriter.take();
    std::swap(schedule.origins[first], schedule.origins[first + 1]);
    CudaStage& map = blocks.stages[at];
    CudaStage& product = blocks.stages[at + 1];
    std::swap(map, product);
    map.stage = first;
    product.stage = first + 1;
    product.nest.target.buffer = map.nest.target.buffer;
    std::swap(tiles.products[at], tiles.products[at + 1]);
    tiles.products[at + 1]->adds = true;
    for (auto& [stage, factor] : tiles.kept) {
      if (stage == at) ++stage;
    }
    for (std::vector<size_t>& stages : tiles.together) std::ranges::replace(stages, at, at + 1);
    std::erase(blocks.locals, found->sums);
    drop_unneeded(schedule.kernel, found->sums, map);
    place_stage(schedule.kernel, layouts, blocks.count * blocks.block, {}, map);
  }
}

}  // namespace passnet
