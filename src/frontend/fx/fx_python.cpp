// Calls that Python computes itself: arithmetic on numbers, shapes, attributes, no-ops.
#include "frontend/fx/fx_importer.hpp"
#include "frontend/python/python_fold.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Calls that have no effect on values.
constexpr std::array<std::string_view, 8> kIgnored{
    "torch.ops.aten._assert_tensor_metadata.default",
    "torch.autograd.function.FunctionCtx",
    "torch._C._log_api_usage_once",
    "torch._C._set_grad_enabled",
    "torch.set_grad_enabled",
    "torch.autograd.grad_mode.set_grad_enabled",
    "torch._functorch.predispatch.lazy_load_decompositions",
    "torch._functorch.vmap.lazy_load_decompositions",
};

// Handles tensors of literal numbers, numbers out of tensors, and sequences out of sequences.
constexpr std::array<std::string_view, 4> kLiterals{"torch.tensor", "torch.as_tensor",
                                                    "torch.asarray", ".new_tensor"};
constexpr std::array<std::string_view, 5> kItems{
    "torch.ops.aten._local_scalar_dense", "torch.ops.aten._local_scalar_dense.default",
    "torch.ops.aten.item", "torch.ops.aten.item.default", "torch._local_scalar_dense"};
constexpr std::array<std::string_view, 5> kSequences{"torch.Size", "tuple", "list",
                                                     "builtins.tuple", "builtins.list"};

// Operators that are attributes of a tensor in Python.
struct AttributeOperator {
  std::string_view target;
  std::string_view attribute;
};
constexpr std::array<AttributeOperator, 5> kAttributes{{
    {"torch.ops.aten.numpy_T.default", "T"},
    {"torch.ops.aten.mT.default", "mT"},
    {"torch.ops.aten.matrix_H.default", "H"},
    {"torch.ops.aten.mH.default", "mH"},
    {"torch.ops.aten.adjoint.default", "mH"},
}};

bool has_tensor(std::span<const FxValue> values) {
  return std::ranges::any_of(values, [](const FxValue& value) { return value.is<FxTensor>(); });
}

bool has_number(std::span<const FxValue> values) {
  return std::ranges::any_of(values, [](const FxValue& value) { return value.is<FxNumber>(); });
}

// A tensor equals no text and not None: then Python compares the objects.
std::optional<FxValue> compare_identity(std::string_view name, std::span<const FxValue> operands) {
  const bool is_other = std::ranges::any_of(operands, [](const FxValue& operand) {
    return operand.is<std::string>() || operand.is<None>();
  });
  if (!is_other || (name != "eq" && name != "ne")) return std::nullopt;
  return FxValue{name == "ne"};
}

// The shape of a literal list of extents, or of one extent.
std::optional<Shape> literal_shape(const FxValue& value) {
  if (const auto* extent = value.as<int64_t>()) return Shape{*extent};
  const auto* const sequence = value.as<FxSequence>();
  if (sequence == nullptr) return std::nullopt;
  Shape shape;
  for (const FxValue& entry : sequence->entries) {
    const auto* const extent = entry.as<int64_t>();
    if (extent == nullptr) return std::nullopt;
    shape.push_back(*extent);
  }
  return shape;
}

FxValue sizes(const Shape& shape) {
  FxSequence result;
  for (const int64_t extent : shape) result.entries.push_back({extent});
  return {std::move(result)};
}

// The common shape of literal shapes, or nullopt if there is none.
std::optional<FxValue> common_shape(std::span<const FxValue> shapes) {
  Shape common;
  for (const FxValue& value : shapes) {
    const auto shape = literal_shape(value);
    const auto wider = shape ? broadcast(common, *shape) : std::nullopt;
    if (!wider) return std::nullopt;
    common = *wider;
  }
  return sizes(common);
}

}  // namespace

Result<std::optional<FxValue>> FxImporter::attribute(const FxInvocation& invocation,
                                                     FxTensor tensor, std::string_view name) {
  const TensorType tensor_type = type(tensor);
  const auto rank = static_cast<int64_t>(tensor_type.rank());
  if (name == "shape") return sizes(tensor_type.shape);
  if (name == "ndim") return FxValue{rank};
  if (name == "dtype") return FxValue{tensor_type.dtype};
  if (name == "device" || name == "layout") return FxValue{FxDevice{std::string(name)}};
  if (name == "data") return FxValue{tensor};
  constexpr std::array<std::string_view, 9> kFalse{"requires_grad", "is_nested",      "is_sparse",
                                                   "is_quantized",  "is_mkldnn",      "is_meta",
                                                   "is_mps",        "_is_zerotensor", "is_xpu"};
  if (std::ranges::find(kFalse, name) != kFalse.end()) return FxValue{false};
  if (name == "is_cuda") return FxValue{true};
  if (name == "is_leaf") return FxValue{true};
  if (name == "itemsize") return FxValue{static_cast<int64_t>(byte_size(tensor_type.dtype))};
  if (name == "H" && !is_complex(tensor_type.dtype)) name = "T";
  if (name == "mH" && !is_complex(tensor_type.dtype)) name = "mT";
  if (name == "T") {
    FxSequence dims;
    for (int64_t dim = rank; dim-- > 0;) dims.entries.push_back({dim});
    return TRY(call_named("permute", {FxValue{tensor}, FxValue{std::move(dims)}}, invocation));
  }
  if (name == "mT") {
    return TRY(
        call_named("transpose", {FxValue{tensor}, {int64_t{-2}}, {int64_t{-1}}}, invocation));
  }
  if (name == "real" && !is_complex(tensor_type.dtype)) return FxValue{tensor};
  if (name == "real" || name == "imag") {
    return TRY(call_named(name, {FxValue{tensor}}, invocation));
  }
  return fail(invocation.span, "unsupported-op", "the attribute '{}' of a tensor is not supported",
              name);
}

Result<std::optional<FxValue>> FxImporter::tensor_method(const FxInvocation& invocation,
                                                         FxTensor tensor) {
  const std::string_view name = invocation.target.substr(1);
  const TensorType tensor_type = type(tensor);
  if (name == "size") {
    std::optional<FxValue> dim;
    if (invocation.arguments.size() == 2) dim = invocation.arguments[1];
    if (!invocation.keywords.empty()) dim = invocation.keywords[0].value;
    if (!dim) return sizes(tensor_type.shape);
    const FxSequence all = std::get<FxSequence>(sizes(tensor_type.shape).data);
    return TRY(index_sequence(all, *dim, invocation.span));
  }
  if (name == "dim" || name == "ndimension") {
    return FxValue{static_cast<int64_t>(tensor_type.rank())};
  }
  if (name == "numel" || name == "nelement") return FxValue{tensor_type.numel()};
  if (name == "item") return TRY(item(tensor, invocation.span));
  if (name == "copy_" && invocation.arguments.size() >= 2) {
    TRY(store(tensor, invocation.arguments[1], invocation.span));
    return FxValue{tensor};
  }
  if (name == "element_size") return FxValue{static_cast<int64_t>(byte_size(tensor_type.dtype))};
  if (name == "is_same_size" && invocation.arguments.size() == 2) {
    const auto* const other = invocation.arguments[1].as<FxTensor>();
    if (other != nullptr) return FxValue{tensor_type.shape == type(*other).shape};
  }
  if (const auto& layout = objects_.layout({tensor.object})) {
    if (name == "storage_offset") return FxValue{layout->offset};
    FxValue strides = sizes(layout->strides);
    if (name == "stride" && invocation.arguments.size() == 1) return strides;
    if (name == "stride" && invocation.arguments.size() == 2) {
      return TRY(
          index_sequence(*strides.as<FxSequence>(), invocation.arguments[1], invocation.span));
    }
    if (name == "is_contiguous") {
      return FxValue{is_contiguous(tensor_type.shape, layout->strides)};
    }
  }
  if (name == "conj" && !is_complex(tensor_type.dtype)) return FxValue{tensor};
  if (name == "conj") return TRY(call_spelled("conjugate", {FxValue{tensor}}, invocation.span));
  if (name == "is_floating_point") return FxValue{is_float(tensor_type.dtype)};
  if (name == "is_complex") return FxValue{is_complex(tensor_type.dtype)};
  if (name == "requires_grad_") return FxValue{tensor};
  if (name == "__len__" && tensor_type.rank() > 0) return FxValue{tensor_type.shape[0]};
  return std::nullopt;
}

Result<std::optional<FxValue>> FxImporter::call_python(const FxInvocation& invocation) {
  const std::string_view target = invocation.target;
  const auto& arguments = invocation.arguments;
  if (const auto operation = operator_target(target)) {
    if (operation->name == "getitem") return TRY(get_item(invocation));
    if (operation->name == "setitem") return TRY(set_item(invocation));
    if (has_tensor(arguments)) return compare_identity(operation->name, arguments);
    if (has_number(arguments)) return call_on_numbers(invocation);
    std::vector<FxValue> operands = arguments;
    if (operation->swapped) std::ranges::reverse(operands);
    return fold_python(operation->name, operands, invocation.span);
  }
  if (std::ranges::find(kIgnored, target) != kIgnored.end()) return FxValue{None{}};
  if (target == "builtins.is_sequence") return FxValue{arguments[0].is<FxSequence>()};
  if (target == "builtins.conditional" && arguments[0].is<bool>()) {
    return arguments[arguments[0] == FxValue{true} ? 1 : 2];
  }
  if (target.starts_with("paddle")) {
    if (auto value = TRY(call_paddle(invocation))) return value;
  }
  if (target.starts_with("onnx_")) {
    if (auto value = TRY(call_onnx(invocation))) return value;
  }
  if (auto value = call_autocast(invocation)) return value;
  if (auto value = TRY(call_recurrent(invocation))) return value;
  if (auto value = TRY(call_on_symbols(invocation))) return value;
  if (auto value = TRY(call_by_count(invocation))) return value;
  if (std::ranges::find(kLiterals, target) != kLiterals.end()) return make_tensor(invocation);
  if (std::ranges::find(kItems, target) != kItems.end() && has_tensor(arguments)) {
    const auto* const whole = arguments[0].as<FxTensor>();
    if (whole != nullptr) return TRY(item(*whole, invocation.span));
  }
  const auto* const sequence = arguments.size() == 1 ? arguments[0].as<FxSequence>() : nullptr;
  if (sequence != nullptr && std::ranges::find(kSequences, target) != kSequences.end()) {
    FxSequence copy = *sequence;
    copy.is_tuple = !target.ends_with("list");
    return FxValue{std::move(copy)};
  }
  if (target == "torch.broadcast_shapes" || target == "torch.functional.broadcast_shapes") {
    return common_shape(arguments);
  }
  if (sequence != nullptr && (target == "len" || target == "builtins.len")) {
    return FxValue{static_cast<int64_t>(sequence->entries.size())};
  }
  constexpr std::string_view kNumPy = "torch__dynamo_utils_wrapped_";
  if (target.starts_with(kNumPy)) {
    return TRY(call_numpy(invocation, target.substr(kNumPy.size())));
  }
  if (target.find("_functorch") != std::string_view::npos) {
    if (auto value = TRY(call_vmap(invocation))) return value;
  }
  // Functions that are methods of the tensor.
  constexpr std::array<std::string_view, 7> kMethods{
      "torch.numel",  "torch.is_floating_point", "torch.is_complex", "len",
      "builtins.len", "torch.is_same_size",      "torch.conj"};
  if (std::ranges::find(kMethods, target) != kMethods.end() && !arguments.empty()) {
    FxInvocation method = invocation;
    const std::string_view name = target.substr(target.find('.') + 1);
    const std::string spelled = fmt::format(".{}", target.ends_with("len") ? "__len__" : name);
    method.target = spelled;
    const auto* const self = arguments[0].as<FxTensor>();
    if (self != nullptr) return tensor_method(method, *self);
  }
  const bool is_attribute =
      target == "getattr" || target == "builtins.getattr" || target == "torch.getattr";
  if (is_attribute && arguments.size() == 2) return get_attribute(invocation);
  const auto* const tensor = arguments.empty() ? nullptr : arguments[0].as<FxTensor>();
  const auto* const known = std::ranges::find(kAttributes, target, &AttributeOperator::target);
  if (known != kAttributes.end() && tensor != nullptr) {
    return attribute(invocation, *tensor, known->attribute);
  }
  if (target.starts_with('.') && tensor != nullptr) return tensor_method(invocation, *tensor);
  return std::nullopt;
}

Result<std::optional<FxValue>> FxImporter::get_attribute(const FxInvocation& invocation) {
  const auto& arguments = invocation.arguments;
  if (arguments[0].is<FxDict>()) return TRY(get_item(invocation));
  const auto* const name = arguments[1].as<std::string>();
  if (name == nullptr) return std::nullopt;
  // The fields of named tuples, in their order.
  constexpr std::array<std::string_view, 4> kFields{"values", "indices", "min", "max"};
  const auto* const fields = arguments[0].as<FxSequence>();
  const auto place = std::ranges::find(kFields, *name);
  if (fields != nullptr && fields->entries.size() == 2 && place != kFields.end()) {
    return fields->entries[static_cast<size_t>(place - kFields.begin()) % 2];
  }
  const auto* const tensor = arguments[0].as<FxTensor>();
  if (tensor == nullptr) return std::nullopt;
  return attribute(invocation, *tensor, *name);
}

}  // namespace passnet
