#include "codegen/cuda/cuda_rows.hpp"

#include "codegen/cuda/cuda_packs.hpp"
#include "codegen/cuda/cuda_widths.hpp"
#include "codegen/schedule/row_loops.hpp"
#include "codegen/schedule/shared_rows.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace passnet {
namespace {

// Counts the elements of the accesses of a stage that are contiguous along a loop.
int64_t unit_accesses(const Nest& nest, size_t loop) {
  int64_t count = is_unit(nest.target, loop) ? accessed_elements(nest, nest.target) : 0;
  for (const auto& [id, load] : nest.loads) {
    if (is_unit(load, loop)) count += accessed_elements(nest, load);
  }
  return count;
}

// The row loop along which accesses to most elements are contiguous becomes the last one.
void move_contiguous_row_last(CpuRows& group) {
  size_t best = group.rows;
  int64_t most = 0;
  for (size_t row = 0; row < group.rows; ++row) {
    if (group.stages[0].nest.extents[row] == 1) continue;
    int64_t count = 0;
    for (const ScheduledStage& stage : group.stages) count += unit_accesses(stage.nest, row);
    if (count > most) best = row;
    most = std::max(most, count);
  }
  if (best == group.rows) return;
  for (ScheduledStage& stage : group.stages) {
    std::vector<size_t> order(stage.nest.extents.size());
    std::iota(order.begin(), order.end(), size_t{0});
    const auto at = order.begin() + static_cast<ptrdiff_t>(best);
    std::rotate(at, at + 1, order.begin() + static_cast<ptrdiff_t>(group.rows));
    permute(stage.nest, order);
  }
}

// The loop within rows along which accesses to most elements are contiguous becomes the last one, in
// all stages with the same loops, as far as their order does not matter.
void move_contiguous_item_last(const Kernel& kernel, CpuRows& group) {
  const auto items = [&](const ScheduledStage& stage) {
    return std::span<const int64_t>(stage.nest.extents).subspan(group.rows);
  };
  const auto has_order = [&](const ScheduledStage& stage) {
    const Stage& own = kernel.stages[stage.stage];
    const bool gives_position = own.combine == Combine::kArgMax || own.combine == Combine::kArgMin;
    return own.kind == StageKind::kScan || (own.kind == StageKind::kReduce && gives_position) ||
           (stage.nest.combined > 0 && stage.nest.combined < items(stage).size());
  };
  for (const ScheduledStage& first : group.stages) {
    const Integers loops(items(first).begin(), items(first).end());
    const auto is_alike = [&](const ScheduledStage& stage) {
      return std::ranges::equal(items(stage), loops);
    };
    if (loops.size() < 2 || std::ranges::any_of(group.stages, [&](const auto& stage) {
          return is_alike(stage) && has_order(stage);
        })) {
      continue;
    }
    std::vector<int64_t> counts(loops.size());
    for (const ScheduledStage& stage : group.stages) {
      for (size_t at = 0; is_alike(stage) && at < loops.size(); ++at) {
        if (loops[at] > 1) counts[at] += unit_accesses(stage.nest, group.rows + at);
      }
    }
    const auto best = static_cast<size_t>(std::ranges::max_element(counts) - counts.begin());
    if (counts[best] == counts.back()) continue;
    for (ScheduledStage& stage : group.stages) {
      if (!is_alike(stage)) continue;
      std::vector<size_t> order(stage.nest.extents.size());
      std::iota(order.begin(), order.end(), size_t{0});
      const auto at = order.begin() + static_cast<ptrdiff_t>(group.rows + best);
      std::rotate(at, at + 1, order.end());
      permute(stage.nest, order);
    }
  }
}

bool are_equal(const Access& a, const Access& b) {
  return a.buffer == b.buffer && a.affine && b.affine && a.offset == b.offset &&
         std::ranges::equal(a.strides, b.strides);
}

}  // namespace

CudaRowFinder::CudaRowFinder(const Kernel& kernel, std::span<const Layout> layouts,
                             const Target& target, bool keeps)
    : kernel_(kernel), layouts_(layouts), target_(target), keeps_(keeps) {
  for (const Stage& stage : kernel.stages) {
    nests_.push_back(analyze_stage(kernel, stage, layouts, Bounds::kTrusted));
  }
}

std::optional<CudaBlocks> CudaRowFinder::find(size_t first, size_t stop) const {
  if (kernel_.stages[first].kind == StageKind::kScan) return make_scan(first);
  size_t end = first;
  const size_t most = first + target_.schedule->max_group_stages;
  while (end < std::min(std::max(stop, first + 1), most) && can_join(end)) ++end;
  for (size_t last = end; last-- > first;) {
    if (auto blocks = make(first, last)) return blocks;
  }
  return std::nullopt;
}

bool CudaRowFinder::can_join(size_t at) const {
  const Stage& stage = kernel_.stages[at];
  if (stage.kind == StageKind::kScan || stage.store != StoreMode::kSet) return false;
  if (!nests_[at].target.affine || numel(nests_[at].extents) == 0) return false;
  return stage.kind == StageKind::kMap || !is_complex(kernel_.expr(stage.value).dtype);
}

std::optional<CudaBlocks> CudaRowFinder::make(size_t first, size_t last) const {
  const auto reduces = [&](size_t at) { return kernel_.stages[at].kind == StageKind::kReduce; };
  bool has_reduction = false;
  for (size_t at = first; at <= last; ++at) has_reduction |= reduces(at);
  if (!has_reduction) return std::nullopt;
  SharedRows rows(1);
  if (first == last) {
    rows[0].resize(free_loops(kernel_.stages[first]));
    std::iota(rows[0].begin(), rows[0].end(), size_t{0});
  } else if (auto shared =
                 find_shared_rows(kernel_, nests_, first, last, target_, RowResults::kOfReaders)) {
    rows = *std::move(shared);
  } else {
    return std::nullopt;
  }
  CudaBlocks blocks = make_blocks(first, rows);
  int64_t longest = 1;
  for (const CudaStage& stage : blocks.stages) {
    longest = std::max(longest, numel(std::span(stage.nest.extents).subspan(stage.spread)));
  }
  blocks.team = choose_team(blocks, longest);
  choose_columns(blocks, longest);
  // Teams side by side store few neighbors of what does not stay in the row.
  if (blocks.columns > 1 && first < last &&
      !find_shared_rows(kernel_, nests_, first, last, target_, RowResults::kOfLast)) {
    return std::nullopt;
  }
  const bool is_slow = is_lonely(blocks) || are_idle(blocks) || is_slow_team(blocks);
  if (first < last ? is_slow : blocks.team == 1) return std::nullopt;
  complete(blocks);
  return blocks;
}

// A warp scans a row, a round of neighboring elements at a time.
std::optional<CudaBlocks> CudaRowFinder::make_scan(size_t at) const {
  const Stage& stage = kernel_.stages[at];
  const int64_t length = nests_[at].extents.back();
  if (stage.store != StoreMode::kSet || stage.guard.valid() || !nests_[at].target.affine ||
      is_complex(kernel_.expr(stage.value).dtype) || length < target_.cuda->warp ||
      numel(nests_[at].extents) == 0) {
    return std::nullopt;
  }
  SharedRows rows(1, std::vector<size_t>(free_loops(stage)));
  std::iota(rows[0].begin(), rows[0].end(), size_t{0});
  CudaBlocks blocks = make_blocks(at, rows);
  if (choose_team(blocks, length) == 1) return std::nullopt;
  blocks.team = target_.cuda->warp;
  complete(blocks);
  return blocks;
}

CudaBlocks CudaRowFinder::make_blocks(size_t first,
                                      std::span<const std::vector<size_t>> rows) const {
  CpuRows group = make_rows(nests_, first, rows);
  CudaBlocks blocks;
  blocks.locals = find_locals(kernel_, nests_, group);
  move_contiguous_row_last(group);
  move_contiguous_item_last(kernel_, group);
  merge_loops(group, blocks.locals);
  for (ScheduledStage& scheduled : group.stages) {
    blocks.stages.push_back(
        {.stage = scheduled.stage, .nest = std::move(scheduled.nest), .spread = group.rows});
  }
  blocks.threads = numel(std::span(blocks.stages[0].nest.extents).first(group.rows));
  return blocks;
}

bool CudaRowFinder::is_used_outside(const CudaBlocks& blocks, BufferId buffer) const {
  return passnet::is_used_outside(kernel_, nests_, blocks.stages.front().stage,
                                  blocks.stages.back().stage, buffer);
}

// A row of a temporary that only its team needs stays in shared memory, if it is short enough.
void CudaRowFinder::share_rows(CudaBlocks& blocks) const {
  const CudaCosts& costs = *target_.cuda;
  if (blocks.columns > 1 || blocks.team == 1) return;
  const size_t rows = blocks.stages.front().spread;
  int64_t left = costs.shared_bytes;
  for (const CudaStage& writer : blocks.stages) {
    const BufferId buffer = kernel_.stages[writer.stage].target;
    if (kernel_.buffer(buffer).role != BufferRole::kTemporary || blocks.is_local(buffer) ||
        is_used_outside(blocks, buffer)) {
      continue;
    }
    // Several stages may write parts of it.
    if (std::ranges::find(blocks.shared, buffer, &CudaSharedRow::buffer) != blocks.shared.end())
      continue;
    std::vector<Access*> accesses;
    for (CudaStage& stage : blocks.stages) {
      if (stage.nest.target.buffer == buffer) accesses.push_back(&stage.nest.target);
      for (auto& [id, load] : stage.nest.loads) {
        if (load.buffer == buffer) accesses.push_back(&load);
      }
    }
    if (!std::ranges::all_of(accesses, &Access::affine)) continue;
    const auto size = static_cast<int64_t>(byte_size(kernel_.buffer(buffer).dtype));
    const int64_t vector = std::max<int64_t>(costs.vector_bytes / size, 1);
    const int64_t last = row_reach(blocks, buffer);
    const int64_t elements = (last + vector) / vector * vector;
    const int64_t bytes = elements * size;
    if (last < 0 || bytes > left / blocks.rows_of_block()) continue;
    left -= bytes * blocks.rows_of_block();
    for (Access* access : accesses) {
      std::fill_n(access->strides.begin(), rows, 0);
    }
    blocks.shared.push_back({.buffer = buffer, .elements = elements});
  }
}

// Returns the last element of a row that an access of the blocks may touch; -1 if a store is before
// the row.
int64_t CudaRowFinder::row_reach(const CudaBlocks& blocks, BufferId buffer) const {
  const size_t rows = blocks.stages.front().spread;
  int64_t most = 0;
  const auto add = [&](const Nest& nest, const Access& access) {
    int64_t least = access.offset;
    int64_t last = access.offset;
    for (size_t loop = rows; loop < access.strides.size(); ++loop) {
      const int64_t step = access.strides[loop] * (nest.extents[loop] - 1);
      (step < 0 ? least : last) += step;
    }
    most = std::max(most, last);
    return least;
  };
  for (const CudaStage& stage : blocks.stages) {
    if (stage.nest.target.buffer == buffer && add(stage.nest, stage.nest.target) < 0) return -1;
    for (const auto& [id, load] : stage.nest.loads) {
      if (load.buffer == buffer) add(stage.nest, load);
    }
  }
  return most;
}

void CudaRowFinder::complete(CudaBlocks& blocks) const {
  const size_t rows = blocks.stages.front().spread;
  blocks.block = target_.cuda->block;
  const int64_t per_block = blocks.rows_of_block();
  blocks.count = (blocks.threads + per_block - 1) / per_block;
  share_rows(blocks);
  for (CudaStage& stage : blocks.stages) {
    stage.max_chain = target_.schedule->max_f32_chain;
    const bool reduces = kernel_.stages[stage.stage].kind != StageKind::kMap;
    const std::span<const int64_t> extents = stage.nest.extents;
    const int64_t results = numel(extents.subspan(rows, stage.free() - rows));
    const int64_t combined = numel(extents.subspan(stage.free()));
    if (reduces && stage.free() > rows) {
      stage.work = RowWork::kResults;
      stage.items = results;
      stage.share = choose_share(blocks, stage, results);
    } else if (extents.size() == rows) {
      stage.work = RowWork::kUniform;
    } else {
      stage.items = reduces ? combined : results;
    }
    place_stage(kernel_, layouts_, blocks.count * target_.cuda->block + stage.items, blocks.locals,
                stage);
    const bool is_shared = stage.work == RowWork::kAll ? extents.size() > rows : stage.share > 1;
    if (!is_shared || gives_position(stage) || blocks.columns > 1) continue;
    const auto uses_team = [&](int64_t pack) {
      const bool are_all = stage.work == RowWork::kAll;
      return (are_all ? stage.items : combined) / pack >= (are_all ? blocks.team : stage.share);
    };
    choose_pack(kernel_, *target_.cuda, blocks.locals, uses_team, stage);
  }
  limit_unrolling(blocks);
  if (!keeps_) return;
  choose_steps(kernel_, *target_.cuda, target_.cuda->min_lone_threads * target_.multiprocessors,
               blocks);
  if (blocks.steps.count == 1) return keep_values(blocks);
  blocks.threads /= blocks.steps.count;
  blocks.count = (blocks.threads + per_block - 1) / per_block;
}

// A value that stages load in the same iterations of a thread as another one loads or stores it is
// in registers.
void CudaRowFinder::keep_values(CudaBlocks& blocks) const {
  struct Kept {
    CudaStage* stage;  // the first that has the values …
    const Access* access;
    bool is_stored;  // … and stores them
    std::vector<std::pair<CudaStage*, ExprId>> loads;
  };
  const size_t rows = blocks.stages.front().spread;
  const auto items = [&](const CudaStage& stage) {
    return std::span<const int64_t>(stage.nest.extents).subspan(rows);
  };
  std::vector<Kept> all;
  for (CudaStage& stage : blocks.stages) {
    const Stage& own = kernel_.stages[stage.stage];
    if (stage.work != RowWork::kAll || stage.share > 1 || gives_position(stage)) continue;
    if (own.kind == StageKind::kScan) continue;
    for (const auto& [id, load] : stage.nest.loads) {
      if (!can_keep(blocks, stage, id)) continue;
      const auto has_load = [&](const Kept& kept) {
        return kept.stage->pack == stage.pack && are_equal(*kept.access, load) &&
               std::ranges::equal(items(*kept.stage), items(stage));
      };
      const auto known = std::ranges::find_if(all, has_load);
      if (known != all.end()) {
        known->loads.emplace_back(&stage, id);
      } else if (!blocks.is_target(load.buffer)) {
        all.push_back({&stage, &load, false, {{&stage, id}}});
      }
    }
    if (own.kind == StageKind::kMap && !own.guard.valid()) {
      all.push_back({&stage, &stage.nest.target, true, {}});
    }
  }
  int64_t left = 2 * target_.cuda->max_ahead_words;
  for (const Kept& kept : all) {
    const CudaStage& first = *kept.stage;
    const int64_t rounds = (first.items / first.pack + blocks.team - 1) / blocks.team;
    const BufferId buffer = kept.access->buffer;
    const auto bytes = static_cast<int64_t>(byte_size(kernel_.buffer(buffer).dtype));
    const int64_t words = rounds * ((bytes * first.pack + kRegisterBytes - 1) / kRegisterBytes);
    const size_t users = kept.loads.size() + (kept.is_stored ? 1 : 0);
    if (users < 2 || words > left || rounds > 2 * blocks.max_unrolled) continue;
    left -= words;
    const size_t array = blocks.kept.size();
    for (const auto& [stage, load] : kept.loads) stage->kept.emplace_back(load, array);
    blocks.kept.push_back({.buffer = buffer, .pack = first.pack, .rounds = rounds});
    if (!kept.is_stored) continue;
    kept.stage->keeps = array;
    const bool is_temporary = kernel_.buffer(buffer).role == BufferRole::kTemporary;
    if (!is_temporary || is_used_outside(blocks, buffer)) continue;
    if (count_loads(blocks, buffer) != kept.loads.size()) continue;
    kept.stage->stores = false;
    std::erase_if(blocks.shared, [&](const CudaSharedRow& row) { return row.buffer == buffer; });
  }
}

size_t CudaRowFinder::count_loads(const CudaBlocks& blocks, BufferId buffer) const {
  size_t count = 0;
  for (const CudaStage& stage : blocks.stages) {
    for (const auto& [id, load] : stage.nest.loads) {
      if (load.buffer == buffer && stage.placed(id).uses > 0) ++count;
    }
  }
  return count;
}

// True for a load that is done once for each item, whatever the others are.
bool CudaRowFinder::can_keep(const CudaBlocks& blocks, const CudaStage& stage, ExprId id) const {
  const Access& load = stage.nest.loads.at(id);
  const PlacedExpr& placed = stage.placed(id);
  if (placed.uses == 0 || placed.unsafe || placed.depth <= stage.spread) return false;
  if (!load.in_bounds || blocks.is_local(load.buffer)) return false;
  return stage.pack == 1 || std::ranges::find(stage.packed, id) != stage.packed.end();
}

// Long bodies are unrolled less, because NVRTC compiles each copy.
void CudaRowFinder::limit_unrolling(CudaBlocks& blocks) const {
  const int64_t most = target_.cuda->max_unrolled_row;
  int64_t body = 1;
  for (const CudaStage& stage : blocks.stages) {
    body = std::max(body, static_cast<int64_t>(stage.nest.exprs.size()) * stage.pack);
  }
  blocks.max_words = target_.cuda->max_ahead_words;
  blocks.max_unrolled = std::min(most, most * target_.schedule->few_instructions / body);
}

}  // namespace passnet
