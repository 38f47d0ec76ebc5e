#include "codegen/schedule/stage_forms.hpp"

#include "codegen/schedule/loop_bounds.hpp"
#include "codegen/schedule/pairs.hpp"
#include "codegen/schedule/phases.hpp"
#include "codegen/schedule/prefetches.hpp"
#include "codegen/schedule/row_caches.hpp"
#include "codegen/schedule/schedule_sizes.hpp"
#include "codegen/schedule/vectors.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr int64_t kWidestVector = 16;  // not tuning: elements

// Decides the form of one stage, from the group's sizes and caches.
class StageFormer {
 public:
  StageFormer(const CpuSchedule& schedule, CpuRows& group, size_t at, int64_t max_results,
              const Target& target)
      : schedule_(schedule),
        kernel_(schedule.kernel),
        group_(group),
        at_(at),
        scheduled_(group.stages[at]),
        stage_(kernel_.stages[scheduled_.stage]),
        nest_(scheduled_.nest),
        max_results_(max_results),
        target_(target),
        costs_(*target.schedule) {}

  void run() {
    order_loops();
    if (scheduled_.product) return;
    split_guard();
    move_free_loop();
    const bool has_loops = !scheduled_.order.empty();
    scheduled_.turned = find_turned();
    scheduled_.few = has_loops ? few_iterations() : 0;
    const bool in_vectors =
        scheduled_.few > 0 || (has_loops && runs_in_vectors(kernel_, group_, at_, innermost(),
                                                            scheduled_.terms, target_));
    scheduled_.form = in_vectors ? StageForm::kVectors : StageForm::kScalar;
    scheduled_.narrows = has_loops && !in_vectors && narrows_chunks();
    scheduled_.rounds = !in_vectors && rounds_local();
    scheduled_.stored = stored_value();
    const std::vector<ExprId> roots = list_roots();
    scheduled_.placement = place_exprs(kernel_, nest_, placement_request(roots));
    if (stage_.kind == StageKind::kReduce) choose_sums();
    if (has_loops && in_vectors) {
      form_vectors(roots);
    } else if (has_loops) {
      form_loop();
    }
    if (has_loops) choose_strip_sums();
    scheduled_.is_one_chunk = has_loops && schedule_.numbers == CppNumbers::kLiterals &&
                              innermost_extent() <= costs_.phase_chunk;
    if (has_loops) scheduled_.known_range = known_range();
    scheduled_.is_transposed = is_transposed_map();
    scheduled_.tile_rows = scheduled_.is_transposed ? costs_.transposed_tile_rows : 0;
  }

 private:
  size_t innermost() const { return scheduled_.order.back(); }
  int64_t innermost_extent() const { return nest_.extents[innermost()]; }
  const Buffer& target_buffer() const { return kernel_.buffer(stage_.target); }
  bool is_local_target() const { return group_.is_local(stage_.target); }

  void order_loops() {
    for (size_t loop = group_.rows; loop < nest_.extents.size(); ++loop) {
      scheduled_.order.push_back(loop);
    }
    if (group_.in_strips) scheduled_.order.push_back(group_.rows - 1);
    scheduled_.free = nest_.extents.size() - nest_.combined - group_.rows;
  }

  // Comparisons of affine indices that bound the innermost loop leave the guard. A reduction skips
  // iterations only, not the store that follows them.
  void split_guard() {
    scheduled_.terms = conjuncts(kernel_, stage_.guard);
    const bool skips_only =
        group_.in_strips || stage_.kind == StageKind::kMap || nest_.combined > 0;
    if (scheduled_.order.empty() || scheduled_.terms.empty() || !skips_only) return;
    scheduled_.bounds = take_bounds(kernel_, stage_, nest_, innermost(), scheduled_.terms);
  }

  // Lets the last free loop of a reduction run innermost, if vectors suit that one only: operands
  // are contiguous along it, as those of a product of a vector and a matrix.
  void move_free_loop() {
    if (group_.in_strips || stage_.kind != StageKind::kReduce || group_.side_by_side > 1) return;
    if (nest_.combined == 0 || scheduled_.free == 0 || !group_.tiled.empty()) return;
    if (stage_.guard.valid() || !nest_.target.affine || group_.uses_cache(at_)) return;
    std::vector<size_t>& order = scheduled_.order;
    const size_t last_free = order[scheduled_.free - 1];
    const auto suits = [&](size_t loop) {
      return runs_in_vectors(kernel_, group_, at_, loop, {}, target_);
    };
    if (suits(innermost()) || !suits(last_free)) return;
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(--scheduled_.free));
    order.push_back(last_free);
    scheduled_.has_strips = true;
  }

  // Returns the loads of a map in tiles of two loops that are contiguous along the outer of them
  // and strided along the inner one.
  std::vector<ExprId> find_turned() const {
    std::vector<ExprId> turned;
    const size_t loops = nest_.extents.size();
    if (stage_.kind != StageKind::kMap || group_.serial || stage_.guard.valid()) return turned;
    if (nest_.has_pairs || group_.tiled.size() != 2 || group_.rows + 2 != loops) return turned;
    for (const TiledLoop& tile : group_.tiled) {
      if (tile.loop < group_.rows || tile.size > costs_.max_turned_tile) return turned;
    }
    for (const auto& [id, load] : nest_.loads) {
      const size_t size = byte_size(kernel_.expr(id).dtype);
      if (!load.affine || !load.in_bounds || load.buffer == stage_.target) continue;
      if (size != sizeof(float) && size != sizeof(float) / 2) continue;
      const int64_t inner = load.strides[loops - 1];
      if (inner != 0 && inner != 1 && load.strides[loops - 2] == 1) turned.push_back(id);
    }
    return turned;
  }

  // Returns the iterations of a short innermost loop that runs as one vector; else 0.
  int64_t few_iterations() const {
    const bool is_known = schedule_.numbers == CppNumbers::kLiterals && !schedule_.block;
    const bool suits = is_known && scheduled_.bounds.empty() && !group_.uses_cache(at_) &&
                       runs_as_few(kernel_, group_, at_, innermost(), scheduled_.terms, target_);
    return suits ? innermost_extent() : 0;
  }

  // True if results are collected in an array with one element per iteration of a strip.
  bool runs_in_strips() const { return group_.in_strips || scheduled_.has_strips; }

  // True for a map whose value was computed in f32.
  bool stores_rounded() const {
    const Expr& value = kernel_.expr(stage_.value);
    return value.op == ScalarOp::kCast && kernel_.expr(value.operands[0]).dtype == DType::kF32;
  }

  // True if f16 results along the innermost loop are collected in f32 and rounded one chunk at a
  // time.
  bool narrows_chunks() const {
    if (target_buffer().dtype != DType::kF16 || stage_.store != StoreMode::kSet) return false;
    if (is_local_target() || !nest_.target.affine) return false;
    if (nest_.target.strides[innermost()] != 1) return false;
    if (stage_.kind == StageKind::kMap) return scheduled_.terms.empty() && stores_rounded();
    return stage_.kind == StageKind::kScan && !group_.in_strips;
  }

  // True if f32 values are left unrounded in a local that holds floats for f16.
  bool rounds_local() const {
    return group_.holds_floats(kernel_, stage_.target) && stage_.kind == StageKind::kMap &&
           scheduled_.terms.empty() && scheduled_.bounds.empty() && stores_rounded();
  }

  ExprId stored_value() const {
    if (stage_.kind != StageKind::kMap) return stage_.value;
    const Expr& value = kernel_.expr(stage_.value);
    // Stores of vectors round, except those to a local that holds floats.
    const bool is_rounded_by_store = scheduled_.in_vectors() && value.op == ScalarOp::kCast &&
                                     value.dtype != DType::kF32 &&
                                     opmath(value.dtype) == DType::kF32 &&
                                     kernel_.expr(value.operands[0]).dtype == DType::kF32 &&
                                     !group_.holds_floats(kernel_, stage_.target);
    const bool skips_rounding = scheduled_.narrows || scheduled_.rounds || is_rounded_by_store;
    return skips_rounding ? value.operands[0] : stage_.value;
  }

  std::vector<ExprId> list_roots() const {
    std::vector<ExprId> roots = scheduled_.terms;
    roots.push_back(scheduled_.stored);
    if (nest_.uses_target_index) {
      roots.insert(roots.end(), stage_.target_index.begin(), stage_.target_index.end());
    }
    return roots;
  }

  PlacementRequest placement_request(const std::vector<ExprId>& roots) const {
    PlacementRequest request{.order = scheduled_.order,
                             .roots = roots,
                             .early_roots = scheduled_.terms,
                             .cached = {},
                             .locals = group_.locals,
                             .locals_vary = group_.in_strips,
                             .locals_hold_floats = group_.in_strips,
                             .guard_bounds_loads = scheduled_.in_vectors() &&
                                                   guard_bounds_loads(kernel_, stage_, nest_)};
    for (const RowCache& cache : group_.caches) {
      const bool reads = std::ranges::find(cache.readers, at_) != cache.readers.end();
      if (reads) request.cached.push_back(cache.value);
    }
    return request;
  }

  // ---- vectors ----

  void form_vectors(const std::vector<ExprId>& roots) {
    const TiledLoop* const tile = group_.find_tiled(innermost());
    const int64_t iterations = tile == nullptr ? innermost_extent() : tile->size;
    // A last chunk of less than a vector would have other slots than the row of a shared cache.
    const int64_t rest = innermost_extent() % costs_.phase_chunk;
    const bool may_cut = !group_.uses_cache(at_) || rest == 0 || rest >= kWidestVector;
    scheduled_.phases = cut_phases(kernel_, scheduled_, roots, may_cut ? iterations : 0, target_);
    // Every body printed costs compile time.
    const bool is_minor = numel(nest_.extents) <= max_results_ / costs_.minor_stage_part;
    scheduled_.interleaved = is_minor ? 1 : interleaved_vectors(kernel_, scheduled_, target_);
    scheduled_.chunk = costs_.phase_chunk;
    // Caches and phases hold one slot per vector. All stages that share them cover a row alike, and
    // sums let its last vector overlap.
    const bool uses_slots = group_.uses_cache(at_) || scheduled_.phases.count > 1;
    const bool is_cheap = element_work() < costs_.overlap_element_work;
    scheduled_.overlaps = uses_slots || !is_read_later() || !is_cheap || group_.side_by_side > 1;
    scheduled_.stores_in_order =
        is_cheap && stage_.kind == StageKind::kMap && scheduled_.interleaved > 1;
    scheduled_.is_padded = !uses_slots && is_within_strip();
    scheduled_.prefetches = choose_prefetches(schedule_, group_, at_, element_work(), target_);
  }

  // True for a map whose arrays, which have room for whole vectors, hold all that it reads along a
  // strip and what it stores.
  bool is_within_strip() const {
    if (!group_.in_strips || stage_.kind != StageKind::kMap || !is_local_target()) return false;
    if (target_buffer().dtype == DType::kBool) return false;
    if (!scheduled_.terms.empty() || !scheduled_.bounds.empty()) return false;
    return std::ranges::all_of(nest_.loads, [&](const auto& load) {
      return !scheduled_.is_vector(load.first) || group_.is_local(load.second.buffer);
    });
  }

  // Elementary operations per iteration.
  int64_t element_work() const {
    int64_t work = 0;
    for (const ExprId id : nest_.exprs) work += cost(kernel_.expr(id).op);
    return work;
  }

  // True if a stage of the same row reads the target: a load that immediately follows overlapping
  // stores has to wait for memory.
  bool is_read_later() const {
    for (size_t later = at_ + 1; later < group_.stages.size(); ++later) {
      const auto& loads = group_.stages[later].nest.loads;
      const bool reads = std::ranges::any_of(
          loads, [&](const auto& load) { return load.second.buffer == stage_.target; });
      if (reads) return true;
    }
    return false;
  }

  // ---- loops over single values ----

  void form_loop() {
    scheduled_.chunk = costs_.conversion_chunk;
    scheduled_.converted = find_converted();
    const bool is_simd = !group_.serial && (group_.in_strips || stage_.kind == StageKind::kMap);
    if (!is_simd) return;
    const bool as_compiler_likes = group_.vector == 0 && group_.unroll == 0;
    scheduled_.overlap = as_compiler_likes ? overlapping_vector() : 0;
    scheduled_.form = scheduled_.overlap > 0 ? StageForm::kOverlapping : StageForm::kSimd;
  }

  // Returns narrow loads that are contiguous along the innermost loop and needed only as f32, so
  // that whole chunks can be converted. In short rows this includes bf16 and bool: next to such
  // loads, g++ uses short vectors for everything.
  std::vector<ExprId> find_converted() const {
    const bool guarded = has_guard_at(scheduled_.order.size());
    const bool is_short_row = stage_.kind == StageKind::kReduce && !group_.in_strips &&
                              innermost_extent() < costs_.long_row;
    std::vector<ExprId> converted;
    for (const auto& [id, access] : nest_.loads) {
      const DType dtype = kernel_.expr(id).dtype;
      const bool is_other = dtype == DType::kBF16 || dtype == DType::kBool;
      if (dtype != DType::kF16 && !(is_short_row && is_other)) continue;
      const PlacedExpr& placed = scheduled_.placed(id);
      if (group_.is_local(access.buffer) || !access.affine) continue;
      if (!placed.certain || placed.uses == 0 || placed.root) continue;
      if (access.strides[innermost()] != 1 && !scheduled_.is_turned(id)) continue;
      if (access.pairs != PairOrder::kPlain) continue;
      if (guarded && !access.in_bounds) continue;
      if (dtype == DType::kBool || is_wanted_as_f32(id)) converted.push_back(id);
    }
    return converted;
  }

  bool is_wanted_as_f32(ExprId load) const {
    return std::ranges::all_of(nest_.exprs, [&](ExprId user) {
      const Expr& expr = kernel_.expr(user);
      const PlacedExpr& placed = scheduled_.placed(user);
      const bool uses = placed.uses > 0 && !placed.leaf &&
                        std::ranges::find(expr.operands, load) != expr.operands.end();
      return !uses || (expr.op == ScalarOp::kCast && expr.dtype == DType::kF32);
    });
  }

  // Returns the iterations at the end of the innermost loop that may run as one vector, which
  // repeats some elements of the one before it instead of leaving single elements to a separate
  // loop: if an element is expensive and can be computed twice. Otherwise 0.
  size_t overlapping_vector() const {
    if (stage_.kind != StageKind::kMap || stage_.store != StoreMode::kSet) return 0;
    // The last iterations of a strip belong to many rows; tiles are short.
    if (group_.in_strips || group_.tiled.size() > 1 || is_read_later()) return 0;
    size_t narrowest = byte_size(target_buffer().dtype);
    for (const auto& [id, load] : nest_.loads) {
      if (load.buffer == stage_.target) return 0;
      narrowest = std::min(narrowest, byte_size(kernel_.buffer(load.buffer).dtype));
    }
    int64_t vector = costs_.overlap_bytes / static_cast<int64_t>(narrowest);
    while (vector > costs_.min_overlap && vector > innermost_extent()) vector /= 2;
    const bool is_dear = element_work() * vector >= costs_.overlap_work;
    return is_dear && innermost_extent() >= vector ? static_cast<size_t>(vector) : 0;
  }

  bool has_guard_at(size_t depth) const {
    return std::ranges::any_of(scheduled_.terms,
                               [&](ExprId term) { return scheduled_.placed(term).depth == depth; });
  }

  // True for an unguarded map in strips with one inner loop, if the target is contiguous only along
  // that loop.
  bool is_transposed_map() const {
    if (!group_.in_strips || stage_.kind != StageKind::kMap || stage_.guard.valid()) return false;
    const auto& order = scheduled_.order;
    if (order.size() != 2 || !nest_.target.affine || scheduled_.narrows) return false;
    const auto& strides = nest_.target.strides;
    return !is_local_target() && strides[order[0]] == 1 && strides[order[1]] != 0 &&
           strides[order[1]] != 1;
  }

  // ---- reductions ----

  void choose_sums() {
    if (!nest_.extents.empty()) scheduled_.sums = running_sums(group_, at_, target_);
  }

  void choose_strip_sums() {
    if (stage_.kind != StageKind::kReduce || !runs_in_strips()) return;
    scheduled_.narrows_strip = target_buffer().dtype == DType::kF16 && !is_local_target() &&
                               nest_.target.affine && nest_.target.strides[innermost()] == 1;
    const bool gives_position =
        stage_.combine == Combine::kArgMax || stage_.combine == Combine::kArgMin;
    if (gives_position) return;
    scheduled_.wide_sums = sums_widely();
    scheduled_.part = costs_.max_f32_chain;
    scheduled_.in_windows = combines_windows();
    scheduled_.in_columns = !scheduled_.in_windows &&
                            combines_columns(scheduled_.wide_sums ? costs_.min_column_parts : 1);
  }

  // Sums of many terms add some of them in f32, then continue in double.
  bool sums_widely() const {
    const bool adds = stage_.combine == Combine::kSum || stage_.combine == Combine::kProduct;
    if (kernel_.expr(stage_.value).dtype != DType::kF32 || !adds) return false;
    return numel(std::span(nest_.extents).last(nest_.combined)) > costs_.max_f32_chain;
  }

  // True if a whole strip can run through the last reduction loop in registers, and that loop has
  // at least `least` iterations.
  bool combines_columns(int64_t least) const {
    if (!scheduled_.in_vectors() || nest_.combined == 0) return false;
    if (!scheduled_.bounds.empty() || scheduled_.phases.count > 1) return false;
    const auto& order = scheduled_.order;
    return nest_.extents[order[order.size() - 2]] >= least && !has_guard_at(order.size() - 1);
  }

  // True if a few vectors of a strip can run through all reduction loops in registers: those are
  // short, as windows, and the guard leaves out some of the elements of some vectors.
  bool combines_windows() const {
    if (!scheduled_.in_vectors() || nest_.combined == 0 || scheduled_.wide_sums) return false;
    if (scheduled_.phases.count > 1 || group_.uses_cache(at_) ||
        has_guard_at(scheduled_.order.size())) {
      return false;
    }
    const int64_t count = numel(std::span(nest_.extents).last(nest_.combined));
    const bool is_window = !scheduled_.bounds.empty() || nest_.combined > 1;
    return is_window && count <= costs_.max_f32_chain;
  }

  // Returns the iterations of the innermost loop each time that it runs; 0 if that is unknown, or
  // if their number differs.
  int64_t known_range() const {
    if (schedule_.numbers != CppNumbers::kLiterals || !scheduled_.bounds.empty()) return 0;
    const auto cut = [](int64_t range, int64_t size) {
      if (range <= size) return range;
      return range % size == 0 ? size : 0;
    };
    int64_t range = innermost_extent();
    if (const TiledLoop* const tile = group_.find_tiled(innermost())) {
      if (schedule_.block || tile->is_long) return 0;  // a block's caller chooses the columns
      range = cut(range, tile->size);
    }
    if (scheduled_.has_strips) range = cut(range, group_.strip_capacity);
    return scheduled_.phases.count > 1 ? cut(range, scheduled_.chunk) : range;
  }

  const CpuSchedule& schedule_;
  const Kernel& kernel_;
  CpuRows& group_;
  size_t at_;
  ScheduledStage& scheduled_;
  const Stage& stage_;
  const Nest& nest_;
  int64_t max_results_;  // of a stage of the kernel
  const Target& target_;
  const ScheduleCosts& costs_;
};

// Lets vectors store a cached value in the slot of its vector, so that stores do not overlap, if
// all users of the cache run in vectors.
void choose_slots(CpuRows& group) {
  const auto in_vectors = [&](size_t stage) { return group.stages[stage].in_vectors(); };
  for (RowCache& cache : group.caches) {
    cache.has_slots = in_vectors(cache.writer) && std::ranges::all_of(cache.readers, in_vectors);
  }
}

// Marks the tiles whose numbers C++ compilers gain nothing from: g++ schedules the same body worse
// if no copy of it for a rest keeps the constants alive.
void mark_long_tiles(CpuRows& group, const ScheduleCosts& costs) {
  if (group.in_strips) return;
  for (TiledLoop& tile : group.tiled) {
    const int64_t extent = group.stages[0].nest.extents[tile.loop];
    tile.is_long = std::min(tile.size, extent) > costs.max_known_range;
  }
}

bool cleans_nan(const Kernel& kernel) {
  const auto is_half = [](const auto& each) { return each.dtype == DType::kBF16; };
  const bool rounds =
      std::ranges::any_of(kernel.buffers, is_half) || std::ranges::any_of(kernel.exprs, is_half);
  return rounds && std::ranges::any_of(kernel.buffers, [](const Buffer& buffer) {
           return buffer.role == BufferRole::kInput && exceeds_bf16(buffer.dtype);
         });
}

}  // namespace

void choose_forms(CpuSchedule& schedule, const Target& target) {
  int64_t max_results = 0;
  for (const CpuRows& group : schedule.groups) {
    for (const ScheduledStage& stage : group.stages) {
      const std::span<const int64_t> extents = stage.nest.extents;
      const size_t free = extents.size() - stage.nest.combined;
      max_results = std::max(max_results, numel(extents.first(free)));
    }
  }
  const bool cleans = cleans_nan(schedule.kernel);
  for (CpuRows& group : schedule.groups) {
    group.cleans_nan = cleans;
    group.strip_capacity = target.schedule->max_strip;
    const bool is_known = schedule.numbers == CppNumbers::kLiterals;
    if (is_known && runs_side_by_side(schedule.kernel, group, target)) {
      group.side_by_side = target.schedule->side_by_side;
    }
    mark_long_tiles(group, *target.schedule);
    group.caches = find_row_caches(schedule.kernel, group, target);
    for (size_t at = 0; at < group.stages.size(); ++at) {
      StageFormer(schedule, group, at, max_results, target).run();
    }
    choose_slots(group);
    choose_pairs(schedule.kernel, group);
  }
}

}  // namespace passnet
