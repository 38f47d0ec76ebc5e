// Handles results whose extents depend on contents: places chosen by masks, classes of `one_hot`.
// Contents known at import decide them, otherwise the shape that the source states, or an example
// of the inputs where sources state no such shapes.
#include "frontend/fx/fx_importer.hpp"

#include <algorithm>
#include <array>

namespace passnet {

const Tensor* FxImporter::find_contents(ValueId value) {
  if (const Tensor* known = constants_.find(builder_.graph(), value)) return known;
  return probable_.find(builder_.graph(), value);
}

// The places of a mask's true entries in row-major order, one vector per dim. They come first in
// the mask's stable order.
Result<std::vector<ValueId>> FxImporter::mask_places(ValueId mask, std::optional<int64_t> stated,
                                                     Span span) {
  const Shape shape = builder_.graph().type(mask).shape;
  std::optional<int64_t> count = stated;
  const Tensor* contents = find_contents(mask);
  if (contents == nullptr && program_.has_examples) {
    contents = examples_.find(builder_.graph(), mask);
  }
  if (contents != nullptr) {
    count = 0;
    for (int64_t i = 0; i < contents->type().numel(); ++i) *count += contents->value(i) != 0;
  }
  if (!count) {
    return fail(span, "unknown-count",
                "expected a mask whose number of true entries is known at import, found one that "
                "the inputs decide");
  }
  const int64_t entries = builder_.graph().type(mask).numel();
  if (*count < 0 || *count > entries) {
    return fail(span, "unknown-count", "expected at most {} true entries in a mask, found {}",
                entries, *count);
  }
  ValueId flat = TRY(call_value("reshape", {mask, Attribute(Integers{-1})}, span));
  flat = TRY(call_value("to", {flat, Attribute(DType::kI32)}, span));
  const ValueId order =
      TRY(call_value("argsort", {flat, Attribute(int64_t{0}), Attribute(true)}, span));
  const ValueId chosen = TRY(call_value(
      "narrow", {order, Attribute(int64_t{0}), Attribute(int64_t{0}), Attribute(*count)}, span));
  std::vector<ValueId> places;
  const Strides strides = contiguous_strides(shape);
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    ValueId place = chosen;
    if (strides[dim] > 1) {
      place = TRY(call_value("floor_divide", {place, Attribute(strides[dim])}, span));
    }
    if (dim > 0) {
      place =
          TRY(call_value("remainder", {place, Attribute(std::max<int64_t>(shape[dim], 1))}, span));
    }
    places.push_back(place);
  }
  return places;
}

// Replaces masks among the indices of `index` by the places of their true entries.
Result<void> FxImporter::replace_masks(std::vector<Argument>& arguments,
                                       const FxInvocation& invocation) {
  auto* const indices = std::get_if<std::vector<ValueId>>(&arguments[1]);
  if (indices == nullptr) return {};
  const Graph& graph = builder_.graph();
  const Shape shape = graph.type(std::get<ValueId>(arguments[0])).shape;
  const bool is_alone = std::ranges::count_if(*indices, &ValueId::valid) == 1;
  std::vector<ValueId> expanded;
  for (const ValueId index : *indices) {
    const bool is_mask = index.valid() && graph.type(index).dtype == DType::kBool;
    if (!is_mask || graph.type(index).rank() == 0) {
      expanded.push_back(index);
      continue;
    }
    const Shape own = graph.type(index).shape;
    const size_t first = expanded.size();
    for (size_t dim = 0; dim < own.size(); ++dim) {
      if (first + dim < shape.size() && shape[first + dim] == own[dim]) continue;
      return fail(invocation.span, "bad-index", "a mask of shape {} does not fit a tensor of {}",
                  to_string(std::span(own)), to_string(std::span(shape)));
    }
    std::optional<int64_t> stated;
    const auto& recorded = invocation.recorded;
    if (is_alone && recorded && recorded->size() + own.size() == shape.size() + 1) {
      stated = (*recorded)[first];
    }
    const auto places = TRY(mask_places(index, stated, invocation.span));
    expanded.insert(expanded.end(), places.begin(), places.end());
  }
  *indices = std::move(expanded);
  return {};
}

// Handles `nonzero`, `argwhere`, `where` of one operand and `masked_select`.
Result<std::optional<FxValue>> FxImporter::call_by_count(const FxInvocation& invocation) {
  std::string_view name = invocation.target;
  if (name.starts_with("torch.ops.aten.")) {
    name = name.substr(15, name.find('.', 15) - 15);
  } else if (name.starts_with("torch.") || name.starts_with('.')) {
    name.remove_prefix(name.find('.') + 1);
  }
  constexpr std::array<std::string_view, 4> kNames{"nonzero", "argwhere", "where", "masked_select"};
  if (std::ranges::find(kNames, name) == kNames.end()) return std::nullopt;
  const Span span = invocation.span;
  const auto& arguments = invocation.arguments;
  const auto* const self = arguments.empty() ? nullptr : arguments[0].as<FxTensor>();
  if (self == nullptr || !levels_.of(*self).empty()) return std::nullopt;
  if (name == "masked_select") {
    const auto* const mask = arguments.size() == 2 ? arguments[1].as<FxTensor>()
                             : !invocation.keywords.empty()
                                 ? invocation.keywords[0].value.as<FxTensor>()
                                 : nullptr;
    if (mask == nullptr) return std::nullopt;
    // `broadcast_tensors` would make the mask depend on the operand's contents.
    const FxValue both =
        TRY(call_spelled("torch.broadcast_tensors", {arguments[0], FxValue{*mask}}, span));
    const FxValue operand = both.as<FxSequence>()->entries[0];
    const FxValue whole = TRY(call_spelled(".expand_as", {FxValue{*mask}, operand}, span));
    return TRY(index_tensor(std::get<FxTensor>(operand.data), whole, invocation));
  }
  const bool is_where = name == "where";
  if (arguments.size() > (name == "nonzero" ? 2 : 1)) return std::nullopt;
  bool as_tuple = is_where || (arguments.size() == 2 && arguments[1] == FxValue{true});
  for (const FxKeyword& keyword : invocation.keywords) {
    if (keyword.name != "as_tuple") return std::nullopt;
    as_tuple |= keyword.value == FxValue{true};
  }
  ValueId mask = TRY(read(*self, span));
  if (builder_.graph().type(mask).dtype != DType::kBool) {
    mask = TRY(call_value("ne", {mask, Attribute(int64_t{0})}, span));
  }
  std::optional<int64_t> stated;
  if (!as_tuple && invocation.recorded && invocation.recorded->size() == 2) {
    stated = (*invocation.recorded)[0];
  }
  const std::vector<ValueId> places = TRY(mask_places(mask, stated, span));
  FxSequence result;
  for (const ValueId place : places) {
    result.entries.push_back(tensor_value(objects_.add(place, std::nullopt)));
  }
  if (as_tuple) return FxValue{std::move(result)};
  if (places.empty()) return unsupported_op(invocation);
  return TRY(call_spelled("torch.stack", {FxValue{std::move(result)}, {int64_t{1}}}, span));
}

// Completes `one_hot` without a number of classes: one more than the largest class, if known.
void FxImporter::complete_classes(std::vector<Argument>& arguments,
                                  const FxInvocation& invocation) {
  if (arguments[1] != Argument(Attribute(int64_t{-1}))) return;
  const Tensor* const contents = find_contents(std::get<ValueId>(arguments[0]));
  if (contents != nullptr && contents->type().numel() > 0) {
    int64_t largest = 0;
    for (int64_t i = 0; i < contents->type().numel(); ++i) {
      largest = std::max(largest, contents->integer(i));
    }
    arguments[1] = Attribute(largest + 1);
  } else if (invocation.recorded && !invocation.recorded->empty()) {
    arguments[1] = Attribute(invocation.recorded->back());
  }
}

}  // namespace passnet
