// Changes of tensors in place: mutating forms of ops, `out=`, running statistics.
#include "base/check.hpp"
#include "frontend/fx/fx_importer.hpp"
#include "frontend/python/python_fold.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// c10::canCast: true if an in-place op may round its result to `to`.
bool can_cast(DType from, DType to) {
  if (is_complex(from) && !is_complex(to)) return false;
  if (is_float(from) && is_integral(to)) return false;
  return from == DType::kBool || to != DType::kBool;
}

// Views that have an in-place form, which only changes a tensor's shape and strides.
constexpr std::array<std::string_view, 6> kInPlaceViews{".t_",        ".transpose_", ".swapaxes_",
                                                        ".swapdims_", ".squeeze_",   ".unsqueeze_"};

// True if several elements share one place in memory, which PyTorch refuses to write to.
bool repeats_elements(const Shape& shape, const Strides& strides) {
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (shape[dim] > 1 && strides[dim] == 0) return true;
  }
  return false;
}

}  // namespace

Result<void> FxImporter::assign(FxTensor changed, const FxValue& value,
                                const FxInvocation& invocation) {
  const auto* const tensor = value.as<FxTensor>();
  if (tensor == nullptr) {
    return fail(invocation.span, "unsupported-mutation", "'{}' in place gives no single tensor",
                invocation.target);
  }
  const TensorType target = type(changed);
  const TensorType source = type(*tensor);
  if (levels_.of(changed) != levels_.of(*tensor)) {
    return fail(invocation.span, "unsupported-vmap",
                "'{}' in place under vmap would change a tensor of other levels",
                invocation.target);
  }
  if (target.shape != source.shape) {
    return fail(invocation.span, "in-place-shape",
                "'{}' would change a tensor of shape {} in place to shape {}", invocation.target,
                to_string(std::span(target.shape)), to_string(std::span(source.shape)));
  }
  const auto& layout = objects_.layout({changed.object});
  if (layout && repeats_elements(objects_.type({changed.object}).shape, layout->strides)) {
    return fail(invocation.span, "unsupported-mutation",
                "'{}' would write to a tensor in which several elements share one place",
                invocation.target);
  }
  FxValue rounded = value;
  if (target.dtype != source.dtype) {
    if (!can_cast(source.dtype, target.dtype)) {
      return fail(invocation.span, "in-place-dtype", "'{}' would store {} in a tensor of {}",
                  invocation.target, name(source.dtype), name(target.dtype));
    }
    rounded = TRY(call_spelled(".to", {value, {target.dtype}}, invocation.span));
  }
  const ValueId contents =
      TRY(objects_.read({std::get<FxTensor>(rounded.data).object}, invocation.span));
  const ValueId before = TRY(objects_.read({changed.object}, invocation.span));
  if (contents == before) return {};
  return objects_.write({changed.object}, contents, invocation.span);
}

Result<FxValue> FxImporter::change_first(const FxInvocation& invocation, const FxValue& value) {
  const auto* const changed =
      invocation.arguments.empty() ? nullptr : invocation.arguments[0].as<FxTensor>();
  if (changed == nullptr) {
    return fail(invocation.span, "unsupported-mutation",
                "'{}' changes its first argument, which is no tensor here", invocation.target);
  }
  if (std::ranges::find(kInPlaceViews, invocation.target) != kInPlaceViews.end()) {
    const auto* const view = value.as<FxTensor>();
    if (view != nullptr) {
      environment_.reshape(*changed, *view);
      return FxValue{*view};
    }
  }
  TRY(assign(*changed, value, invocation));
  return FxValue{*changed};
}

Result<std::optional<FxValue>> FxImporter::call_with_out(const FxInvocation& invocation) {
  const auto place = std::ranges::find(invocation.keywords, "out", &FxKeyword::name);
  if (place == invocation.keywords.end()) return std::nullopt;
  FxInvocation bare = invocation;
  bare.keywords.erase(bare.keywords.begin() + (place - invocation.keywords.begin()));
  FxValue result = TRY(call_op(bare));
  if (place->value.is<None>()) return result;
  std::vector<FxValue> outs{place->value};
  std::vector<FxValue> values{result};
  if (const auto* sequence = place->value.as<FxSequence>()) outs = sequence->entries;
  if (const auto* sequence = result.as<FxSequence>()) values = sequence->entries;
  if (outs.size() != values.size()) {
    return fail(invocation.span, "unsupported-arguments", "expected {} tensors in 'out', found {}",
                values.size(), outs.size());
  }
  for (size_t i = 0; i < outs.size(); ++i) {
    const auto* const out = outs[i].as<FxTensor>();
    if (out == nullptr) {
      return fail(invocation.span, "unsupported-arguments", "expected a tensor in 'out', found {}",
                  describe(outs[i]));
    }
    TRY(assign(*out, values[i], invocation));
  }
  return place->value;
}

// Computes running = (1 - momentum) * running + momentum * statistic; the variance is unbiased.
Result<FxValue> FxImporter::train_batch_norm(const FxInvocation& invocation, const Op& op,
                                             std::vector<Argument> arguments,
                                             const BoundCall& bound) {
  const Span span = invocation.span;
  arguments[1] = arguments[2] = Attribute(None{});
  FxValue result = TRY(call_catalog(invocation, op.id, arguments, std::nullopt));
  const double momentum = std::get<double>(std::get<Attribute>(arguments[6]));
  const ValueId input = std::get<ValueId>(arguments[0]);
  Integers dims;
  for (size_t dim = 0; dim < builder_.graph().type(input).rank(); ++dim) {
    if (dim != 1) dims.push_back(static_cast<int64_t>(dim));
  }
  const auto move = [&](const FxValue& running, std::string_view statistic) -> Result<void> {
    const auto* const tensor = running.as<FxTensor>();
    if (tensor == nullptr) return {};
    const DType dtype = type(*tensor).dtype;
    const ValueId before = TRY(read(*tensor, span));
    ValueId batch = input;
    if (builder_.graph().type(batch).dtype != dtype) {
      batch = TRY(call_value("to", {batch, Attribute(dtype)}, span));
    }
    batch = TRY(call_value(statistic, {batch, Attribute(dims)}, span));
    const ValueId kept = TRY(call_value("mul", {before, Attribute(1 - momentum)}, span));
    const ValueId added = TRY(call_value("mul", {batch, Attribute(momentum)}, span));
    const ValueId after = TRY(call_value("add", {kept, added}, span));
    return objects_.write({tensor->object}, after, span);
  };
  TRY(move(bound.running_mean, "mean"));
  TRY(move(bound.running_var, "var"));
  return result;
}

}  // namespace passnet
