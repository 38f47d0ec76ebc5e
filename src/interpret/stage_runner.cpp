#include "interpret/stage_runner.hpp"

#include "base/check.hpp"
#include "interpret/accumulator.hpp"
#include "interpret/column.hpp"
#include "interpret/refusals.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/columns.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kBlock = 512;  // lanes of a column
constexpr size_t kNone = static_cast<size_t>(-1);

class StageRunner {
 public:
  StageRunner(const Kernel& kernel, const Stage& stage, const Nest& nest,
              std::span<std::byte* const> memory, const ColumnArithmetic& arithmetic)
      : kernel_(kernel),
        stage_(stage),
        memory_(memory),
        nest_(nest),
        arithmetic_(arithmetic),
        accumulator_(stage.combine, kernel.expr(stage.value).dtype, kBlock, arithmetic) {
    choose_order();
    place_columns();
    mark_spread();
    allocate();
  }

  // Runs all iterations, or those of `slice` of one kept loop.
  Result<void> run(const std::optional<Slice>& slice) {
    if (std::ranges::find(nest_.extents, 0) != nest_.extents.end() && !is_empty_reduction()) {
      return {};
    }
    if (slice) {
      begins_[slice->loop] = slice->begin;
      ends_[slice->loop] = slice->end;
    }
    evaluate(0);
    walk(0);
    if (bad_ != 0) return fail_index();
    return {};
  }

 private:
  size_t rank() const { return nest_.extents.size(); }
  size_t outer_loops() const { return rank() - nest_.combined; }
  // True if floats are a field's elements, or the numbers that these represent.
  bool computes_words() const { return arithmetic_.field != nullptr || arithmetic_.met != nullptr; }
  bool combines() const { return stage_.kind != StageKind::kMap; }

  bool is_empty_reduction() const {
    if (stage_.kind != StageKind::kReduce) return false;
    return std::find(nest_.extents.begin(),
                     nest_.extents.begin() + static_cast<ptrdiff_t>(outer_loops()),
                     0) == nest_.extents.begin() + static_cast<ptrdiff_t>(outer_loops());
  }

  // Long loops with many contiguous accesses make the best columns. Iterations that accumulate
  // stay in order, so only the last loop is possible; of the reduction loops, the last keeps their
  // order.
  void choose_order() {
    vector_loop_ = kNone;
    int64_t best = -1;
    for (size_t loop = 0; loop < rank(); ++loop) {
      const bool inner = loop + 1 == rank();
      if (!inner && (accumulates(stage_.store) || loop >= outer_loops())) continue;
      int64_t unit = 0;
      const auto count = [&](const Access& access) {
        if (access.affine && access.strides[loop] == 1) ++unit;
      };
      count(nest_.target);
      for (const auto& [id, load] : nest_.loads) count(load);
      const int64_t lanes = std::min<int64_t>(nest_.extents[loop], 256);
      const int64_t score = lanes * (2 * unit + 1);
      if (score >= best) {
        best = score;
        vector_loop_ = loop;
      }
    }
    for (size_t loop = 0; loop < outer_loops(); ++loop) {
      if (loop != vector_loop_) order_.push_back(loop);
    }
    if (vector_loop_ != kNone && vector_loop_ < outer_loops()) order_.push_back(vector_loop_);
    for (size_t loop = outer_loops(); loop < rank(); ++loop) order_.push_back(loop);
    position_of_.resize(rank());
    for (size_t at = 0; at < rank(); ++at) position_of_[order_[at]] = at + 1;
    counters_.resize(rank());
    begins_.resize(rank());
    ends_ = nest_.extents;
    if (vector_loop_ != kNone) {
      widest_ = static_cast<size_t>(std::min<int64_t>(kBlock, nest_.extents[vector_loop_]));
      has_one_block_ = nest_.extents[vector_loop_] <= int64_t{kBlock};
    }
  }

  bool vector_is_combined() const { return vector_loop_ != kNone && vector_loop_ >= outer_loops(); }

  void depend_on(StageColumn& column, size_t loop) const {
    column.position = std::max(column.position, position_of_[loop]);
    column.wide |= loop == vector_loop_;
    column.varies |= loop != vector_loop_;
  }

  void place_columns() {
    for (const ExprId id : nest_.exprs) {
      StageColumn& column = columns_.emplace_back();
      column.id = id;
      const Expr& expr = kernel_.expr(id);
      if (expr.op == ScalarOp::kLoad) {
        column.access = &nest_.loads.at(id);
        column.varies = memory_[expr.buffer.index] == memory_[stage_.target.index];
      }
      if (expr.op == ScalarOp::kIndex) {
        const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
        if (loop != Nest::kUnit) depend_on(column, loop);
      } else if (is_direct(column)) {
        for (size_t loop = 0; loop < rank(); ++loop) {
          if (column.access->strides[loop] != 0) depend_on(column, loop);
        }
      } else {
        bool poisoned = column.access != nullptr || is_check(expr.op);
        for (const ExprId operand : expr.operands) {
          const StageColumn& source = column_of(operand);
          column.position = std::max(column.position, source.position);
          column.wide |= source.wide;
          column.varies |= source.varies;
          poisoned |= !source.poison.empty();
        }
        if (poisoned) column.poison.resize(kBlock);
      }
      if (info(expr.op).arity > 0 && expr.op != ScalarOp::kCast) {
        column.function = column_function(expr.op, kernel_.expr(expr.operands.back()).dtype);
      }
    }
  }

  // Evaluates loads that need no check.
  static bool is_direct(const StageColumn& column) {
    return column.access != nullptr && column.access->in_bounds;
  }

  void require_lanes(ExprId id) {
    StageColumn& column = columns_[position_in(nest_.exprs, id)];
    if (!column.wide) column.spread = true;
  }

  void mark_spread() {
    for (const StageColumn& column : columns_) {
      if (!column.wide || is_direct(column)) continue;
      for (const ExprId operand : kernel_.expr(column.id).operands) require_lanes(operand);
    }
    require_lanes(stage_.value);
    if (stage_.guard.valid()) require_lanes(stage_.guard);
    if (nest_.uses_target_index) {
      for (const ExprId index : stage_.target_index) require_lanes(index);
    }
  }

  void allocate() {
    for (StageColumn& column : columns_) {
      const Expr& expr = kernel_.expr(column.id);
      if (expr.op == ScalarOp::kLoad && is_direct(column) && is_lane(expr.dtype) && column.wide) {
        column.alias = column.access->strides[vector_loop_] == 1;
      } else if (expr.op == ScalarOp::kCast) {
        // f16 and bf16 lanes are floats already.
        const DType from = kernel_.expr(expr.operands[0]).dtype;
        const StageColumn& source = column_of(expr.operands[0]);
        column.alias =
            expr.dtype == DType::kF32 && opmath(from) == DType::kF32 && column.wide == source.wide;
      }
      const size_t lanes = column.wide || column.spread ? kBlock : 1;
      column.storage.resize(lanes * lane_size(expr.dtype));
      column.data = column.storage.data();
    }
    store_.resize(kBlock * sizeof(int64_t));
    target_poison_.resize(kBlock);
    offsets_.resize(kBlock);
    by_position_.resize(rank() + 1);
    for (size_t i = 0; i < columns_.size(); ++i) by_position_[columns_[i].position].push_back(i);
  }

  // Runs the loops at `order_[at]` and inside; the recursion is as deep as the nest.
  void walk(size_t at) {
    if (combines() && at == outer_loops()) accumulator_.start();
    if (at == rank()) {
      step();
    } else if (order_[at] == vector_loop_) {
      const int64_t end = ends_[vector_loop_];
      for (int64_t begin = begins_[vector_loop_]; begin < end && bad_ == 0; begin += kBlock) {
        counters_[vector_loop_] = begin;
        lanes_ = static_cast<size_t>(std::min<int64_t>(kBlock, end - begin));
        evaluate(at + 1);
        walk(at + 1);
      }
    } else {
      const size_t loop = order_[at];
      for (int64_t i = begins_[loop]; i < ends_[loop] && bad_ == 0; ++i) {
        counters_[loop] = i;
        evaluate(at + 1);
        walk(at + 1);
      }
    }
    if (stage_.kind == StageKind::kReduce && at == outer_loops()) finish_reduction();
  }

  const StageColumn& column_of(ExprId id) const { return columns_[position_in(nest_.exprs, id)]; }
  const std::byte* data(ExprId id) const { return column_of(id).data; }
  const std::vector<uint32_t>& poison(ExprId id) const { return column_of(id).poison; }

  int64_t offset(const Access& access) const {
    int64_t sum = access.offset;
    for (size_t loop = 0; loop < rank(); ++loop) sum += access.strides[loop] * counters_[loop];
    return sum;
  }

  void evaluate(size_t position) {
    for (const size_t at : by_position_[position]) {
      StageColumn& column = columns_[at];
      if (column.is_known) continue;
      column.is_known = has_one_block_ && column.wide && !column.varies;
      evaluate(column, column.wide ? lanes_ : 1);
      if (!column.spread) continue;
      fill_column(kernel_.expr(column.id).dtype, column.storage.data(), widest_);
      if (!column.poison.empty()) std::ranges::fill(column.poison, column.poison[0]);
    }
  }

  void evaluate(StageColumn& column, size_t count) {
    const Expr& expr = kernel_.expr(column.id);
    if (!column.poison.empty()) spread_poison(column, expr, count);
    if (is_direct(column)) return load(column, expr, count);
    if (column.access != nullptr) return load_checked(column, expr, count);
    if (info(expr.op).arity == 0) return evaluate_leaf(column, expr, count);
    if (expr.op == ScalarOp::kCast) {
      if (column.alias) {
        column.data = data(expr.operands[0]);
      } else {
        arithmetic_.cast(kernel_.expr(expr.operands[0]).dtype, expr, data(expr.operands[0]),
                         column.storage.data(), count);
      }
      if (column.alias && column.spread) {
        std::memcpy(column.storage.data(), column.data, lane_size(expr.dtype));
        column.data = column.storage.data();
      }
      return;
    }
    const auto operand = [&](size_t i) {
      return i < expr.operands.size() ? data(expr.operands[i]) : nullptr;
    };
    const bool is_select = expr.op == ScalarOp::kSelect;
    if (!is_select && computes_words() && is_float(kernel_.expr(expr.operands.back()).dtype)) {
      arithmetic_.apply(expr, operand(0), operand(1), operand(2), column.storage.data(), count);
      return;
    }
    column.function(operand(0), operand(1), operand(2), column.storage.data(), count);
    wrap_column(expr.dtype, column.storage.data(), count);
    if (is_check(expr.op)) poison_refused(column, expr, count);
    const bool divides = expr.op == ScalarOp::kDiv || expr.op == ScalarOp::kReciprocal;
    if (!divides || expr.dtype != DType::kF64 || !arithmetic_.change_quotients) return;
    (*arithmetic_.change_quotients)(
        {reinterpret_cast<const double*>(data(expr.operands.back())), count},
        {reinterpret_cast<double*>(column.storage.data()), count});
  }

  void evaluate_leaf(StageColumn& column, const Expr& expr, size_t count) {
    auto* integers = reinterpret_cast<int64_t*>(column.storage.data());
    if (expr.op == ScalarOp::kParameter) {
      *integers = kernel_.value(expr.parameter);
    } else if (expr.op == ScalarOp::kIndex) {
      const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
      const int64_t begin = loop == Nest::kUnit ? 0 : counters_[loop];
      for (size_t i = 0; i < count; ++i) integers[i] = begin + static_cast<int64_t>(i);
    } else {
      arithmetic_.constant(expr, column.storage.data());
    }
  }

  void load(StageColumn& column, const Expr& expr, size_t count) {
    const std::byte* base = memory_[expr.buffer.index];
    const int64_t first = offset(*column.access);
    if (column.alias) {
      column.data = base + first * static_cast<int64_t>(byte_size(expr.dtype));
      return;
    }
    const int64_t stride = column.wide ? column.access->strides[vector_loop_] : 0;
    load_column(expr.dtype, base, first, stride, column.storage.data(), count);
  }

  void load_checked(StageColumn& column, const Expr& expr, size_t count) {
    resolve(expr.buffer, expr.operands, column.id.index, count, column.poison);
    if (numel(kernel_.shape(expr.buffer)) == 0) {  // nothing to read in any lane
      std::ranges::fill(column.storage, std::byte{0});
      return;
    }
    gather_column(expr.dtype, memory_[expr.buffer.index], offsets_.data(), column.storage.data(),
                  count);
  }

  // Fills offsets_ of an indexed access; lanes out of range read element 0 and are poisoned.
  void resolve(BufferId buffer, std::span<const ExprId> index, uint32_t expr, size_t count,
               std::vector<uint32_t>& poisoned) {
    std::fill_n(offsets_.begin(), count, 0);
    const Strides strides = contiguous_strides(kernel_.shape(buffer));
    for (size_t dim = 0; dim < index.size(); ++dim) {
      const auto* at = reinterpret_cast<const int64_t*>(data(index[dim]));
      const auto extent = static_cast<uint64_t>(kernel_.value(kernel_.buffer(buffer).extents[dim]));
      const int64_t stride = strides[dim];
      const uint32_t mark = 1 + 16 * expr + static_cast<uint32_t>(dim);
      bool outside = false;
      for (size_t i = 0; i < count; ++i) {
        const bool good = static_cast<uint64_t>(at[i]) < extent;
        offsets_[i] += good ? at[i] * stride : 0;
        outside |= !good;
      }
      if (!outside) continue;
      for (size_t i = 0; i < count; ++i) {
        if (static_cast<uint64_t>(at[i]) >= extent && poisoned[i] == 0) poisoned[i] = mark;
      }
    }
    for (size_t i = 0; i < count; ++i) offsets_[i] = poisoned[i] == 0 ? offsets_[i] : 0;
  }

  // Poisons lanes of which an operand is poisoned.
  void spread_poison(StageColumn& column, const Expr& expr, size_t count) {
    std::fill_n(column.poison.begin(), count, 0);
    const bool select = expr.op == ScalarOp::kSelect;
    const std::byte* condition = select ? data(expr.operands[0]) : nullptr;
    for (size_t k = 0; k < expr.operands.size(); ++k) {
      const auto& from = poison(expr.operands[k]);
      if (from.empty()) continue;
      for (size_t i = 0; i < count; ++i) {
        const bool used = !select || k == 0 || (condition[i] != std::byte{0}) == (k == 1);
        if (used && column.poison[i] == 0) column.poison[i] = from[i];
      }
    }
  }

  // Poisons lanes whose value a check has replaced.
  void poison_refused(StageColumn& column, const Expr& expr, size_t count) {
    const auto* given = reinterpret_cast<const int64_t*>(data(expr.operands[0]));
    const auto* extent = reinterpret_cast<const int64_t*>(data(expr.operands.back()));
    for (size_t i = 0; i < count; ++i) {
      const bool refused = !passes(expr.op, given[i], extent[i]);
      if (refused && column.poison[i] == 0) column.poison[i] = 1 + 16 * column.id.index;
    }
  }

  // The row-major number of the current reduction iteration (its first lane).
  int64_t iteration() const {
    int64_t number = 0;
    for (size_t loop = outer_loops(); loop < rank(); ++loop) {
      number = number * nest_.extents[loop] + counters_[loop];
    }
    return number;
  }

  const uint8_t* guard() const {
    if (!stage_.guard.valid()) return nullptr;
    return reinterpret_cast<const uint8_t*>(data(stage_.guard));
  }

  // Runs the innermost iteration, or block of iterations.
  void step() {
    if (!check(stage_.value, guard())) return;
    const std::byte* value = data(stage_.value);
    if (stage_.kind == StageKind::kMap) return store(value, lanes_, guard());
    if (stage_.kind == StageKind::kScan && vector_is_combined()) {
      accumulator_.scan_run(value, store_.data(), lanes_);
      return store(store_.data(), lanes_, nullptr);
    }
    if (vector_is_combined()) {
      accumulator_.combine_run(value, guard(), iteration(), lanes_);
    } else {
      accumulator_.combine_lanes(value, guard(), iteration(), lanes_);
    }
    if (stage_.kind == StageKind::kScan) {
      accumulator_.result(store_.data(), lanes_);
      store(store_.data(), lanes_, nullptr);
    }
  }

  void finish_reduction() {
    for (size_t loop = outer_loops(); loop < rank(); ++loop) counters_[loop] = 0;
    const size_t count = vector_is_combined() ? 1 : lanes_;
    accumulator_.result(store_.data(), count);
    store(store_.data(), count, nullptr);
  }

  // Returns false and records the error if an active lane used an index out of range.
  bool check(ExprId id, const uint8_t* active) {
    const bool is_guarded = stage_.guard.valid() && id != stage_.guard;
    return (!is_guarded || check(stage_.guard, nullptr)) && check(poison(id), active);
  }
  bool check(const std::vector<uint32_t>& poisoned, const uint8_t* active) {
    if (poisoned.empty()) return true;
    for (size_t i = 0; i < lanes_; ++i) {
      if (poisoned[i] == 0 || (active != nullptr && active[i] == 0)) continue;
      bad_ = poisoned[i];
      bad_lane_ = i;
      return false;
    }
    return true;
  }

  void store(const std::byte* lanes, size_t count, const uint8_t* active) {
    const Buffer& target = kernel_.buffer(stage_.target);
    std::byte* base = memory_[stage_.target.index];
    if (nest_.uses_target_index) {
      std::ranges::fill(target_poison_, 0u);
      for (const ExprId index : stage_.target_index) {
        if (!check(index, active)) return;
      }
      resolve(stage_.target, stage_.target_index, kTargetMark, count, target_poison_);
      if (!check(target_poison_, active)) return;
      for (size_t i = 0; i < count; ++i) store_one(lanes, i, offsets_[i], active);
      return;
    }
    const int64_t first = offset(nest_.target);
    const int64_t stride = count == 1 ? 0 : nest_.target.strides[vector_loop_];
    if (active == nullptr && stage_.store == StoreMode::kSet) {
      store_column(target.dtype, lanes, base, first, stride, count);
      return;
    }
    for (size_t i = 0; i < count; ++i) {
      store_one(lanes, i, first + static_cast<int64_t>(i) * stride, active);
    }
  }

  void store_one(const std::byte* lanes, size_t lane, int64_t at, const uint8_t* active) {
    if (active != nullptr && active[lane] == 0) return;
    const DType dtype = kernel_.buffer(stage_.target).dtype;
    std::byte* base = memory_[stage_.target.index];
    const std::byte* value = lanes + lane * lane_size(dtype);
    if (stage_.store == StoreMode::kSet) {
      store_column(dtype, value, base, at, 0, 1);
      return;
    }
    alignas(8) std::array<std::byte, 8> total{};
    load_column(dtype, base, at, 0, total.data(), 1);
    arithmetic_.accumulate(accumulating_op(stage_.store), dtype, total.data(), value);
    store_column(dtype, total.data(), base, at, 0, 1);
  }

  int64_t bad_value(ExprId id) const {
    const StageColumn& column = column_of(id);
    const size_t lane = column.wide || column.spread ? bad_lane_ : 0;
    return reinterpret_cast<const int64_t*>(column.data)[lane];
  }

  std::unexpected<Diagnostic> fail_index() const {
    const size_t dim = (bad_ - 1) % 16;
    const uint32_t at = (bad_ - 1) / 16;
    if (at == kTargetMark) {
      return refuse_index(kernel_, stage_.target, dim, bad_value(stage_.target_index[dim]));
    }
    const Expr& expr = kernel_.exprs[at];
    const int64_t found = bad_value(expr.operands[dim]);
    if (expr.op == ScalarOp::kLoad) return refuse_index(kernel_, expr.buffer, dim, found);
    return refuse_checked(expr.op, found, bad_value(expr.operands.back()));
  }

  static constexpr uint32_t kTargetMark = (1u << 28) - 2;

  const Kernel& kernel_;
  const Stage& stage_;
  std::span<std::byte* const> memory_;
  const Nest& nest_;
  const ColumnArithmetic arithmetic_;
  Accumulator accumulator_;
  size_t vector_loop_ = kNone;
  std::vector<size_t> order_;        // nest loops, as they are run
  std::vector<size_t> position_of_;  // of each nest loop: 1 + its place in order_; 0: before all
  std::vector<int64_t> counters_;    // of each nest loop; the vector loop's is its first lane
  Integers begins_, ends_;           // the iterations of each nest loop to run
  size_t lanes_ = 1;
  size_t widest_ = 1;                             // the largest lanes_
  bool has_one_block_ = false;                    // the vector loop fits in a column
  std::vector<StageColumn> columns_;              // one per expression of the nest
  std::vector<std::vector<size_t>> by_position_;  // columns to evaluate
  std::vector<std::byte> store_;
  std::vector<uint32_t> target_poison_;
  std::vector<int64_t> offsets_;
  uint32_t bad_ = 0;
  size_t bad_lane_ = 0;
};

}  // namespace

Result<void> run_columns(const Kernel& kernel, const Stage& stage, const Nest& nest,
                         std::span<std::byte* const> memory, const std::optional<Slice>& slice,
                         const ColumnArithmetic& arithmetic) {
  return StageRunner(kernel, stage, nest, memory, arithmetic).run(slice);
}

}  // namespace passnet
