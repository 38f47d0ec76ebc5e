#include "loops/terms.hpp"

#include "loops/ranges.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMaxLoops = 12;
constexpr int64_t kMaxElements = int64_t{1} << 27;  // of an array between stages

DType widest_opmath(const LoopSignature& signature) {
  const auto is_wide = [](const std::optional<TensorType>& type) {
    return type && type->dtype == DType::kF64;
  };
  return std::ranges::any_of(signature.operands, is_wide) ||
                 std::ranges::any_of(signature.results, is_wide)
             ? DType::kF64
             : DType::kF32;
}

constexpr std::string_view kArithmetic = "+-*/%";

// The depth of statements is bounded by their parser.
bool is_assigned(const std::vector<LoopStatement>& statements, std::string_view name) {
  return std::ranges::any_of(statements, [&](const LoopStatement& statement) {
    return statement.target == name || is_assigned(statement.body, name);
  });
}

}  // namespace

bool LoopScope::has(std::string_view name) const {
  return std::ranges::find(loops, name, &ScopeLoop::name) != loops.end();
}

LoopTerms::LoopTerms(const LoopKernel& kernel, const LoopSignature& signature, LoopExtents extents,
                     const Catalog& catalog, KernelBuilder& builder)
    : kernel_(kernel),
      signature_(signature),
      extents_(std::move(extents)),
      catalog_(catalog),
      builder_(builder),
      opmath_(widest_opmath(signature)) {}

Result<void> LoopTerms::add_loops(const LoopTerm& index, LoopScope& scope) {
  const bool is_ranged = index.kind == LoopTermKind::kBinary && index.name == "<" &&
                         index.terms[0].kind == LoopTermKind::kName;
  if (!is_ranged && index.kind != LoopTermKind::kName) {
    return fail(index.span, "loop-name", "expected an index such as k or k < n, found '{}'",
                print(index));
  }
  const std::string& name = is_ranged ? index.terms[0].name : index.name;
  if (scope.has(name)) {
    return fail(index.span, "loop-name",
                "expected a new index, found '{}', which a loop around has", name);
  }
  if (const auto value = variables.find(name);
      value != variables.end() && !value->second.has_ended) {
    return fail(index.span, "loop-name", "expected an index, found '{}', which names a value",
                name);
  }
  Shape shape;
  if (is_ranged) {
    const auto extent = extents_.evaluate(index.terms[1]);
    if (!extent || *extent < 0) {
      return fail(index.terms[1].span, "loop-name",
                  "expected an extent: integers and names of the signature, found '{}'",
                  print(index.terms[1]));
    }
    const auto [entry, fresh] = ranged.try_emplace(name, *extent);
    if (!fresh && entry->second != *extent) {
      return fail(index.span, "loop-name", "expected '{}' < {} as before, found {}", name,
                  entry->second, *extent);
    }
    shape = {*extent};
  } else if (const auto known = ranged.find(name); known != ranged.end()) {
    shape = {known->second};
  } else if (const auto dim = extents_.dims.find(name); dim != extents_.dims.end()) {
    shape = {dim->second};
  } else if (const auto pack = extents_.packs.find(name); pack != extents_.packs.end()) {
    shape = pack->second;
  } else {
    return fail(index.span, "loop-name",
                "expected the name of a dim of the signature, or '{0} < extent', found '{0}'",
                name);
  }
  for (size_t part = 0; part < shape.size(); ++part) {
    if (scope.loops.size() == kMaxLoops) {
      return fail(index.span, "loop-size", "expected at most {} loops", kMaxLoops);
    }
    LoopBlock block{.base = 0, .extent = shape[part]};
    if (const auto found = blocks.find(name); found != blocks.end()) block = found->second;
    scope.loops.push_back({.name = name,
                           .part = part,
                           .extent = block.extent,
                           .range = block.range(),
                           .base = block.base});
  }
  return {};
}

ParameterIds LoopTerms::extents(const LoopScope& scope) {
  ParameterIds ids;
  for (const ScopeLoop& loop : scope.loops) {
    const int64_t extent = loop.extent;
    auto found = parameters_.find(extent);
    if (found == parameters_.end()) {
      found = parameters_.emplace(extent, builder_.parameter(extent)).first;
    }
    ids.push_back(found->second);
  }
  return ids;
}

ExprIds LoopTerms::loop_indices(size_t count) {
  ExprIds ids;
  for (size_t i = 0; i < count; ++i) ids.push_back(builder_.index(i));
  return ids;
}

Result<BufferId> LoopTerms::add_array(Span span, const LoopScope& scope, DType dtype) {
  int64_t elements = 1;
  for (const ScopeLoop& loop : scope.loops) {
    if (__builtin_mul_overflow(elements, loop.extent, &elements) || elements > kMaxElements) {
      return fail(span, "loop-size", "expected at most {} elements in an array", kMaxElements);
    }
  }
  return builder_.temporary(fmt::format("t{}", variables.size()), dtype, extents(scope));
}

Result<LoopValue> LoopTerms::value(const LoopTerm& term, const LoopScope& scope) {
  switch (term.kind) {
    case LoopTermKind::kInteger:
      return integer(term.integer);
    case LoopTermKind::kNumber:
      return LoopValue{number(term.number)};
    case LoopTermKind::kParameter:
      return parameter(term);
    case LoopTermKind::kName:
      return name(term, scope);
    case LoopTermKind::kElement:
      return element(term, scope);
    case LoopTermKind::kCall:
      return call(term, scope);
    case LoopTermKind::kReduce:
      return hoisted(term, scope);
    case LoopTermKind::kUnary:
      return unary(term, scope);
    case LoopTermKind::kBinary:
      return binary(term, scope);
    case LoopTermKind::kChoose:
      return choose(term, scope);
  }
  UNREACHABLE();
}

Result<LoopValue> LoopTerms::parameter(const LoopTerm& term) {
  const auto at = std::ranges::find(kernel_.parameters, term.name, &LoopParameter::name) -
                  kernel_.parameters.begin();
  const LaunchArgument& argument = signature_.parameters[static_cast<size_t>(at)];
  if (const auto* exact = std::get_if<int64_t>(&argument)) return integer(*exact);
  if (const auto* real = std::get_if<double>(&argument)) return LoopValue{number(*real)};
  return fail(term.span, "loop-type", "expected a number in '${}', found a list", term.name);
}

Result<LoopValue> LoopTerms::name(const LoopTerm& term, const LoopScope& scope) {
  if (const auto found = variables.find(term.name); found != variables.end()) {
    if (!found->second.shape.empty() || found->second.is_tensor) return element(term, scope);
    return load(found->second, term, {}, scope);
  }
  const auto loop = std::ranges::find(scope.loops, term.name, &ScopeLoop::name);
  if (loop != scope.loops.end()) {
    if (extents_.packs.contains(term.name)) {
      return fail(term.span, "loop-name", "expected one index, found the pack '{}'", term.name);
    }
    const ExprId at = builder_.index(static_cast<size_t>(loop - scope.loops.begin()));
    if (loop->base == 0) return LoopValue{at, loop->range};
    return LoopValue{builder_.apply(ScalarOp::kAdd, {at, builder_.integer(loop->base)}),
                     loop->range};
  }
  if (const auto dim = extents_.dims.find(term.name); dim != extents_.dims.end()) {
    return integer(dim->second);
  }
  if (const auto pack = extents_.packs.find(term.name); pack != extents_.packs.end()) {
    return integer(numel(pack->second));
  }
  if (term.name == "inf") return LoopValue{number(std::numeric_limits<double>::infinity())};
  if (term.name == "nan") return LoopValue{number(std::numeric_limits<double>::quiet_NaN())};
  if (ranged.contains(term.name)) {
    return fail(term.span, "loop-name",
                "expected '{0}' within a loop over it; a reduction takes what follows up to an "
                "operator, so write sum({0}) (…)",
                term.name);
  }
  return fail(term.span, "loop-name", "expected a value, an index or an extent, found '{}'{}",
              term.name,
              is_assigned(kernel_.body, term.name)
                  ? ", which is assigned later, or in a block that has ended"
                  : "");
}

Result<LoopValue> LoopTerms::index(const LoopTerm& term, const LoopScope& scope) {
  LoopValue at = TRY(value(term, scope));
  if (!is_integral(builder_.dtype(at.expr))) {
    return fail(term.span, "loop-type", "expected an integer as index, found a floating number");
  }
  at.expr = as(at.expr, DType::kI64);
  return at;
}

void LoopTerms::unify(std::vector<LoopValue>& operands) {
  const auto is_real = [&](const LoopValue& value) {
    return !is_integral(builder_.dtype(value.expr));
  };
  const auto is_truth = [&](const LoopValue& value) {
    return builder_.dtype(value.expr) == DType::kBool;
  };
  const DType common = std::ranges::any_of(operands, is_real)    ? opmath_
                       : std::ranges::all_of(operands, is_truth) ? DType::kBool
                                                                 : DType::kI64;
  for (LoopValue& operand : operands) operand.expr = as(operand.expr, common);
}

Result<void> LoopTerms::expect_numeric(const LoopTerm& term, const LoopValue& value) const {
  if (builder_.dtype(value.expr) != DType::kBool) return {};
  return fail(term.span, "loop-type",
              "expected a number, found a condition; write condition ? a : b");
}

Result<LoopValue> LoopTerms::condition(const LoopTerm& term, const LoopScope& scope) {
  const LoopValue found = TRY(value(term, scope));
  if (builder_.dtype(found.expr) == DType::kBool) return found;
  return fail(term.span, "loop-type", "expected a condition, found a number; compare it");
}

Result<LoopValue> LoopTerms::unary(const LoopTerm& term, const LoopScope& scope) {
  if (term.name == "not") {
    const LoopValue operand = TRY(condition(term.terms[0], scope));
    return LoopValue{builder_.apply(ScalarOp::kNot, {operand.expr}),
                     subtract({1, 1}, operand.range)};
  }
  const LoopValue operand = TRY(value(term.terms[0], scope));
  TRY(expect_numeric(term.terms[0], operand));
  return LoopValue{builder_.apply(ScalarOp::kNeg, {operand.expr}), subtract({0, 0}, operand.range)};
}

Result<LoopValue> LoopTerms::binary(const LoopTerm& term, const LoopScope& scope) {
  if (term.name == "and" || term.name == "or") {
    const LoopValue left = TRY(condition(term.terms[0], scope));
    LoopScope inner = scope;
    narrow(term.terms[0], term.name == "and", inner);
    const LoopValue right = TRY(condition(term.terms[1], inner));
    // The right operand may be valid only if the left one says so.
    const bool is_and = term.name == "and";
    const IndexRange a = left.range;
    const IndexRange b = right.range;
    if (is_and) {
      return LoopValue{builder_.apply(ScalarOp::kSelect, {left.expr, right.expr, left.expr}),
                       {std::min(a.min, b.min), std::min(a.max, b.max)}};
    }
    return LoopValue{builder_.apply(ScalarOp::kSelect, {left.expr, left.expr, right.expr}),
                     {std::max(a.min, b.min), std::max(a.max, b.max)}};
  }
  std::vector<LoopValue> operands{TRY(value(term.terms[0], scope)),
                                  TRY(value(term.terms[1], scope))};
  if (term.name != "==" && term.name != "!=") {
    for (size_t i = 0; i < 2; ++i) TRY(expect_numeric(term.terms[i], operands[i]));
  }
  unify(operands);
  const auto [left, right] = std::pair(operands[0], operands[1]);
  static constexpr std::array<std::pair<std::string_view, ScalarOp>, 6> kComparisons{{
      {"<", ScalarOp::kLt},
      {"<=", ScalarOp::kLe},
      {">", ScalarOp::kGt},
      {">=", ScalarOp::kGe},
      {"==", ScalarOp::kEq},
      {"!=", ScalarOp::kNe},
  }};
  for (const auto& [symbol, op] : kComparisons) {
    if (term.name != symbol) continue;
    IndexRange truth{0, 1};
    if (is_integral(builder_.dtype(left.expr))) {
      truth = {always(left.range, symbol, right.range),
               !always(left.range, negated(symbol), right.range)};
    }
    return LoopValue{builder_.apply(op, {left.expr, right.expr}), truth};
  }
  if (term.name == "+") {
    return LoopValue{builder_.apply(ScalarOp::kAdd, {left.expr, right.expr}),
                     add(left.range, right.range)};
  }
  if (term.name == "-") {
    return LoopValue{builder_.apply(ScalarOp::kSub, {left.expr, right.expr}),
                     subtract(left.range, right.range)};
  }
  if (term.name == "*") {
    return LoopValue{builder_.apply(ScalarOp::kMul, {left.expr, right.expr}),
                     multiply(left.range, right.range)};
  }
  return divide(term, left, right);
}

// The quotient, or the remainder: of integers those of floor division.
Result<LoopValue> LoopTerms::divide(const LoopTerm& term, LoopValue left, LoopValue right) {
  const bool is_quotient = term.name == "/";
  if (!is_integral(builder_.dtype(left.expr))) {
    const ScalarOp op = is_quotient ? ScalarOp::kDiv : ScalarOp::kRemainder;
    return LoopValue{builder_.apply(op, {left.expr, right.expr})};
  }
  if (right.range.min <= 0) {
    return fail(term.terms[1].span, "loop-divisor",
                "expected a divisor of integers that is known to be at least 1, found {} to {}",
                right.range.min, right.range.max);
  }
  const ScalarOp op = is_quotient ? ScalarOp::kFloorDiv : ScalarOp::kRemainder;
  const ExprId expr = builder_.apply(op, {left.expr, right.expr});
  return LoopValue{
      expr, is_quotient ? quotient(left.range, right.range) : remainder(left.range, right.range)};
}

Result<LoopValue> LoopTerms::choose(const LoopTerm& term, const LoopScope& scope) {
  const LoopValue chosen = TRY(condition(term.terms[0], scope));
  if (chosen.range.min == chosen.range.max) {
    const bool is_true = chosen.range.min == 1;
    LoopValue taken = TRY(value(term.terms[is_true ? 1 : 2], scope));
    if (is_floating(term.terms[is_true ? 2 : 1])) taken.expr = as(taken.expr, opmath_);
    return taken;
  }
  LoopScope yes = scope;
  LoopScope no = scope;
  narrow(term.terms[0], true, yes);
  narrow(term.terms[0], false, no);
  std::vector<LoopValue> branches{TRY(value(term.terms[1], yes)), TRY(value(term.terms[2], no))};
  unify(branches);
  const IndexRange range{std::min(branches[0].range.min, branches[1].range.min),
                         std::max(branches[0].range.max, branches[1].range.max)};
  return LoopValue{
      builder_.apply(ScalarOp::kSelect, {chosen.expr, branches[0].expr, branches[1].expr}), range};
}

void LoopTerms::narrow(const LoopTerm& condition, bool truth, LoopScope& scope) {
  if (condition.kind == LoopTermKind::kUnary && condition.name == "not") {
    return narrow(condition.terms[0], !truth, scope);
  }
  if (condition.kind != LoopTermKind::kBinary) return;
  // `a and b` says something of each if it is true, `a or b` if it is false.
  if (condition.name == "and" || condition.name == "or") {
    if ((condition.name == "and") != truth) return;
    narrow(condition.terms[0], truth, scope);
    narrow(condition.terms[1], truth, scope);
    return;
  }
  const auto compare = [&](const LoopTerm& left, std::string_view comparison,
                           const LoopTerm& right) {
    if (left.kind != LoopTermKind::kName) return;
    const auto loop = std::ranges::find(scope.loops, left.name, &ScopeLoop::name);
    const auto bound = extents_.evaluate(right);
    if (loop == scope.loops.end() || extents_.packs.contains(left.name) || !bound) return;
    const IndexRange range = narrowed(loop->range, comparison, {*bound, *bound});
    // A branch that no index reaches keeps the ranges, which its loads must have in any case.
    if (range.min <= range.max) loop->range = range;
  };
  const std::string_view comparison = truth ? condition.name : negated(condition.name);
  compare(condition.terms[0], comparison, condition.terms[1]);
  compare(condition.terms[1], mirrored(comparison), condition.terms[0]);
}

bool LoopTerms::is_floating(const LoopTerm& term) const {
  const auto any = [&](size_t from) {
    return std::ranges::any_of(term.terms.begin() + static_cast<ptrdiff_t>(from), term.terms.end(),
                               [&](const LoopTerm& operand) { return is_floating(operand); });
  };
  switch (term.kind) {
    case LoopTermKind::kInteger:
      return false;
    case LoopTermKind::kNumber:
      return true;
    case LoopTermKind::kParameter:
      return !extents_.parameters.contains(term.name);
    case LoopTermKind::kName:
    case LoopTermKind::kElement: {
      const auto found = variables.find(term.name);
      if (found == variables.end()) return term.name == "inf" || term.name == "nan";
      return !is_integral(found->second.dtype);
    }
    case LoopTermKind::kCall:
      if (term.name == "isnan" || term.name == "isinf" || term.name == "present") return false;
      return (term.name != "min" && term.name != "max" && term.name != "abs" &&
              term.name != "where") ||
             any(0);
    case LoopTermKind::kReduce:
      return !term.name.starts_with("arg") && any(0);
    case LoopTermKind::kUnary:
      return term.name == "-" && any(0);
    case LoopTermKind::kBinary:
      return kArithmetic.contains(term.name[0]) && any(0);
    case LoopTermKind::kChoose:
      return any(1);
  }
  UNREACHABLE();
}

}  // namespace passnet
