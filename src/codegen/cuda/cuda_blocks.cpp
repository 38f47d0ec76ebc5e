#include "codegen/cuda/cuda_blocks.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace passnet {
namespace {

std::string describe(const CudaBlocks& blocks) {
  std::string stages;
  for (const CudaStage& stage : blocks.stages) {
    stages += fmt::format("{}{}", stages.empty() ? "" : ", ", stage.stage);
  }
  if (blocks.tiles) {
    const std::string columns =
        blocks.tiles->columns ? fmt::format(" and {} columns", *blocks.tiles->columns) : "";
    return fmt::format("stage {}: tiles of {} rows{}, {} of them", stages, kTileRows, columns,
                       blocks.threads);
  }
  const bool is_wide = !blocks.stages.front().narrow;
  const int64_t pack = blocks.stages.front().pack;
  std::string unit = pack == 1 ? "element" : fmt::format("{} elements", pack);
  const CudaStage& first = blocks.stages.front();
  const int64_t steps = numel(std::span<const int64_t>(first.nest.extents).subspan(first.spread));
  if (steps > 1) unit += fmt::format(" in {} steps", steps);
  if (first.tile) {
    const int64_t rounds = first.tile->rounds;
    const int64_t square = first.tile->square;
    unit = rounds == 1 ? unit : fmt::format("{} elements", rounds);
    if (square > 1) unit = fmt::format("square of {} by {} elements", square, square);
    unit += fmt::format(", in tiles of {} by {}", first.tile->across * square,
                        first.tile->along * square);
  }
  if (first.rounds > 1) unit = fmt::format("{} elements, far apart", first.rounds);
  if (first.share > 1 && blocks.team == 0) unit += fmt::format(", shared by {}", first.share);
  const std::string beside =
      blocks.columns > 1 ? fmt::format(", {} side by side", blocks.columns) : "";
  if (blocks.steps.count > 1) unit = fmt::format("{} rows", blocks.steps.count);
  const std::string form =
      blocks.team == 0 || blocks.steps.count > 1
          ? fmt::format("a thread per {}, {}", unit, blocks.threads)
          : fmt::format("{} threads per row, {} rows{}", blocks.team, blocks.threads, beside);
  return fmt::format("stage {}: {}{}", stages, form, is_wide ? ", in 64 bits" : "");
}

}  // namespace

bool CudaStage::is_kept(ExprId load) const {
  return std::ranges::find(kept, load, &std::pair<ExprId, size_t>::first) != kept.end();
}

bool CudaBlocks::is_local(BufferId buffer) const {
  return std::ranges::find(locals, buffer) != locals.end();
}

bool run_alike(const Kernel& kernel, const CudaBlocks& a, const CudaBlocks& b) {
  const CudaStage& first = a.stages.front();
  const CudaStage& second = b.stages.front();
  const auto is_map = [&](const CudaStage& stage) {
    return kernel.stages[stage.stage].kind == StageKind::kMap &&
           stage.spread == stage.nest.extents.size();
  };
  return !a.tiles && !b.tiles && a.team == 0 && b.team == 0 && is_map(first) && is_map(second) &&
         first.nest.extents == second.nest.extents && first.pack == second.pack &&
         first.narrow == second.narrow && first.tile == second.tile &&
         first.rounds == second.rounds;
}

bool CudaBlocks::is_target(BufferId buffer) const {
  return std::ranges::any_of(
      stages, [&](const CudaStage& stage) { return stage.nest.target.buffer == buffer; });
}

bool CudaBlocks::is_in_memory(BufferId buffer) const {
  const auto is_kept = [&](const CudaStage& stage) {
    return !stage.stores && stage.nest.target.buffer == buffer;
  };
  return !is_local(buffer) &&
         std::ranges::find(shared, buffer, &CudaSharedRow::buffer) == shared.end() &&
         std::ranges::none_of(stages, is_kept);
}

int64_t CudaPhase::block_count() const {
  int64_t count = 0;
  for (const CudaBlocks& range : blocks) count += turns > 0 ? turns * share(range) : range.count;
  return count;
}

// Each owner of an element runs all iterations.
int64_t CudaPhase::access_count() const {
  int64_t count = 0;
  for (const CudaBlocks& range : blocks) {
    for (const CudaStage& stage : range.stages) {
      const std::span<const int64_t> extents(stage.nest.extents);
      const int64_t threads = numel(extents.first(stage.spread));
      const int64_t owners =
          stage.owned.empty() ? 1 : range.threads / std::max<int64_t>(threads * stage.share, 1);
      count += owners * numel(extents) * (std::ssize(stage.nest.loads) + 1);
    }
  }
  return count;
}

std::vector<std::string> describe(const CudaSchedule& schedule) {
  std::vector<std::string> lines;
  for (size_t at = 0; at < schedule.phases.size(); ++at) {
    const CudaPhase& phase = schedule.phases[at];
    std::string line = fmt::format("phase {}: {} blocks of {} threads", at, phase.block_count(),
                                   phase.shape.block[0]);
    const bool is_joined =
        phase.joins || (at + 1 < schedule.phases.size() && schedule.phases[at + 1].joins);
    if (is_joined) {
      line += fmt::format(", by {} of {}", phase.shape.grid[0],
                          phase.shape.block[0] * phase.shape.block[1]);
    }
    if (phase.turns > 0) line += fmt::format(", in {} turns", phase.turns);
    for (const CudaBlocks& blocks : phase.blocks) line += "; " + describe(blocks);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace passnet
