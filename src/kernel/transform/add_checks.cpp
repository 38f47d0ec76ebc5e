#include "kernel/transform/add_checks.hpp"

#include "kernel/analysis/ranges/index_range.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace passnet {
namespace {

bool divides(ScalarOp op) {
  return op == ScalarOp::kFloorDiv || op == ScalarOp::kTruncDiv || op == ScalarOp::kRemainder ||
         op == ScalarOp::kFmod;
}

// By expression of the kernel: true if it is computed from data.
std::vector<bool> find_data(const Kernel& kernel) {
  std::vector<bool> is_data(kernel.exprs.size());
  for (size_t id = 0; id < is_data.size(); ++id) {
    const Expr& expr = kernel.exprs[id];
    is_data[id] =
        expr.op == ScalarOp::kLoad ||
        std::ranges::any_of(expr.operands, [&](ExprId operand) { return is_data[operand.index]; });
  }
  return is_data;
}

// One way in which an expression is evaluated: the values that conditions have, outermost first.
struct Decision {
  ExprId condition;
  bool value = true;
  friend bool operator==(const Decision&, const Decision&) = default;
};
using Path = std::vector<Decision>;

// By expression: the ways in which a stage evaluates it; one without decisions is always taken.
class Paths {
 public:
  Paths(const Kernel& kernel, const Stage& stage)
      : paths_(kernel.exprs.size()), is_untold_(kernel.exprs.size()) {
    Path guarded;
    if (stage.guard.valid()) {
      add(stage.guard, {});
      guarded.push_back({.condition = stage.guard});
    }
    add(stage.value, guarded);
    // A reduction stores, whatever its guard says of single iterations.
    for (const ExprId index : stage.target_index) add(index, stage.reduced > 0 ? Path() : guarded);
    const std::vector<ExprId> exprs = reached_from(kernel, std::span(&stage, 1));
    for (size_t i = exprs.size(); i-- > 0;) spread(kernel, exprs[i]);
  }

  // Empty if there are too many to tell, of the expression or of one that is computed from it.
  const std::vector<Path>& of(ExprId id) const { return paths_[id.index]; }

 private:
  static constexpr size_t kMostPaths = 8;  // not tuning: kernels have few

  static bool covers(const Path& path, const Path& longer) {
    return std::ranges::all_of(path, [&](const Decision& decision) {
      return std::ranges::find(longer, decision) != longer.end();
    });
  }

  void add(ExprId id, const Path& path) {
    std::vector<Path>& own = paths_[id.index];
    if (std::ranges::any_of(own, [&](const Path& known) { return covers(known, path); })) return;
    std::erase_if(own, [&](const Path& known) { return covers(path, known); });
    own.push_back(path);
  }

  void spread(const Kernel& kernel, ExprId id) {
    const Expr& expr = kernel.expr(id);
    std::vector<Path>& own = paths_[id.index];
    if (is_untold_[id.index] || own.size() > kMostPaths) {
      own.clear();
      for (const ExprId operand : expr.operands) is_untold_[operand.index] = true;
      return;
    }
    for (size_t k = 0; k < expr.operands.size(); ++k) {
      const bool is_branch = expr.op == ScalarOp::kSelect && k > 0;
      for (Path path : own) {
        if (is_branch) path.push_back({.condition = expr.operands[0], .value = k == 1});
        add(expr.operands[k], path);
      }
    }
  }

  std::vector<std::vector<Path>> paths_;
  std::vector<bool> is_untold_;
};

class CheckAdder {
 public:
  CheckAdder(const Kernel& source, Device device, const std::vector<bool>& is_data)
      : source_(source), device_(device), is_data_(is_data), rebuilder_(source) {}

  Kernel run() {
    for (const Stage& stage : source_.stages) add(stage);
    return rebuilder_.take();
  }

 private:
  KernelBuilder& builder() { return rebuilder_.builder(); }

  void add(Stage stage) {
    ranges_ = find_ranges(source_, stage, {}).values;
    const Paths paths(source_, stage);
    paths_ = &paths;
    ExprCopier copier(
        source_, builder(),
        {.index = [&](size_t loop) { return builder().index(loop); },
         .load = [&](ExprId load, ExprIds indices) { return copy_load(load, std::move(indices)); },
         .instead = [&](ExprId id) { return copy_division(id); }});
    copier_ = &copier;
    for (size_t dim = 0; dim < stage.target_index.size(); ++dim) {
      ExprId& index = stage.target_index[dim];
      const ExprId given = index;
      index = copier.copy(given);
      if (may_leave(given, stage.target, dim)) {
        index = check_index(index, stage.target, dim, paths.of(given));
      }
    }
    stage.value = copier.copy(stage.value);
    stage.guard = copier.copy(stage.guard);
    rebuilder_.add(std::move(stage));
  }

  bool may_leave(ExprId index, BufferId buffer, size_t dim) const {
    const int64_t extent = source_.value(source_.buffer(buffer).extents[dim]);
    return is_data_[index.index] && !ranges_[index.index].is_within({0, extent - 1});
  }

  // True if the conditions of each path say that the index is inside.
  bool is_bounded(ExprId index, BufferId buffer, size_t dim, const std::vector<Path>& paths) const {
    const IndexRange inside{0, source_.value(source_.buffer(buffer).extents[dim]) - 1};
    return !paths.empty() && std::ranges::all_of(paths, [&](const Path& path) {
      IndexRange range = ranges_[index.index];
      for (const Decision& decision : path) {
        if (decision.value) narrow(range, index, decision.condition);
      }
      return range.is_within(inside);
    });
  }

  // Narrows the range by the comparisons of `index` that the condition is the conjunction of.
  void narrow(IndexRange& range, ExprId index, ExprId condition) const {
    using enum ScalarOp;
    std::vector<ExprId> left{condition};
    while (!left.empty()) {
      const Expr& expr = source_.expr(left.back());
      left.pop_back();
      if (expr.op == kAnd) left.insert(left.end(), expr.operands.begin(), expr.operands.end());
      if (expr.operands.size() != 2 || expr.operands[0] != index) continue;
      const IndexRange& other = ranges_[expr.operands[1].index];
      if (expr.op == kGe) range.min = std::max(range.min, other.min);
      if (expr.op == kLt && other.max > IndexRange{}.min) {
        range.max = std::min(range.max, other.max - 1);
      }
    }
  }

  ExprId copy_load(ExprId load, ExprIds indices) {
    const Expr& expr = source_.expr(load);
    ExprId refused;  // an index of a buffer without elements
    for (size_t dim = 0; dim < indices.size(); ++dim) {
      if (!may_leave(expr.operands[dim], expr.buffer, dim)) continue;
      if (is_bounded(expr.operands[dim], expr.buffer, dim, paths_->of(load))) continue;
      indices[dim] = check_index(indices[dim], expr.buffer, dim, paths_->of(load));
      if (numel(source_.shape(expr.buffer)) == 0) refused = indices[dim];
    }
    if (refused.valid()) return builder().cast(refused, expr.dtype);
    return builder().load(expr.buffer, std::move(indices));
  }

  ExprId check_index(ExprId index, BufferId buffer, size_t dim, const std::vector<Path>& paths) {
    const ExprId extent = builder().of(builder().extent(buffer, dim));
    const ExprId zero = builder().integer(0);
    if (paths.empty()) {  // nothing tells when it is evaluated: kept inside, without an error
      const ExprId low = builder().apply(ScalarOp::kGe, {index, zero});
      const ExprId high = builder().apply(ScalarOp::kLt, {index, extent});
      const ExprId both = builder().apply(ScalarOp::kAnd, {low, high});
      return builder().apply(ScalarOp::kSelect, {both, index, zero});
    }
    return builder().apply(ScalarOp::kInside, {where_taken(paths, index, zero), extent});
  }

  // Returns an invalid id for what is not such a division.
  ExprId copy_division(ExprId id) {
    const Expr& expr = source_.expr(id);
    if (device_ != Device::kCpu || !divides(expr.op) || !is_integral(expr.dtype)) return {};
    const ExprId divisor = expr.operands[1];
    if (!is_data_[divisor.index] || !ranges_[divisor.index].contains(0)) return {};
    const std::vector<Path>& paths = paths_->of(id);
    const ExprId one = builder().integer(1, expr.dtype);
    const ExprId given = copier_->copy(divisor);
    ExprId checked;
    if (paths.empty()) {  // nothing tells when it is evaluated: 1 in place of 0, without an error
      const ExprId zero = builder().integer(0, expr.dtype);
      const ExprId is_good = builder().apply(ScalarOp::kNe, {given, zero});
      checked = builder().apply(ScalarOp::kSelect, {is_good, given, one});
    } else {
      checked = builder().apply(ScalarOp::kNotZero, {where_taken(paths, given, one)});
    }
    return builder().apply(expr.op, {copier_->copy(expr.operands[0]), checked});
  }

  // Returns `value` where one of the paths is taken, else `other`.
  ExprId where_taken(const std::vector<Path>& paths, ExprId value, ExprId other) {
    if (paths.front().empty()) return value;
    const ExprId yes = builder().integer(1, DType::kBool);
    ExprId taken;
    for (const Path& path : paths) {
      ExprId all = yes;
      for (size_t i = path.size(); i-- > 0;) {
        const ExprId condition = copier_->copy(path[i].condition);
        const ExprId no = builder().integer(0, DType::kBool);
        all = path[i].value ? builder().apply(ScalarOp::kSelect, {condition, all, no})
                            : builder().apply(ScalarOp::kSelect, {condition, no, all});
      }
      taken = taken.valid() ? builder().apply(ScalarOp::kSelect, {taken, yes, all}) : all;
    }
    return builder().apply(ScalarOp::kSelect, {taken, value, other});
  }

  const Kernel& source_;
  Device device_;
  const std::vector<bool>& is_data_;
  KernelRebuilder rebuilder_;
  std::vector<IndexRange> ranges_;  // of the current stage
  const Paths* paths_ = nullptr;
  ExprCopier* copier_ = nullptr;
};

}  // namespace

Kernel add_checks(Kernel kernel, Device device) {
  const std::vector<bool> is_data = find_data(kernel);
  const auto is_found = [&](ExprId id) { return is_data[id.index]; };
  const bool may_need = std::ranges::any_of(kernel.exprs, [&](const Expr& expr) {
    if (expr.op == ScalarOp::kLoad) return std::ranges::any_of(expr.operands, is_found);
    return divides(expr.op) && is_integral(expr.dtype) && is_found(expr.operands[1]);
  });
  const bool may_store = std::ranges::any_of(kernel.stages, [&](const Stage& stage) {
    return std::ranges::any_of(stage.target_index, is_found);
  });
  if (!may_need && !may_store) return kernel;
  return CheckAdder(kernel, device, is_data).run();
}

bool has_checks(const Kernel& kernel) {
  return std::ranges::any_of(reached_from(kernel, std::span(kernel.stages)),
                             [&](ExprId id) { return is_check(kernel.expr(id).op); });
}

}  // namespace passnet
