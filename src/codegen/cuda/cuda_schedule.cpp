#include "codegen/cuda/cuda_schedule.hpp"

#include "codegen/cuda/cuda_packs.hpp"
#include "codegen/cuda/cuda_rows.hpp"
#include "codegen/cuda/cuda_widths.hpp"
#include "codegen/cuda/scatter/parallel_loops.hpp"
#include "codegen/cuda/scatter/slow_scatter.hpp"
#include "codegen/cuda/tiles/cuda_tiles.hpp"
#include "kernel/analysis/stage_graph.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/order_stages.hpp"
#include "kernel/transform/split_parts.hpp"
#include "kernel/transform/split_reductions.hpp"
#include "kernel/transform/trim_fills.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace passnet {
namespace {

// not tuning: how many of the words of arguments a stage needs at most, per access and loop
constexpr int64_t kWordBytes = 8;

// Schedules a stage whose iterations are a thread each.
class StageScheduler {
 public:
  StageScheduler(const Kernel& kernel, size_t stage, std::span<const Layout> layouts,
                 const Target& target)
      : kernel_(kernel), stage_(kernel.stages[stage]), layouts_(layouts), target_(target) {
    own_.stage = stage;
    own_.max_chain = target.schedule->max_f32_chain;
  }

  CudaBlocks run() {
    own_.nest = analyze_stage(kernel_, stage_, layouts_, Bounds::kTrusted);
    own_.is_atomic =
        accumulates(stage_.store) && is_slow_scatter(kernel_, stage_, own_.nest, target_);
    order_loops();
    join_loops();
    const int64_t iterations = numel(std::span(own_.nest.extents).first(own_.spread));
    int64_t threads = iterations;
    // Enough threads remain if one computes several neighboring elements.
    const auto leaves_threads = [&](int64_t pack) {
      return iterations / pack >= target_.cuda->min_flat_threads;
    };
    if (stage_.kind == StageKind::kMap && own_.spread == own_.nest.extents.size() &&
        !own_.is_atomic) {
      choose_pack(kernel_, *target_.cuda, {}, leaves_threads, own_);
      if (own_.pack == 1) threads = choose_tile(iterations);
      if (own_.pack == 1 && !own_.tile) choose_rounds(kernel_, *target_.cuda, own_);
      threads /= own_.rounds;
    }
    place_stage(kernel_, layouts_, std::max(iterations, threads), {}, own_);
    threads = threads / own_.pack * choose_owners(threads);
    const int64_t block = target_.cuda->block;
    CudaBlocks blocks{.count = (threads + block - 1) / block, .threads = threads};
    blocks.stages.push_back(std::move(own_));
    return blocks;
  }

 private:
  // Loops over threads come first; the last of them is the one along which neighboring threads
  // access neighboring elements most.
  void order_loops() {
    std::vector<bool> parallel = find_parallel_loops(kernel_, stage_, own_.nest);
    const bool is_free = stores_same_values(kernel_, stage_, own_.nest, parallel);
    if (own_.is_atomic || is_free) parallel.assign(parallel.size(), true);
    std::vector<size_t> order;
    for (size_t loop = 0; loop < parallel.size(); ++loop) {
      if (parallel[loop]) order.push_back(loop);
    }
    own_.spread = order.size();
    if (!order.empty()) {
      std::ranges::stable_sort(order, [&](size_t a, size_t b) { return reach(a) > reach(b); });
      const size_t last = find_last(order);
      std::erase(order, last);
      order.push_back(last);
    }
    for (size_t loop = 0; loop < parallel.size(); ++loop) {
      if (!parallel[loop]) order.push_back(loop);
    }
    permute(own_.nest, order);
  }

  size_t find_last(std::span<const size_t> order) const {
    size_t last = order.back();
    for (const size_t loop : order) {
      if (contiguity(loop) > contiguity(last)) last = loop;
    }
    return last;
  }

  // The order of loops in memory: the stride of the target, as far as it has one.
  int64_t reach(size_t loop) const {
    const Access& access = own_.nest.target;
    return access.affine ? std::abs(access.strides[loop]) : 0;
  }

  // Counts the elements of the accesses that are contiguous along a loop; a store counts as two
  // loads. Elements that many iterations share, as a scale per channel, stay in a cache.
  int64_t contiguity(size_t loop) const {
    if (own_.nest.extents[loop] == 1) return -1;
    int64_t count = 2 * contiguous(own_.nest.target, loop);
    for (const auto& [id, load] : own_.nest.loads) count += contiguous(load, loop);
    return count;
  }

  // The elements of an access that is contiguous along the loop; otherwise 0.
  int64_t contiguous(const Access& access, size_t loop) const {
    return is_unit(access, loop) ? accessed_elements(own_.nest, access) : 0;
  }

  // Drops loops of one iteration, and merges neighbors if they are all of one kind.
  void join_loops() {
    Nest& nest = own_.nest;
    if (own_.spread == own_.free()) {
      simplify(nest);
      own_.spread = own_.free();
      return;
    }
    for (size_t loop = nest.extents.size(); loop-- > 0;) {
      if (nest.extents[loop] != 1) continue;
      drop_unit(nest, loop);
      if (loop < own_.spread) --own_.spread;
    }
  }

  // The loop along which a load of most elements is contiguous, and the store is not.
  std::optional<size_t> loop_across(size_t along, int64_t iterations) const {
    std::optional<size_t> across;
    int64_t most = iterations / 2;
    for (const auto& [id, load] : own_.nest.loads) {
      if (!load.affine || load.strides[along] == 0 || contiguous(load, along) > 0) continue;
      for (size_t loop = 0; loop < own_.nest.extents.size(); ++loop) {
        if (loop == along || contiguous(load, loop) <= most) continue;
        most = contiguous(load, loop);
        across = loop;
      }
    }
    return across;
  }

  // Chooses tiles if a load of most elements is contiguous along another loop than the store, which
  // then is the last one; returns the number of threads, with those beyond the ends of both loops.
  int64_t choose_tile(int64_t iterations) {
    const std::span<const int64_t> extents = own_.nest.extents;
    size_t along = extents.size();
    for (size_t loop = 0; loop < extents.size(); ++loop) {
      if (contiguous(own_.nest.target, loop) > 0) along = loop;
    }
    if (along == extents.size()) return iterations;
    const CudaCosts& costs = *target_.cuda;
    const std::optional<size_t> found = loop_across(along, iterations);
    if (!found || extents[*found] < costs.min_tile || extents[along] < costs.min_tile) {
      return iterations;
    }
    // Half of such a tile would be idle: the taps of a window, 3 by 3.
    if (extents[*found] < costs.max_tile && extents[*found] % costs.min_tile != 0) {
      return iterations;
    }
    std::vector<size_t> order(extents.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::rotate(order.begin() + static_cast<ptrdiff_t>(along),
                order.begin() + static_cast<ptrdiff_t>(along) + 1, order.end());
    permute(own_.nest, order);
    const size_t across = *found - (*found > along ? 1 : 0);
    const size_t last = extents.size() - 1;
    const int64_t square = choose_square(kernel_, costs, across, side_of_threads(iterations), own_);
    const int64_t count_across = own_.nest.extents[across] / square;
    const int64_t count_along = own_.nest.extents[last] / square;
    own_.tile = CudaTile{.loop = across,
                         .across = tile_side(count_across),
                         .along = tile_side(count_along),
                         .square = square};
    CudaTile& tile = *own_.tile;
    const auto fits = [&](int64_t rounds) {
      return square == 1 && count_across % (tile.across * rounds) == 0 &&
             iterations / rounds >= costs.min_flat_threads;
    };
    while (tile.rounds < costs.max_rounds && fits(2 * tile.rounds)) tile.rounds *= 2;
    const int64_t others = iterations / (count_across * count_along * square * square);
    return others * round_up(count_across, tile.across) / tile.rounds *
           round_up(count_along, tile.along);
  }

  // The side of the largest squares that leave enough threads.
  int64_t side_of_threads(int64_t iterations) const {
    int64_t side = target_.cuda->max_square;
    while (side > 1 && iterations / (side * side) < target_.cuda->min_rounds_threads) side /= 2;
    return side;
  }

  int64_t tile_side(int64_t extent) const {
    const CudaCosts& costs = *target_.cuda;
    const bool fits = extent % costs.max_tile == 0 || extent >= costs.many_tiles * costs.max_tile;
    return fits ? costs.max_tile : costs.min_tile;
  }

  // Returns the number of threads that own elements, for each iteration of the loops over threads,
  // if iterations that may store to the same element would follow one another in one thread.
  int64_t choose_owners(int64_t threads) {
    if (own_.nest.target.affine || own_.spread == own_.nest.extents.size()) return 1;
    if (stage_.kind != StageKind::kMap) return 1;
    const std::vector<size_t> dims = find_data_dims(kernel_, stage_);
    const Shape shape = kernel_.shape(stage_.target);
    int64_t owners = 1;
    for (const size_t dim : dims) owners *= shape[dim];
    if (dims.empty() || owners * threads > target_.cuda->max_owners) return 1;
    own_.owned = dims;
    return owners * choose_share(owners * threads);
  }

  // Returns the threads that share the iterations of an owner: a warp, if there are many. Sums of
  // half precision are rounded in the order of the iterations, so one thread has them all.
  int64_t choose_share(int64_t owners) {
    const CudaCosts& costs = *target_.cuda;
    const DType dtype = kernel_.buffer(stage_.target).dtype;
    const bool keeps_order = !accumulates(stage_.store) || is_complex(dtype) ||
                             dtype == DType::kBool || byte_size(dtype) < 4;
    if (keeps_order || own_.nest.extents[own_.spread] < costs.min_shared_steps ||
        owners * costs.warp > costs.max_owners) {
      return 1;
    }
    own_.share = costs.warp;
    return own_.share;
  }

  const Kernel& kernel_;
  const Stage& stage_;
  std::span<const Layout> layouts_;
  const Target& target_;
  CudaStage own_;
};

// Returns the max number of bytes of the arguments that a stage needs. Literals need none.
int64_t argument_bytes(const CudaStage& stage, CppNumbers numbers) {
  const auto accesses = static_cast<int64_t>(stage.nest.loads.size()) + 1;
  const auto loops = static_cast<int64_t>(stage.nest.extents.size());
  if (numbers == CppNumbers::kLiterals) return accesses * kWordBytes;
  constexpr int64_t kDims = 8;  // not tuning: of an access without an affine form
  const auto values = static_cast<int64_t>(stage.nest.exprs.size());
  constexpr int64_t kOthers = 8;  // not tuning: sizes of tiles, and of the whole
  return (accesses * (2 + std::max(loops, kDims)) + 3 * loops + values + kOthers) * kWordBytes;
}

// True if a thread of the stage has anything to do.
bool has_work(const Kernel& kernel, const CudaBlocks& blocks) {
  const CudaStage& stage = blocks.stages.front();
  if (kernel.stages[stage.stage].kind == StageKind::kReduce) return blocks.threads > 0;
  return std::ranges::all_of(stage.nest.extents, [](int64_t extent) { return extent > 0; });
}

// Returns the number of parts into which a reduction over many iterations with few results is
// split; 1: it is not.
int64_t parts_of(const Kernel& kernel, const Stage& stage, const Target& target) {
  if (stage.kind != StageKind::kReduce) return 1;
  const Shape extents = kernel.extents(stage);
  const std::span<const int64_t> all(extents);
  const size_t free = extents.size() - stage.reduced;
  const int64_t rows = numel(all.first(free));
  const int64_t combined = numel(all.subspan(free));
  const CudaCosts& costs = *target.cuda;
  if (rows >= target.multiprocessors || combined < costs.min_split_row) return 1;
  const int64_t longest = std::ranges::max(all.subspan(free));
  const int64_t wanted = (combined + costs.split_part - 1) / costs.split_part;
  return std::max<int64_t>(std::min({wanted, longest, costs.max_split_parts}), 1);
}

// Cuts a kernel into blocks that run stages, and those into phases.
class Scheduler {
 public:
  Scheduler(CudaSchedule& schedule, std::span<const Layout> layouts, const Target& target)
      : schedule_(schedule), kernel_(schedule.kernel), layouts_(layouts), target_(target) {}

  void run() {
    const StageGraph graph = find_stage_graph(kernel_);
    const bool keeps = schedule_.numbers == CppNumbers::kLiterals;
    const CudaRowFinder rows(kernel_, layouts_, target_, keeps);
    const CudaTileFinder tiles(kernel_, layouts_, target_);
    for (size_t first = 0; first < kernel_.stages.size();) {
      auto found = keeps ? tiles.find(first) : std::nullopt;
      if (!found)
        found = rows.find(first, keeps ? tiles.next_product(first) : kernel_.stages.size());
      CudaBlocks blocks =
          found ? *std::move(found) : StageScheduler(kernel_, first, layouts_, target_).run();
      if (blocks.tiles) continue_sums(schedule_, layouts_, blocks);
      first += blocks.stages.size();
      size_t level = 0;
      for (const CudaStage& stage : blocks.stages) {
        for (const size_t before : graph.before[stage.stage]) {
          const bool is_own = before >= blocks.stages.front().stage;
          if (!is_own) level = std::max(level, after_[before]);
        }
      }
      const bool works = has_work(kernel_, blocks);
      after_.resize(first, level + (works ? 1 : 0));
      if (works) add(level, std::move(blocks));
    }
    for (std::vector<CudaBlocks>& level : by_level_) add_phases(std::move(level));
    for (size_t first = 0; first < schedule_.phases.size();) first = join_from(first);
  }

 private:
  void add(size_t level, CudaBlocks blocks) {
    if (by_level_.size() <= level) by_level_.resize(level + 1);
    std::vector<CudaBlocks>& list = by_level_[level];
    const auto same = std::ranges::find_if(list, [&](const CudaBlocks& other) {
      return run_alike(kernel_, other, blocks) &&
             needed_bytes(other) + needed_bytes(blocks) <= target_.cuda->max_argument_bytes;
    });
    if (same == list.end()) {
      list.push_back(std::move(blocks));
    } else {
      same->stages.push_back(std::move(blocks.stages.front()));
    }
  }

  // Returns the max number of bytes of the arguments of blocks.
  int64_t needed_bytes(const CudaBlocks& blocks) const {
    int64_t needed = 2 * kWordBytes;
    for (const CudaStage& stage : blocks.stages) {
      needed += argument_bytes(stage, schedule_.numbers);
    }
    return needed;
  }

  int64_t shared_bytes(const CudaBlocks& blocks) const {
    int64_t bytes = 0;
    for (const CudaSharedRow& row : blocks.shared) {
      const auto size = static_cast<int64_t>(byte_size(kernel_.buffer(row.buffer).dtype));
      bytes += row.elements * blocks.rows_of_block() * size;
    }
    return bytes;
  }

  // Makes one phase of a level, or several if they have too many arguments or shared rows.
  void add_phases(std::vector<CudaBlocks> level) {
    CudaPhase phase;
    int64_t bytes = 0;
    int64_t shared = 0;
    const auto finish = [&] {
      phase.turns = turns_of(phase);
      phase.shape.grid[0] = phase.block_count();
      if (!phase.blocks.empty()) schedule_.phases.push_back(std::move(phase));
      phase = {};
      bytes = 0;
      shared = 0;
    };
    for (CudaBlocks& blocks : level) {
      const int64_t needed = needed_bytes(blocks);
      const int64_t own = shared_bytes(blocks);
      if (blocks.tiles) {
        finish();
        phase.shape.block[0] = blocks.tiles->threads;
        phase.shape.shared_bytes = blocks.tiles->shared_bytes;
        phase.blocks.push_back(std::move(blocks));
        finish();
        continue;
      }
      if (bytes + needed > target_.cuda->max_argument_bytes ||
          shared + own > target_.cuda->max_shared_bytes) {
        finish();
      }
      bytes += needed;
      shared += own;
      phase.shape.block[0] = target_.cuda->block;
      phase.blocks.push_back(std::move(blocks));
    }
    finish();
  }

  // Returns the shares into which the ranges of a phase are cut, by the shortest of those that are
  // long enough; 0 if not two are.
  int64_t turns_of(const CudaPhase& phase) const {
    constexpr int64_t kBlocks = 16;  // not tuning: of a share; the last one may have that much less
    const int64_t least = target_.cuda->min_turns;
    int64_t shortest = 0;
    int64_t ranges = 0;
    for (const CudaBlocks& range : phase.blocks) {
      if (range.count < least) continue;
      shortest = ranges == 0 ? range.count : std::min(shortest, range.count);
      ++ranges;
    }
    return ranges > 1 ? shortest / kBlocks : 0;
  }

  // Gives phases from this one on one launch, as many as are small enough; returns the one after
  // them.
  size_t join_from(size_t first) {
    std::vector<CudaPhase>& phases = schedule_.phases;
    size_t end = first + 1;
    LaunchShape shape;
    for (size_t last = first + 1; last < phases.size(); ++last) {
      const auto joined = cluster_for(std::span(phases).subspan(first, last + 1 - first));
      if (!joined) continue;
      shape = *joined;
      end = last + 1;
    }
    for (size_t at = first; end > first + 1 && at < end; ++at) {
      phases[at].shape = shape;
      phases[at].joins = at > first;
    }
    return end;
  }

  // Returns the cluster that runs all these phases, if it has room for all blocks of each at once:
  // further ones would take as long as the launch that is saved. Slices are for what has no block
  // of its own.
  std::optional<LaunchShape> cluster_for(std::span<const CudaPhase> phases) const {
    const CudaCosts& costs = *target_.cuda;
    int64_t max_slices = costs.max_slices;
    int64_t most = 0;
    int64_t arguments = 0;
    int64_t shared = 0;
    for (const CudaPhase& phase : phases) {
      most = std::max(most, phase.block_count());
      for (const CudaBlocks& range : phase.blocks) {
        if (range.tiles) return std::nullopt;
        if (!fits_slices(range)) max_slices = 1;
        arguments += needed_bytes(range);
        shared += shared_bytes(range);
      }
    }
    const int64_t blocks = std::min(most, costs.max_cluster);
    const int64_t slices = (most + blocks - 1) / blocks;
    const auto has_many_accesses = [&](const CudaPhase& phase) {
      return phase.access_count() > costs.max_accesses * blocks;
    };
    if (slices > max_slices || arguments > costs.max_argument_bytes ||
        shared > costs.max_shared_bytes || std::ranges::any_of(phases, has_many_accesses)) {
      return std::nullopt;
    }
    return LaunchShape{
        .grid = {blocks, 1, 1}, .block = {costs.block, slices, 1}, .cluster = blocks};
  }

  // True if blocks of one launch can be slices of a block: their threads wait for others of a warp
  // at most, and need few registers.
  bool fits_slices(const CudaBlocks& blocks) const {
    const auto is_small = [&](const CudaStage& stage) {
      return std::ssize(stage.nest.exprs) <= target_.cuda->max_sliced_work;
    };
    return blocks.team * blocks.columns <= target_.cuda->warp && blocks.shared.empty() &&
           blocks.kept.empty() && std::ranges::all_of(blocks.stages, is_small);
  }

  CudaSchedule& schedule_;
  const Kernel& kernel_;
  std::span<const Layout> layouts_;
  const Target& target_;
  std::vector<size_t> after_;  // by stage: the first level of those that wait for it
  std::vector<std::vector<CudaBlocks>> by_level_;
};

}  // namespace

CudaSchedule cuda_schedule(const Kernel& kernel, std::span<const Layout> layouts,
                           const Target& target, CppNumbers numbers) {
  const MapPieces trimmed = trim_fills(kernel);
  const MapPieces parted = split_parts(trimmed.kernel);
  const MapPieces pieces = free_order(parted.kernel, layouts, target);
  SplitKernel split = split_reductions(
      pieces.kernel, [&](const Stage& stage) { return parts_of(pieces.kernel, stage, target); });
  CudaSchedule schedule{.kernel = std::move(split.kernel), .numbers = numbers};
  // Both the parts of a split reduction and the stage that combines them belong to its stage.
  size_t joined = 0;
  for (size_t stage = 0; stage < schedule.kernel.stages.size(); ++stage) {
    if (std::ranges::binary_search(split.joints, stage)) ++joined;
    schedule.origins.push_back(trimmed.origins[parted.origins[pieces.origins[stage - joined]]]);
  }
  std::vector<size_t> origins;
  for (const size_t at : order_stages(schedule.kernel)) origins.push_back(schedule.origins[at]);
  schedule.origins = std::move(origins);
  if (numbers == CppNumbers::kLiterals) advance_for_tiles(schedule, layouts, target);
  Scheduler(schedule, layouts, target).run();
  return schedule;
}

}  // namespace passnet
