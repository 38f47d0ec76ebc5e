// Calls that walk the storage of a tensor, whatever the order of its dims.
#include "frontend/fx/fx_importer.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace passnet {
namespace {

// The order of dims in which a packed tensor is row-major, as an argument; empty if that is its own
// order, nullopt if the tensor has gaps or overlaps.
std::optional<FxSequence> order_of_storage(const Shape& shape, const Strides& strides) {
  if (is_contiguous(shape, strides)) return FxSequence{};
  std::vector<size_t> dims(shape.size());
  std::iota(dims.begin(), dims.end(), size_t{0});
  std::ranges::stable_sort(dims, std::greater(), [&](size_t dim) { return strides[dim]; });
  FxSequence order;
  Shape moved;
  Strides steps;
  for (const size_t dim : dims) {
    order.entries.push_back({static_cast<int64_t>(dim)});
    moved.push_back(shape[dim]);
    steps.push_back(strides[dim]);
  }
  return is_contiguous(moved, steps) ? std::optional(std::move(order)) : std::nullopt;
}

}  // namespace

// PyTorch's as_strided walks the storage; the catalog's op walks a row-major tensor: the one for
// which a view's storage was made, with its dims in the order in which they lie there.
Result<FxValue> FxImporter::walk_storage(const FxInvocation& invocation, const Op& op,
                                         std::vector<Argument> arguments, FxTensor tensor) {
  const TensorObjectId whole = objects_.root({tensor.object});
  const auto& own = objects_.layout({tensor.object});
  const auto& layout = objects_.layout(whole);
  const auto order = own && layout && layout->offset == 0
                         ? order_of_storage(objects_.type(whole).shape, layout->strides)
                         : std::nullopt;
  const bool has_offset = arguments[3] != Argument(Attribute(None{}));
  // An input that states its memory may be a view of a tensor that the graph does not have.
  const bool is_input = std::ranges::find(inputs_, whole) != inputs_.end();
  const bool is_placed = !has_offset || !is_input || !objects_.is_stated(whole);
  if (!order || !is_placed || !levels_.of(tensor).empty()) {
    return fail(invocation.span, "unknown-layout",
                "'as_strided' expects a tensor whose storage is known to be packed");
  }
  if (!has_offset) arguments[3] = Attribute(own->offset);
  FxValue walked = tensor_value(whole);
  if (!order->entries.empty()) walked = TRY(call_named("permute", {walked, {*order}}, invocation));
  arguments[0] = TRY(read(*walked.as<FxTensor>(), invocation.span));
  return call_catalog(invocation, op.id, std::move(arguments), *walked.as<FxTensor>());
}

}  // namespace passnet
