// The tensors and numbers of a model in its program.
#include "frontend/onnx/onnx_program_maker.hpp"
#include "frontend/pt2/stored_tensor.hpp"

namespace passnet {

static constexpr int64_t kMaxLiterals = 16;

Result<FxValue> OnnxProgramMaker::constant(const OnnxTensor& tensor, std::string_view name,
                                           bool is_constant, Span at) {
  Tensor contents = TRY(tensors_.read(file_, tensor, at));
  const TensorType type = contents.type();
  const int64_t numel = type.numel();
  const bool is_literal = numel == 1 || (numel <= kMaxLiterals && is_integral(type.dtype));
  if (is_literal && !is_complex(type.dtype)) return literal(contents, name, at);
  const FxName own = fresh(name.empty() ? "constant" : name);
  FxInput& input = result_.program.inputs.emplace_back();
  input.name = own;
  input.type = type;
  input.span = at;
  input.facts = facts_of(contents, is_constant || numel <= kMaxLiterals);
  result_.contents.emplace_back(std::move(contents));
  return FxValue{FxReference{own}};
}

FxValue OnnxProgramMaker::element(const Tensor& tensor, int64_t place) {
  if (tensor.type().dtype == DType::kBool) return {tensor.integer(place) != 0};
  if (is_integral(tensor.type().dtype)) return {tensor.integer(place)};
  return {tensor.value(place)};
}

FxValue OnnxProgramMaker::literal(const Tensor& tensor, std::string_view name, Span at) {
  const TensorType& type = tensor.type();
  FxSequence shape;
  for (const int64_t extent : type.shape) shape.entries.push_back({extent});
  FxSequence list{.is_tuple = false};
  for (int64_t i = 0; i < type.numel(); ++i) list.entries.push_back(element(tensor, i));
  const bool is_one = type.numel() == 1;
  FxCall call{.result = fresh(name.empty() ? "constant" : name),
              .target = target(is_one ? "torch.full" : "torch.tensor"),
              .span = at,
              .is_inner = true};
  if (is_one) {
    call.arguments = {{shape}, list.entries[0]};
  } else {
    call.arguments = {{std::move(list)}};
  }
  call.keywords.emplace_back(target("dtype"), FxValue{type.dtype});
  const FxValue whole{FxReference{call.result}};
  literals_.emplace_back(std::move(call));
  if (is_one || type.rank() == 1) return whole;
  return {FxReference{add_inner(literals_, "torch.reshape", {whole, {std::move(shape)}}, at)}};
}

Result<FxValue> OnnxProgramMaker::attribute_value(const OnnxAttribute& attribute,
                                                  const OnnxNode& node) {
  const auto list = [](const auto& entries) {
    FxSequence result{.is_tuple = false};
    for (const auto& entry : entries) result.entries.push_back(scalar(entry));
    return FxValue{std::move(result)};
  };
  if (attribute.is(OnnxAttributeType::kFloat)) return scalar(attribute.real);
  if (attribute.is(OnnxAttributeType::kInt)) return scalar(attribute.integer);
  if (attribute.is(OnnxAttributeType::kString)) return scalar(attribute.text);
  if (attribute.is(OnnxAttributeType::kFloats)) return list(attribute.reals);
  if (attribute.is(OnnxAttributeType::kInts)) return list(attribute.integers);
  if (attribute.is(OnnxAttributeType::kStrings)) return list(attribute.texts);
  if (attribute.is(OnnxAttributeType::kTensor) && !attribute.tensor.empty()) {
    const std::string_view name = node.outputs.empty() ? "" : node.outputs[0];
    return constant(attribute.tensor[0], name, true, span(&node));
  }
  return fail(span(&node), "unsupported-onnx",
              "expected numbers, texts or a tensor in the attribute '{}', found another type",
              attribute.name);
}

Result<void> OnnxProgramMaker::add_constant(const OnnxNode& node, OnnxScope& scope) {
  if (node.outputs.size() != 1 || node.attributes.size() != 1) {
    return fail(span(&node), "bad-onnx", "expected one attribute and one result of Constant");
  }
  const OnnxAttribute* const given = resolved(scope, node.attributes[0]);
  if (given == nullptr) {
    return fail(span(&node), "bad-onnx", "expected the attribute '{}' of the function's call",
                node.attributes[0].refers);
  }
  const FxValue number = TRY(attribute_value(*given, node));
  if (given->is(OnnxAttributeType::kTensor)) {
    scope.set(node.outputs[0], number);
    return {};
  }
  const bool is_float =
      given->is(OnnxAttributeType::kFloat) || given->is(OnnxAttributeType::kFloats);
  if (!is_float && !given->is(OnnxAttributeType::kInt) && !given->is(OnnxAttributeType::kInts)) {
    return fail(span(&node), "unsupported-onnx",
                "expected numbers in the attribute '{}', found texts", given->name);
  }
  FxCall call{.result = fresh(node.outputs[0]),
              .target = target(number.is<FxSequence>() ? "torch.tensor" : "torch.full"),
              .span = span(&node),
              .is_inner = true};
  call.arguments = {number};
  if (!number.is<FxSequence>()) call.arguments.insert(call.arguments.begin(), {FxSequence{}});
  call.keywords.emplace_back(target("dtype"), FxValue{is_float ? DType::kF32 : DType::kI64});
  scope.set(node.outputs[0], FxValue{FxReference{call.result}});
  literals_.emplace_back(std::move(call));
  return {};
}

}  // namespace passnet
