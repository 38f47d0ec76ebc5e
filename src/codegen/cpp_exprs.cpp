#include "codegen/cpp_exprs.hpp"

#include "base/check.hpp"
#include "codegen/cpp_spelling.hpp"

#include <algorithm>

namespace passnet {

namespace {
constexpr size_t kLongestInline = 48;
}

StageExprs::StageExprs(const Kernel& kernel, const RowGroup& group, size_t stage,
                       const CppScope& scope, std::vector<size_t> order, bool vectors,
                       std::vector<ExprId> roots, std::vector<ExprId> early_roots)
    : kernel_(kernel),
      group_(group),
      nest_(group.stages[stage].nest),
      stage_(stage),
      scope_(scope),
      order_(std::move(order)),
      vectors_(vectors),
      depth_(kernel.exprs.size()),
      unsafe_(kernel.exprs.size()),
      certain_(kernel.exprs.size()),
      certain_early_(kernel.exprs.size()),
      early_(kernel.exprs.size()),
      wraps_(kernel.exprs.size()),
      uses_(kernel.exprs.size()),
      cached_(kernel.exprs.size()),
      caches_(kernel.exprs.size()),
      slots_(kernel.exprs.size()),
      root_(kernel.exprs.size()),
      in_run_(kernel.exprs.size()),
      phase_of_(kernel.exprs.size()),
      text_(kernel.exprs.size()) {
  find_caches();
  place();
  demand(early_roots);
  certain_early_ = certain_;
  early_ = reached_from(early_roots);
  demand(roots);
  count_uses(roots);
  if (vectors_) cut_phases(roots);
}

void StageExprs::find_caches() {
  for (const RowCache& cache : scope_.caches) {
    if (cache.writer == stage_) caches_[cache.value.index] = true;
    slots_[cache.value.index] = has_slots(cache);
    if (std::ranges::find(cache.readers, stage_) != cache.readers.end()) {
      cached_[cache.value.index] = true;
    }
  }
}

bool StageExprs::is_leaf(ExprId id) const {
  return cached_[id.index] || (kernel_.expr(id).op == ScalarOp::kLoad && nest_.loads.at(id).affine);
}

// 1 + erf(x) of GELU has a function of its own.
bool StageExprs::is_erf_plus_one(const Expr& expr) const {
  if (expr.op != ScalarOp::kAdd || expr.dtype != DType::kF32) return false;
  const Expr& a = kernel_.expr(expr.operands[0]);
  const Expr& b = kernel_.expr(expr.operands[1]);
  const auto one = [](const Expr& e) { return e.op == ScalarOp::kConstant && e.number == 1; };
  return (one(a) && b.op == ScalarOp::kErf) || (one(b) && a.op == ScalarOp::kErf);
}

// f32 to a half type and back, as at the end of each op that is computed in one kernel with the
// next.
bool StageExprs::is_rounding(const Expr& expr) const {
  if (expr.op != ScalarOp::kCast || expr.dtype != DType::kF32) return false;
  const Expr& half = kernel_.expr(expr.operands[0]);
  return half.op == ScalarOp::kCast && opmath(half.dtype) == DType::kF32 &&
         half.dtype != DType::kF32 && kernel_.expr(half.operands[0]).dtype == DType::kF32;
}

// The conversion to f32 of a local that holds floats already.
bool StageExprs::widens_local(const Expr& expr) const {
  if (expr.op != ScalarOp::kCast || expr.dtype != DType::kF32) return false;
  const Expr& load = kernel_.expr(expr.operands[0]);
  return load.op == ScalarOp::kLoad && is_widened(kernel_, group_, scope_, load.buffer);
}

ExprIds StageExprs::operands_of(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (widens_local(expr)) return {};
  if (is_rounding(expr)) return kernel_.expr(expr.operands[0]).operands;
  if (!is_erf_plus_one(expr)) return expr.operands;
  const Expr& first = kernel_.expr(expr.operands[0]);
  return first.op == ScalarOp::kErf ? first.operands : kernel_.expr(expr.operands[1]).operands;
}

size_t StageExprs::depth_of_loop(size_t loop) const {
  const auto at = std::ranges::find(order_, loop);
  return at == order_.end() ? 0 : static_cast<size_t>(at - order_.begin()) + 1;
}

std::string StageExprs::index_variable(size_t loop) const { return fmt::format("i{}", loop); }

void StageExprs::place() {
  for (const ExprId id : nest_.exprs) {
    const Expr& expr = kernel_.expr(id);
    size_t& depth = depth_[id.index];
    if (cached_[id.index]) {  // an array holds it, whatever it was computed from
      depth = order_.size();
      continue;
    }
    if (expr.op == ScalarOp::kIndex) {
      const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
      depth = loop == Nest::kUnit ? 0 : depth_of_loop(loop);
      continue;
    }
    const Access* access = expr.op == ScalarOp::kLoad ? &nest_.loads.at(id) : nullptr;
    if (access != nullptr && is_local(access->buffer)) {
      depth = group_.lanes ? order_.size() : 0;
      wraps_[id.index] = true;
      continue;
    }
    if (access != nullptr) {
      wraps_[id.index] = true;
      unsafe_[id.index] = !access->in_bounds;
    }
    if (access != nullptr && access->affine) {
      for (size_t loop = 0; loop < access->strides.size(); ++loop) {
        if (access->strides[loop] != 0) depth = std::max(depth, depth_of_loop(loop));
      }
    } else {
      for (const ExprId operand : expr.operands) {
        depth = std::max(depth, depth_[operand.index]);
        if (unsafe_[operand.index]) unsafe_[id.index] = true;
        if (wraps_[operand.index]) wraps_[id.index] = true;
      }
    }
    if (unsafe_[id.index]) depth = order_.size();
  }
}

// Marks what is computed whatever selects choose: a branch that may read out of bounds is not.
void StageExprs::demand(std::span<const ExprId> roots) {
  for (const ExprId root : roots) certain_[root.index] = true;
  for (size_t at = nest_.exprs.size(); at-- > 0;) {
    const ExprId id = nest_.exprs[at];
    if (!certain_[id.index]) continue;
    const Expr& expr = kernel_.expr(id);
    if (is_leaf(id)) continue;
    const auto operands = operands_of(id);
    for (size_t k = 0; k < operands.size(); ++k) {
      const ExprId operand = operands[k];
      const bool chosen = expr.op != ScalarOp::kSelect || k == 0 || !unsafe_[operand.index];
      if (chosen) certain_[operand.index] = true;
    }
  }
}

std::vector<bool> StageExprs::reached_from(std::span<const ExprId> roots) const {
  std::vector<bool> reached(kernel_.exprs.size());
  for (const ExprId root : roots) reached[root.index] = true;
  for (size_t at = nest_.exprs.size(); at-- > 0;) {
    const ExprId id = nest_.exprs[at];
    if (!reached[id.index] || is_leaf(id)) continue;
    for (const ExprId operand : operands_of(id)) reached[operand.index] = true;
  }
  return reached;
}

void StageExprs::count_uses(std::span<const ExprId> roots) {
  for (const ExprId root : roots) {
    uses_[root.index] += 1;
    root_[root.index] = true;
  }
  for (size_t at = nest_.exprs.size(); at-- > 0;) {
    const ExprId id = nest_.exprs[at];
    if (uses_[id.index] == 0) continue;
    if (is_leaf(id)) continue;
    for (const ExprId operand : operands_of(id)) {
      // What is printed at another depth needs a name there.
      const bool near = depth_[operand.index] == depth_[id.index] &&
                        early_[operand.index] == early_[id.index] &&
                        unsafe_[operand.index] == unsafe_[id.index];
      uses_[operand.index] += near ? 1 : 2;
    }
  }
}

void StageExprs::print(size_t depth, bool early, CppWriter& writer) {
  for (const ExprId id : nest_.exprs) {
    const Expr& expr = kernel_.expr(id);
    const bool is_early = early_[id.index] || !unsafe_[id.index];
    if (depth_[id.index] != depth || is_early != early || uses_[id.index] == 0) continue;
    if (phases_ > 1 && in_lanes(id)) {
      if (!needed_[phase_][id.index]) continue;
      if (!is_made_again(id) && phase_of_[id.index] < phase_) {
        text_[id.index] = fmt::format("t{}", id.index);
        writer.line("const F t{} = pn::load_lanes<F>({});", id.index, phase_element(id));
        continue;
      }
    }
    if (in_run_[id.index] && expr.dtype != DType::kBool) continue;
    std::string text = spell(id);
    if (caches_[id.index]) {
      text_[id.index] = fmt::format("t{}", id.index);
      writer.line("const {} t{} = {};", declared_type(id), id.index, text);
      if (vectors_)
        writer.line("pn::store_lanes({}, t{});", cache_element(id), id.index);
      else
        writer.line("cache{0}[i{1}] = t{0};", id.index, order_.back());
      continue;
    }
    const bool leaf = info(expr.op).arity == 0 && expr.op != ScalarOp::kLoad;
    const bool certain = early ? certain_early_[id.index] : certain_[id.index];
    const bool lazy = unsafe_[id.index] && !certain;
    if (leaf || lazy || (uses_[id.index] == 1 && text.size() <= kLongestInline)) {
      text_[id.index] = std::move(text);
      continue;
    }
    text_[id.index] = fmt::format("t{}", id.index);
    writer.line("const {} t{} = {};", declared_type(id), id.index, text);
  }
}

std::string StageExprs::offset(const Access& access, const CppPointer& pointer,
                               std::span<const ExprId> index, std::string_view last) const {
  std::string sum;
  const auto add = [&](const std::string& factor, const std::string& stride) {
    if (stride.empty()) return;
    if (!sum.empty()) sum += " + ";
    sum += stride == "1" ? factor : fmt::format("{} * {}", factor, stride);
  };
  if (access.affine) {
    for (const size_t loop : order_) {
      const bool named = !last.empty() && loop == order_.back();
      add(named ? std::string(last) : index_variable(loop), pointer.strides[loop]);
    }
  } else {
    for (size_t dim = 0; dim < index.size(); ++dim) add(text(index[dim]), pointer.strides[dim]);
  }
  return sum.empty() ? "0" : sum;
}

std::vector<ExprId> StageExprs::runs(bool guarded, bool all_narrow) const {
  std::vector<ExprId> runs;
  for (const auto& [id, access] : nest_.loads) {
    const DType dtype = kernel_.expr(id).dtype;
    const bool narrow = dtype == DType::kBF16 || dtype == DType::kBool;
    if ((dtype != DType::kF16 && !(all_narrow && narrow)) || is_local(access.buffer)) continue;
    if (!access.affine || !certain_[id.index] || uses_[id.index] == 0) continue;
    if (root_[id.index]) continue;
    if (order_.empty() || access.strides[order_.back()] != 1) continue;
    if (guarded && !access.in_bounds) continue;
    const bool widened = std::ranges::all_of(nest_.exprs, [&](ExprId user) {
      const Expr& expr = kernel_.expr(user);
      const bool uses = uses_[user.index] > 0 && !is_leaf(user) &&
                        std::ranges::find(expr.operands, id) != expr.operands.end();
      return !uses || (expr.op == ScalarOp::kCast && expr.dtype == DType::kF32);
    });
    if (widened || dtype == DType::kBool) runs.push_back(id);
  }
  return runs;
}

void StageExprs::take_from_runs(std::span<const ExprId> loads) {
  for (const ExprId load : loads) in_run_[load.index] = true;
}

std::string StageExprs::local_element(BufferId buffer) const {
  const std::string& name = scope_.locals[buffer.index];
  return group_.lanes ? fmt::format("{0}[i{1} - start{1}]", name, group_.rows - 1) : name;
}

std::string StageExprs::run_element(ExprId load) const {
  return fmt::format("wide{0}[i{1} - chunk{1}]", load.index, order_.back());
}

std::string StageExprs::spell_load(ExprId id, const Expr& expr) const {
  std::string element;
  if (is_local(expr.buffer)) {
    element = local_element(expr.buffer);
    if (is_widened(kernel_, group_, scope_, expr.buffer)) {
      return fmt::format("pn::cast<pn::f16>({})", element);
    }
  } else if (in_run_[id.index]) {
    element = run_element(id);
  } else {
    const CppPointer& pointer = scope_.pointers[stage_].at(id);
    element =
        fmt::format("{}[{}]", pointer.name, offset(nest_.loads.at(id), pointer, expr.operands));
  }
  return expr.dtype == DType::kBool ? fmt::format("({} != 0)", element) : element;
}

std::string StageExprs::spell(ExprId id) const {
  if (in_lanes(id)) return spell_lanes(id);
  const Expr& expr = kernel_.expr(id);
  if (expr.op == ScalarOp::kConstant) return cpp_constant(expr);
  if (expr.op == ScalarOp::kParameter) return scope_.parameters[expr.parameter.index];
  if (expr.op == ScalarOp::kIndex) {
    const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
    return loop == Nest::kUnit ? "int64_t(0)" : index_variable(loop);
  }
  if (expr.op == ScalarOp::kLoad) return spell_load(id, expr);
  if (cached_[id.index]) return fmt::format("cache{}[i{}]", id.index, order_.back());
  if (expr.op == ScalarOp::kCast && in_run_[expr.operands[0].index] &&
      kernel_.expr(expr.operands[0]).dtype != DType::kBool) {
    return run_element(expr.operands[0]);
  }
  if (widens_local(expr)) return local_element(kernel_.expr(expr.operands[0]).buffer);
  if (is_rounding(expr)) {
    const Expr& half = kernel_.expr(expr.operands[0]);
    return fmt::format("pn::rounded<{}>({})", cpp_value_type(half.dtype), text(half.operands[0]));
  }
  if (expr.op == ScalarOp::kCast) {
    return fmt::format("pn::cast<{}>({})", cpp_value_type(expr.dtype), text(expr.operands[0]));
  }
  if (is_erf_plus_one(expr)) {
    return fmt::format("pn::erf_plus_one({})", text(operands_of(id)[0]));
  }
  std::vector<std::string> operands;
  for (const ExprId operand : expr.operands) operands.push_back(text(operand));
  return spell_operation(id, std::move(operands));
}

std::string StageExprs::spell_operation(ExprId id, std::vector<std::string> operands) const {
  const Expr& expr = kernel_.expr(id);
  // A bound is looked for on the right.
  ExprId last = expr.operands.back();
  const bool swaps = (expr.op == ScalarOp::kMax || expr.op == ScalarOp::kMin) &&
                     kernel_.expr(expr.operands[0]).op == ScalarOp::kConstant;
  if (swaps) {
    std::swap(operands[0], operands[1]);
    last = expr.operands[0];
  }
  const bool constant = kernel_.expr(last).op == ScalarOp::kConstant;
  return cpp_operation(expr.op, kernel_.expr(last).dtype, operands, wraps_[id.index],
                       constant ? &kernel_.expr(last) : nullptr);
}

}  // namespace passnet
