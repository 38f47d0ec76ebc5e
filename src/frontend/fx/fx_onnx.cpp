// Functions that the texts of ONNX's ops call (onnx_texts.hpp): numbers out of tensors, parts of
// results, repeated calls.
#include "frontend/fx/fx_importer.hpp"
#include "frontend/onnx/ops/onnx_fold.hpp"

#include <algorithm>

namespace passnet {

Result<FxValue> FxImporter::onnx_numbers(const FxValue& value, Span span) {
  const auto* const tensor = value.as<FxTensor>();
  if (tensor == nullptr) return value;
  if (is_integral(type(*tensor).dtype)) return paddle_numbers(value, span);
  const Tensor* const known = find_contents(TRY(objects_.read({tensor->object}, span)));
  if (known == nullptr) {
    return fail(span, "unknown-number",
                "expected numbers known before the graph runs, found a tensor that its inputs "
                "decide");
  }
  FxSequence result{.is_tuple = false};
  for (int64_t i = 0; i < known->numel(); ++i) result.entries.push_back({known->value(i)});
  return FxValue{std::move(result)};
}

// times('NAME', count, x, …): NAME(… NAME(NAME(x, …, 0), …, 1) …, count - 1)
Result<FxValue> FxImporter::onnx_times(const FxInvocation& invocation) {
  constexpr int64_t kMost = 1 << 14;
  const auto* const name = invocation.arguments[0].as<std::string>();
  const auto* const count = invocation.arguments[1].as<int64_t>();
  if (name == nullptr || count == nullptr || *count < 0 || *count > kMost) {
    return fail(invocation.span, "unsupported-arguments", "expected at most {} steps, found {}",
                kMost, describe(invocation.arguments[1]));
  }
  FxValue result = invocation.arguments[2];
  for (int64_t i = 0; i < *count; ++i) {
    FxInvocation one{.target = *name, .span = invocation.span};
    one.arguments = {std::move(result)};
    one.arguments.insert(one.arguments.end(), invocation.arguments.begin() + 3,
                         invocation.arguments.end());
    one.arguments.push_back({i});
    result = TRY(call(one));
  }
  return result;
}

Result<std::optional<FxValue>> FxImporter::call_onnx(const FxInvocation& invocation) {
  const std::string_view name = invocation.target;
  const auto& arguments = invocation.arguments;
  const Span span = invocation.span;
  if (name == "onnx_times" && arguments.size() >= 3) return TRY(onnx_times(invocation));
  if (name == "onnx_each" && arguments.size() >= 2) return TRY(paddle_each(invocation));
  if (arguments.size() == 1 && name == "onnx_numbers") return TRY(onnx_numbers(arguments[0], span));
  if (arguments.size() == 1 && name == "onnx_scalar") {
    return TRY(literal_tensor(arguments[0], std::nullopt, span));
  }
  const auto* const tensor = arguments.empty() ? nullptr : arguments[0].as<FxTensor>();
  // A number if the tensor has one element that is known, otherwise the tensor.
  if (name == "onnx_number" && arguments.size() == 1) {
    if (tensor == nullptr || type(*tensor).numel() != 1) return arguments[0];
    const Tensor* const known = find_contents(TRY(objects_.read({tensor->object}, span)));
    if (known == nullptr || is_complex(known->type().dtype)) return arguments[0];
    if (known->type().dtype == DType::kBool) return FxValue{known->integer(0) != 0};
    if (is_integral(known->type().dtype)) return FxValue{known->integer(0)};
    return FxValue{known->value(0)};
  }
  if (name == "onnx_known" && arguments.size() == 1) {
    if (tensor == nullptr) return arguments[0];
    const FxValue number = TRY(item(*tensor, span));
    return TRY(known_number(number, span));
  }
  return fold_onnx(name, arguments, span);
}

}  // namespace passnet
