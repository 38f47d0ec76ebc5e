// Subscripts: of sequences, and of tensors as select, slice, unsqueeze and index.
#include "frontend/fx_importer.hpp"
#include "frontend/python_fold.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The entries of an index: of a tuple its own, else the index alone.
std::vector<FxValue> index_entries(const FxValue& index) {
  const auto* const sequence = index.as<FxSequence>();
  if (sequence != nullptr && sequence->is_tuple) return sequence->entries;
  return {index};
}

bool is_full(const FxSlice& slice, int64_t extent) {
  const auto range = resolve_slice(slice, extent, {});
  return range && range->start == 0 && range->length == extent && range->step == 1;
}

}  // namespace

Result<FxValue> FxImporter::get_item(const FxInvocation& invocation) {
  if (invocation.arguments.size() != 2) return unsupported_op(invocation);
  const FxValue& object = invocation.arguments[0];
  const FxValue& index = invocation.arguments[1];
  if (const auto* tensor = object.as<FxTensor>()) return index_tensor(*tensor, index, invocation);
  if (const auto* sequence = object.as<FxSequence>()) {
    return index_sequence(*sequence, index, invocation.span);
  }
  const auto* const dict = object.as<FxDict>();
  const auto* const key = index.as<std::string>();
  if (dict != nullptr && key != nullptr) {
    for (const auto& [name, value] : dict->entries) {
      if (name == *key) return value;
    }
    return fail(invocation.span, "bad-index", "the dict has no key '{}'", *key);
  }
  return fail(invocation.span, "bad-index", "cannot take an item of {}", describe(object));
}

// Python takes a tensor of one integer as a bound of a slice.
Result<void> FxImporter::resolve_bounds(FxValue& entry, Span span) const {
  auto* const slice = std::get_if<FxSlice>(&entry.data);
  if (slice == nullptr) return {};
  for (FxValue& part : slice->parts) {
    if (const auto* tensor = part.as<FxTensor>()) part = TRY(item(*tensor, span));
  }
  return {};
}

Result<FxValue> FxImporter::index_tensor(FxTensor tensor, const FxValue& index,
                                         const FxInvocation& invocation) {
  const Span span = invocation.span;
  std::vector<FxValue> entries = index_entries(index);
  for (FxValue& entry : entries) TRY(resolve_bounds(entry, span));
  const auto rank = static_cast<int64_t>(type(tensor).rank());
  int64_t consumed = 0;
  for (const FxValue& entry : entries) {
    if (entry.is<None>() || entry.is<FxEllipsis>()) continue;
    const auto* const mask = entry.as<FxTensor>();
    const bool is_mask = mask != nullptr && type(*mask).dtype == DType::kBool;
    consumed += is_mask ? static_cast<int64_t>(type(*mask).rank()) : 1;
  }
  if (consumed > rank) {
    return fail(span, "bad-index", "expected at most {} indices, found {}", rank, consumed);
  }
  FxValue current{tensor};
  FxSequence advanced;
  int64_t dim = 0;
  for (const FxValue& entry : entries) {
    const TensorType before = type(std::get<FxTensor>(current.data));
    if (const auto* slice = entry.as<FxSlice>()) {
      const int64_t extent = before.shape[static_cast<size_t>(dim)];
      const ResolvedSlice range = TRY(resolve_slice(*slice, extent, span));
      if (!is_full(*slice, extent)) {
        const int64_t end =
            range.length == 0 ? range.start : range.start + (range.length - 1) * range.step + 1;
        current = TRY(
            call_named("slice", {current, {dim}, {range.start}, {end}, {range.step}}, invocation));
      }
      ++dim;
    } else if (entry.is<int64_t>()) {
      current = TRY(call_named("select", {current, {dim}, entry}, invocation));
    } else if (entry.is<None>()) {
      current = TRY(call_named("unsqueeze", {current, {dim}}, invocation));
      ++dim;
    } else if (entry.is<FxEllipsis>()) {
      dim += rank - consumed;
      consumed = rank;  // a second one stands for nothing
    } else if (const auto* place = entry.as<FxTensor>()) {
      advanced.entries.resize(static_cast<size_t>(dim), FxValue{None{}});
      advanced.entries.push_back(entry);
      const bool is_mask = type(*place).dtype == DType::kBool;
      dim += is_mask ? static_cast<int64_t>(type(*place).rank()) : 1;
    } else {
      return fail(span, "bad-index", "a tensor cannot be indexed with {}", describe(entry));
    }
  }
  if (advanced.entries.empty()) return current;
  return call_named("index", {current, FxValue{std::move(advanced)}}, invocation);
}

Result<FxValue> FxImporter::set_item(const FxInvocation& invocation) {
  const Span span = invocation.span;
  const auto* const tensor =
      invocation.arguments.size() == 3 ? invocation.arguments[0].as<FxTensor>() : nullptr;
  if (tensor == nullptr) {
    return fail(span, "unsupported-mutation", "only items of tensors can be assigned");
  }
  const FxValue& index = invocation.arguments[1];
  for (const FxValue& entry : index_entries(index)) {
    if (!entry.is<FxTensor>()) continue;
    return fail(span, "unsupported-mutation",
                "an assignment to items chosen by a tensor is not supported");
  }
  const FxTensor view = std::get<FxTensor>(TRY(index_tensor(*tensor, index, invocation)).data);
  const TensorType wanted = type(view);
  FxSequence shape;
  for (const int64_t extent : wanted.shape) shape.entries.push_back({extent});
  FxValue value = invocation.arguments[2];
  if (number_of(value)) {
    value = TRY(call_op({.target = "torch.full",
                         .arguments = {FxValue{shape}, value},
                         .keywords = {{"dtype", {wanted.dtype}}},
                         .span = span}));
  }
  const auto* source = value.as<FxTensor>();
  if (source == nullptr) {
    return fail(span, "unsupported-mutation", "cannot assign {} to items of a tensor",
                describe(value));
  }
  if (type(*source).dtype != wanted.dtype) {
    value = TRY(call_spelled(".to", {value, {wanted.dtype}}, span));
    source = value.as<FxTensor>();
  }
  if (type(*source).shape != wanted.shape) {
    value = TRY(call_spelled(".expand", {value, FxValue{shape}}, span));
    source = value.as<FxTensor>();
  }
  const ValueId contents = TRY(objects_.read({source->object}, span));
  TRY(objects_.write({view.object}, contents, span));
  return FxValue{None{}};
}

}  // namespace passnet
