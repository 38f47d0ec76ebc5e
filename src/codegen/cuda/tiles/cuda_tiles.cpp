#include "codegen/cuda/tiles/cuda_tiles.hpp"

#include "codegen/cuda/cuda_packs.hpp"
#include "codegen/cuda/cuda_widths.hpp"
#include "codegen/products/products.hpp"
#include "codegen/schedule/row_loops.hpp"
#include "codegen/schedule/shared_rows.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace passnet {
namespace {

constexpr int64_t kBarrierBytes = 2 << 10;  // not tuning: what the prelude has before its panels
// Sizes of device/cuda_float_tiles.cuh.
constexpr int64_t kManyRows = 8;      // not tuning: of a thread
constexpr int64_t kFewRows = 4;       // not tuning: of one of twice as many
constexpr int64_t kFloatSlots = 3;    // not tuning: with panels
constexpr int64_t kFloatPadding = 4;  // not tuning: elements behind each line of a panel

int64_t panel_elements(int64_t sides) { return round_up(sides, kPanelDepth) * kPanelDepth; }

// Decides whether a group of stages suits tiles, and how.
class TileMaker {
 public:
  TileMaker(const Kernel& kernel, std::span<const Nest> nests, std::span<const Layout> layouts,
            const CpuRows& group, const Target& target)
      : kernel_(kernel),
        nests_(nests),
        layouts_(layouts),
        group_(group),
        costs_(*target.cuda),
        target_(target) {}

  std::optional<CudaBlocks> run() {
    if (group_.tiled.empty() || group_.tiled.size() > 2) return std::nullopt;
    tiles_.row = group_.rows;
    find_dtype();
    if (!find_tile_loops() || !find_values()) return std::nullopt;
    for (const ScheduledStage& stage : group_.stages) {
      if (!add(stage)) return std::nullopt;
    }
    if (!choose_memory()) return std::nullopt;
    complete();
    return std::move(blocks_);
  }

 private:
  size_t tiles_end() const { return group_.rows + group_.tiled.size(); }
  const Stage& stage_of(const ScheduledStage& own) const { return kernel_.stages[own.stage]; }

  // The dtype of the right factors of products; other dtypes than floats are multiplied by tensor
  // cores.
  void find_dtype() {
    const auto first = std::ranges::find_if(
        group_.stages, [](const ScheduledStage& stage) { return stage.product.has_value(); });
    const BufferId right = first->nest.loads.at(first->product->factors.right).buffer;
    dtype_ = kernel_.buffer(right).dtype;
    tiles_.in_floats = dtype_ == DType::kF32;
    if (tiles_.in_floats) tiles_.thread = {.rows = kManyRows, .neighbors = 4, .columns = kTileUnit};
  }

  // The tile loop that is rows of all products comes first.
  bool find_tile_loops() {
    if (group_.tiled.size() == 1) {
      return std::ranges::all_of(group_.stages, [&](const ScheduledStage& stage) {
        return !stage.product || stage.product->row == tiles_.row;
      });
    }
    const bool are_rows = std::ranges::all_of(group_.stages, [&](const ScheduledStage& stage) {
      return stage.nest.extents.size() == tiles_end() + (stage.product ? 1 : 0) &&
             (!stage.product ||
              (stage.product->row == tiles_.row && stage.product->column == tiles_.row + 1));
    });
    if (!are_rows) return false;
    const Integers& extents = group_.stages[0].nest.extents;
    const int64_t products = std::ranges::count_if(
        group_.stages, [](const ScheduledStage& stage) { return stage.product.has_value(); });
    const int64_t batches = numel(std::span<const int64_t>(extents).first(group_.rows));
    const auto units = [&](int64_t columns) {
      return batches * (round_up(extents[tiles_.row], kTileRows) / kTileRows) *
             (round_up(extents[tiles_.row + 1], columns) / columns);
    };
    int64_t columns = (tiles_.in_floats ? costs_.max_float_columns : costs_.max_tile_columns) /
                      products / kTileUnit * kTileUnit;
    if (columns < kTileUnit) return false;
    if (tiles_.in_floats) {
      columns = cheapest_columns(columns, products, units);
      if (units(columns) <= target_.multiprocessors) tiles_.thread.rows = kFewRows;
    }
    while (!tiles_.in_floats && columns > 2 * kTileUnit &&
           (units(columns) < target_.multiprocessors || columns / 2 >= extents[tiles_.row + 1])) {
      columns = round_up(columns / 2, kTileUnit);
    }
    tiles_.columns = columns;
    return true;
  }

  // The columns of tiles of floats with which the multiprocessor with the most units is ready
  // first. Of one element of the depth, 128 rows take a cycle per column, and half of one for each
  // 64 bytes that warps of 32 rows load.
  template <class Units>
  int64_t cheapest_columns(int64_t most, int64_t products, const Units& units) const {
    int64_t best = most;
    int64_t least = std::numeric_limits<int64_t>::max();
    for (int64_t columns = most; columns >= kTileUnit;
         columns = columns / 2 / kTileUnit * kTileUnit) {
      const int64_t all = products * columns;
      const int64_t cost = all + 4 * (2 + all / kTileUnit);
      const int64_t rounds =
          (units(columns) + target_.multiprocessors - 1) / target_.multiprocessors;
      if (rounds * cost >= least) continue;
      least = rounds * cost;
      best = columns;
    }
    return best;
  }

  int64_t max_columns() const {
    return tiles_.in_floats ? costs_.max_float_columns : costs_.max_tile_columns;
  }

  // The columns of a tile of a stage; 0 if it has none.
  int64_t columns_of(const ScheduledStage& own) const {
    if (tiles_.columns) return *tiles_.columns;
    const size_t loop = tiles_.row + 1;
    return loop < own.nest.extents.size() ? round_up(own.nest.extents[loop], kTileUnit) : 0;
  }

  // Each temporary is a value per row, or a tile, that no other stage needs.
  bool find_values() {
    for (const ScheduledStage& own : group_.stages) {
      const BufferId buffer = stage_of(own).target;
      if (kernel_.buffer(buffer).role != BufferRole::kTemporary) continue;
      if (is_used_outside(kernel_, nests_, group_.stages.front().stage, group_.stages.back().stage,
                          buffer) ||
          !is_target_once(buffer)) {
        if (!own.product) return false;  // otherwise the sums are stored
        continue;
      }
      const Access& target = own.nest.target;
      if (!target.affine || !is_float(kernel_.buffer(buffer).dtype)) return false;
      blocks_.locals.push_back(buffer);
      const bool is_row = own.nest.extents.size() - own.nest.combined == tiles_.row + 1;
      if (is_row)
        tiles_.rows.push_back(buffer);
      else if (target.strides[tiles_.row + 1] != 1)
        return false;
    }
    return true;
  }

  bool is_target_once(BufferId buffer) const {
    return std::ranges::count_if(group_.stages, [&](const ScheduledStage& own) {
             return stage_of(own).target == buffer;
           }) == 1;
  }
  bool is_loaded(BufferId buffer) const {
    return std::ranges::any_of(group_.stages, [&](const ScheduledStage& own) {
      return std::ranges::any_of(own.nest.loads,
                                 [&](const auto& load) { return load.second.buffer == buffer; });
    });
  }
  bool is_value(BufferId buffer) const { return blocks_.is_local(buffer); }
  bool is_row_value(BufferId buffer) const { return tiles_.is_row(buffer); }

  // True if the access has the element of the temporary at its own row and column: as its writer.
  bool is_in_place(const Access& access, std::optional<size_t> column) const {
    const auto writer = std::ranges::find_if(group_.stages, [&](const ScheduledStage& own) {
      return stage_of(own).target == access.buffer;
    });
    const Access& target = writer->nest.target;
    if (!access.affine || !access.in_bounds || access.offset != target.offset) return false;
    for (size_t loop = 0; loop < access.strides.size(); ++loop) {
      const int64_t expected = loop <= tiles_.row              ? target.strides[loop]
                               : is_row_value(access.buffer)   ? 0
                               : column == std::optional(loop) ? 1
                                                               : 0;
      if (access.strides[loop] != expected) return false;
    }
    return is_row_value(access.buffer) || column.has_value();
  }

  bool add(const ScheduledStage& own) {
    const Stage& stage = stage_of(own);
    if (stage.guard.valid() || stage.store != StoreMode::kSet || own.nest.uses_target_index ||
        !own.nest.target.affine || !own.nest.target.in_bounds) {
      return false;
    }
    if (own.product) return add_product(own);
    const size_t loops = own.nest.extents.size();
    const bool is_plain = stage.kind == StageKind::kMap ||
                          (stage.kind == StageKind::kReduce && own.nest.combined == 1 &&
                           loops == tiles_.row + 2 && !gives_position(stage));
    if (!is_plain || loops > tiles_.row + 2 || !can_combine(stage)) return false;
    if (columns_of(own) > max_columns()) return false;
    const auto column = loops == tiles_.row + 2 ? std::optional(tiles_.row + 1) : std::nullopt;
    for (const auto& [id, load] : own.nest.loads) {
      if (is_value(load.buffer) ? !is_in_place(load, column) : !load.in_bounds) return false;
    }
    tiles_.products.emplace_back();
    return append(own);
  }

  static bool gives_position(const Stage& stage) {
    return stage.combine == Combine::kArgMax || stage.combine == Combine::kArgMin;
  }
  bool can_combine(const Stage& stage) const {
    return stage.kind == StageKind::kMap || kernel_.expr(stage.value).dtype == DType::kF32;
  }

  bool append(const ScheduledStage& own) {
    CudaStage stage{.stage = own.stage, .nest = own.nest};
    stage.spread = tiles_.row + 1;
    blocks_.stages.push_back(std::move(stage));
    return true;
  }

  bool add_product(const ScheduledStage& own) {
    const ProductForm& form = *own.product;
    const Access& left = own.nest.loads.at(form.factors.left);
    const Access& right = own.nest.loads.at(form.factors.right);
    const DType dtype = kernel_.buffer(right.buffer).dtype;
    if (dtype != dtype_ || is_value(right.buffer)) return false;
    if (!is_value(stage_of(own).target) &&
        (is_loaded(stage_of(own).target) || own.nest.target.strides[form.depth] != 0))
      return false;
    if (columns_of(own) > max_columns()) return false;
    CudaProduct product{.form = form};
    const int64_t depth = own.nest.extents[form.depth];
    if (is_value(left.buffer)) {
      const DType given = kernel_.buffer(left.buffer).dtype;
      const bool fits = given == dtype || (given == DType::kF32 && dtype == DType::kBF16);
      if (!fits || is_row_value(left.buffer) || !is_in_place(left, form.depth)) return false;
      has_tile_factors_ = true;
      deepest_tile_ = std::max(deepest_tile_, depth);
    } else if (kernel_.buffer(left.buffer).dtype != dtype) {
      return false;
    } else {
      product.kept = keep(own, form.factors.left);
    }
    deepest_ = std::max(deepest_, depth);
    most_elements_ = std::max(most_elements_, round_up(depth, kPanelDepth) / kPanelDepth *
                                                  panel_elements(columns_of(own)));
    widest_ = std::max(widest_, columns_of(own));
    tiles_.products.emplace_back(product);
    return append(own);
  }

  // The number of the factor among those that stay, if all products are short.
  size_t keep(const ScheduledStage& own, ExprId factor) {
    const Access& access = own.nest.loads.at(factor);
    for (size_t i = 0; i < tiles_.kept.size(); ++i) {
      const auto& [stage, other] = tiles_.kept[i];
      const CudaStage& known = blocks_.stages[stage];
      const Access& same = known.nest.loads.at(other);
      const auto& form = tiles_.products[stage]->form;
      if (same.buffer == access.buffer && same.offset == access.offset &&
          known.nest.extents[form.depth] == own.nest.extents[own.product->depth] &&
          same.strides[form.depth] == access.strides[own.product->depth] &&
          std::ranges::equal(std::span(same.strides).first(tiles_.row + 1),
                             std::span(access.strides).first(tiles_.row + 1))) {
        return i;
      }
    }
    const int64_t depth = own.nest.extents[own.product->depth];
    tiles_.kept.emplace_back(blocks_.stages.size(), factor);
    tiles_.kept_elements += round_up(depth, kPanelDepth) / kPanelDepth * panel_elements(kTileRows);
    return tiles_.kept.size() - 1;
  }

  // Finds the products with the same left factor; returns the most of them.
  size_t find_together() {
    size_t most = 0;
    for (size_t s = 0; s < blocks_.stages.size(); ++s) {
      if (!tiles_.products[s]) continue;
      auto& all = tiles_.together;
      const bool is_same = tiles_.columns && !all.empty() &&
                           tiles_.products[all.back().front()]->kept == tiles_.products[s]->kept;
      if (!is_same) all.emplace_back();
      all.back().push_back(s);
      most = std::max(most, all.back().size());
    }
    return most;
  }

  // The columns of all tiles that are needed at the same time, at most.
  int64_t most_live() const {
    const auto& stages = group_.stages;
    std::vector<int64_t> live(stages.size());
    for (size_t first = 0; first < stages.size(); ++first) {
      const BufferId buffer = stage_of(stages[first]).target;
      if (!is_value(buffer) || is_row_value(buffer)) {
        if (stages[first].product) live[first] += columns_of(stages[first]);
        continue;
      }
      size_t last = first;
      for (size_t s = first; s < stages.size(); ++s) {
        const bool loads = std::ranges::any_of(
            stages[s].nest.loads, [&](const auto& load) { return load.second.buffer == buffer; });
        if (loads) last = s;
      }
      for (size_t s = first; s < std::max(last, first + 1); ++s)
        live[s] += columns_of(stages[first]);
    }
    return std::ranges::max(live);
  }

  bool choose_float_memory() {
    constexpr int64_t kBytes = 4;  // not tuning: of an element
    const int64_t live = most_live();
    if (!tiles_.columns && live > costs_.max_live_columns) tiles_.thread.rows = kFewRows;
    if (live > 2 * costs_.max_live_columns) return false;
    const auto most = static_cast<int64_t>(find_together());
    tiles_.threads = kTileRows / (4 * tiles_.thread.rows) * costs_.warp;
    tiles_.slots = kFloatSlots;
    tiles_.slot_elements =
        kFloatDepth * (kTileRows + kFloatPadding + most * (widest_ + kFloatPadding));
    tiles_.kept_elements = round_up(deepest_tile_, kTileUnit) * (kTileRows + kFloatPadding);
    tiles_.shared_bytes =
        kBarrierBytes + kBytes * (tiles_.slots * tiles_.slot_elements + tiles_.kept_elements);
    const bool has_room = tiles_.thread.rows == kManyRows || live <= costs_.max_live_columns / 2;
    if (has_room && 2 * tiles_.shared_bytes <= costs_.tile_bytes) tiles_.blocks_at_once = 2;
    return tiles_.shared_bytes <= costs_.tile_bytes;
  }

  bool choose_memory() {
    if (tiles_.in_floats) return choose_float_memory();
    constexpr int64_t kBytes = 2;  // not tuning: of an element
    const size_t products = static_cast<size_t>(std::ranges::count_if(
        tiles_.products, [](const auto& product) { return product.has_value(); }));
    const auto bytes = [&] {
      return kBarrierBytes + kBytes * (tiles_.kept_elements + tiles_.slots * tiles_.slot_elements);
    };
    tiles_.is_short = has_tile_factors_ || (products > 1 && deepest_ <= costs_.max_kept_depth);
    if (tiles_.is_short) {
      tiles_.slot_elements = most_elements_;
      tiles_.slots = costs_.max_tile_slots;
      tiles_.threads = costs_.block;
      if (widest_ <= costs_.narrow_tile_columns) tiles_.blocks_at_once = 2;
    } else {
      tiles_.kept.clear();
      tiles_.kept_elements = 0;
      const size_t most = find_together();
      tiles_.slot_elements =
          panel_elements(kTileRows) + static_cast<int64_t>(most) * panel_elements(widest_);
      tiles_.slots = costs_.long_tile_slots;
      tiles_.threads = costs_.block + costs_.copying_threads;
    }
    while (tiles_.slots > costs_.min_tile_slots &&
           bytes() > costs_.tile_bytes / tiles_.blocks_at_once) {
      --tiles_.slots;
    }
    if (bytes() > costs_.tile_bytes / tiles_.blocks_at_once) tiles_.blocks_at_once = 1;
    if (tiles_.blocks_at_once == 1) tiles_.open_columns = costs_.max_open_columns;
    tiles_.shared_bytes = bytes();
    return tiles_.shared_bytes <= costs_.tile_bytes;
  }

  void complete() {
    const Integers& extents = group_.stages[0].nest.extents;
    blocks_.threads = round_up(extents[tiles_.row], kTileRows) / kTileRows;
    for (size_t row = 0; row < tiles_.row; ++row) blocks_.threads *= extents[row];
    if (tiles_.columns) {
      blocks_.threads *= round_up(extents[tiles_.row + 1], *tiles_.columns) / *tiles_.columns;
    }
    blocks_.count = blocks_.threads;
    blocks_.block = tiles_.in_floats ? tiles_.threads : costs_.block;
    for (CudaStage& stage : blocks_.stages) {
      stage.max_chain = costs_.max_tile_columns;
      place_stage(kernel_, layouts_, blocks_.count * blocks_.block, {}, stage);
      const bool is_map = kernel_.stages[stage.stage].kind == StageKind::kMap;
      if (is_map && stage.nest.extents.size() == tiles_.row + 2) {
        choose_pack(
            kernel_, costs_, blocks_.locals,
            [&](int64_t pack) { return pack == tiles_.thread.neighbors; }, stage);
      }
    }
    blocks_.tiles = std::move(tiles_);
  }

  const Kernel& kernel_;
  std::span<const Nest> nests_;
  std::span<const Layout> layouts_;
  const CpuRows& group_;
  const CudaCosts& costs_;
  const Target& target_;
  CudaBlocks blocks_;
  CudaTiles tiles_;
  DType dtype_ = DType::kF32;  // of the factors
  bool has_tile_factors_ = false;
  int64_t deepest_ = 0;
  int64_t deepest_tile_ = 0;  // of left factors that are tiles
  int64_t widest_ = 0;
  int64_t most_elements_ = 0;  // of a right factor
};

}  // namespace

CudaTileFinder::CudaTileFinder(const Kernel& kernel, std::span<const Layout> layouts,
                               const Target& target)
    : kernel_(kernel), layouts_(layouts), target_(target) {
  for (size_t s = 0; s < kernel.stages.size(); ++s) {
    nests_.push_back(analyze_stage(kernel, kernel.stages[s], layouts, Bounds::kTrusted));
    products_.push_back(is_worth_tiles(kernel, nests_[s], s, target) && !is_shallow(s) &&
                        numel(nests_[s].extents) >= target.cuda->min_tile_products);
  }
}

bool CudaTileFinder::is_shallow(size_t stage) const {
  const auto factors = find_factors(kernel_, kernel_.stages[stage]);
  if (!factors || is_half(kernel_.expr(factors->left).dtype) ||
      is_half(kernel_.expr(factors->right).dtype)) {
    return false;
  }
  return numel(std::span(nests_[stage].extents).last(nests_[stage].combined)) < 2 * kFloatDepth;
}

size_t CudaTileFinder::next_product(size_t first) const {
  return static_cast<size_t>(
      std::find(products_.begin() + static_cast<ptrdiff_t>(first), products_.end(), true) -
      products_.begin());
}

std::optional<CudaBlocks> CudaTileFinder::make(size_t first, size_t last) const {
  const auto found = make_products(kernel_, nests_, first, last, target_);
  return found ? TileMaker(kernel_, nests_, layouts_, *found, target_).run() : std::nullopt;
}

std::optional<CudaBlocks> CudaTileFinder::find(size_t first) const {
  const size_t product = next_product(first);
  const size_t end = std::min(kernel_.stages.size(), first + target_.schedule->max_product_stages);
  for (size_t last = end; product < end && last-- > product;) {
    if (auto blocks = make(first, last)) return blocks;
  }
  return std::nullopt;
}

std::optional<SharedStages> CudaTileFinder::find_shared() const {
  const size_t product = next_product(0);
  for (size_t first = 0; first <= product && product < kernel_.stages.size(); ++first) {
    const size_t end =
        std::min(kernel_.stages.size(), first + target_.schedule->max_product_stages);
    for (size_t last = end; last-- > next_product(product + 1);) {
      const auto rows = find_shared_rows(kernel_, nests_, first, last, target_);
      if (!rows) continue;
      const auto is_first = [](const std::vector<size_t>& loops) {
        for (size_t row = 0; row < loops.size(); ++row) {
          if (loops[row] != row) return false;
        }
        return true;
      };
      if (!std::ranges::all_of(*rows, is_first)) return std::nullopt;
      return SharedStages{.first = first, .last = last, .rows = rows->front().size()};
    }
  }
  return std::nullopt;
}

void advance_for_tiles(CudaSchedule& schedule, std::span<const Layout> layouts,
                       const Target& target) {
  const auto group = CudaTileFinder(schedule.kernel, layouts, target).find_shared();
  if (!group) return;
  MapPieces pieces = advance_values(schedule.kernel, *group);
  for (size_t& origin : pieces.origins) origin = schedule.origins[origin];
  schedule.kernel = std::move(pieces.kernel);
  schedule.origins = std::move(pieces.origins);
}

}  // namespace passnet
