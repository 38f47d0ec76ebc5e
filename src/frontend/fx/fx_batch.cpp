// Eliminates levels of vmap: a tensor at a level has a leading dim for it, hidden from the program;
// calls become calls on whole tensors.
#include "base/check.hpp"
#include "frontend/fx/fx_importer.hpp"
#include "frontend/python/python_fold.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Integer parameters that name a dim.
constexpr std::array<std::string_view, 3> kDims{"dim", "dim0", "dim1"};

std::unexpected<Diagnostic> unsupported(Span span, std::string_view what) {
  return fail(span, "unsupported-vmap", "{} is not supported under vmap", what);
}

// The permutation that moves a dim.
Integers moved_dim(size_t rank, size_t from, size_t to) {
  Integers dims;
  for (size_t i = 0; i < rank; ++i) {
    if (i != from) dims.push_back(static_cast<int64_t>(i));
  }
  dims.insert(dims.begin() + static_cast<ptrdiff_t>(to), static_cast<int64_t>(from));
  return dims;
}

// A mask takes no part in promotion.
bool selects(const SchemaParameter& parameter) {
  return parameter.name == "condition" || parameter.name == "mask";
}

}  // namespace

TensorType FxImporter::type(FxTensor tensor) const {
  TensorType result = objects_.type({tensor.object});
  const auto hidden = static_cast<ptrdiff_t>(levels_.of(tensor).size());
  result.shape.erase(result.shape.begin(), result.shape.begin() + hidden);
  return result;
}

Result<ValueId> FxImporter::call_value(std::string_view op, std::vector<Argument> arguments,
                                       Span span) {
  const Op* const found = catalog_.find(op);
  CHECK(found != nullptr);
  const auto complete = complete_arguments(found->schema, arguments, {}, span);
  if (!complete) return std::unexpected(complete.error());
  return TRY(builder_.call(found->id, *complete, span))[0];
}

Result<std::optional<FxValue>> FxImporter::call_vmap(const FxInvocation& invocation) {
  const std::string_view target = invocation.target;
  if (target.ends_with("._vmap_increment_nesting")) {
    const auto level = levels_.enter();
    if (!level) return unsupported(invocation.span, "nesting this deep");
    return FxValue{*level};
  }
  if (target.ends_with("._vmap_decrement_nesting")) {
    const auto level = levels_.leave();
    if (!level) return unsupported(invocation.span, "leaving a level never entered");
    return FxValue{*level};
  }
  if (target.ends_with("._add_batch_dim")) return TRY(add_batch_dim(invocation));
  if (target.ends_with("._remove_batch_dim")) return TRY(remove_batch_dim(invocation));
  return std::nullopt;
}

// _add_batch_dim(tensor, dim, level)
Result<FxValue> FxImporter::add_batch_dim(const FxInvocation& invocation) {
  const auto& arguments = invocation.arguments;
  const auto* const tensor = arguments.size() == 3 ? arguments[0].as<FxTensor>() : nullptr;
  const auto dim = tensor ? integer_of(arguments[1]) : std::nullopt;
  const auto level = tensor ? integer_of(arguments[2]) : std::nullopt;
  if (!dim || !level) return unsupported(invocation.span, "a batch dim of what is no tensor");
  Levels levels = levels_.of(*tensor);
  const TensorType inner = type(*tensor);
  const auto place = wrap_dim(*dim, inner.rank());
  if (!place || inner.rank() == 0 || !levels_.is_open(*level) ||
      (!levels.empty() && levels.back() >= *level)) {
    return unsupported(invocation.span, "a batch dim that the tensor or its level does not have");
  }
  const ValueId value = TRY(objects_.read({tensor->object}, invocation.span));
  const size_t hidden = levels.size();
  const auto permutation =
      moved_dim(hidden + inner.rank(), hidden + static_cast<size_t>(*place), hidden);
  levels.push_back(*level);
  const std::vector<Argument> view{value, Attribute(permutation)};
  return levels_.set(TRY(call_whole(invocation, catalog_.find("permute")->id, view, *tensor)),
                     levels);
}

// _remove_batch_dim(tensor, level, batch_size, out_dim)
Result<FxValue> FxImporter::remove_batch_dim(const FxInvocation& invocation) {
  const Span span = invocation.span;
  const auto& arguments = invocation.arguments;
  const auto* const tensor = arguments.size() == 4 ? arguments[0].as<FxTensor>() : nullptr;
  const auto level = tensor ? integer_of(arguments[1]) : std::nullopt;
  const auto size = tensor ? integer_of(arguments[2]) : std::nullopt;
  const auto out_dim = tensor ? integer_of(arguments[3]) : std::nullopt;
  if (!level || !size || !out_dim) return unsupported(span, "a batch dim of what is no tensor");
  Levels levels = levels_.of(*tensor);
  const size_t rank = type(*tensor).rank();
  const auto place = wrap_dim(*out_dim, rank + 1);
  if (!place) return unsupported(span, "a batch dim beyond the result's dims");
  const ValueId value = TRY(objects_.read({tensor->object}, span));
  const auto at = level_place(levels, *level);
  ValueId result;
  if (at) {
    levels.erase(levels.begin() + static_cast<ptrdiff_t>(*at));
    const auto permutation =
        moved_dim(levels.size() + 1 + rank, *at, levels.size() + static_cast<size_t>(*place));
    result = TRY(call_value("permute", {value, Attribute(permutation)}, span));
  } else {
    // PyTorch expands to the sizes including this one, which only fits in front.
    if (*place != 0) return unsupported(span, "a dim of the result for a level it does not have");
    const auto dim = static_cast<int64_t>(levels.size());
    result = TRY(call_value("unsqueeze", {value, Attribute(dim)}, span));
    Shape shape = builder_.graph().type(result).shape;
    shape[levels.size()] = *size;
    result = TRY(call_value("expand", {result, Attribute(shape)}, span));
  }
  return levels_.set(tensor_value(objects_.add(result, std::nullopt)), levels);
}

size_t FxImporter::rank_without_levels(ValueId value) const {
  return builder_.graph().type(value).rank() - levels_.of(value).size();
}

Result<ValueId> FxImporter::align(ValueId value, const Levels& levels, size_t rank, Span span) {
  const Levels own = levels_.of(value);
  if (own.empty()) return value;  // broadcasting aligns it
  const Shape shape = builder_.graph().type(value).shape;
  Shape wanted;
  for (const int64_t level : levels) {
    const auto place = level_place(own, level);
    wanted.push_back(place ? shape[*place] : 1);
  }
  CHECK(rank >= shape.size() - own.size());
  wanted.resize(levels.size() + rank - (shape.size() - own.size()), 1);
  wanted.insert(wanted.end(), shape.begin() + static_cast<ptrdiff_t>(own.size()), shape.end());
  if (wanted == shape) return value;
  return call_value("reshape", {value, Attribute(wanted)}, span);
}

Result<FxValue> FxImporter::batched_elementwise(const FxInvocation& invocation, const Op& op,
                                                std::vector<Argument> arguments,
                                                const Levels& levels) {
  const Span span = invocation.span;
  // Promotion uses the program's ranks: operands that gain dims here are converted before.
  size_t rank = 0;
  std::vector<PromotionOperand> operands;
  bool gains_dims = false;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (const auto* attribute = std::get_if<Attribute>(&arguments[i])) {
      if (op.schema.parameters[i].kind != ParameterKind::kTensorOrScalar) continue;
      if (attribute->index() == Attribute(None{}).index()) continue;
      const DType kind = std::holds_alternative<bool>(*attribute)      ? DType::kBool
                         : std::holds_alternative<int64_t>(*attribute) ? DType::kI64
                                                                       : DType::kF32;
      operands.push_back({kind, PromotionCategory::kNumber});
    }
    const auto* const value = std::get_if<ValueId>(&arguments[i]);
    if (value != nullptr) rank = std::max(rank, rank_without_levels(*value));
    if (value == nullptr || selects(op.schema.parameters[i])) continue;
    const TensorType& whole = builder_.graph().type(*value);
    const size_t own = rank_without_levels(*value);
    gains_dims |= own == 0 && whole.rank() > 0;
    operands.push_back(
        {whole.dtype, own > 0 ? PromotionCategory::kDimensioned : PromotionCategory::kZeroDim});
  }
  const bool differs = std::ranges::any_of(operands, [&](const PromotionOperand& operand) {
    return operand.dtype != operands[0].dtype;
  });
  const DType common = result_type(operands);
  for (size_t i = 0; i < arguments.size(); ++i) {
    auto* const value = std::get_if<ValueId>(&arguments[i]);
    if (value == nullptr) continue;
    ValueId aligned = TRY(align(*value, levels, rank, span));
    const bool converts = gains_dims && differs && op.name() != "masked_fill" &&
                          !selects(op.schema.parameters[i]) &&
                          builder_.graph().type(aligned).dtype != common;
    if (converts) aligned = TRY(call_value("to", {aligned, Attribute(common)}, span));
    *value = aligned;
  }
  return levels_.set(TRY(call_whole(invocation, op.id, std::move(arguments), std::nullopt)),
                     levels);
}

// index(self, indices): the dims of the indices' own levels come first in the result of the whole
// index.
Result<FxValue> FxImporter::batched_index(const FxInvocation& invocation, const Op& op,
                                          std::vector<Argument> arguments, const Levels& levels) {
  const Span span = invocation.span;
  const ValueId self = std::get<ValueId>(arguments[0]);
  auto indices = std::get<std::vector<ValueId>>(arguments[1]);
  const Levels own = levels_.of(self);
  size_t rank = 0;
  size_t first = indices.size();
  size_t given = 0;
  size_t last = 0;
  for (size_t i = 0; i < indices.size(); ++i) {
    if (!indices[i].valid()) continue;
    const TensorType& index = builder_.graph().type(indices[i]);
    if (index.dtype == DType::kBool) return unsupported(span, "an index by a mask");
    rank = std::max(rank, rank_without_levels(indices[i]));
    first = std::min(first, i);
    last = i;
    ++given;
  }
  if (given == 0) return unsupported(span, "an index without tensors");
  for (ValueId& index : indices) {
    if (index.valid()) index = TRY(align(index, levels, rank, span));
  }
  // At a level of the tensor itself, each place selects its own part.
  std::vector<ValueId> places;
  for (size_t i = 0; i < own.size(); ++i) {
    Shape shape(levels.size() + rank, 1);
    const int64_t extent = builder_.graph().type(self).shape[i];
    shape[*level_place(levels, own[i])] = extent;
    const ValueId count = TRY(call_value(
        "arange",
        {Attribute(int64_t{0}), Attribute(extent), Attribute(int64_t{1}), Attribute(DType::kI64)},
        span));
    places.push_back(TRY(call_value("reshape", {count, Attribute(shape)}, span)));
  }
  const bool was_adjacent = last - first + 1 == given;
  places.insert(places.end(), indices.begin(), indices.end());
  const FxValue result = TRY(call_whole(invocation, op.id, {self, places}, std::nullopt));
  const ValueId whole = TRY(objects_.read({result.as<FxTensor>()->object}, span));
  // The position of the indexed dims now, and the one that the program expects without levels.
  const size_t now = own.empty() && was_adjacent ? first : 0;
  const size_t wanted = was_adjacent ? first : 0;
  Integers order;
  const auto take = [&](size_t from, size_t count) {
    for (size_t i = 0; i < count; ++i) order.push_back(static_cast<int64_t>(from + i));
  };
  const size_t total = builder_.graph().type(whole).rank();
  const size_t rest = total - levels.size() - rank;
  // Kept dims before `now` come first, then levels and indexed dims, then the other kept ones.
  const auto kept = [&](size_t i) { return i < now ? i : i + levels.size() + rank; };
  take(now, levels.size());
  for (size_t i = 0; i < std::min(wanted, rest); ++i) take(kept(i), 1);
  take(now + levels.size(), rank);
  for (size_t i = std::min(wanted, rest); i < rest; ++i) take(kept(i), 1);
  if (std::ranges::is_sorted(order)) return levels_.set(result, levels);
  const ValueId permuted = TRY(call_value("permute", {whole, Attribute(order)}, span));
  return levels_.set(tensor_value(objects_.add(permuted, std::nullopt)), levels);
}

Result<FxValue> FxImporter::call_batched(const FxInvocation& invocation, OpId op_id,
                                         std::vector<Argument> arguments,
                                         std::optional<FxTensor> viewed) {
  const Op& op = catalog_.op(op_id);
  const Levels levels = levels_.of(arguments);
  if (op.def.random) return unsupported(invocation.span, "a random op");
  if (!op.def.body.empty() || op.def.batch == BatchRule::kElementwise) {
    return batched_elementwise(invocation, op, std::move(arguments), levels);
  }
  if (op.def.batch == BatchRule::kIndex)
    return batched_index(invocation, op, std::move(arguments), levels);
  if (op.def.batch == BatchRule::kNone)
    return unsupported(invocation.span, fmt::format("'{}'", op.name()));
  const ValueId self = std::get<ValueId>(arguments[0]);
  const auto hidden = static_cast<int64_t>(levels.size());
  const size_t rank = builder_.graph().type(self).rank() - levels.size();
  const size_t dims = rank + (op.name() == "unsqueeze" ? 1 : 0);
  const auto shift = [&](int64_t dim) -> Result<int64_t> {
    const auto place = wrap_dim(dim, dims);
    if (!place || dims == 0) return unsupported(invocation.span, "a dim that the tensor lacks");
    return *place + hidden;
  };
  for (size_t i = 1; i < arguments.size(); ++i) {
    const std::string& name = op.schema.parameters[i].name;
    auto* const attribute = std::get_if<Attribute>(&arguments[i]);
    const bool names_dims = name == "dims" || std::ranges::find(kDims, name) != kDims.end();
    if (attribute == nullptr || !names_dims) continue;
    if (auto* dim = std::get_if<int64_t>(attribute)) {
      *dim = TRY(shift(*dim));
    } else if (auto* list = std::get_if<Integers>(attribute)) {
      for (int64_t& entry : *list) entry = TRY(shift(entry));
    } else {
      Integers all;
      for (size_t place = 0; place < rank; ++place) {
        all.push_back(static_cast<int64_t>(place) + hidden);
      }
      if (op.schema.parameters[i].kind != ParameterKind::kIntList || all.empty()) {
        return unsupported(invocation.span, fmt::format("'{}' of all dims", op.name()));
      }
      *attribute = all;
    }
  }
  return levels_.set(TRY(call_whole(invocation, op_id, std::move(arguments), viewed)), levels);
}

}  // namespace passnet
