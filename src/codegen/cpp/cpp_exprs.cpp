#include "codegen/cpp/cpp_exprs.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace passnet {

namespace {

std::string index_variable(size_t loop) { return fmt::format("i{}", loop); }

std::string_view pair_order(PairOrder order) {
  switch (order) {
    case PairOrder::kPlain:
      break;
    case PairOrder::kSwapped:
      return "pn::PairOrder::kSwapped";
    case PairOrder::kFirst:
      return "pn::PairOrder::kFirst";
    case PairOrder::kRepeated:
      return "pn::PairOrder::kRepeated";
  }
  UNREACHABLE();
}

}  // namespace

StageExprs::StageExprs(const Kernel& kernel, const CpuRows& group, size_t stage,
                       const CppScope& scope)
    : kernel_(kernel),
      group_(group),
      at_(stage),
      stage_(group.stages[stage]),
      nest_(stage_.nest),
      scope_(scope),
      phase_(0),
      text_(kernel.exprs.size()) {}

void StageExprs::print(size_t depth, bool early, CppWriter& writer) {
  if (depth == stage_.order.size() && early && phase_ == 0) print_prefetches(writer);
  for (const ExprId id : nest_.exprs) {
    const Expr& expr = kernel_.expr(id);
    const PlacedExpr& placed = stage_.placed(id);
    const bool is_early = placed.early || !placed.unsafe;
    if (placed.depth != depth || is_early != early || placed.uses == 0) continue;
    if (stage_.phases.count > 1 && stage_.is_vector(id)) {
      if (!stage_.phases.is_needed(phase_, id)) continue;
      if (print_carried(id, writer)) continue;
    }
    if (is_converted(id) && expr.dtype != DType::kBool) continue;
    std::string text = spell(id);
    if (is_written_to_cache(id)) {
      print_cached(id, text, writer);
      continue;
    }
    if (is_inlined(expr, placed, text, early)) {
      text_[id.index] = std::move(text);
      continue;
    }
    text_[id.index] = fmt::format("t{}", id.index);
    writer.line("const {} t{} = {};", declared_type(id), id.index, text);
  }
}

bool StageExprs::print_carried(ExprId id, CppWriter& writer) {
  const bool is_carried = !stage_.phases.repeated[id.index] && stage_.phases.of[id.index] < phase_;
  if (!is_carried) return false;
  text_[id.index] = fmt::format("t{}", id.index);
  writer.line("const F t{} = pn::load_lanes<F>({});", id.index, phase_element(id));
  return true;
}

void StageExprs::print_cached(ExprId id, const std::string& text, CppWriter& writer) {
  text_[id.index] = fmt::format("t{}", id.index);
  writer.line("const {} t{} = {};", declared_type(id), id.index, text);
  if (stage_.in_vectors())
    writer.line("pn::store_lanes({}, t{});", cache_element(id), id.index);
  else
    writer.line("cache{0}[i{1}] = t{0};", id.index, stage_.innermost());
}

// ---- phases and arrays ----

std::string StageExprs::vector_parameters() const {
  const auto uses_slots = [&](const RowCache& cache) { return cache.has_slots; };
  const bool slots = stage_.phases.count > 1 || std::ranges::any_of(group_.caches, uses_slots);
  return fmt::format("{} i{}{}", stage_.in_pairs ? "auto" : "int64_t", stage_.innermost(),
                     slots ? ", int64_t slot" : "");
}

void StageExprs::declare_phase_arrays(CppWriter& writer) const {
  for (const ExprId id : stage_.phases.carried) {
    writer.line("alignas(64) float phase{}[{}];", id.index, stage_.chunk);
  }
}

void StageExprs::print_phase(size_t phase, CppWriter& writer) {
  phase_ = phase;
  print(stage_.order.size(), true, writer);
  for (const ExprId id : stage_.phases.carried) {
    if (stage_.phases.of[id.index] != phase) continue;
    writer.line("pn::store_lanes({}, {});", phase_element(id), text(id));
  }
  phase_ = stage_.phases.count - 1;
}

std::string StageExprs::phase_element(ExprId id) const {
  return fmt::format("phase{} + slot", id.index);
}

const RowCache* StageExprs::find_cache(ExprId id) const {
  const auto at = std::ranges::find(group_.caches, id, &RowCache::value);
  return at == group_.caches.end() ? nullptr : &*at;
}

bool StageExprs::is_written_to_cache(ExprId id) const {
  const RowCache* const cache = find_cache(id);
  return cache != nullptr && cache->writer == at_;
}

std::string StageExprs::cache_element(ExprId id) const {
  const RowCache* const cache = find_cache(id);
  CHECK(cache != nullptr);
  if (!cache->has_slots) return fmt::format("cache{} + i{}", id.index, stage_.innermost());
  return stage_.phases.count > 1
             ? fmt::format("cache{} + (chunk{} + slot)", id.index, stage_.innermost())
             : fmt::format("cache{} + slot", id.index);
}

// ---- checks ----

bool StageExprs::is_check_of_loop(ExprId id) const {
  const PlacedExpr& placed = stage_.placed(id);
  const Expr& expr = kernel_.expr(id);
  return expr.op == ScalarOp::kInside && stage_.form == StageForm::kSimd && group_.unroll <= 1 &&
         placed.uses > 0 && !placed.unsafe && placed.depth == stage_.order.size();
}

std::vector<ExprId> StageExprs::checks_of_loop() const {
  std::vector<ExprId> checks;
  std::ranges::copy_if(nest_.exprs, std::back_inserter(checks),
                       [&](ExprId id) { return is_check_of_loop(id); });
  return checks;
}

std::string StageExprs::refuse_farthest(ExprId check) const {
  const Expr& expr = kernel_.expr(check);
  const std::array operands{fmt::format("static_cast<int64_t>({})", farthest(check)),
                            text(expr.operands[1])};
  return cpp_check(kernel_, expr, operands) + ";";
}

// ---- memory ----

std::string StageExprs::offset(const Access& access, const CppPointer& pointer,
                               std::span<const ExprId> index, std::string_view last) const {
  std::string sum;
  const auto add = [&](const std::string& factor, const std::string& stride) {
    if (stride.empty()) return;
    if (!sum.empty()) sum += " + ";
    sum += stride == "1" ? factor : fmt::format("{} * {}", factor, stride);
  };
  if (access.affine) {
    for (const size_t loop : stage_.order) {
      const bool is_last = loop == stage_.innermost();
      std::string factor = is_last && !last.empty() ? std::string(last) : index_variable(loop);
      if (is_last && access.pairs != PairOrder::kPlain) {
        factor = fmt::format("pn::pair_place<{}>({})", pair_order(access.pairs), factor);
      }
      add(factor, pointer.strides[loop]);
    }
  } else {
    for (size_t dim = 0; dim < index.size(); ++dim) add(text(index[dim]), pointer.strides[dim]);
  }
  return sum.empty() ? "0" : sum;
}

void StageExprs::print_prefetches(CppWriter& writer) const {
  for (const Prefetch& each : stage_.prefetches) {
    const CppPointer& pointer = scope_.pointers[each.stage].at(each.load);
    const Access& access = group_.stages[each.stage].nest.loads.at(each.load);
    const std::string& stride = pointer.strides[each.loop];
    writer.line("pn::prefetch<F>({} + {} + {});", pointer.name, offset(access, pointer, {}),
                each.ahead == 1 ? stride : fmt::format("{} * {}", each.ahead, stride));
  }
}

std::string StageExprs::address(ExprId load, std::string_view last) const {
  if (stage_.is_turned(load)) {
    const size_t inner = stage_.innermost();
    return fmt::format("turned{0} + (i{1} - start{1}) * {2} + ({3} - start{4})", load.index,
                       inner - 1, group_.find_tiled(inner)->size,
                       last.empty() ? index_variable(inner) : std::string(last), inner);
  }
  const CppPointer& pointer = scope_.pointers[at_].at(load);
  return fmt::format("{} + {}", pointer.name,
                     offset(nest_.loads.at(load), pointer, kernel_.expr(load).operands, last));
}

void StageExprs::print_turned(CppWriter& writer) const {
  for (const ExprId load : stage_.turned) {
    const CppPointer& pointer = scope_.pointers[at_].at(load);
    const size_t inner = stage_.innermost();
    const int64_t width = group_.find_tiled(inner)->size;
    writer.line("alignas(64) {} turned{}[{}];", cpp_memory_type(kernel_.expr(load).dtype),
                load.index, group_.find_tiled(inner - 1)->size * width);
    writer.line(
        "pn::transpose<{0}>(turned{1}, {2} + start{3} + start{4} * {5}, {5}, stop{3} - start{3}, "
        "stop{4} - start{4});",
        width, load.index, pointer.name, inner - 1, inner, pointer.strides[inner]);
  }
}

std::string StageExprs::local_element(BufferId buffer) const {
  const std::string& name = scope_.locals[buffer.index];
  return group_.in_strips ? fmt::format("{0}[i{1} - start{1}]", name, group_.rows - 1) : name;
}

bool StageExprs::is_converted(ExprId id) const {
  return std::ranges::find(stage_.converted, id) != stage_.converted.end();
}

std::string StageExprs::converted_element(ExprId load) const {
  return fmt::format("wide{0}[i{1} - chunk{1}]", load.index, stage_.innermost());
}

std::string StageExprs::spell_load(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  std::string element;
  if (group_.is_local(expr.buffer)) {
    element = local_element(expr.buffer);
    if (group_.holds_floats(kernel_, expr.buffer)) {
      return cast(DType::kF16, DType::kF32, element);
    }
  } else if (is_converted(id)) {
    element = converted_element(id);
  } else if (stage_.is_turned(id)) {
    element = fmt::format("*({})", address(id));
  } else {
    const CppPointer& pointer = scope_.pointers[at_].at(id);
    element =
        fmt::format("{}[{}]", pointer.name, offset(nest_.loads.at(id), pointer, expr.operands));
  }
  return expr.dtype == DType::kBool ? fmt::format("({} != 0)", element) : element;
}

std::string StageExprs::spell_vector_load(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (group_.is_local(expr.buffer)) {
    return fmt::format("pn::load_lanes<F>({0} + (i{1} - start{1}))",
                       scope_.locals[expr.buffer.index], group_.rows - 1);
  }
  const Access& access = nest_.loads.at(id);
  if (access.pairs != PairOrder::kPlain) {
    CppPointer row = scope_.pointers[at_].at(id);
    row.strides[stage_.innermost()].clear();
    const std::string place = offset(access, row, expr.operands);
    return fmt::format("pn::load_pairs<F, {}>({}{}, {})", pair_order(access.pairs), row.name,
                       place == "0" ? "" : " + " + place, index_variable(stage_.innermost()));
  }
  if (stage_.few > 0) return fmt::format("pn::load_few<F, {}>({})", stage_.few, address(id));
  const bool skips = !stage_.is_turned(id) && access.strides[stage_.innermost()] == kEveryOther;
  return fmt::format("pn::{}<F>({})", skips ? "load_every_other" : "load_lanes", address(id));
}

// ---- operations ----

// Returns the operand of the operation that `id` folds.
ExprId StageExprs::folded_operand(ExprId id) const {
  return operands_of(kernel_, stage_.placement, id)[0];
}

// Returns `id`, which folds an operation, of the text of that operation's operand.
std::string StageExprs::spell_folding(ExprId id, const std::string& text) const {
  const Expr& folded = kernel_.expr(folded_operation(kernel_, stage_.placement, id));
  if (stage_.placed(id).fold == Fold::kPlusOne) {
    return fmt::format("pn::{}_plus_one({})", info(folded.op).name, text);
  }
  return fmt::format("pn::rounded<{}>({})", cpp_value_type(folded.dtype), text);
}

std::string StageExprs::cast(DType to, DType from, std::string_view text) const {
  const bool is_f16 = from == DType::kF16 || to == DType::kF16;
  const bool is_single_map = stage_.form == StageForm::kScalar && !stage_.is_transposed &&
                             !group_.in_strips &&
                             kernel_.stages[stage_.stage].kind == StageKind::kMap;
  const bool is_one = is_f16 && (is_single_map || stage_.in_vectors());
  return fmt::format("pn::{}<{}>({})", is_one ? "cast_one" : "cast", cpp_value_type(to), text);
}

std::string StageExprs::spell(ExprId id) const {
  const bool in_vector = stage_.is_vector(id) && kernel_.expr(id).op != ScalarOp::kIndex;
  std::string text = in_vector ? spell_vector(id) : spell_single(id);
  return group_.cleans_nan && brings_nan(id) ? fmt::format("pn::clean_nan({})", text) : text;
}

bool StageExprs::brings_nan(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (expr.op == ScalarOp::kLoad) {
    const bool is_input = kernel_.buffer(expr.buffer).role == BufferRole::kInput;
    const bool is_float = expr.dtype == DType::kF32 || stage_.is_vector(id);
    return is_input && is_float && exceeds_bf16(expr.dtype);
  }
  if (stage_.is_vector(id) || expr.dtype != DType::kF32) return false;
  return std::ranges::any_of(expr.operands, [&](ExprId operand) {
    const DType from = kernel_.expr(operand).dtype;
    return from != DType::kF32 && exceeds_bf16(from);
  });
}

std::string StageExprs::spell_single(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  const PlacedExpr& placed = stage_.placed(id);
  if (expr.op == ScalarOp::kConstant) return cpp_constant(expr);
  if (expr.op == ScalarOp::kParameter) return scope_.parameters[expr.parameter.index];
  if (expr.op == ScalarOp::kIndex) {
    const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
    if (loop == Nest::kUnit) return "int64_t(0)";
    const bool is_bit = nest_.has_pairs && loop + 1 == nest_.extents.size();
    return is_bit ? fmt::format("({} & 1)", index_variable(loop)) : index_variable(loop);
  }
  if (expr.op == ScalarOp::kLoad) return spell_load(id);
  if (placed.cached) return fmt::format("cache{}[i{}]", id.index, stage_.innermost());
  if (expr.op == ScalarOp::kCast && is_converted(expr.operands[0]) &&
      kernel_.expr(expr.operands[0]).dtype != DType::kBool) {
    return converted_element(expr.operands[0]);
  }
  switch (placed.fold) {
    case Fold::kWidened:
      return local_element(kernel_.expr(expr.operands[0]).buffer);
    case Fold::kRounding:
    case Fold::kPlusOne:
      return spell_folding(id, text(folded_operand(id)));
    case Fold::kNone:
      break;
  }
  if (expr.op == ScalarOp::kCast) {
    return cast(expr.dtype, kernel_.expr(expr.operands[0]).dtype, text(expr.operands[0]));
  }
  std::vector<std::string> operands;
  for (const ExprId operand : expr.operands) operands.push_back(text(operand));
  return spell_operation(id, std::move(operands));
}

std::string StageExprs::spell_operation(ExprId id, std::vector<std::string> operands) const {
  const Expr& expr = kernel_.expr(id);
  if (is_check_of_loop(id)) {
    return fmt::format("pn::nearest({}, {}, {})", farthest(id), operands[0], operands[1]);
  }
  if (is_check(expr.op)) return cpp_check(kernel_, expr, operands);
  // A bound is expected on the right.
  ExprId last = expr.operands.back();
  const bool swaps = (expr.op == ScalarOp::kMax || expr.op == ScalarOp::kMin) &&
                     kernel_.expr(expr.operands[0]).op == ScalarOp::kConstant;
  if (swaps) {
    std::swap(operands[0], operands[1]);
    last = expr.operands[0];
  }
  const bool constant = kernel_.expr(last).op == ScalarOp::kConstant;
  return cpp_operation(expr.op, kernel_.expr(last).dtype, operands, stage_.placed(id).wraps,
                       constant ? &kernel_.expr(last) : nullptr);
}

std::string StageExprs::vector_text(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (stage_.is_vector(id) || expr.dtype == DType::kBool) return text(id);
  return fmt::format(
      "F({})", expr.dtype == DType::kF32 ? text(id) : cast(DType::kF32, expr.dtype, text(id)));
}

// f16 and bf16 are floats that have been rounded.
std::string StageExprs::spell_vector_cast(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  const std::string& value = text(expr.operands[0]);
  const DType from = kernel_.expr(expr.operands[0]).dtype;
  if (expr.dtype == DType::kBool) return fmt::format("({} != 0.0f)", value);
  if (from == DType::kBool) return fmt::format("pn::select({}, F(1.0f), F(0.0f))", value);
  if (expr.dtype == DType::kF32) return value;
  return fmt::format("pn::rounded<{}>({})", cpp_value_type(expr.dtype), value);
}

std::string StageExprs::spell_vector(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  const PlacedExpr& placed = stage_.placed(id);
  if (placed.cached) return fmt::format("pn::load_lanes<F>({})", cache_element(id));
  if (expr.op == ScalarOp::kLoad) return spell_vector_load(id);
  if (compares_bit(kernel_, nest_, id)) {
    return fmt::format("pn::has_bit<F>({}, {})", index_variable(stage_.innermost()),
                       (expr.op == ScalarOp::kEq) == (kernel_.expr(expr.operands[1]).integer == 1));
  }
  switch (placed.fold) {
    case Fold::kWidened:
      return spell_vector_load(expr.operands[0]);
    case Fold::kRounding:
    case Fold::kPlusOne:
      return spell_folding(id, vector_text(folded_operand(id)));
    case Fold::kNone:
      break;
  }
  if (expr.op == ScalarOp::kCast) return spell_vector_cast(id);
  if (expr.op == ScalarOp::kSelect) {
    return fmt::format("pn::select<F>({}, {}, {})", text(expr.operands[0]),
                       vector_text(expr.operands[1]), vector_text(expr.operands[2]));
  }
  // Operators take scalars, and most functions take constants, without conversion.
  const bool calls = expr.dtype == DType::kF32 && info(expr.op).symbol.empty();
  std::vector<std::string> operands;
  for (const ExprId operand : expr.operands) {
    const bool constant = kernel_.expr(operand).op == ScalarOp::kConstant;
    const bool widened = calls && (!constant || info(expr.op).arity == 3);
    operands.push_back(widened ? vector_text(operand) : text(operand));
  }
  return spell_operation(id, std::move(operands));
}

std::string_view StageExprs::declared_type(ExprId id) const {
  const DType dtype = kernel_.expr(id).dtype;
  if (!stage_.is_vector(id)) return cpp_value_type(dtype);
  return dtype == DType::kBool ? "pn::Truth<F>" : "F";
}

}  // namespace passnet
