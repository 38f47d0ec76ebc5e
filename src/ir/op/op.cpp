#include "ir/op/op.hpp"

namespace passnet {

OpCall::OpCall(const Op& op, std::span<const Argument> arguments, const Graph& graph, Span span)
    : op_(&op), arguments_(arguments), graph_(&graph), span_(span) {
  CHECK(arguments.size() == op.schema.parameters.size());
}

bool OpCall::has(size_t parameter) const {
  const auto* attribute = std::get_if<Attribute>(&arguments_[parameter]);
  return !attribute || !std::holds_alternative<None>(*attribute);
}

bool OpCall::is_tensor(size_t parameter) const {
  return std::holds_alternative<ValueId>(arguments_[parameter]);
}

const TensorType& OpCall::tensor(size_t parameter) const {
  CHECK(is_tensor(parameter));
  return graph_->type(std::get<ValueId>(arguments_[parameter]));
}

const std::vector<ValueId>& OpCall::list(size_t parameter) const {
  const auto* values = std::get_if<std::vector<ValueId>>(&arguments_[parameter]);
  CHECK(values != nullptr);
  return *values;
}

std::vector<TensorType> OpCall::tensors(size_t parameter) const {
  std::vector<TensorType> types;
  for (const ValueId value : list(parameter)) {
    if (value.valid()) types.push_back(graph_->type(value));
  }
  return types;
}

const Attribute& OpCall::attribute(size_t parameter) const {
  const auto* attribute = std::get_if<Attribute>(&arguments_[parameter]);
  CHECK(attribute != nullptr);
  return *attribute;
}

bool OpCall::boolean(size_t parameter) const {
  const auto* value = std::get_if<bool>(&attribute(parameter));
  CHECK(value != nullptr);
  return *value;
}

int64_t OpCall::integer(size_t parameter) const {
  const auto* value = std::get_if<int64_t>(&attribute(parameter));
  CHECK(value != nullptr);
  return *value;
}

double OpCall::number(size_t parameter) const {
  const Attribute& value = attribute(parameter);
  if (const auto* boolean = std::get_if<bool>(&value)) return *boolean ? 1 : 0;
  if (const auto* integer = std::get_if<int64_t>(&value)) return static_cast<double>(*integer);
  const auto* number = std::get_if<double>(&value);
  CHECK(number != nullptr);
  return *number;
}

DType OpCall::dtype(size_t parameter) const {
  const auto* value = std::get_if<DType>(&attribute(parameter));
  CHECK(value != nullptr);
  return *value;
}

std::string_view OpCall::string(size_t parameter) const {
  const auto* value = std::get_if<std::string>(&attribute(parameter));
  CHECK(value != nullptr);
  return *value;
}

const Integers& OpCall::integers(size_t parameter) const {
  const auto* value = std::get_if<Integers>(&attribute(parameter));
  CHECK(value != nullptr);
  return *value;
}

std::optional<PromotionOperand> OpCall::promotion(size_t parameter) const {
  if (is_tensor(parameter)) return promotion_operand(tensor(parameter));
  const auto* attribute = std::get_if<Attribute>(&arguments_[parameter]);
  if (!attribute) return std::nullopt;
  const auto number = [](DType dtype) {
    return PromotionOperand{dtype, PromotionCategory::kNumber};
  };
  if (std::holds_alternative<bool>(*attribute)) return number(DType::kBool);
  if (std::holds_alternative<int64_t>(*attribute)) return number(DType::kI64);
  if (std::holds_alternative<double>(*attribute)) return number(DType::kF32);
  return std::nullopt;
}

DType OpCall::promoted() const {
  std::vector<PromotionOperand> operands;
  for (size_t i = 0; i < arguments_.size(); ++i) {
    if (!op_->schema.parameters[i].takes_values()) continue;
    if (const auto operand = promotion(i)) operands.push_back(*operand);
    if (op_->schema.parameters[i].kind != ParameterKind::kTensorList) continue;
    for (const TensorType& type : tensors(i)) operands.push_back(promotion_operand(type));
  }
  return result_type(operands);
}

Result<std::vector<TensorType>> infer(const OpCall& call) {
  std::vector<TensorType> types = TRY(call.op().def.infer(call));
  const Schema& schema = call.op().schema;
  CHECK(schema.variadic_results || types.size() == schema.results);
  for (const TensorType& type : types) {
    if (is_sane(type)) continue;
    return call.fail("result-too-large", "{} would give a tensor of type {}, beyond the limits",
                     schema.name, to_string(type));
  }
  return types;
}

}  // namespace passnet
