// Handles subscripts: of sequences, and of tensors as select, slice, unsqueeze and index.
#include "frontend/fx/fx_importer.hpp"
#include "frontend/python/python_fold.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The entries of an index: those of a tuple, otherwise the index itself. PyTorch treats a short
// list as a tuple if one of its entries is no number.
std::vector<FxValue> index_entries(const FxValue& index) {
  constexpr size_t kLongest = 31;
  const auto* const sequence = index.as<FxSequence>();
  if (sequence == nullptr) return {index};
  const bool stands_for_tuple = sequence->entries.size() <= kLongest &&
                                std::ranges::any_of(sequence->entries, [](const FxValue& entry) {
                                  return entry.is<FxTensor>() || entry.is<FxSequence>() ||
                                         entry.is<FxSlice>() || entry.is<FxEllipsis>() ||
                                         entry.is<None>();
                                });
  if (sequence->is_tuple || stands_for_tuple) return sequence->entries;
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

// Python accepts a tensor of one integer as a bound of a slice; a list is treated as a tensor.
Result<void> FxImporter::resolve_entry(FxValue& entry, Span span) {
  entry = TRY(known_number(entry, span));
  if (const auto* list = entry.as<FxSequence>()) {
    const auto dtype = list->entries.empty() ? std::optional(DType::kI64) : std::nullopt;
    entry = TRY(literal_tensor(entry, dtype, span));
    return {};
  }
  auto* const slice = std::get_if<FxSlice>(&entry.data);
  if (slice == nullptr) return {};
  for (FxValue& part : slice->parts) {
    if (const auto* tensor = part.as<FxTensor>()) part = TRY(item(*tensor, span));
    if (auto known = known_number(part, span)) part = std::move(*known);
  }
  return {};
}

// Replaces the one unknown bound of a slice by that for which the result has `length` places; -1 if
// the source states none.
Result<void> FxImporter::complete_slice(FxSlice& slice, int64_t extent, int64_t length, Span span) {
  for (size_t i = 0; i < slice.parts.size(); ++i) {
    if (!slice.parts[i].is<FxNumber>()) continue;
    FxSlice without = slice;
    without.parts[i] = {None{}};
    const bool is_alone = std::ranges::none_of(without.parts, &FxValue::is<FxNumber>);
    if (!is_alone || i == 2 || length < 0) TRY(known_number(slice.parts[i], span));
    const ResolvedSlice range = TRY(resolve_slice(without, extent, span));
    if (range.step != 1 || length > range.length) TRY(known_number(slice.parts[i], span));
    slice.parts[i] = {i == 0 ? range.start + range.length - length : range.start + length};
  }
  return {};
}

Result<FxImporter::IndexedView> FxImporter::index_view(FxTensor tensor, const FxValue& index,
                                                       const FxInvocation& invocation) {
  const Span span = invocation.span;
  std::vector<FxValue> entries = index_entries(index);
  for (FxValue& entry : entries) TRY(resolve_entry(entry, span));
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
    if (const auto* written = entry.as<FxSlice>()) {
      const int64_t extent = before.shape[static_cast<size_t>(dim)];
      const auto& stated = invocation.recorded;
      const auto place = static_cast<size_t>(dim);
      FxSlice bounds = *written;
      const FxSlice* const slice = &bounds;
      TRY(complete_slice(bounds, extent, stated && place < stated->size() ? (*stated)[place] : -1,
                         span));
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
      consumed = rank;  // a second one matches no dims
    } else if (const auto* place = entry.as<FxTensor>()) {
      advanced.entries.resize(static_cast<size_t>(dim), FxValue{None{}});
      advanced.entries.push_back(entry);
      const bool is_mask = type(*place).dtype == DType::kBool;
      dim += is_mask ? static_cast<int64_t>(type(*place).rank()) : 1;
    } else {
      return fail(span, "bad-index", "a tensor cannot be indexed with {}", describe(entry));
    }
  }
  return IndexedView{std::get<FxTensor>(current.data), std::move(advanced)};
}

Result<FxValue> FxImporter::index_tensor(FxTensor tensor, const FxValue& index,
                                         const FxInvocation& invocation) {
  IndexedView indexed = TRY(index_view(tensor, index, invocation));
  if (indexed.places.entries.empty()) return FxValue{indexed.view};
  return call_named("index", {{indexed.view}, FxValue{std::move(indexed.places)}}, invocation);
}

// The assigned value as a tensor of the dtype; a number known at import fills the shape.
Result<FxValue> FxImporter::item_value(const FxValue& value, const TensorType& as, Span span) {
  const DType dtype = as.dtype;
  if (const auto* number = value.as<FxNumber>()) {
    return FxValue{TRY(number_tensor(*number, dtype, span))};
  }
  if (number_of(value)) {
    const ValueId filled = TRY(literal_run(value, as.shape, dtype, span));
    return tensor_value(objects_.add(filled, Layout{contiguous_strides(as.shape), 0}));
  }
  const auto* const tensor = value.as<FxTensor>();
  if (tensor == nullptr) {
    return fail(span, "unsupported-mutation", "cannot assign {} to items of a tensor",
                describe(value));
  }
  if (type(*tensor).dtype == dtype) return value;
  return call_spelled(".to", {value, {dtype}}, span);
}

// Handles `view[places] = value`.
Result<void> FxImporter::put_items(FxTensor view, FxSequence places,
                                   const FxInvocation& invocation) {
  const Span span = invocation.span;
  const TensorType wanted = type(view);
  const FxValue value =
      TRY(item_value(invocation.arguments[2], TensorType{wanted.dtype, {}}, span));
  size_t masks = 0;
  for (const FxValue& place : places.entries) {
    const auto* const tensor = place.as<FxTensor>();
    masks += tensor != nullptr && type(*tensor).dtype == DType::kBool ? 1 : 0;
  }
  FxValue changed;
  const bool is_alone = std::ranges::count_if(places.entries, &FxValue::is<FxTensor>) == 1;
  if (masks == 0 || !is_alone) {
    changed = TRY(call_named("index_put", {{view}, FxValue{std::move(places)}, value}, invocation));
  } else {
    changed =
        TRY(put_masked(view, places.entries.size() - 1, places.entries.back(), value, invocation));
  }
  const ValueId contents = TRY(read(std::get<FxTensor>(changed.data), span));
  return objects_.write({view.object}, contents, span);
}

// Handles `view[:, …, mask] = value` with `first` dims before the mask's.
Result<FxValue> FxImporter::put_masked(FxTensor view, size_t first, const FxValue& mask,
                                       FxValue value, const FxInvocation& invocation) {
  const Span span = invocation.span;
  const Shape shape = type(view).shape;
  const Shape mask_shape = type(std::get<FxTensor>(mask.data)).shape;
  const size_t end = first + mask_shape.size();
  const bool fits =
      end <= shape.size() && std::equal(mask_shape.begin(), mask_shape.end(),
                                        shape.begin() + static_cast<ptrdiff_t>(first));
  if (!fits) {
    return fail(span, "bad-index", "a mask of shape {} does not fit a tensor of shape {}",
                to_string(std::span(mask_shape)), to_string(std::span(shape)));
  }
  const size_t rest = shape.size() - end;
  const auto sizes = [](std::span<const int64_t> extents) {
    FxSequence list;
    for (const int64_t extent : extents) list.entries.push_back({extent});
    return FxValue{std::move(list)};
  };
  const Shape given = type(std::get<FxTensor>(value.data)).shape;
  const size_t rows = given.size() > rest ? given.size() - rest - 1 : 0;
  const bool is_shared = given.size() <= rest || given[rows] == 1;
  if (!is_shared) {
    // Selects as many rows as the mask has true entries, in their order.
    if (first != 0 || rows != 0) {
      return fail(span, "unsupported-mutation",
                  "an assignment of several rows to items chosen by a mask needs the mask first");
    }
    FxValue chosen = TRY(call_spelled(".reshape", {mask, sizes(Shape{-1})}, span));
    chosen = TRY(call_named("cumsum", {chosen, {int64_t{0}}}, invocation));
    chosen = TRY(call_named("sub", {chosen, {int64_t{1}}}, invocation));
    chosen = TRY(call_named("clamp", {chosen, {int64_t{0}}, {given[0] - 1}}, invocation));
    value = TRY(call_named("index_select", {value, {int64_t{0}}, chosen}, invocation));
    Shape whole = mask_shape;
    whole.insert(whole.end(), given.begin() + 1, given.end());
    value = TRY(call_spelled(".reshape", {value, sizes(whole)}, span));
  } else if (given.size() > rest) {
    // One row serves all: its dim is replaced by the mask's.
    Shape whole(given.begin(), given.begin() + static_cast<ptrdiff_t>(rows));
    whole.insert(whole.end(), mask_shape.size(), 1);
    whole.insert(whole.end(), given.end() - static_cast<ptrdiff_t>(rest), given.end());
    value = TRY(call_spelled(".reshape", {value, sizes(whole)}, span));
  }
  Shape over = mask_shape;
  over.insert(over.end(), rest, 1);
  const FxValue condition = TRY(call_spelled(".reshape", {mask, sizes(over)}, span));
  FxValue changed = TRY(call_named("where", {condition, value, {view}}, invocation));
  if (type(std::get<FxTensor>(changed.data)).shape == shape) return changed;
  return fail(span, "in-place-shape", "values of shape {} do not fit the items of a tensor of {}",
              to_string(std::span(given)), to_string(std::span(shape)));
}

Result<std::optional<FxValue>> FxImporter::put_by_mask(const FxInvocation& invocation,
                                                       std::span<const Argument> arguments) {
  const auto* const places = std::get_if<std::vector<ValueId>>(&arguments[1]);
  if (places == nullptr || places->empty() || !places->back().valid()) return std::nullopt;
  const bool is_alone = std::ranges::count_if(*places, &ValueId::valid) == 1;
  const Graph& graph = builder_.graph();
  const auto self = std::get<ValueId>(arguments[0]);
  const auto values = std::get<ValueId>(arguments[2]);
  const bool is_plain =
      levels_.of(arguments).empty() && graph.type(self).dtype == graph.type(values).dtype;
  if (!is_alone || !is_plain || graph.type(places->back()).dtype != DType::kBool) {
    return std::nullopt;
  }
  const auto object = [&](ValueId value) {
    return FxTensor{objects_.add(value, std::nullopt).index};
  };
  const FxTensor target = object(self);
  const FxValue mask{object(places->back())};
  const size_t first = places->size() - 1;
  if (arguments[3] != Argument(Attribute(true))) {
    return put_masked(target, first, mask, {object(values)}, invocation);
  }
  const FxValue zeros = TRY(call_named("full_like", {{target}, {int64_t{0}}}, invocation));
  const FxValue added =
      TRY(put_masked(std::get<FxTensor>(zeros.data), first, mask, {object(values)}, invocation));
  return call_named("add", {{target}, added}, invocation);
}

Result<FxValue> FxImporter::set_item(const FxInvocation& invocation) {
  const Span span = invocation.span;
  const auto* const tensor =
      invocation.arguments.size() == 3 ? invocation.arguments[0].as<FxTensor>() : nullptr;
  if (tensor == nullptr) {
    return fail(span, "unsupported-mutation", "only items of tensors can be assigned");
  }
  IndexedView indexed = TRY(index_view(*tensor, invocation.arguments[1], invocation));
  const FxTensor view = indexed.view;
  const TensorType wanted = type(view);
  if (!indexed.places.entries.empty()) {
    TRY(put_items(view, std::move(indexed.places), invocation));
    return FxValue{None{}};
  }
  TRY(store(view, invocation.arguments[2], span));
  return FxValue{None{}};
}

Result<void> FxImporter::store(FxTensor view, const FxValue& contents, Span span) {
  const TensorType wanted = type(view);
  FxSequence shape;
  for (const int64_t extent : wanted.shape) shape.entries.push_back({extent});
  FxValue value = TRY(item_value(contents, wanted, span));
  const auto* source = value.as<FxTensor>();
  if (const Shape given = type(*source).shape; given.size() > wanted.rank()) {
    // PyTorch drops leading dims of 1.
    FxSequence kept;
    const auto extra = static_cast<ptrdiff_t>(given.size() - wanted.rank());
    for (auto at = given.begin() + extra; at != given.end(); ++at) kept.entries.push_back({*at});
    value = TRY(call_spelled(".reshape", {value, FxValue{std::move(kept)}}, span));
    source = value.as<FxTensor>();
  }
  if (type(*source).shape != wanted.shape) {
    value = TRY(call_spelled(".expand", {value, FxValue{shape}}, span));
    source = value.as<FxTensor>();
  }
  if (levels_.of(*source) != levels_.of(view)) {
    return fail(span, "unsupported-vmap", "an assignment across levels of vmap is not supported");
  }
  return objects_.write({view.object}, TRY(objects_.read({source->object}, span)), span);
}

}  // namespace passnet
