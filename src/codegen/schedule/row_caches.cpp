#include "codegen/schedule/row_caches.hpp"

#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr int64_t kFloatBytes = 4;  // not tuning: bytes

class CacheFinder {
 public:
  CacheFinder(const Kernel& kernel, const CpuRows& group, const Target& target)
      : kernel_(kernel), group_(group), target_(target), costs_(*target.schedule) {}

  std::vector<RowCache> run() {
    for (size_t reader = 1; reader < group_.stages.size(); ++reader) {
      SharedValue best;
      for (size_t writer = 0; writer < reader; ++writer) {
        const SharedValue shared = find_shared(writer, reader);
        if (shared.work > best.work) best = shared;
      }
      if (best.work > 0) add(best, reader);
    }
    return std::move(caches_);
  }

 private:
  // A value that stage `writer` has computed and a later one needs; none if `work` is 0.
  struct SharedValue {
    ExprId value;
    size_t writer = 0;
    int64_t work = 0;
  };

  const Stage& stage(const ScheduledStage& scheduled) const {
    return kernel_.stages[scheduled.stage];
  }

  SharedValue find_shared(size_t writer, size_t reader) const {
    const ScheduledStage& first = group_.stages[writer];
    const ScheduledStage& second = group_.stages[reader];
    const size_t loop = group_.rows;
    const bool same_loops = first.nest.extents.size() == loop + 1 &&
                            first.nest.extents == second.nest.extents &&
                            first.nest.loop_of == second.nest.loop_of &&
                            first.nest.extents[loop] <= costs_.max_cached_row;
    if (!same_loops || stage(first).guard.valid() || stage(second).guard.valid()) return {};
    for (size_t at = second.nest.exprs.size(); at-- > 0;) {
      const ExprId id = second.nest.exprs[at];
      const Expr& expr = kernel_.expr(id);
      if (info(expr.op).arity == 0 || expr.op == ScalarOp::kLoad || expr.dtype != DType::kF32) {
        continue;
      }
      if (std::ranges::find(first.nest.exprs, id) == first.nest.exprs.end()) continue;
      if (!is_unconditional(id, first)) continue;
      const int64_t work = work_in_loop(id, first.nest, loop);
      if (work >= costs_.cached_work) return {.value = id, .writer = writer, .work = work};
    }
    return {};
  }

  // True if every iteration evaluates the expression, whatever selects choose.
  bool is_unconditional(ExprId wanted, const ScheduledStage& scheduled) const {
    const ExprId value = stage(scheduled).value;
    std::vector<bool> reached(kernel_.exprs.size());
    reached[value.index] = true;
    for (size_t at = value.index + 1; at-- > wanted.index + 1;) {
      if (!reached[at]) continue;
      const Expr& expr = kernel_.exprs[at];
      if (scheduled.nest.loads.contains({static_cast<uint32_t>(at)})) continue;
      const size_t certain = expr.op == ScalarOp::kSelect ? 1 : expr.operands.size();
      for (size_t i = 0; i < certain; ++i) reached[expr.operands[i].index] = true;
    }
    return reached[wanted.index];
  }

  // Returns the operations that each iteration of the loop spends on an expression.
  int64_t work_in_loop(ExprId root, const Nest& nest, size_t loop) const {
    std::vector<bool> needed(kernel_.exprs.size());
    std::vector<bool> moves(kernel_.exprs.size());
    needed[root.index] = true;
    for (size_t at = root.index + 1; at-- > 0;) {
      if (!needed[at]) continue;
      const auto load = nest.loads.find({static_cast<uint32_t>(at)});
      if (load != nest.loads.end() && load->second.affine) continue;
      for (const ExprId operand : kernel_.exprs[at].operands) needed[operand.index] = true;
    }
    int64_t total = 0;
    for (uint32_t at = 0; at <= root.index; ++at) {
      if (!needed[at]) continue;
      const Expr& expr = kernel_.exprs[at];
      int64_t spent = cost(expr.op);
      if (const auto load = nest.loads.find({at}); load != nest.loads.end()) {
        if (group_.is_local(load->second.buffer)) continue;
        const Access& access = load->second;
        moves[at] = !access.affine || access.strides[loop] != 0;
        if (!access.affine || access.strides[loop] != 1) spent += costs_.strided_load_work;
      } else if (expr.op == ScalarOp::kIndex) {
        moves[at] = nest.loop_of[static_cast<size_t>(expr.integer)] == loop;
      } else {
        for (const ExprId operand : expr.operands) moves[at] = moves[at] || moves[operand.index];
      }
      if (moves[at]) total += spent;
    }
    return total;
  }

  void add(const SharedValue& shared, size_t reader) {
    for (RowCache& cache : caches_) {
      if (cache.value != shared.value) continue;
      cache.readers.push_back(reader);
      return;
    }
    caches_.push_back({.value = shared.value,
                       .writer = shared.writer,
                       .readers = {reader},
                       .elements = size_of_cache(shared.writer)});
  }

  // Rows that run side by side have one array each, of whole cache lines.
  int64_t size_of_cache(size_t writer) const {
    if (group_.side_by_side == 1) return costs_.max_cached_row;
    const int64_t line = target_.cache_line / kFloatBytes;
    const int64_t row = group_.stages[writer].nest.extents.back();
    return (row + line - 1) / line * line;
  }

  const Kernel& kernel_;
  const CpuRows& group_;
  const Target& target_;
  const ScheduleCosts& costs_;
  std::vector<RowCache> caches_;
};

}  // namespace

std::vector<RowCache> find_row_caches(const Kernel& kernel, const CpuRows& group,
                                      const Target& target) {
  if (group.in_strips || group.has_products()) return {};
  return CacheFinder(kernel, group, target).run();
}

}  // namespace passnet
