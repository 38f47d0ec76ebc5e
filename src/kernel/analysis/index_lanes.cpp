#include "kernel/analysis/index_lanes.hpp"

#include "kernel/analysis/reach.hpp"
#include "kernel/columns.hpp"

#include <algorithm>
#include <cstring>

namespace passnet {
namespace {

// not tuning: combinations that are examined one by one
constexpr int64_t kMostCombinations = int64_t{1} << 20;

std::vector<int64_t> indices_of(const IndexRuns& runs) {
  std::vector<int64_t> indices;
  for (const IndexRun& run : runs) {
    for (int64_t i = 0; i < run.count; ++i) indices.push_back(run.begin + i);
  }
  return indices;
}

bool is_of_indices(const Kernel& kernel, std::span<const ExprId> exprs) {
  return std::ranges::all_of(exprs, [&](ExprId id) {
    const Expr& expr = kernel.expr(id);
    return expr.op != ScalarOp::kLoad && !is_float(expr.dtype) && expr.dtype != DType::kC64;
  });
}

// True for a truth that data decides, and no truths that it is made of.
bool is_condition_on_data(const Kernel& kernel, ExprId id) {
  const Expr& expr = kernel.expr(id);
  if (expr.dtype != DType::kBool) return false;
  const bool is_of_truths = std::ranges::any_of(
      expr.operands, [&](ExprId operand) { return kernel.expr(operand).dtype == DType::kBool; });
  return !is_of_truths && !is_of_indices(kernel, reached_from(kernel, std::span(&id, 1)));
}

// Returns all that the expression is made of, operands first; of conditions on data, these alone,
// which `is_assumed` marks.
std::vector<ExprId> reached_above(const Kernel& kernel, ExprId id, std::vector<bool>& is_assumed) {
  std::vector<ExprId> reached;
  std::vector<ExprId> left{id};
  while (!left.empty()) {
    const ExprId next = left.back();
    left.pop_back();
    if (std::ranges::find(reached, next) != reached.end()) continue;
    reached.push_back(next);
    is_assumed[next.index] = is_condition_on_data(kernel, next);
    if (is_assumed[next.index]) continue;
    for (const ExprId operand : kernel.expr(next).operands) left.push_back(operand);
  }
  std::ranges::sort(reached);
  return reached;
}

class Lanes {
 public:
  Lanes(const Kernel& kernel, std::span<const ExprId> exprs, size_t count)
      : kernel_(kernel), exprs_(exprs), count_(count), columns_(exprs.size()) {}

  void assume(size_t at, bool value) { columns_[at].assign(count_, static_cast<std::byte>(value)); }

  // Sets the index of one loop: each element `each` times, the whole as often as fits.
  void set_index(size_t loop, std::span<const int64_t> indices, size_t each) {
    for (size_t at = 0; at < exprs_.size(); ++at) {
      const Expr& expr = kernel_.expr(exprs_[at]);
      if (expr.op != ScalarOp::kIndex || static_cast<size_t>(expr.integer) != loop) continue;
      columns_[at].resize(count_ * sizeof(int64_t));
      for (size_t i = 0; i < count_; ++i) put(at, i, indices[i / each % indices.size()]);
    }
  }

  std::vector<int64_t> run() {
    for (size_t at = 0; at < exprs_.size(); ++at) compute(at);
    const DType dtype = kernel_.expr(exprs_.back()).dtype;
    std::vector<int64_t> values(count_);
    const std::vector<std::byte>& last = columns_.back();
    for (size_t i = 0; i < count_; ++i) {
      if (dtype == DType::kBool) {
        values[i] = last[i] != std::byte{0} ? 1 : 0;
      } else {
        std::memcpy(&values[i], last.data() + i * sizeof(int64_t), sizeof(int64_t));
      }
    }
    return values;
  }

 private:
  void put(size_t at, size_t lane, int64_t value) {
    if (kernel_.expr(exprs_[at]).dtype == DType::kBool) {
      columns_[at][lane] = static_cast<std::byte>(value != 0);
    } else {
      std::memcpy(columns_[at].data() + lane * sizeof value, &value, sizeof value);
    }
  }

  void compute(size_t at) {
    const Expr& expr = kernel_.expr(exprs_[at]);
    if (expr.op == ScalarOp::kIndex || !columns_[at].empty()) return;
    columns_[at].resize(count_ * lane_size(expr.dtype));
    if (expr.op == ScalarOp::kConstant || expr.op == ScalarOp::kParameter) {
      const bool is_parameter = expr.op == ScalarOp::kParameter;
      const int64_t value = is_parameter ? kernel_.value(expr.parameter) : expr.integer;
      for (size_t i = 0; i < count_; ++i) put(at, i, value);
      return;
    }
    const auto operand = [&](size_t i) -> const std::byte* {
      if (i >= expr.operands.size()) return nullptr;
      return columns_[position_in(exprs_, expr.operands[i])].data();
    };
    if (expr.op == ScalarOp::kCast) {
      cast_column(kernel_.expr(expr.operands[0]).dtype, expr.dtype, operand(0), columns_[at].data(),
                  count_);
      return;
    }
    const auto function = column_function(expr.op, kernel_.expr(expr.operands.back()).dtype);
    function(operand(0), operand(1), operand(2), columns_[at].data(), count_);
    wrap_column(expr.dtype, columns_[at].data(), count_);
  }

  const Kernel& kernel_;
  std::span<const ExprId> exprs_;
  size_t count_;
  std::vector<std::vector<std::byte>> columns_;  // by expression
};

}  // namespace

std::optional<IndexLanes> index_lanes(const Kernel& kernel, ExprId id,
                                      std::span<const IndexRuns> loops,
                                      std::optional<bool> assumed) {
  std::vector<bool> is_assumed(kernel.exprs.size());
  const std::vector<ExprId> exprs =
      assumed ? reached_above(kernel, id, is_assumed) : reached_from(kernel, std::span(&id, 1));
  std::vector<ExprId> computed = exprs;
  std::erase_if(computed, [&](ExprId expr) { return is_assumed[expr.index]; });
  if (!is_of_indices(kernel, computed)) return std::nullopt;
  IndexLanes lanes;
  int64_t count = 1;
  for (size_t loop = 0; loop < loops.size(); ++loop) {
    const bool is_used = std::ranges::any_of(exprs, [&](ExprId expr) {
      const Expr& of = kernel.expr(expr);
      return of.op == ScalarOp::kIndex && static_cast<size_t>(of.integer) == loop;
    });
    if (!is_used) continue;
    lanes.loops.push_back(loop);
    count *= size_of(loops[loop]);
    if (count > kMostCombinations) return std::nullopt;
  }
  Lanes columns(kernel, exprs, static_cast<size_t>(count));
  for (size_t at = 0; at < exprs.size(); ++at) {
    if (is_assumed[exprs[at].index]) columns.assume(at, *assumed);
  }
  size_t each = 1;
  for (size_t i = lanes.loops.size(); i-- > 0 && count > 0;) {
    const std::vector<int64_t> indices = indices_of(loops[lanes.loops[i]]);
    columns.set_index(lanes.loops[i], indices, each);
    each *= indices.size();
  }
  if (count > 0) lanes.values = columns.run();
  return lanes;
}

void keep_indices(const IndexLanes& lanes, bool wanted, std::span<IndexRuns> loops) {
  size_t each = 1;
  for (size_t i = lanes.loops.size(); i-- > 0;) {
    const std::vector<int64_t> indices = indices_of(loops[lanes.loops[i]]);
    std::vector<bool> is_kept(indices.size());
    for (size_t at = 0; at < lanes.values.size(); ++at) {
      if ((lanes.values[at] != 0) == wanted) is_kept[at / each % indices.size()] = true;
    }
    each *= indices.size();
    IndexRuns kept;
    for (size_t at = 0; at < indices.size(); ++at) {
      if (is_kept[at]) append_index(kept, indices[at]);
    }
    loops[lanes.loops[i]] = std::move(kept);
  }
  const bool is_constant = lanes.loops.empty() && !lanes.values.empty();
  if (is_constant && (lanes.values[0] != 0) != wanted) {
    for (IndexRuns& runs : loops) runs.clear();
  }
}

}  // namespace passnet
