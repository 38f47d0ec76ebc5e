#include "codegen/schedule/schedule_sizes.hpp"

#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <map>
#include <vector>

namespace passnet {
namespace {

const Integers& loops(const CpuRows& group) { return group.stages[0].nest.extents; }

int64_t operations(const Kernel& kernel, const Nest& nest) {
  int64_t total = 2;  // the loop, the store
  for (const ExprId id : nest.exprs) total += cost(kernel.expr(id).op);
  return total;
}

// True for a single map: the units may be tiles of any of its loops.
bool is_lone_map(const Kernel& kernel, const CpuRows& group) {
  return !group.in_strips && group.stages.size() == 1 &&
         kernel.stages[group.stages[0].stage].kind == StageKind::kMap;
}

// Tiles the innermost of the `free` loops, as many as the tile has extents.
std::vector<TiledLoop> make_tiles(std::span<const int64_t> extents, size_t free,
                                  std::span<const int64_t> tile) {
  std::vector<TiledLoop> tiles;
  const size_t count = std::min(free, tile.size());
  for (size_t i = 0; i < count; ++i) {
    const size_t loop = free - count + i;
    int64_t size = tile[tile.size() - count + i];
    if (i == 0) {
      for (const int64_t outer : tile.first(tile.size() - count)) size *= outer;
    }
    tiles.push_back({.loop = loop, .size = std::clamp<int64_t>(size, 1, extents[loop])});
  }
  return tiles;
}

// Returns the bytes that one iteration of a strip reads, along the inner loops of a stage, from
// memory that other stages of the group read too; the max over stages. 0 if they read none, or if
// rows share cache lines.
int64_t reread_bytes(const Kernel& kernel, const CpuRows& group, const ScheduleCosts& costs) {
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
        if (load.strides[loop] * size % costs.page_bytes == 0) return 0;
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

// True if rows of results share cache lines, all of them stay cached, and no function of many
// instructions is worth more threads: those that store to two strips of a row wait for each other's
// lines.
bool shares_lines(const Kernel& kernel, const CpuRows& group, const Target& target) {
  bool shares = false;
  for (const ScheduledStage& stage : group.stages) {
    const Nest& nest = stage.nest;
    const bool computes = std::ranges::any_of(
        nest.exprs, [&](ExprId id) { return info(kernel.expr(id).op).is_transcendental; });
    if (computes) return false;
    if (!nest.target.affine || nest.target.strides[group.rows - 1] != 1) continue;
    const BufferId buffer = kernel.stages[stage.stage].target;
    const auto size = static_cast<int64_t>(byte_size(kernel.buffer(buffer).dtype));
    int64_t bytes = size * nest.extents[group.rows - 1];
    for (size_t loop = group.rows; loop < nest.extents.size(); ++loop) {
      const int64_t stride = nest.target.strides[loop];
      if (stride != 0) bytes *= nest.extents[loop];
      shares |= stride * size % target.cache_line != 0;
    }
    if (bytes > target.schedule->max_shared_line_bytes) return false;
  }
  return shares;
}

// Returns the elementary operations of one unit.
double unit_work(const Kernel& kernel, const CpuRows& group) {
  double work = 0;
  for (const ScheduledStage& stage : group.stages) {
    double iterations = 1;
    for (size_t loop = 0; loop < stage.nest.extents.size(); ++loop) {
      const TiledLoop* tile = group.find_tiled(loop);
      if (tile != nullptr)
        iterations *= static_cast<double>(std::min(tile->size, stage.nest.extents[loop]));
      else if (loop >= group.rows)
        iterations *= static_cast<double>(stage.nest.extents[loop]);
    }
    work += iterations * static_cast<double>(operations(kernel, stage.nest));
  }
  return std::max(work, 1.0);
}

// Returns the bytes of the widest element of the rows that the nest loads; at least 1.
int64_t widest_element(const Kernel& kernel, const CpuRows& group, const Nest& nest) {
  size_t widest = 1;
  for (const auto& [id, load] : nest.loads) {
    const bool is_one =
        load.affine && std::ranges::all_of(std::span(load.strides).subspan(group.rows),
                                           [](int64_t stride) { return stride == 0; });
    if (!is_one) widest = std::max(widest, byte_size(kernel.buffer(load.buffer).dtype));
  }
  return static_cast<int64_t>(widest);
}

int64_t round_up(int64_t value, int64_t step) { return (value + step - 1) / step * step; }

// Returns the grain of a loop of `units` units that threads share, by counting operations.
int64_t shared_grain(const Kernel& kernel, const CpuRows& group, int64_t units,
                     const Target& target) {
  const double grain = target.schedule->thread_work / unit_work(kernel, group);
  return std::clamp(static_cast<int64_t>(grain), int64_t{1}, std::max<int64_t>(units / 2, 1));
}

void set_tile(const Kernel& kernel, CpuRows& group, std::span<const int64_t> tile,
              const Target& target) {
  const auto& extents = loops(group);
  if (std::ranges::find(extents, 0) != extents.end()) return;
  const bool is_shared = group.grain < unit_count(group);
  const auto set_grain = [&] {
    const int64_t units = unit_count(group);
    group.grain = is_shared ? shared_grain(kernel, group, units, target) : units;
  };
  if (group.has_products()) {
    for (const TiledLoop& wanted : make_tiles(extents, group.rows + group.tiled.size(), tile)) {
      for (TiledLoop& own : group.tiled) {
        if (own.loop == wanted.loop) own.size = wanted.size;
      }
    }
    set_grain();
    return;
  }
  if (is_lone_map(kernel, group)) {
    group.tiled = make_tiles(extents, extents.size(), tile);
    const bool has_pairs = group.stages[0].nest.has_pairs;
    if (has_pairs) group.tiled.back().size += group.tiled.back().size % 2;
    group.rows = extents.size() - group.tiled.size();
    set_grain();
    return;
  }
  auto tiles = make_tiles(extents, group.rows, tile);
  if (tiles.empty()) return;
  if (group.in_strips) {
    tiles.back().size = std::min(tiles.back().size, target.schedule->max_strip);
    group.tiled = {tiles.back()};
    tiles.pop_back();
  }
  set_grain();
  // Each row is a unit: a tile of several rows gives one thread consecutive rows.
  int64_t rows = 1;
  for (const TiledLoop& loop : tiles) rows *= loop.size;
  if (!tiles.empty()) group.grain = rows;
}

}  // namespace

int64_t strip_size(const Kernel& kernel, const CpuRows& group, const Target& target) {
  const ScheduleCosts& costs = *target.schedule;
  const int64_t step = target.vector_floats;
  const int64_t iterations = loops(group)[group.rows - 1];
  if (iterations <= costs.max_shared_line_strip && shares_lines(kernel, group, target))
    return iterations;
  const int64_t rows = numel(std::span(loops(group)).first(group.rows));
  int64_t most =
      std::clamp(round_up(rows / costs.strip_shares, step), costs.min_strip, costs.max_strip);
  const int64_t bytes = reread_bytes(kernel, group, costs);
  const int64_t near = bytes == 0 ? 0 : costs.strip_bytes / bytes / step * step;
  if (near >= costs.min_strip && near < std::min(iterations, most)) {
    for (int64_t size = near; size >= costs.min_strip; size -= step) {
      if (iterations % size == 0) return size;
    }
    most = near;
  }
  if (iterations <= most) return most;
  const int64_t strips = (iterations + most - 1) / most;
  for (int64_t count = strips; count > 1; --count) {
    const int64_t whole = round_up((iterations + count - 1) / count, step);
    const int64_t rest = iterations % whole;
    const bool leaves_scant_strip = rest > 0 && rest < step;  // its elements would run one by one
    if (whole <= costs.max_strip && !leaves_scant_strip) return whole;
  }
  return (iterations + strips - 1) / strips;
}

namespace {

// True if processors begin the next row of the group early enough: rows of floats that call no
// function, and that are whole vectors where the group stores them before it reads them; with
// narrow vectors, such as are reduced once.
bool suits_single_rows(const Kernel& kernel, const CpuRows& group, const Target& target) {
  bool waits = false;
  int64_t reductions = 0;
  for (const ScheduledStage& stage : group.stages) {
    const int64_t row = numel(std::span(stage.nest.extents).subspan(group.rows));
    if (row <= 1) continue;
    reductions += stage.nest.combined > 0 ? 1 : 0;
    if (widest_element(kernel, group, stage.nest) < 4) return false;
    for (const ExprId id : stage.nest.exprs) {
      if (info(kernel.expr(id).op).is_transcendental) return false;
    }
    for (const auto& [id, load] : stage.nest.loads) {
      const bool is_stored = std::ranges::any_of(group.stages, [&](const ScheduledStage& other) {
        return kernel.stages[other.stage].target == load.buffer && !group.is_local(load.buffer);
      });
      waits |= is_stored && row % target.vector_floats != 0;
    }
  }
  return !waits && (reductions <= 1 || target.vector_floats >= target.schedule->min_sums);
}

}  // namespace

bool runs_side_by_side(const Kernel& kernel, const CpuRows& group, const Target& target) {
  const ScheduleCosts& costs = *target.schedule;
  if (group.in_strips || group.serial || !group.tiled.empty() || group.rows == 0) return false;
  if (group.has_products()) return false;
  if (loops(group)[group.rows - 1] < costs.side_by_side) return false;
  bool waits = false;
  for (size_t s = 0; s < group.stages.size(); ++s) {
    const Nest& nest = group.stages[s].nest;
    const int64_t row = numel(std::span(nest.extents).subspan(group.rows));
    if (row * widest_element(kernel, group, nest) > costs.max_side_by_side_bytes) return false;
    waits |= nest.combined > 0 && row > 1 && s + 1 < group.stages.size();
  }
  return waits && !suits_single_rows(kernel, group, target);
}

int64_t unit_count(const CpuRows& group) {
  int64_t count = 1;
  for (size_t loop = 0; loop < group.rows; ++loop) {
    if (group.find_tiled(loop) == nullptr) count *= loops(group)[loop];
  }
  for (const TiledLoop& tile : group.tiled) {
    count *= (loops(group)[tile.loop] + tile.size - 1) / tile.size;
  }
  return count;
}

int64_t loop_units(std::span<const CpuRows> pieces) {
  int64_t count = 0;
  for (const CpuRows& piece : pieces) count += unit_count(piece);
  return count;
}

double work_of(const Kernel& kernel) {
  const std::vector<Layout> layouts = contiguous_layouts(kernel);
  double work = 0;
  for (const Stage& stage : kernel.stages) {
    const Nest nest = analyze_stage(kernel, stage, layouts, Bounds::kTrusted);
    work +=
        static_cast<double>(numel(nest.extents)) * static_cast<double>(operations(kernel, nest));
  }
  return work;
}

namespace {

// The way in which the values that a loop stores reach another, the harder the larger.
enum class Passing : uint8_t { kNone, kByRows, kAcrossRows };

// Returns that of a load, which reads the buffer that a stage of the other loop stores to.
Passing passing(const CpuRows& from, const Nest& storing, const CpuRows& to, const Nest& reading,
                const Access& load) {
  const Access& stored = storing.target;
  const auto are_equal = [](const TiledLoop& a, const TiledLoop& b) {
    return a.loop == b.loop && a.size == b.size;
  };
  if (from.rows != to.rows || !std::ranges::equal(from.tiled, to.tiled, are_equal) ||
      !load.affine || !stored.affine || load.offset != stored.offset) {
    return Passing::kAcrossRows;
  }
  // Threads share the rows, and the tiles of all loops.
  const size_t shared = to.tiled.empty() ? to.rows : reading.extents.size();
  if (storing.extents.size() < shared) return Passing::kAcrossRows;
  const auto of_shared = [shared](const auto& list) { return std::span(list).first(shared); };
  const bool by_rows = std::ranges::equal(of_shared(reading.extents), of_shared(storing.extents)) &&
                       std::ranges::equal(of_shared(load.strides), of_shared(stored.strides));
  return by_rows ? Passing::kByRows : Passing::kAcrossRows;
}

Passing passing(const CpuRows& from, const CpuRows& to) {
  Passing most = Passing::kNone;
  for (const ScheduledStage& writer : from.stages) {
    for (const ScheduledStage& reader : to.stages) {
      for (const auto& [id, load] : reader.nest.loads) {
        if (load.buffer != writer.nest.target.buffer) continue;
        most = std::max(most, passing(from, writer.nest, to, reader.nest, load));
      }
    }
  }
  return most;
}

// Adds up that of loops in pieces, which threads share as one.
Passing passing(std::span<const CpuRows> from, std::span<const CpuRows> to) {
  Passing most = Passing::kNone;
  for (const CpuRows& storing : from) {
    for (const CpuRows& reading : to) most = std::max(most, passing(storing, reading));
  }
  const bool in_pieces = from.size() + to.size() > 2;
  return most == Passing::kByRows && in_pieces ? Passing::kAcrossRows : most;
}

}  // namespace

// Shares either all expensive loops of a graph among threads or none, because each finds the data
// of the one before it in the threads' caches. The largest launch decides, not all together: so a
// launch that does the work of several is shared whenever one of them is.
void set_default_grains(const Kernel& kernel, std::span<CpuRows> groups, const Target& target,
                        double largest_launch) {
  const ScheduleCosts& costs = *target.schedule;
  double total = 0;
  std::vector<std::span<CpuRows>> expensive;
  int64_t beginnings = 0;  // loops that do not go on with the rows of an earlier one
  bool exchanges = false;
  for (size_t first = 0; first < groups.size(); first += groups[first].pieces) {
    const std::span<CpuRows> loop = groups.subspan(first, groups[first].pieces);
    const int64_t units = loop_units(loop);
    const double work = unit_work(kernel, loop[0]) * static_cast<double>(units);
    loop[0].grain = units;
    total += work;
    if (loop[0].serial || work <= costs.shared_group_work) continue;
    Passing most = Passing::kNone;
    for (const std::span<CpuRows> before : expensive) most = std::max(most, passing(before, loop));
    exchanges |= most == Passing::kAcrossRows;
    if (most != Passing::kByRows) ++beginnings;
    expensive.push_back(loop);
  }
  const double hand_overs = costs.shared_work * static_cast<double>(beginnings);
  const double least =
      exchanges ? costs.exchanged_work : std::min(hand_overs, costs.exchanged_work);
  if (std::max(total, largest_launch) <= least) return;
  for (const std::span<CpuRows> loop : expensive) {
    loop[0].grain = shared_grain(kernel, loop[0], loop_units(loop), target);
  }
}

int64_t running_sums(const CpuRows& group, size_t stage, const Target& target) {
  const ScheduleCosts& costs = *target.schedule;
  const int64_t fewest = costs.min_sums;
  if (group.vector > 0 || group.unroll > 0) {
    const int64_t wanted = std::max(group.vector, group.vector > 0 ? int64_t{1} : fewest) *
                           std::max<int64_t>(group.unroll, 1);
    return std::clamp(static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(wanted))), fewest,
                      costs.max_sums);
  }
  const int64_t row = group.stages[stage].nest.extents.back();
  if (row >= costs.long_row) return costs.row_sums;
  return row >= costs.long_row / 2 ? 2 * fewest : fewest;
}

int64_t default_split(const Kernel& kernel, const Stage& stage, const Target& target) {
  const ScheduleCosts& costs = *target.schedule;
  if (stage.kind != StageKind::kReduce) return 1;
  const Shape extents = kernel.extents(stage);
  const auto kept = std::span(extents).first(extents.size() - stage.reduced);
  if (numel(kept) >= costs.min_split_rows) return 1;
  // An expression reads at least one element per iteration.
  const auto work =
      static_cast<double>(numel(extents)) * static_cast<double>(costs.split_iteration_work);
  const auto parts = static_cast<int64_t>(work / costs.split_work);
  return std::clamp<int64_t>(parts, 1, costs.max_parts);
}

void set_sizes(const Kernel& kernel, std::vector<CpuRows>& groups, const Schedule& asked,
               const Target& target) {
  for (CpuRows& group : groups) {
    if (!asked.tile.empty()) set_tile(kernel, group, asked.tile, target);
    group.vector = asked.vector;
    group.unroll = asked.unroll;
    const int64_t units = unit_count(group);
    if (asked.threads > 0) group.grain = (units + asked.threads - 1) / asked.threads;
    group.grain = group.serial ? units : std::max<int64_t>(group.grain, 1);
  }
}

std::string print_sizes(std::span<const CpuRows> pieces) {
  const CpuRows& group = pieces[0];
  const auto& extents = loops(group);
  Integers tile;
  for (size_t loop = 0; loop < extents.size(); ++loop) {
    const TiledLoop* tiled = group.find_tiled(loop);
    if (tiled != nullptr) {
      tile.push_back(std::min(tiled->size, extents[loop]));
    } else {
      tile.push_back(loop < group.rows ? 1 : extents[loop]);
    }
  }
  const int64_t threads =
      (loop_units(pieces) + group.grain - 1) / std::max<int64_t>(group.grain, 1);
  std::string text = fmt::format("loops=[{}] tile=[{}], threads={}", fmt::join(extents, ","),
                                 fmt::join(tile, ","), group.serial ? 1 : threads);
  if (group.has_products()) text += ", products in registers";
  if (pieces.size() > 1) text += fmt::format(", {} pieces", pieces.size());
  if (group.vector > 0) text += fmt::format(", vector={}", group.vector);
  if (group.unroll > 0) text += fmt::format(", unroll={}", group.unroll);
  return text;
}

}  // namespace passnet
