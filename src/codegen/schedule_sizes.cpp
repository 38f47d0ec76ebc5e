#include "codegen/schedule_sizes.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <map>
#include <vector>

namespace passnet {
namespace {

constexpr double kGrain = 300'000;  // elementary operations that are worth one more thread
constexpr int64_t kVector = 16;     // floats of the prelude's vectors
constexpr int64_t kMostSums = 512;

const Integers& loops(const RowGroup& group) { return group.stages[0].nest.extents; }

const BlockedLoop* block_of(const RowGroup& group, size_t loop) {
  const auto at = std::ranges::find(group.blocked, loop, &BlockedLoop::loop);
  return at == group.blocked.end() ? nullptr : &*at;
}

int64_t operations(const Kernel& kernel, const Nest& nest) {
  int64_t total = 2;  // the loop, the store
  for (const ExprId id : nest.exprs) total += cost(kernel.expr(id).op);
  return total;
}

// Whether it is a map by itself: the units may be blocks of any of its loops.
bool is_lone_map(const RowGroup& group) {
  return !group.lanes && group.stages.size() == 1 && group.stages[0].stage->kind == StageKind::kMap;
}

// Blocks of the innermost of `free` loops, as many as the tile has extents for.
std::vector<BlockedLoop> make_blocks(std::span<const int64_t> extents, size_t free,
                                     std::span<const int64_t> tile) {
  std::vector<BlockedLoop> blocks;
  const size_t count = std::min(free, tile.size());
  for (size_t i = 0; i < count; ++i) {
    const size_t loop = free - count + i;
    int64_t size = tile[tile.size() - count + i];
    if (i == 0) {
      for (const int64_t outer : tile.first(tile.size() - count)) size *= outer;
    }
    blocks.push_back({.loop = loop, .size = std::clamp<int64_t>(size, 1, extents[loop])});
  }
  return blocks;
}

void set_tile(const Kernel& kernel, RowGroup& group, std::span<const int64_t> tile) {
  const auto& extents = loops(group);
  if (std::ranges::find(extents, 0) != extents.end()) return;
  if (is_lone_map(group)) {
    group.blocked = make_blocks(extents, extents.size(), tile);
    group.rows = extents.size() - group.blocked.size();
    group.grain = default_grain(kernel, group);
    return;
  }
  auto blocks = make_blocks(extents, group.rows, tile);
  if (blocks.empty()) return;
  if (group.lanes) {
    blocks.back().size = std::min(blocks.back().size, kMaxLanes);
    group.blocked = {blocks.back()};
    blocks.pop_back();
  }
  group.grain = default_grain(kernel, group);
  // Rows are single units: a tile of several is so many in a row for one thread.
  int64_t rows = 1;
  for (const BlockedLoop& block : blocks) rows *= block.size;
  if (!blocks.empty()) group.grain = rows;
}

// Bytes that one lane takes, along the inner loops of a stage, from memory that other stages of the
// group read too, where that is most; 0 where they take none, or its rows lie in the same lines of
// a cache.
int64_t reread_bytes_of_lane(const Kernel& kernel, const RowGroup& group) {
  constexpr int64_t kPage = 4096;
  std::map<BufferId, size_t> readers;
  std::vector<std::map<BufferId, int64_t>> reads;  // by stage
  for (const ScheduledStage& stage : group.stages) {
    auto& read = reads.emplace_back();
    for (const auto& [id, load] : stage.nest.loads) {
      if (!load.affine || load.strides[group.rows - 1] == 0) continue;
      const auto size = static_cast<int64_t>(byte_size(kernel.buffer(load.buffer).dtype));
      int64_t elements = 1;
      for (size_t loop = group.rows; loop < stage.nest.extents.size(); ++loop) {
        if (load.strides[loop] == 0) continue;
        if (load.strides[loop] * size % kPage == 0) return 0;
        elements *= stage.nest.extents[loop];
      }
      if (elements > 1) read[load.buffer] = std::max(read[load.buffer], elements * size);
    }
    for (const auto& [buffer, bytes] : read) ++readers[buffer];
  }
  int64_t most = 0;
  for (const auto& read : reads) {
    int64_t total = 0;
    for (const auto& [buffer, bytes] : read) total += readers[buffer] > 1 ? bytes : 0;
    most = std::max(most, total);
  }
  return most;
}

// Elementary operations of one unit.
double unit_work(const Kernel& kernel, const RowGroup& group) {
  double work = 0;
  for (const ScheduledStage& stage : group.stages) {
    double iterations = 1;
    for (size_t loop = 0; loop < stage.nest.extents.size(); ++loop) {
      const BlockedLoop* block = block_of(group, loop);
      if (block != nullptr)
        iterations *= static_cast<double>(std::min(block->size, stage.nest.extents[loop]));
      else if (loop >= group.rows)
        iterations *= static_cast<double>(stage.nest.extents[loop]);
    }
    work += iterations * static_cast<double>(operations(kernel, stage.nest));
  }
  return std::max(work, 1.0);
}

int64_t round_up(int64_t value, int64_t step) { return (value + step - 1) / step * step; }

}  // namespace

int64_t lane_block(const Kernel& kernel, const RowGroup& group) {
  constexpr int64_t kShares = 8;
  constexpr int64_t kFewest = 64;       // lanes
  constexpr int64_t kNear = 44 * 1024;  // bytes of the first cache
  const int64_t lanes = loops(group)[group.rows - 1];
  const int64_t rows = numel(std::span(loops(group)).first(group.rows));
  int64_t most = std::clamp(round_up(rows / kShares, kVector), kFewest, kMaxLanes);
  const int64_t bytes = reread_bytes_of_lane(kernel, group);
  const int64_t near = bytes == 0 ? 0 : kNear / bytes / kVector * kVector;
  if (near >= kFewest && near < std::min(lanes, most)) {
    for (int64_t size = near; size >= kFewest; size -= kVector) {
      if (lanes % size == 0) return size;
    }
    most = near;
  }
  if (lanes <= most) return most;
  const int64_t blocks = (lanes + most - 1) / most;
  return round_up((lanes + blocks - 1) / blocks, kVector);
}

bool run_together(const RowGroup& group) {
  constexpr int64_t kLongest = 256;  // elements of a row
  if (group.lanes || group.serial || !group.blocked.empty() || group.rows == 0) return false;
  if (loops(group)[group.rows - 1] < kRowsTogether) return false;
  bool waits = false;
  for (size_t s = 0; s < group.stages.size(); ++s) {
    const Nest& nest = group.stages[s].nest;
    const int64_t row = numel(std::span(nest.extents).subspan(group.rows));
    if (row > kLongest) return false;
    waits |= nest.combined > 0 && row > 1 && s + 1 < group.stages.size();
  }
  return waits;
}

int64_t unit_count(const RowGroup& group) {
  int64_t count = 1;
  for (size_t loop = 0; loop < group.rows; ++loop) {
    if (block_of(group, loop) == nullptr) count *= loops(group)[loop];
  }
  for (const BlockedLoop& block : group.blocked) {
    count *= (loops(group)[block.loop] + block.size - 1) / block.size;
  }
  return count;
}

int64_t default_grain(const Kernel& kernel, const RowGroup& group) {
  if (group.serial) return unit_count(group);
  return std::max<int64_t>(1, static_cast<int64_t>(kGrain / unit_work(kernel, group)));
}

// Either all loops of a kernel that do much are shared or none: what one has left in the caches of
// the threads, the next finds there.
void set_default_grains(const Kernel& kernel, std::span<RowGroup> groups) {
  // Elementary operations: fewer are done before another thread has what it needs from the caches
  // of this one.
  constexpr double kWorthSharing = 900'000;
  constexpr double kMuch = 0.1;
  double total = 0;
  for (const RowGroup& group : groups) {
    total += unit_work(kernel, group) * static_cast<double>(unit_count(group));
  }
  for (RowGroup& group : groups) {
    const int64_t units = unit_count(group);
    const double work = unit_work(kernel, group) * static_cast<double>(units);
    const bool shares = total > kWorthSharing && work > kMuch * kWorthSharing;
    group.grain = group.serial || !shares ? units
                                          : std::clamp<int64_t>(default_grain(kernel, group), 1,
                                                                std::max<int64_t>(units / 2, 1));
  }
}

int64_t running_sums(const RowGroup& group, size_t stage) {
  if (group.vector > 0 || group.unroll > 0) {
    const int64_t wanted = std::max(group.vector, group.vector > 0 ? int64_t{1} : kVector) *
                           std::max<int64_t>(group.unroll, 1);
    return std::clamp(static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(wanted))), kVector,
                      kMostSums);
  }
  const int64_t row = group.stages[stage].nest.extents.back();
  if (row >= kShortRow) return kDefaultSums;
  return row >= kShortRow / 2 ? 2 * kVector : kVector;
}

int64_t default_split(const Kernel& kernel, const Stage& stage, const Target& target) {
  constexpr int64_t kFewRows = 4;
  if (stage.kind != StageKind::kReduce) return 1;
  const Shape extents = kernel.extents(stage);
  const auto kept = std::span(extents).first(extents.size() - stage.reduced);
  if (numel(kept) >= kFewRows) return 1;
  // An expression reads at least one element an iteration.
  const auto parts = static_cast<int64_t>(static_cast<double>(numel(extents)) * 4 / kGrain);
  return std::clamp<int64_t>(parts, 1, target.schedule.max_parts);
}

void set_sizes(const Kernel& kernel, std::vector<RowGroup>& groups, const Schedule& asked) {
  for (RowGroup& group : groups) {
    if (!asked.tile.empty()) set_tile(kernel, group, asked.tile);
    group.vector = asked.vector;
    group.unroll = asked.unroll;
    const int64_t units = unit_count(group);
    if (asked.threads > 0) group.grain = (units + asked.threads - 1) / asked.threads;
    group.grain = group.serial ? units : std::max<int64_t>(group.grain, 1);
  }
}

std::string print_sizes(const RowGroup& group) {
  const auto& extents = loops(group);
  Integers tile;
  for (size_t loop = 0; loop < extents.size(); ++loop) {
    const BlockedLoop* block = block_of(group, loop);
    if (block != nullptr) {
      tile.push_back(std::min(block->size, extents[loop]));
    } else {
      tile.push_back(loop < group.rows ? 1 : extents[loop]);
    }
  }
  const int64_t threads = (unit_count(group) + group.grain - 1) / std::max<int64_t>(group.grain, 1);
  std::string text = fmt::format("loops=[{}] tile=[{}], threads={}", fmt::join(extents, ","),
                                 fmt::join(tile, ","), group.serial ? 1 : threads);
  if (group.vector > 0) text += fmt::format(", vector={}", group.vector);
  if (group.unroll > 0) text += fmt::format(", unroll={}", group.unroll);
  return text;
}

}  // namespace passnet
