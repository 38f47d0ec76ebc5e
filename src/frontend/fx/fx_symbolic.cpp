// Handles functions of symbolic integers (`torch.sym_sum`, `math.floor`), and assertions.
#include "frontend/fx/fx_importer.hpp"
#include "frontend/python/python_fold.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace passnet {
namespace {

// Functions of numbers and sequences with the name that `fold_python` uses, by their last part.
struct FoldedName {
  std::string_view target;
  std::string_view name;
};
constexpr std::array<FoldedName, 28> kFolded{{
    {"sym_sum", "sum"},     {"sym_max", "max"}, {"sym_min", "min"}, {"sym_int", "int"},
    {"sym_float", "float"}, {"sym_not", "not"}, {"sym_ite", "ite"}, {"sym_sqrt", "sqrt"},
    {"_sym_sqrt", "sqrt"},  {"max", "max"},     {"min", "min"},     {"int", "int"},
    {"float", "float"},     {"bool", "bool"},   {"abs", "abs"},     {"sum", "sum"},
    {"round", "round"},     {"pow", "pow"},     {"floor", "floor"}, {"ceil", "ceil"},
    {"trunc", "trunc"},     {"sqrt", "sqrt"},   {"log", "log"},     {"log2", "log2"},
    {"exp", "exp"},         {"prod", "prod"},   {"fabs", "abs"},    {"sym_fresh_size", "int"},
}};

// Assertions; the first argument must hold, or be a size within bounds.
constexpr std::array<std::string_view, 11> kAssertions{"_assert",
                                                       "_assert_async",
                                                       "_assert_scalar",
                                                       "_functional_assert_async",
                                                       "_functional_assert_scalar",
                                                       "_check",
                                                       "_check_value",
                                                       "_check_index",
                                                       "_check_type",
                                                       "_check_tensor_all",
                                                       "_check_not_implemented"};
constexpr std::array<std::string_view, 5> kBounds{"_check_is_size", "_constrain_as_size",
                                                  "_constrain_as_value", "sym_constrain_range",
                                                  "sym_constrain_range_for_size"};

// The function's own name: `torch.ops.aten.sym_size.int` and `torch.sym_size` are `sym_size`; empty
// for methods and functions of other modules.
std::string_view own_name(std::string_view target) {
  for (const std::string_view prefix : {"torch.ops.aten.", "torch.", "builtins.", "math."}) {
    if (!target.starts_with(prefix)) continue;
    target.remove_prefix(prefix.size());
    if (prefix == "torch.ops.aten.") return target.substr(0, target.find('.'));
    break;
  }
  return target.find('.') == std::string_view::npos ? target : std::string_view();
}

// `sum`, `max` and the like are functions of Python or of symbols; in torch they are reductions.
bool is_of_numbers(std::string_view target, std::string_view name) {
  return !target.starts_with("torch.") || name.starts_with("sym_") || name.starts_with("_sym_");
}

// The fields of `torch.finfo` and `torch.iinfo`.
FxDict dtype_bounds(DType dtype) {
  if (is_integral(dtype)) {
    const auto bits = static_cast<int64_t>(byte_size(dtype) * 8);
    const int64_t most = std::numeric_limits<int64_t>::max() >> (64 - bits);
    if (dtype == DType::kU8) return {{{"min", {int64_t{0}}}, {"max", {int64_t{255}}}}};
    return {{{"min", {-most - 1}}, {"max", {most}}, {"bits", {bits}}}};
  }
  struct Bounds {
    double max, eps, tiny;
  };
  const Bounds bounds = dtype == DType::kF64    ? Bounds{0x1.fffffffffffffp1023, 0x1p-52, 0x1p-1022}
                        : dtype == DType::kF16  ? Bounds{65504, 0x1p-10, 0x1p-14}
                        : dtype == DType::kBF16 ? Bounds{0x1.fep127, 0x1p-7, 0x1p-126}
                                                : Bounds{0x1.fffffep127, 0x1p-23, 0x1p-126};
  return {{{"min", {-bounds.max}},
           {"max", {bounds.max}},
           {"eps", {bounds.eps}},
           {"tiny", {bounds.tiny}},
           {"smallest_normal", {bounds.tiny}}}};
}

bool is_unknown(const FxValue& value) { return value.is<FxTensor>() || value.is<FxNumber>(); }

}  // namespace

Result<std::optional<FxValue>> FxImporter::fold_symbols(std::string_view name,
                                                        std::vector<FxValue> operands, Span span) {
  if (operands.size() == 1) {
    if (const auto* list = operands[0].as<FxSequence>()) {
      std::vector<FxValue> entries = list->entries;
      operands = std::move(entries);
    }
  }
  const bool converts = name == "int" || name == "float" || name == "bool";
  for (FxValue& operand : operands) {
    if (const auto* tensor = operand.as<FxTensor>(); tensor != nullptr && converts) {
      operand = TRY(item(*tensor, span));
    }
    const auto* const number = operand.as<FxNumber>();
    if (number == nullptr) continue;
    if (const auto known = known_number(operand, span)) {
      operand = *known;
    } else if (name != "sum") {
      return std::unexpected(known.error());
    }
  }
  if (std::ranges::none_of(operands, is_unknown)) return fold_python(name, operands, span);
  if (name != "sum") return std::nullopt;
  FxValue result = operands[0];
  for (const FxValue& operand : std::span(operands).subspan(1)) {
    result = TRY(call({.target = "operator.add", .arguments = {result, operand}, .span = span}));
  }
  return result;
}

// Ignores an assertion unless it is known to fail.
Result<void> FxImporter::check_assertion(const FxInvocation& invocation, bool is_size) {
  FxValue asserted{None{}};
  if (!invocation.arguments.empty()) asserted = invocation.arguments[0];
  std::optional<int64_t> least;
  std::optional<int64_t> most;
  if (is_size && !invocation.target.ends_with("_range")) least = 0;
  for (const FxKeyword& keyword : invocation.keywords) {
    if (keyword.name == "min" && keyword.value.is<int64_t>()) least = integer_of(keyword.value);
    if (keyword.name == "max" && keyword.value.is<int64_t>()) most = integer_of(keyword.value);
    constexpr std::array<std::string_view, 6> kAsserted{"expr", "self",      "size",
                                                        "cond", "condition", "i"};
    if (std::ranges::find(kAsserted, keyword.name) != kAsserted.end()) asserted = keyword.value;
  }
  if (const auto* tensor = asserted.as<FxTensor>()) {
    const ValueId value = TRY(read(*tensor, invocation.span));
    const Tensor* const contents = constants_.find(builder_.graph(), value);
    if (contents == nullptr || contents->type().numel() != 1) return {};
    asserted = {contents->value(0)};
  } else if (const auto* number = asserted.as<FxNumber>()) {
    const Tensor* const contents = constants_.find(builder_.graph(), number->value);
    if (contents != nullptr) asserted = {contents->value(0)};
  }
  const auto known = number_of(asserted);
  if (!known) return {};
  const bool holds = is_size ? (!least || *known >= static_cast<double>(*least)) &&
                                   (!most || *known <= static_cast<double>(*most))
                             : *known != 0;
  if (holds) return {};
  return fail(invocation.span, "failed-assertion", "expected what '{}' asserts to hold, found {}",
              invocation.target, describe(asserted));
}

// Handles functions of symbolic numbers, and assertions about them.
Result<std::optional<FxValue>> FxImporter::call_on_symbols(const FxInvocation& invocation) {
  const std::string_view name = own_name(invocation.target);
  if (name.empty()) return std::nullopt;
  const bool is_size = std::ranges::find(kBounds, name) != kBounds.end();
  if (is_size || std::ranges::find(kAssertions, name) != kAssertions.end()) {
    TRY(check_assertion(invocation, is_size));
    return FxValue{None{}};
  }
  if ((name == "finfo" || name == "iinfo") && invocation.arguments.size() == 1) {
    const auto* const dtype = invocation.arguments[0].as<DType>();
    if (dtype != nullptr) return FxValue{dtype_bounds(*dtype)};
  }
  const auto known = std::ranges::find(kFolded, name, &FoldedName::target);
  if (known != kFolded.end() && is_of_numbers(invocation.target, name)) {
    std::vector<FxValue> operands = invocation.arguments;
    for (const FxKeyword& keyword : invocation.keywords) operands.push_back(keyword.value);
    return fold_symbols(known->name, std::move(operands), invocation.span);
  }
  const bool is_of_shape = name == "sym_size" || name == "sym_numel";
  if (is_of_shape && !invocation.arguments.empty()) {
    FxInvocation method = invocation;
    method.target = name == "sym_size" ? ".size" : ".numel";
    const auto* const tensor = invocation.arguments[0].as<FxTensor>();
    if (tensor != nullptr) return tensor_method(method, *tensor);
  }
  return std::nullopt;
}

}  // namespace passnet
