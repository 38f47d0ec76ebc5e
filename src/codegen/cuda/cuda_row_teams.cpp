// Decides how many threads share a row, and which rows are left to stages by themselves.
#include "codegen/cuda/cuda_packs.hpp"
#include "codegen/cuda/cuda_rows.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace passnet {

// True if the rows are few and long, so that stages by themselves have more threads, which one
// needs whose threads do not load and store packs.
bool CudaRowFinder::is_lonely(const CudaBlocks& blocks) const {
  const CudaCosts& costs = *target_.cuda;
  if (blocks.threads < target_.multiprocessors) {
    return team_iterations(blocks) > costs.max_lonely_row;
  }
  if (blocks.threads * blocks.team >= costs.min_lone_threads * target_.multiprocessors)
    return false;
  return std::ranges::any_of(blocks.stages, [&](const CudaStage& stage) {
    const std::span<const int64_t> extents(stage.nest.extents);
    return numel(extents.subspan(stage.spread)) > costs.min_split_row &&
           pack_of(blocks, stage) == 1;
  });
}

// True if a thread would reduce windows of elements that are apart in memory, sums of a product, or
// results of which there are enough for threads of their own.
bool CudaRowFinder::is_slow_team(const CudaBlocks& blocks) const {
  const CudaCosts& costs = *target_.cuda;
  const auto [along_rows, along_items] = count_near_loads(blocks);
  const bool is_apart = blocks.columns == 1 && blocks.team > 1 && along_rows > along_items;
  return std::ranges::any_of(blocks.stages, [&](const CudaStage& own) {
    if (!gives_results(own)) return false;
    const std::span<const int64_t> loops(own.nest.extents);
    const int64_t results = numel(loops.subspan(own.spread, own.free() - own.spread));
    const bool is_long = numel(loops.subspan(own.free())) > costs.warp;
    const bool is_large = numel(loops.subspan(own.spread)) > costs.warp * costs.max_narrow_row;
    const bool are_many = blocks.team > 1 && results >= blocks.team &&
                          blocks.threads * results >= costs.min_rounds_threads;
    return is_apart || (is_long && (is_large || are_many));
  });
}

// True if a thread reduces several results of a row, while most multiprocessors wait.
bool CudaRowFinder::are_idle(const CudaBlocks& blocks) const {
  if (blocks.team > 1) return false;
  const bool has_results =
      std::ranges::any_of(blocks.stages, [&](const auto& own) { return gives_results(own); });
  return has_results && blocks.threads < target_.cuda->min_lone_threads * target_.multiprocessors;
}

// Counts the elements of the loads of a stage for which neighboring iterations of a loop need the
// same element or neighboring ones.
int64_t CudaRowFinder::near_loads(const CudaBlocks& blocks, const CudaStage& stage,
                                  size_t loop) const {
  int64_t count = 0;
  for (const auto& [id, load] : stage.nest.loads) {
    if (blocks.is_local(load.buffer) || !load.affine) continue;
    if (std::abs(load.strides[loop]) <= 1) count += accessed_elements(stage.nest, load);
  }
  return count;
}

CudaRowFinder::NearLoads CudaRowFinder::count_near_loads(const CudaBlocks& blocks) const {
  const size_t rows = blocks.stages.front().spread;
  NearLoads count;
  for (const CudaStage& stage : blocks.stages) {
    if (stage.nest.extents.size() == rows) continue;
    if (rows > 0) count.along_rows += near_loads(blocks, stage, rows - 1);
    // A window of few elements is no row of neighbors.
    if (stage.nest.extents.back() < target_.cuda->min_near_items) continue;
    count.along_items += near_loads(blocks, stage, stage.nest.extents.size() - 1);
  }
  return count;
}

bool CudaRowFinder::gives_position(const CudaStage& stage) const {
  const Stage& own = kernel_.stages[stage.stage];
  return own.kind == StageKind::kReduce &&
         (own.combine == Combine::kArgMax || own.combine == Combine::kArgMin);
}

bool CudaRowFinder::gives_results(const CudaStage& stage) const {
  return kernel_.stages[stage.stage].kind == StageKind::kReduce && stage.free() > stage.spread;
}

// Returns the neighboring rows whose elements fill a sector of memory.
int64_t CudaRowFinder::columns_of_sector(const CudaBlocks& blocks) const {
  const size_t row = blocks.stages.front().spread - 1;
  int64_t columns = 1;
  for (const CudaStage& stage : blocks.stages) {
    for (const auto& [id, load] : stage.nest.loads) {
      if (blocks.is_local(load.buffer) || !is_unit(load, row)) continue;
      const auto size = static_cast<int64_t>(byte_size(kernel_.buffer(load.buffer).dtype));
      columns = std::max(columns, target_.cuda->sector_bytes / size);
    }
  }
  return std::min(columns, target_.cuda->max_columns);
}

// Teams lie side by side where neighboring rows are neighbors in memory: a warp then reads whole
// sectors, and what a row needs again is still in a cache, as it would not be if a thread had the
// row to itself.
void CudaRowFinder::choose_columns(CudaBlocks& blocks, int64_t longest) const {
  const CudaCosts& costs = *target_.cuda;
  const auto [along_rows, along_items] = count_near_loads(blocks);
  if (along_rows <= along_items) return;
  const auto is_unfit = [&](const CudaStage& own) {
    return gives_position(own) || gives_results(own);
  };
  if (std::ranges::any_of(blocks.stages, is_unfit)) return;
  const int64_t rows = blocks.threads;
  const bool is_short = longest <= costs.warp;
  if (rows >= costs.many_rows && (is_short || blocks.stages.size() == 1)) return;
  const bool are_few = rows < costs.min_columns * target_.multiprocessors / 2;
  if (are_few && (longest > costs.min_wide_row || rows < costs.min_columns)) return;
  const int64_t least = std::max(costs.min_columns, columns_of_sector(blocks));
  int64_t columns = costs.max_columns;
  while (columns > least && (rows < 2 * columns * target_.multiprocessors ||
                             columns * longest > costs.column_elements)) {
    columns /= 2;
  }
  blocks.columns = columns;
  blocks.team = costs.block / columns;
}

// Returns the threads that combine a result of a row: more than one if the team has them.
int64_t CudaRowFinder::choose_share(const CudaBlocks& blocks, const CudaStage& stage,
                                    int64_t results) const {
  if (blocks.columns > 1 || gives_position(stage) || results >= blocks.team) return 1;
  const auto rounded = static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(results)));
  return std::min(target_.cuda->warp, blocks.team / rounded);
}

// Threads of a team access neighboring elements, unless neighboring rows suit that better.
int64_t CudaRowFinder::choose_team(const CudaBlocks& blocks, int64_t longest) const {
  const CudaCosts& costs = *target_.cuda;
  const auto [along_rows, along_items] = count_near_loads(blocks);
  const bool has_many_rows = blocks.threads >= costs.many_rows;
  if (along_rows > along_items && longest <= costs.warp) return 1;
  if (longest <= costs.warp / 2 && has_many_rows) return 1;
  if (along_rows >= along_items && has_many_rows) return 1;
  if (longest <= costs.min_wide_row && has_many_rows) return choose_lanes(blocks, longest);
  if (longest <= costs.warp) {
    return static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(longest)));
  }
  if (longest <= costs.min_wide_row) return costs.warp;
  const bool is_narrow_row = longest <= costs.max_narrow_row && has_many_rows;
  return is_narrow_row ? costs.warp : costs.block;
}

// Returns the threads of a short row, of which there are many: few, each with several items, so
// that what all threads of a row do takes a small part of their time, but enough to access whole
// sectors together.
int64_t CudaRowFinder::choose_lanes(const CudaBlocks& blocks, int64_t longest) const {
  const CudaCosts& costs = *target_.cuda;
  const int64_t bytes = bytes_of_lane(blocks);
  int64_t lanes =
      std::min(costs.warp, static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(longest))));
  while (lanes > 1 && longest <= lanes / 2 * costs.max_lane_items &&
         lanes / 2 * bytes >= costs.sector_bytes &&
         blocks.threads * (lanes / 2) >= costs.min_row_threads * target_.multiprocessors) {
    lanes /= 2;
  }
  return lanes;
}

// Returns the neighboring iterations of a stage that a thread can run together.
int64_t CudaRowFinder::pack_of(const CudaBlocks& blocks, const CudaStage& stage) const {
  CudaStage packed{.stage = stage.stage, .nest = stage.nest, .spread = stage.spread};
  choose_pack(kernel_, *target_.cuda, blocks.locals, [](int64_t) { return true; }, packed);
  return packed.pack;
}

// Returns the neighboring bytes that a thread of a row accesses at once, in the stage where it
// accesses fewest.
int64_t CudaRowFinder::bytes_of_lane(const CudaBlocks& blocks) const {
  int64_t bytes = target_.cuda->vector_bytes;
  for (const CudaStage& stage : blocks.stages) {
    const int64_t pack = pack_of(blocks, stage);
    for (const auto& [id, load] : stage.nest.loads) {
      if (blocks.is_local(load.buffer) || !is_unit(load, load.strides.size() - 1)) continue;
      const auto size = static_cast<int64_t>(byte_size(kernel_.buffer(load.buffer).dtype));
      bytes = std::min(bytes, pack * size);
    }
  }
  return bytes;
}

// Returns the iterations of the stage that takes a row's team longest, those of threads without
// work included, as if one thread combined each of several results of a row.
int64_t CudaRowFinder::team_iterations(const CudaBlocks& blocks) const {
  int64_t longest = 1;
  for (const CudaStage& stage : blocks.stages) {
    const std::span<const int64_t> extents = stage.nest.extents;
    int64_t threads = numel(extents.subspan(stage.spread, stage.free() - stage.spread));
    const bool reduces = kernel_.stages[stage.stage].kind == StageKind::kReduce;
    if (reduces && stage.free() > stage.spread) {
      threads = (threads + blocks.team - 1) / blocks.team * blocks.team;
    }
    longest = std::max(longest, threads * numel(extents.subspan(stage.free())));
  }
  return longest;
}

}  // namespace passnet
