// Numbers that Paddle's ops take as tensors: axes, sizes, factors. A number known at import becomes
// an attribute.
#include "frontend/fx/fx_importer.hpp"
#include "frontend/paddle/paddle_fold.hpp"
#include "frontend/python/python_fold.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

constexpr std::string_view kOps = "paddle._C_ops.";

// Ops whose operands Paddle promotes; beside others, those without dims follow ATen's rule.
constexpr std::array<std::string_view, 10> kPromoting{
    "add",     "subtract", "multiply", "divide",          "remainder",
    "maximum", "minimum",  "matmul",   "elementwise_pow", "floor_divide"};

// A number as one of the dtype: Paddle gives factors of integers as floats too.
FxValue number_as(const FxValue& value, DType dtype) {
  const double number = *number_of(value);
  if (dtype == DType::kBool) return {number != 0};
  if (!is_integral(dtype)) return {number};
  if (value.is<int64_t>()) return value;
  // 2^63 is the first double beyond the range.
  constexpr double kLimit = 9223372036854775808.0;
  if (!(std::abs(number) < kLimit)) {
    constexpr auto kLowest = std::numeric_limits<int64_t>::min();
    return {number > 0 ? std::numeric_limits<int64_t>::max() : kLowest};
  }
  return {static_cast<int64_t>(number)};
}

}  // namespace

// The integers of a tensor, of a list of tensors and numbers, or of one number.
Result<FxValue> FxImporter::paddle_numbers(const FxValue& value, Span span) {
  FxSequence result{.is_tuple = false};
  std::vector<FxValue> entries{value};
  if (const auto* sequence = value.as<FxSequence>()) entries = sequence->entries;
  for (const FxValue& entry : entries) {
    const auto* const tensor = entry.as<FxTensor>();
    if (tensor == nullptr) {
      const FxValue number = TRY(known_number(entry, span));
      if (!number_of(number)) {
        return fail(span, "unsupported-arguments", "expected integers, found {}", describe(entry));
      }
      result.entries.push_back(number_as(number, DType::kI64));
      continue;
    }
    const ValueId contents = TRY(objects_.read({tensor->object}, span));
    const Tensor* const known = find_contents(contents);
    if (known == nullptr || is_complex(known->type().dtype)) {
      return fail(span, "unknown-number",
                  "expected numbers known before the graph runs, found a tensor that its inputs "
                  "decide");
    }
    for (int64_t i = 0; i < known->type().numel(); ++i) {
      const bool is_exact = is_integral(known->type().dtype);
      result.entries.push_back(
          number_as(is_exact ? FxValue{known->integer(i)} : FxValue{known->value(i)}, DType::kI64));
    }
  }
  return FxValue{std::move(result)};
}

// A number of the dtype, or a tensor of rank 0 if only the run knows it.
Result<FxValue> FxImporter::paddle_scalar(const FxValue& value, DType dtype, Span span) {
  FxValue number = value;
  if (const auto* sequence = value.as<FxSequence>(); sequence && sequence->entries.size() == 1) {
    number = sequence->entries[0];
  }
  if (const auto* tensor = number.as<FxTensor>()) number = TRY(item(*tensor, span));
  if (const auto* unknown = number.as<FxNumber>()) {
    return FxValue{TRY(number_tensor(*unknown, dtype, span))};
  }
  if (!number_of(number)) {
    return fail(span, "unsupported-arguments", "expected a number, found {}", describe(value));
  }
  return number_as(number, dtype);
}

// each('paddle_NAME', count, …): the results of NAME(…, 0) up to NAME(…, count - 1).
Result<FxValue> FxImporter::paddle_each(const FxInvocation& invocation) {
  constexpr int64_t kMost = 64;
  const auto* const name = invocation.arguments[0].as<std::string>();
  const auto* const count = invocation.arguments[1].as<int64_t>();
  if (name == nullptr || count == nullptr || *count < 0 || *count > kMost) {
    return fail(invocation.span, "unsupported-arguments", "expected at most {} results, found {}",
                kMost, describe(invocation.arguments[1]));
  }
  FxSequence results{.is_tuple = false};
  for (int64_t i = 0; i < *count; ++i) {
    FxInvocation one{.target = *name, .span = invocation.span};
    one.arguments.assign(invocation.arguments.begin() + 2, invocation.arguments.end());
    one.arguments.push_back({i});
    results.entries.push_back(TRY(call(one)));
  }
  return FxValue{std::move(results)};
}

Result<std::optional<FxValue>> FxImporter::call_paddle(const FxInvocation& invocation) {
  const std::string_view name = invocation.target;
  const auto& arguments = invocation.arguments;
  if (name.starts_with(kOps)) {
    if (std::ranges::find(kPromoting, name.substr(kOps.size())) == kPromoting.end()) {
      return std::nullopt;
    }
    if (arguments.size() < 2) return std::nullopt;
    const auto* const left = arguments[0].as<FxTensor>();
    const auto* const right = arguments[1].as<FxTensor>();
    if (left == nullptr || right == nullptr) return std::nullopt;
    const DType common = promote(type(*left).dtype, type(*right).dtype);
    const bool is_scalar = (type(*left).rank() == 0) != (type(*right).rank() == 0);
    if (type(*left).dtype == type(*right).dtype || is_scalar) return std::nullopt;
    FxInvocation cast = invocation;
    for (size_t i = 0; i < 2; ++i) {
      cast.arguments[i] = TRY(call_spelled(".to", {arguments[i], {common}}, invocation.span));
    }
    return TRY(call_op(cast));
  }
  if (name == "paddle_ints" && arguments.size() == 1) {
    return TRY(paddle_numbers(arguments[0], invocation.span));
  }
  if (name == "paddle_int" && arguments.size() == 1) {
    const FxValue list = TRY(paddle_numbers(arguments[0], invocation.span));
    const auto& entries = list.as<FxSequence>()->entries;
    if (entries.size() == 1) return entries[0];
    return fail(invocation.span, "unsupported-arguments", "expected one integer, found {}",
                entries.size());
  }
  if (name == "paddle_each" && arguments.size() >= 2) return TRY(paddle_each(invocation));
  const auto* const dtype = arguments.size() == 2 ? arguments[1].as<DType>() : nullptr;
  if (name == "paddle_scalar" && dtype != nullptr) {
    return TRY(paddle_scalar(arguments[0], *dtype, invocation.span));
  }
  if (name == "paddle_known" && dtype != nullptr) {
    const auto* const tensor = arguments[0].as<FxTensor>();
    const FxValue number = tensor ? TRY(item(*tensor, invocation.span)) : arguments[0];
    const FxValue known = TRY(known_number(number, invocation.span));
    return TRY(paddle_scalar(known, *dtype, invocation.span));
  }
  return fold_paddle(name, arguments, invocation.span);
}

}  // namespace passnet
