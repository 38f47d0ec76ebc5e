#include "kernel/transform/merge_halves.hpp"

#include "kernel/analysis/affine.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/scalar_math.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace passnet {
namespace {

// not tuning: a load, a sign and a factor of either half, beside which two loops cost more
constexpr int64_t kMaxChosenWork = 12;

// Merges one pair of stages.
class HalfMerger {
 public:
  HalfMerger(const Kernel& kernel, const Stage& first, const Stage& second,
             KernelRebuilder& rebuilder)
      : kernel_(kernel),
        first_(first),
        second_(second),
        builder_(rebuilder.builder()),
        extents_(kernel.extents(first)),
        forms_(kernel, extents_.size(), roots(), extents_),
        copier_(kernel, builder_, {.index = [this](size_t loop) { return builder_.index(loop); }}) {
  }

  // Nothing if they are not halves.
  std::optional<Stage> run() {
    const auto dim = stored_dim();
    if (!dim) return {};
    bit_ = builder_.index(extents_.size());
    Stage merged = first_;
    merged.extents.push_back(builder_.parameter(2));
    for (ExprId& index : merged.target_index) index = copier_.copy(index);
    ExprId& place = merged.target_index[*dim];
    place = builder_.apply(ScalarOp::kAdd, {place, bit_});
    merged.value = merge(first_.value, second_.value);
    return chosen_work_ <= kMaxChosenWork ? std::optional(std::move(merged)) : std::nullopt;
  }

 private:
  ExprIds roots() const {
    ExprIds roots = roots_of(first_);
    for (const ExprId root : roots_of(second_)) roots.push_back(root);
    return roots;
  }

  // The difference of two affine indices, if it is a constant.
  std::optional<int64_t> difference(ExprId a, ExprId b) const {
    const auto from = forms_.find(a);
    const auto to = forms_.find(b);
    if (!from || !to || !std::ranges::equal(from->coefficients, to->coefficients)) return {};
    return wrapping(bits(to->constant) - bits(from->constant));
  }

  // The dim in which the second stage stores one element after the first, which leaves it out.
  std::optional<size_t> stored_dim() const {
    std::optional<size_t> found;
    for (size_t dim = 0; dim < first_.target_index.size(); ++dim) {
      const auto step = difference(first_.target_index[dim], second_.target_index[dim]);
      if (!step || (*step != 0 && (*step != 1 || found))) return {};
      if (*step == 1) found = dim;
    }
    if (!found) return {};
    // Elements of later dims would separate the two.
    const Shape shape = kernel_.shape(first_.target);
    if (numel(std::span(shape).subspan(*found + 1)) > 1) return {};
    const Affine place = forms_.find(first_.target_index[*found]).value();
    for (size_t loop = 0; loop < extents_.size(); ++loop) {
      if (extents_[loop] > 1 && place.coefficients[loop] % 2 != 0) return {};
    }
    return found;
  }

  ExprId merge(ExprId a, ExprId b) {
    const auto known = merged_.find({a, b});
    if (known != merged_.end()) return known->second;
    const ExprId merged = merge_new(a, b);
    merged_.emplace(std::pair(a, b), merged);
    return merged;
  }

  ExprId merge_new(ExprId a, ExprId b) {
    if (a == b || chosen_work_ > kMaxChosenWork) return copier_.copy(a);
    const Expr& from = kernel_.expr(a);
    const Expr& to = kernel_.expr(b);
    if (are_alike(a, b)) {
      ExprIds operands;
      for (size_t i = 0; i < from.operands.size(); ++i) {
        operands.push_back(from.op == ScalarOp::kLoad
                               ? merge_indices(from.operands[i], to.operands[i])
                               : merge(from.operands[i], to.operands[i]));
      }
      return builder_.copy(from, std::move(operands));
    }
    // A sign that one of them lacks is chosen after what both share.
    if (from.op == ScalarOp::kNeg && are_alike(from.operands[0], b)) {
      return negated_where(0, merge(from.operands[0], b));
    }
    if (to.op == ScalarOp::kNeg && are_alike(a, to.operands[0])) {
      return negated_where(1, merge(a, to.operands[0]));
    }
    chosen_work_ += work(a) + work(b);
    return choose(0, copier_.copy(a), copier_.copy(b));
  }

  // Elementary operations of an expression, indices left out.
  int64_t work(ExprId root) const {
    int64_t sum = 0;
    for (const ExprId id : reached_from(kernel_, std::span(&root, 1))) {
      const Expr& expr = kernel_.expr(id);
      if (expr.dtype != DType::kI64) sum += info(expr.op).cost;
    }
    return sum;
  }

  ExprId negated_where(int64_t half, ExprId value) {
    return choose(half, builder_.apply(ScalarOp::kNeg, {value}), value);
  }

  // `value` in this half, `other` in the other one.
  ExprId choose(int64_t half, ExprId value, ExprId other) {
    const ExprId is_half = builder_.apply(ScalarOp::kEq, {bit_, builder_.integer(half)});
    return builder_.apply(ScalarOp::kSelect, {is_half, value, other});
  }

  // True for the same operation on the same dtypes, whose operands may differ.
  bool are_alike(ExprId a, ExprId b) const {
    const Expr& from = kernel_.expr(a);
    const Expr& to = kernel_.expr(b);
    const auto dtype = [this](ExprId id) { return kernel_.expr(id).dtype; };
    return from.op == to.op && from.dtype == to.dtype && !from.operands.empty() &&
           std::ranges::equal(from.operands, to.operands, {}, dtype, dtype) &&
           from.buffer == to.buffer && (from.op != ScalarOp::kLoad || can_merge_loads(from, to));
  }

  bool can_merge_loads(const Expr& from, const Expr& to) const {
    for (size_t dim = 0; dim < from.operands.size(); ++dim) {
      if (from.operands[dim] == to.operands[dim]) continue;
      if (!difference(from.operands[dim], to.operands[dim])) return false;
    }
    return true;
  }

  ExprId merge_indices(ExprId a, ExprId b) {
    const ExprId start = copier_.copy(a);
    const int64_t step = a == b ? 0 : difference(a, b).value();
    if (step == 0) return start;
    const ExprId moved = builder_.apply(ScalarOp::kMul, {bit_, builder_.integer(step)});
    return builder_.apply(ScalarOp::kAdd, {start, moved});
  }

  const Kernel& kernel_;
  const Stage& first_;
  const Stage& second_;
  KernelBuilder& builder_;
  Shape extents_;
  AffineForms forms_;
  ExprCopier copier_;
  ExprId bit_;               // the index of the last loop
  int64_t chosen_work_ = 0;  // that both halves do where one of them needs it
  std::map<std::pair<ExprId, ExprId>, ExprId> merged_;
};

// True for neighbors that store in the same buffer.
bool may_merge(const Kernel& kernel, size_t first) {
  if (first + 1 == kernel.stages.size()) return false;
  const Stage& stage = kernel.stages[first];
  const Stage& next = kernel.stages[first + 1];
  const auto is_plain = [](const Stage& each) {
    return each.kind == StageKind::kMap && each.store == StoreMode::kSet && !each.guard.valid();
  };
  return is_plain(stage) && is_plain(next) && stage.target == next.target &&
         kernel.extents(stage) == kernel.extents(next) &&
         opmath(kernel.buffer(stage.target).dtype) == DType::kF32;
}

}  // namespace

MapPieces merge_halves(MapPieces pieces) {
  const Kernel& kernel = pieces.kernel;
  bool any = false;
  for (size_t s = 0; s < kernel.stages.size(); ++s) any = any || may_merge(kernel, s);
  if (!any) return pieces;
  KernelRebuilder rebuilder(kernel);
  std::vector<size_t> origins;
  std::vector<size_t> done;
  for (size_t s = 0; s < kernel.stages.size(); ++s) {
    const Stage& stage = kernel.stages[s];
    origins.push_back(pieces.origins[s]);
    auto merged = may_merge(kernel, s)
                      ? HalfMerger(kernel, stage, kernel.stages[s + 1], rebuilder).run()
                      : std::nullopt;
    if (merged) {
      ++s;
      done.push_back(origins.size() - 1);
      rebuilder.add(*std::move(merged));
    } else {
      rebuilder.add(rebuilder.rebuild(stage));
    }
  }
  return {rebuilder.take(), std::move(origins), std::move(done)};
}

}  // namespace passnet
