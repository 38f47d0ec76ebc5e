#include "pass/language/expression.hpp"

#include "base/check.hpp"
#include "kernel/target.hpp"
#include "pass/language/arithmetic.hpp"
#include "pass/language/functions.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

Result<ValueId> bound_value(const Term& term, const Scope& scope) {
  const auto found = scope.pass.value_names.find(term.name);
  if (term.kind != TermKind::kValue || found == scope.pass.value_names.end()) {
    return fail(term.span, "expression-value", "expected a value such as %x");
  }
  const ValueId value = scope.bindings.values[found->second.index];
  if (value.valid()) return value;
  const bool is_absent = scope.bindings.absent[found->second.index];
  return fail(term.span, "expression-value", "%{} is {} here", term.name,
              is_absent ? "none" : "not known");
}

// The elements of `..%xs`; null if the term is no bound list.
const std::vector<ValueId>* bound_list(const Term& term, const Scope& scope) {
  const auto found = scope.pass.value_names.find(term.name);
  if (term.kind != TermKind::kValue || found == scope.pass.value_names.end()) return nullptr;
  const auto& list = scope.bindings.lists[found->second.index];
  return list ? &*list : nullptr;
}

// While it exists, a list's name denotes one of its elements.
class Element {
 public:
  Element(const Term& list, ValueId element, const Scope& scope)
      : place_(scope.bindings.values[scope.pass.value_names.find(list.name)->second.index]) {
    place_ = element;
  }
  Element(const Element&) = delete;
  Element& operator=(const Element&) = delete;
  ~Element() { place_ = {}; }

 private:
  ValueId& place_;
};

bool stands_for_element(const Term& list, const Scope& scope) {
  return scope.bindings.values[scope.pass.value_names.find(list.name)->second.index].valid();
}

// The list over which `all` or `any` ranges: the first from which the condition uses more than the
// length.
const Term* quantified_list(const Term& term, const Scope& scope) {
  if (bound_list(term, scope) != nullptr && !stands_for_element(term, scope)) return &term;
  if (term.kind == TermKind::kCall && term.name == "len") return nullptr;
  for (const Term& operand : term.terms) {
    if (const Term* found = quantified_list(operand, scope)) return found;
  }
  return nullptr;
}

// True if the condition holds for all elements (also if there are none), or for any (false if there
// are none).
Result<PassValue> quantify(const Term& term, const Scope& scope) {
  const bool wants_all = term.name == "all";
  const Term* list = quantified_list(term.terms[0], scope);
  if (list == nullptr) {
    return fail(term.span, "expression-value", "there is no list of values to test");
  }
  for (const ValueId element : *bound_list(*list, scope)) {
    const Element current(*list, element, scope);
    if (TRY(evaluate_condition(term.terms[0], scope)) != wants_all) return PassValue{!wants_all};
  }
  return PassValue{wants_all};
}

Result<PassValue> strides_of(ValueId id, const Term& term, const Scope& scope) {
  const Value& value = scope.graph.value(id);
  if (value.producer.valid()) {
    return fail(term.span, "expression-value",
                "strides are known of graph inputs, and %{} is computed", value.name);
  }
  const auto& strides = scope.graph.inputs()[value.result].facts.strides;
  return to_pass_value(strides ? *strides : contiguous_strides(value.type.shape));
}

bool is_constant(ValueId id, const Scope& scope) {
  const Value& value = scope.graph.value(id);
  if (!value.producer.valid()) return !scope.graph.inputs()[value.result].facts.data.empty();
  const Node& producer = scope.graph.node(value.producer);
  size_t operands = 0;
  scope.graph.for_each_operand(producer, [&](ValueId) { ++operands; });
  return operands == 0 && !producer.launch;
}

Result<PassValue> choice_of(const Term& term, const Scope& scope) {
  const auto found = scope.pass.value_names.find(term.name);
  CHECK(found != scope.pass.value_names.end());
  const PatternValue& value = scope.pass.value(found->second);
  if (!value.producer.valid() || value.replacement) {
    return fail(term.span, "expression-value", "%{} is not the result of an op of the pattern",
                term.name);
  }
  return PassValue{static_cast<int64_t>(scope.bindings.choices[value.producer.index])};
}

Result<PassValue> extent(const Term& term, const Scope& scope, const TensorType& type) {
  const int64_t dim = TRY(evaluate_integer(term.terms[1], scope));
  const auto rank = static_cast<int64_t>(type.rank());
  if (dim < -rank || dim >= rank) {
    return fail(term.span, "expression-value", "there is no dimension {} of {}", dim,
                to_string(type));
  }
  return PassValue{type.shape[static_cast<size_t>(dim < 0 ? dim + rank : dim)]};
}

// Reads `from` and `up to`, the second and third argument of a call, within 0 … size; negative ones
// count from the end.
Result<std::array<size_t, 2>> slice_bounds(size_t size, const Term& call, const Scope& scope) {
  const auto extent = static_cast<int64_t>(size);
  std::array<int64_t, 2> ends{0, extent};
  for (size_t i = 1; i < call.terms.size(); ++i) {
    const int64_t end = TRY(evaluate_integer(call.terms[i], scope));
    ends[i - 1] = std::clamp<int64_t>(end < 0 ? end + extent : end, 0, extent);
  }
  const auto from = static_cast<size_t>(ends[0]);
  return std::array{from, std::max(from, static_cast<size_t>(ends[1]))};
}

Result<Shape> slice(const Shape& shape, const Term& call, const Scope& scope) {
  const auto [from, to] = TRY(slice_bounds(shape.size(), call, scope));
  return Shape(shape.begin() + static_cast<ptrdiff_t>(from),
               shape.begin() + static_cast<ptrdiff_t>(to));
}

// A function whose first argument is a value of the graph.
Result<PassValue> call_on_value(PassFunction function, const Term& term, const Scope& scope) {
  const Term& subject = term.terms[0];
  if (const auto* list = bound_list(subject, scope);
      list != nullptr && !stands_for_element(subject, scope)) {
    PassValue::List values;
    for (const ValueId element : *list) {
      const Element current(subject, element, scope);
      values.push_back(TRY(call_on_value(function, term, scope)));
    }
    return PassValue{std::move(values)};
  }
  if (function == PassFunction::kPresent) {
    const auto found = scope.pass.value_names.find(subject.name);
    CHECK(found != scope.pass.value_names.end());
    return PassValue{!scope.bindings.absent[found->second.index]};
  }
  const ValueId id = TRY(bound_value(term.terms[0], scope));
  const TensorType& type = scope.graph.type(id);
  switch (function) {
    case PassFunction::kRank:
      return PassValue{static_cast<int64_t>(type.rank())};
    case PassFunction::kDim:
      return extent(term, scope, type);
    case PassFunction::kShape:
      return to_pass_value(TRY(slice(type.shape, term, scope)));
    case PassFunction::kNumel:
      return PassValue{type.numel()};
    case PassFunction::kDtype:
      return PassValue{type.dtype};
    case PassFunction::kStrides:
      return strides_of(id, term, scope);
    case PassFunction::kUses:
      return PassValue{static_cast<int64_t>(scope.index.uses(id))};
    case PassFunction::kIsInput:
      return PassValue{!scope.graph.value(id).producer.valid()};
    case PassFunction::kIsConstant:
      return PassValue{is_constant(id, scope)};
    case PassFunction::kIsContiguous: {
      const auto strides = to_attribute(TRY(strides_of(id, term, scope)));
      return PassValue{is_contiguous(type.shape, std::get<Integers>(*strides))};
    }
    case PassFunction::kBytes:
      return PassValue{type.bytes()};
    case PassFunction::kChoice:
      return choice_of(term.terms[0], scope);
    case PassFunction::kPresent:
    case PassFunction::kProd:
    case PassFunction::kSum:
    case PassFunction::kLen:
    case PassFunction::kMin:
    case PassFunction::kMax:
    case PassFunction::kCeilDiv:
    case PassFunction::kAbs:
    case PassFunction::kOtherwise:
    case PassFunction::kArch:
    case PassFunction::kSmCount:
      break;
  }
  UNREACHABLE();
}

// A list, or the shape of a %value.
Result<PassValue> list_argument(const Term& term, const Scope& scope) {
  if (term.kind == TermKind::kValue) {
    return to_pass_value(scope.graph.type(TRY(bound_value(term, scope))).shape);
  }
  PassValue list = TRY(evaluate(term, scope));
  if (list.as<PassValue::List>() == nullptr) {
    return fail(term.span, "expression-value", "expected a list, found {}", kind_of(list));
  }
  return list;
}

Result<PassValue> product(const Term& term, const Scope& scope) {
  const PassValue value = TRY(list_argument(term.terms[0], scope));
  const auto& list = *value.as<PassValue::List>();
  const auto [from, to] = TRY(slice_bounds(list.size(), term, scope));
  PassValue result{int64_t{1}};
  for (size_t i = from; i < to; ++i) {
    result = TRY(binary_operation("*", result, list[i], term.span));
  }
  return result;
}

Result<PassValue> sum(const Term& term, const Scope& scope) {
  const PassValue value = TRY(list_argument(term.terms[0], scope));
  PassValue result{int64_t{0}};
  for (const PassValue& entry : *value.as<PassValue::List>()) {
    result = TRY(binary_operation("+", result, entry, term.span));
  }
  return result;
}

// The operands of min and max: several arguments, or one list.
Result<PassValue::List> candidates(const Term& term, const Scope& scope) {
  PassValue::List values;
  for (const Term& argument : term.terms) values.push_back(TRY(evaluate(argument, scope)));
  if (values.size() > 1) return values;
  const auto* list = values.front().as<PassValue::List>();
  if (list != nullptr && !list->empty()) return PassValue::List(*list);
  return fail(term.span, "expression-value", "expected two numbers or a list of some, found {}",
              list != nullptr ? "an empty list" : kind_of(values.front()));
}

Result<PassValue> extremum(PassFunction function, const Term& term, const Scope& scope) {
  const PassValue::List values = TRY(candidates(term, scope));
  PassValue result = values.front();
  for (const PassValue& next : values) {
    const PassValue less = TRY(binary_operation("<", next, result, term.span));
    if (*less.as<bool>() == (function == PassFunction::kMin)) result = next;
  }
  return result;
}

// The value of `arch()`: passes do not depend on which CPU runs their C++ kernels.
std::string_view arch_in_guards(const Target& target) {
  return target.device == Device::kCpu ? info(target.device).name : target.arch;
}

Result<PassValue> call_plain(PassFunction function, const Term& term, const Scope& scope) {
  if (function == PassFunction::kArch) return PassValue{std::string(arch_in_guards(scope.target))};
  if (function == PassFunction::kSmCount) return PassValue{scope.target.multiprocessors};
  if (function == PassFunction::kProd) return product(term, scope);
  if (function == PassFunction::kOtherwise) {
    auto first = evaluate(term.terms[0], scope);
    if (first && first->as<None>() == nullptr) return first;
    return evaluate(term.terms[1], scope);
  }
  if (function == PassFunction::kSum) return sum(term, scope);
  if (function == PassFunction::kMin || function == PassFunction::kMax) {
    return extremum(function, term, scope);
  }
  if (function == PassFunction::kLen) {
    if (const auto* values = bound_list(term.terms[0], scope)) {
      return PassValue{static_cast<int64_t>(values->size())};
    }
    const PassValue list = TRY(list_argument(term.terms[0], scope));
    return PassValue{static_cast<int64_t>(list.as<PassValue::List>()->size())};
  }
  PassValue result = TRY(evaluate(term.terms[0], scope));
  if (function == PassFunction::kAbs) {
    const PassValue negated = TRY(binary_operation("-", {int64_t{0}}, result, term.span));
    const PassValue less = TRY(binary_operation("<", result, negated, term.span));
    return *less.as<bool>() ? negated : result;
  }
  CHECK(function == PassFunction::kCeilDiv);
  return ceil_div(result, TRY(evaluate(term.terms[1], scope)), term.span);
}

Result<PassValue> evaluate_list(const Term& term, const Scope& scope) {
  PassValue::List list;
  for (const Term& entry : term.terms) list.push_back(TRY(evaluate(entry, scope)));
  return PassValue{std::move(list)};
}

bool is_list_pattern(const Term& term) {
  return term.kind == TermKind::kList && std::ranges::any_of(term.terms, [](const Term& entry) {
           return entry.kind == TermKind::kEllipsis || entry.kind == TermKind::kHole;
         });
}

// In `[..., $c]`, the ellipsis matches any number of entries.
Result<bool> match_list(const PassValue& value, const Term& pattern, const Scope& scope) {
  const auto* list = value.as<PassValue::List>();
  if (list == nullptr) return false;
  const auto ellipsis = std::ranges::find(pattern.terms, TermKind::kEllipsis, &Term::kind);
  const auto before = static_cast<size_t>(ellipsis - pattern.terms.begin());
  const bool open = ellipsis != pattern.terms.end();
  const size_t after = open ? pattern.terms.size() - before - 1 : 0;
  if (open ? list->size() < before + after : list->size() != before) return false;
  for (size_t i = 0; i < before; ++i) {
    if (!TRY(match_term((*list)[i], pattern.terms[i], scope))) return false;
  }
  for (size_t i = 0; i < after; ++i) {
    const Term& entry = pattern.terms[before + 1 + i];
    if (!TRY(match_term((*list)[list->size() - after + i], entry, scope))) return false;
  }
  return true;
}

Result<PassValue> evaluate_binary(const Term& term, const Scope& scope) {
  if (term.name == "and" || term.name == "or") {
    const bool left = TRY(evaluate_condition(term.terms[0], scope));
    if (left == (term.name == "or")) return PassValue{left};
    return PassValue{TRY(evaluate_condition(term.terms[1], scope))};
  }
  const PassValue left = TRY(evaluate(term.terms[0], scope));
  if (term.name == "==" && is_list_pattern(term.terms[1])) {
    return PassValue{TRY(match_list(left, term.terms[1], scope))};
  }
  const PassValue right = TRY(evaluate(term.terms[1], scope));
  return binary_operation(term.name, left, right, term.span);
}

}  // namespace

Result<bool> match_term(const PassValue& value, const Term& term, const Scope& scope) {
  if (term.kind == TermKind::kList) return match_list(value, term, scope);
  if (term.kind != TermKind::kHole) return equal_values(value, TRY(evaluate(term, scope)));
  if (term.name == "_") return true;
  const auto found = scope.pass.hole_names.find(term.name);
  CHECK(found != scope.pass.hole_names.end());
  auto& hole = scope.bindings.holes[found->second.index];
  if (!hole) hole = value;
  return equal_values(*hole, value);
}

Result<PassValue> evaluate(const Term& term, const Scope& scope) {
  switch (term.kind) {
    case TermKind::kLiteral:
      return to_pass_value(term.literal);
    case TermKind::kList:
      return evaluate_list(term, scope);
    case TermKind::kHole: {
      const auto hole = scope.pass.hole_names.find(term.name);
      if (hole == scope.pass.hole_names.end() || !scope.bindings.holes[hole->second.index]) {
        return fail(term.span, "expression-value", "${} is not bound here", term.name);
      }
      return *scope.bindings.holes[hole->second.index];
    }
    case TermKind::kCall: {
      const PassFunctionInfo* info = find_pass_function(term.name);
      if (info == nullptr || term.terms.size() < info->least || term.terms.size() > info->most) {
        return fail(term.span, "expression-value", "'{}' gives no value here", term.name);
      }
      return info->takes_value ? call_on_value(info->function, term, scope)
                               : call_plain(info->function, term, scope);
    }
    case TermKind::kUnary: {
      if (term.name == "all" || term.name == "any") return quantify(term, scope);
      if (term.name == "not") return PassValue{!TRY(evaluate_condition(term.terms[0], scope))};
      const PassValue operand = TRY(evaluate(term.terms[0], scope));
      return binary_operation("-", {int64_t{0}}, operand, term.span);
    }
    case TermKind::kBinary:
      return evaluate_binary(term, scope);
    case TermKind::kValue:
      return fail(term.span, "expression-value", "%{} is a tensor, which has no value here",
                  term.name);
    case TermKind::kOptional:
    case TermKind::kVariadic:
    case TermKind::kEllipsis:
    case TermKind::kType:
      break;
  }
  return fail(term.span, "expression-value", "this gives no value");
}

Result<bool> evaluate_condition(const Term& term, const Scope& scope) {
  const PassValue value = TRY(evaluate(term, scope));
  if (const auto* truth = value.as<bool>()) return *truth;
  return fail(term.span, "expression-value", "expected a condition, found {}", kind_of(value));
}

Result<int64_t> evaluate_integer(const Term& term, const Scope& scope) {
  const PassValue value = TRY(evaluate(term, scope));
  if (const auto* integer = value.as<int64_t>()) return *integer;
  return fail(term.span, "expression-value", "expected an integer, found {}", kind_of(value));
}

}  // namespace passnet
