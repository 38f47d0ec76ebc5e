#include "kernel/analysis/touch.hpp"

#include "base/check.hpp"
#include "kernel/analysis/index_lanes.hpp"
#include "kernel/analysis/load_conditions.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/analysis/reach.hpp"

#include <algorithm>
#include <cstdlib>

namespace passnet {
namespace {

// not tuning: iterations that are examined one by one, some tenths of a second
constexpr int64_t kMostWalked = int64_t{1} << 26;

// By expression of the list, the loops on which its value depends, including its loads.
std::vector<std::vector<bool>> find_dependences(const Kernel& kernel, std::span<const ExprId> exprs,
                                                size_t loops) {
  std::vector<std::vector<bool>> depends(exprs.size(), std::vector<bool>(loops));
  for (size_t at = 0; at < exprs.size(); ++at) {
    const Expr& expr = kernel.expr(exprs[at]);
    if (expr.op == ScalarOp::kIndex && static_cast<size_t>(expr.integer) < loops) {
      depends[at][static_cast<size_t>(expr.integer)] = true;
    }
    for (const ExprId operand : expr.operands) {
      const std::vector<bool>& from = depends[position_in(exprs, operand)];
      for (size_t loop = 0; loop < loops; ++loop) {
        if (from[loop]) depends[at][loop] = true;
      }
    }
  }
  return depends;
}

IndexRuns runs_of(const std::vector<bool>& marks) {
  IndexRuns runs;
  for (size_t i = 0; i < marks.size(); ++i) {
    if (marks[i]) append_index(runs, static_cast<int64_t>(i));
  }
  return runs;
}

class StageTouch {
 public:
  StageTouch(const Kernel& kernel, const Stage& stage, std::span<const IndexRuns> loops)
      : kernel_(kernel),
        loops_(loops),
        forms_(kernel, loops.size(), roots_of(stage)),
        depends_(find_dependences(kernel, forms_.exprs(), loops.size())) {}

  TouchedBox box(BufferId buffer, std::span<const ExprId> index) const {
    const Shape shape = kernel_.shape(buffer);
    TouchedBox result{.buffer = buffer, .dims = {}};
    for (size_t dim = 0; dim < index.size(); ++dim) {
      result.dims.push_back(indices(index[dim], shape[dim]));
    }
    return result;
  }

  std::vector<TouchedBox> loads() const {
    std::vector<TouchedBox> boxes;
    for (const ExprId id : forms_.exprs()) {
      const Expr& expr = kernel_.expr(id);
      if (expr.op == ScalarOp::kLoad) boxes.push_back(box(expr.buffer, expr.operands));
    }
    return boxes;
  }

  // Each load in the iterations in which its conditions may hold.
  std::vector<TouchedBox> possible_loads(const Stage& stage, UnknownAccess unknown) {
    const std::span<const IndexRuns> all = loops_;
    const LoadConditions conditions(kernel_, stage, forms_.exprs(), unknown);
    std::vector<TouchedBox> boxes;
    unknown_ = unknown;
    for (size_t at = 0; at < forms_.exprs().size(); ++at) {
      const Expr& expr = kernel_.expr(forms_.exprs()[at]);
      if (expr.op != ScalarOp::kLoad || !conditions.is_used(at)) continue;
      const std::vector<IndexRuns> possible = conditions.narrow(at, all);
      loops_ = possible;
      boxes.push_back(box(expr.buffer, expr.operands));
      loops_ = all;
    }
    return boxes;
  }

 private:
  IndexRuns indices(ExprId id, int64_t extent) const {
    if (const auto form = forms_.find(id)) return clip(walk(*form), extent);
    if (unknown_ != UnknownAccess::kFewest) return all_indices(id, extent);
    const std::vector<bool>& depends = depends_[position_in(forms_.exprs(), id)];
    int64_t iterations = 1;
    for (size_t loop = 0; loop < loops_.size(); ++loop) {
      if (!depends[loop]) continue;
      iterations = std::min(iterations * size_of(loops_[loop]), extent);
    }
    return clip({{0, iterations}}, extent);
  }

  IndexRuns all_indices(ExprId id, int64_t extent) const {
    const auto lanes = index_lanes(kernel_, id, loops_);
    if (!lanes) return clip({{0, extent}}, extent);
    std::vector<bool> marks(static_cast<size_t>(extent));
    for (const int64_t index : lanes->values) {
      if (index >= 0 && index < extent) marks[static_cast<size_t>(index)] = true;
    }
    return runs_of(marks);
  }

  IndexRuns walk(const Affine& form) const {
    std::vector<size_t> order;
    for (size_t loop = 0; loop < loops_.size(); ++loop) {
      if (loops_[loop].empty()) return {};
      if (form.coefficients[loop] != 0) order.push_back(loop);
    }
    std::ranges::sort(order, {}, [&](size_t loop) { return std::abs(form.coefficients[loop]); });
    IndexRuns runs{{form.constant, 1}};
    for (const size_t loop : order) runs = add_scaled(runs, loops_[loop], form.coefficients[loop]);
    return runs;
  }

  const Kernel& kernel_;
  std::span<const IndexRuns> loops_;
  AffineForms forms_;
  std::vector<std::vector<bool>> depends_;
  UnknownAccess unknown_ = UnknownAccess::kFewest;
};

// constant + Σ coefficients[loop] · index(loop).
struct TargetWalk {
  int64_t constant = 0;
  Integers coefficients;
};

// The element that a stage stores, as an affine walk over its loops; nothing if it is not affine.
std::optional<TargetWalk> target_walk(const Kernel& kernel, const Stage& stage) {
  const size_t loops = stage.extents.size();
  const AffineForms forms(kernel, loops, stage.target_index);
  const Strides strides = contiguous_strides(kernel.shape(stage.target));
  TargetWalk walk{.coefficients = Integers(loops)};
  for (size_t dim = 0; dim < strides.size(); ++dim) {
    const auto form = forms.find(stage.target_index[dim]);
    if (!form) return std::nullopt;
    walk.constant += form->constant * strides[dim];
    for (size_t loop = 0; loop < loops; ++loop) {
      walk.coefficients[loop] += form->coefficients[loop] * strides[dim];
    }
  }
  return walk;
}

}  // namespace

std::vector<IndexRuns> whole_loops(const Kernel& kernel, const Stage& stage) {
  std::vector<IndexRuns> loops;
  for (const int64_t extent : kernel.extents(stage)) loops.push_back(clip({{0, extent}}, extent));
  return loops;
}

std::vector<IndexRuns> needed_loops(const Kernel& kernel, const Stage& stage,
                                    const ElementSet& needed) {
  std::vector<IndexRuns> loops = whole_loops(kernel, stage);
  const int64_t asked = needed.count();
  if (asked == 0) return std::vector<IndexRuns>(loops.size());
  const Shape extents = kernel.extents(stage);
  const auto walk = target_walk(kernel, stage);
  const size_t combined = stage.kind == StageKind::kScan ? 1 : stage.reduced;
  const size_t kept = extents.size() - combined;
  const bool is_whole = asked == needed.size() || !walk || accumulates(stage.store) ||
                        stage.guard.valid() || numel(extents) == 0 ||
                        numel(std::span(extents).first(kept)) > kMostWalked;
  if (is_whole) return loops;
  // A scan needs the previous elements, so all places of its loop are needed.
  const size_t walked = stage.kind == StageKind::kScan ? extents.size() : kept;
  std::vector<std::vector<bool>> marks;
  for (size_t loop = 0; loop < walked; ++loop) {
    marks.emplace_back(static_cast<size_t>(extents[loop]));
  }
  Integers index(walked);
  int64_t place = walk->constant;
  bool any = false;
  for (int64_t left = numel(std::span(extents).first(walked)); left > 0; --left) {
    if (place >= 0 && place < needed.size() && needed.contains(place)) {
      any = true;
      for (size_t loop = 0; loop < walked; ++loop) {
        marks[loop][static_cast<size_t>(index[loop])] = true;
      }
    }
    for (size_t loop = walked; loop-- > 0;) {
      place += walk->coefficients[loop];
      if (++index[loop] < extents[loop]) break;
      place -= extents[loop] * walk->coefficients[loop];
      index[loop] = 0;
    }
  }
  if (!any) return std::vector<IndexRuns>(loops.size());
  for (size_t loop = 0; loop < kept; ++loop) loops[loop] = runs_of(marks[loop]);
  return loops;
}

std::vector<TouchedBox> touched_loads(const Kernel& kernel, const Stage& stage,
                                      std::span<const IndexRuns> loops, UnknownAccess unknown) {
  CHECK(loops.size() == stage.extents.size());
  if (std::ranges::any_of(loops, [](const IndexRuns& runs) { return runs.empty(); })) return {};
  StageTouch touch(kernel, stage, loops);
  return unknown == UnknownAccess::kFewest ? touch.loads() : touch.possible_loads(stage, unknown);
}

TouchedBox touched_target(const Kernel& kernel, const Stage& stage,
                          std::span<const IndexRuns> loops) {
  return StageTouch(kernel, stage, loops).box(stage.target, stage.target_index);
}

}  // namespace passnet
