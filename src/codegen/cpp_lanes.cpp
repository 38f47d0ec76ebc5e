// The expressions of a stage that runs in vectors: their spelling for a type F, and their phases.
#include "base/check.hpp"
#include "codegen/cpp_exprs.hpp"
#include "codegen/cpp_spelling.hpp"
#include "codegen/vectors.hpp"

#include <algorithm>

namespace passnet {

// Loads, and what widens them as they load.
bool StageExprs::is_made_again(ExprId id) const {
  if (is_leaf(id)) return true;
  const Expr& expr = kernel_.expr(id);
  if (expr.op != ScalarOp::kCast || expr.dtype != DType::kF32) return false;
  const ExprId from = expr.operands[0];
  return is_leaf(from) && opmath(kernel_.expr(from).dtype) == DType::kF32;
}

// Cycles from the last of `operands_of` to the result, roughly.
int64_t StageExprs::latency(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (!is_erf_plus_one(expr)) return latency_in_vectors(expr);
  const Expr& first = kernel_.expr(expr.operands[0]);
  return latency_in_vectors(first.op == ScalarOp::kErf ? first : kernel_.expr(expr.operands[1]));
}

// A chain goes on in the next phase where it has come some way, and would be too long with what
// follows. Loads are not carried over but made again.
void StageExprs::cut_phases(std::span<const ExprId> roots) {
  constexpr int64_t kLongest = 85;  // cycles of a chain that is left in one piece
  constexpr int64_t kPhase = 60;
  constexpr int64_t kShortest = 20;
  constexpr int64_t kLoad = 8;
  constexpr int64_t kStore = 8;
  std::vector<int64_t> ready(kernel_.exprs.size());
  std::vector<int64_t> whole(kernel_.exprs.size());
  int64_t longest = 0;
  for (const ExprId id : nest_.exprs) {
    if (!in_lanes(id) || uses_[id.index] == 0) continue;
    const int64_t latency = this->latency(id);
    size_t& phase = phase_of_[id.index];
    int64_t start = 0;
    if (!is_made_again(id)) {
      for (const ExprId operand : operands_of(id)) {
        if (!in_lanes(operand)) continue;
        whole[id.index] = std::max(whole[id.index], whole[operand.index]);
        if (phase_of_[operand.index] > phase) {
          phase = phase_of_[operand.index];
          start = kLoad;
        }
        if (phase_of_[operand.index] == phase) start = std::max(start, ready[operand.index]);
      }
      const bool is_single = kernel_.expr(id).dtype == DType::kF32;
      if (is_single && start > kShortest && start + latency > kPhase) {
        phase += 1;
        start = kLoad;
      }
    }
    ready[id.index] = start + latency;
    whole[id.index] += latency;
    longest = std::max(longest, whole[id.index] + kStore);
    phases_ = std::max(phases_, phase + 1);
  }
  sink_into_phases(roots);
  if (longest > kLongest && phases_ > 1) need_in_phases(roots);
  const bool crosses = std::ranges::any_of(nest_.exprs, [&](ExprId id) {
    return kernel_.expr(id).dtype == DType::kBool && !is_leaf(id) && phases_ > 1 &&
           !needed_.empty() && prints_later(id);
  });
  if (needed_.empty() || crosses) {
    phases_ = 1;
    std::ranges::fill(phase_of_, 0);
    needed_.clear();
  }
}

// What is cheap to make of one value, and wanted in later phases alone, is made there.
void StageExprs::sink_into_phases(std::span<const ExprId> roots) {
  constexpr int64_t kCheap = 4;
  constexpr size_t kNever = static_cast<size_t>(-1);
  std::vector<size_t> first(kernel_.exprs.size(), kNever);  // phase that wants it
  for (const ExprId root : roots) first[root.index] = phases_ - 1;
  for (size_t at = nest_.exprs.size(); at-- > 0;) {
    const ExprId id = nest_.exprs[at];
    if (!in_lanes(id) || is_made_again(id) || first[id.index] == kNever) continue;
    const auto operands = operands_of(id);
    const auto varying = std::ranges::count_if(operands, [&](ExprId o) { return in_lanes(o); });
    size_t& phase = phase_of_[id.index];
    if (varying == 1 && latency(id) <= kCheap) {
      phase = std::max(phase, first[id.index]);
    }
    for (const ExprId operand : operands) {
      first[operand.index] = std::min(first[operand.index], phase);
    }
  }
}

void StageExprs::need_in_phases(std::span<const ExprId> roots) {
  needed_.assign(phases_, std::vector<bool>(kernel_.exprs.size()));
  for (const ExprId root : roots) needed_.back()[root.index] = true;
  for (size_t phase = phases_; phase-- > 0;) {
    for (size_t at = nest_.exprs.size(); at-- > 0;) {
      const ExprId id = nest_.exprs[at];
      if (!needed_[phase][id.index] || !in_lanes(id) || is_leaf(id)) continue;
      if (phase_of_[id.index] < phase && !is_made_again(id)) {
        needed_[phase_of_[id.index]][id.index] = true;
        continue;
      }
      for (const ExprId operand : operands_of(id)) needed_[phase][operand.index] = true;
    }
  }
}

// Whether a phase after the expression's own wants it.
bool StageExprs::prints_later(ExprId id) const {
  for (size_t phase = phase_of_[id.index] + 1; phase < needed_.size(); ++phase) {
    if (needed_[phase][id.index]) return true;
  }
  return false;
}

std::string StageExprs::lanes_parameters() const {
  const bool slots = phases_ > 1 || std::ranges::find(slots_, true) != slots_.end();
  return fmt::format("int64_t i{}{}", order_.back(), slots ? ", int64_t slot" : "");
}

std::string StageExprs::phase_element(ExprId id) const {
  return fmt::format("phase{} + slot", id.index);
}

std::string StageExprs::cache_element(ExprId id) const {
  if (!slots_[id.index]) return fmt::format("cache{} + i{}", id.index, order_.back());
  return phases_ > 1 ? fmt::format("cache{} + (chunk{} + slot)", id.index, order_.back())
                     : fmt::format("cache{} + slot", id.index);
}

void StageExprs::declare_phase_arrays(int64_t size, CppWriter& writer) const {
  for (const ExprId id : nest_.exprs) {
    if (in_lanes(id) && !is_made_again(id) && prints_later(id)) {
      writer.line("alignas(64) float phase{}[{}];", id.index, size);
    }
  }
}

void StageExprs::print_phase(size_t phase, CppWriter& writer) {
  phase_ = phase;
  print(order_.size(), true, writer);
  for (const ExprId id : nest_.exprs) {
    const bool own = in_lanes(id) && !is_made_again(id) && phase_of_[id.index] == phase;
    if (own && prints_later(id)) {
      writer.line("pn::store_lanes({}, {});", phase_element(id), text(id));
    }
  }
  phase_ = phases_ - 1;
}

int32_t StageExprs::group_of_vectors() const {
  constexpr int64_t kFew = 60;  // instructions
  constexpr int64_t kMany = 120;
  constexpr int64_t kCyclesEach = 3;
  int64_t instructions = 0;
  for (const ExprId id : nest_.exprs) {
    if (!in_lanes(id) || uses_[id.index] == 0) continue;
    instructions += 1 + latency(id) / kCyclesEach;
  }
  instructions /= static_cast<int64_t>(phases_);
  return instructions <= kFew ? 4 : instructions <= kMany ? 2 : 1;
}

// Whether all who use the cache run in vectors: these leave a value in the slot that it has, so
// that stores do not overlap.
bool StageExprs::has_slots(const RowCache& cache) const {
  const auto in_vectors = [&](size_t stage) {
    return runs_in_vectors(kernel_, group_, stage, scope_, group_.rows, {});
  };
  return in_vectors(cache.writer) && std::ranges::all_of(cache.readers, in_vectors);
}

std::string StageExprs::text_in_lanes(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (in_lanes(id) || expr.dtype == DType::kBool) return text(id);
  return expr.dtype == DType::kF32 ? fmt::format("F({})", text(id))
                                   : fmt::format("F(pn::cast<float>({}))", text(id));
}

std::string StageExprs::spell_lanes_load(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (is_local(expr.buffer)) {
    return fmt::format("pn::load_lanes<F>({0} + (i{1} - start{1}))",
                       scope_.locals[expr.buffer.index], group_.rows - 1);
  }
  const CppPointer& pointer = scope_.pointers[stage_].at(id);
  return fmt::format("pn::load_lanes<F>({} + {})", pointer.name,
                     offset(nest_.loads.at(id), pointer, expr.operands));
}

// f16 and bf16 are floats that have been rounded.
std::string StageExprs::spell_lanes(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (cached_[id.index]) {
    return fmt::format("pn::load_lanes<F>({})", cache_element(id));
  }
  if (expr.op == ScalarOp::kLoad) return spell_lanes_load(id);
  if (widens_local(expr)) return spell_lanes_load(expr.operands[0]);
  if (is_rounding(expr)) {
    const Expr& half = kernel_.expr(expr.operands[0]);
    return fmt::format("pn::rounded<{}>({})", cpp_value_type(half.dtype),
                       text_in_lanes(half.operands[0]));
  }
  if (is_erf_plus_one(expr)) {
    return fmt::format("pn::erf_plus_one({})", text_in_lanes(operands_of(id)[0]));
  }
  if (expr.op == ScalarOp::kCast) {
    const std::string& value = text(expr.operands[0]);
    const DType from = kernel_.expr(expr.operands[0]).dtype;
    if (expr.dtype == DType::kBool) return fmt::format("({} != 0.0f)", value);
    if (from == DType::kBool) return fmt::format("pn::select({}, F(1.0f), F(0.0f))", value);
    if (expr.dtype == DType::kF32) return value;
    return fmt::format("pn::rounded<{}>({})", cpp_value_type(expr.dtype), value);
  }
  if (expr.op == ScalarOp::kSelect) {
    return fmt::format("pn::select<F>({}, {}, {})", text(expr.operands[0]),
                       text_in_lanes(expr.operands[1]), text_in_lanes(expr.operands[2]));
  }
  // Operators take scalars as they are, and most functions constants.
  const bool calls = expr.dtype == DType::kF32 && info(expr.op).symbol.empty();
  std::vector<std::string> operands;
  for (const ExprId operand : expr.operands) {
    const bool constant = kernel_.expr(operand).op == ScalarOp::kConstant;
    const bool widened = calls && (!constant || info(expr.op).arity == 3);
    operands.push_back(widened ? text_in_lanes(operand) : text(operand));
  }
  return spell_operation(id, std::move(operands));
}

std::string_view StageExprs::declared_type(ExprId id) const {
  const DType dtype = kernel_.expr(id).dtype;
  if (!in_lanes(id)) return cpp_value_type(dtype);
  return dtype == DType::kBool ? "pn::Truth<F>" : "F";
}

}  // namespace passnet
