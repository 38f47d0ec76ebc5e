// Handles Python numbers that come out of tensors: known ones are folded at import, others stay
// values of the graph; and tensors made of literal numbers.
#include "frontend/fx/fx_importer.hpp"
#include "frontend/python/python_fold.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

constexpr size_t kMaxLiteral = 65'536;  // entries of a literal tensor
constexpr size_t kMaxPieces = 4'096;    // runs into which it is divided

// The element as a Python value.
FxValue first_number(const Tensor& tensor) {
  const DType dtype = tensor.type().dtype;
  if (dtype == DType::kBool) return {tensor.value(0) != 0};
  if (is_integral(dtype)) return {tensor.integer(0)};
  return {tensor.value(0)};
}

// The dtype that holds a Python number of this kind exactly.
DType exact(DType dtype) {
  if (dtype == DType::kBool) return dtype;
  return is_integral(dtype) ? DType::kI64 : DType::kF64;
}

// The dtype that torch.tensor chooses for Python numbers.
DType literal_dtype(const FxValue& value) {
  if (value.is<bool>()) return DType::kBool;
  return value.is<int64_t>() ? DType::kI64 : DType::kF32;
}

}  // namespace

void FxImporter::note_facts(const FxInput& input, ValueId value) {
  const int64_t numel = input.type.numel();
  if (program_.has_examples && numel <= examples_.max_elements() && !is_complex(input.type.dtype)) {
    examples_.know(value, example_contents(input.type, input.facts, value.index));
  }
  const bool has_data = static_cast<int64_t>(input.facts.data.size()) == numel;
  const bool is_constant = numel == 1 && input.facts.mean && input.facts.std == 0.0;
  if (numel > Constants::kMaxElements || is_complex(input.type.dtype)) return;
  if (!has_data && !is_constant) return;
  Tensor contents(input.type);
  for (int64_t i = 0; i < numel; ++i) {
    contents.set_value(i, has_data ? input.facts.data[static_cast<size_t>(i)] : *input.facts.mean);
  }
  if (has_data) constants_.know(value, contents.clone());
  probable_.know(value, std::move(contents));
}

Result<FxValue> FxImporter::item(FxTensor tensor, Span span) {
  const TensorType tensor_type = type(tensor);
  if (tensor_type.numel() != 1 || !levels_.of(tensor).empty()) {
    return fail(span, "item-of-many", "expected a tensor of one element, found {}",
                to_string(tensor_type));
  }
  if (is_complex(tensor_type.dtype)) {
    return fail(span, "unknown-number", "complex numbers cannot be taken out of a tensor");
  }
  const ValueId value = TRY(objects_.read({tensor.object}, span));
  if (const Tensor* contents = constants_.find(builder_.graph(), value)) {
    return first_number(*contents);
  }
  return FxValue{FxNumber{value}};
}

Result<FxValue> FxImporter::known_number(const FxValue& value, Span span) {
  const auto* const number = value.as<FxNumber>();
  if (number == nullptr) return value;
  if (const Tensor* contents = probable_.find(builder_.graph(), number->value)) {
    return first_number(*contents);
  }
  return fail(span, "unknown-number",
              "expected a number known before the graph runs, found one that its inputs decide");
}

Result<FxTensor> FxImporter::number_tensor(FxNumber number, DType dtype, Span span) {
  const auto call = [&](std::string_view op, Argument operand,
                        Attribute attribute) -> Result<ValueId> {
    const Op& found = *catalog_.find(op);
    return TRY(builder_.call(found.id, {std::move(operand), std::move(attribute)}, span))[0];
  };
  ValueId value = number.value;
  const TensorType from = builder_.graph().type(value);
  if (from.rank() > 0) value = TRY(call("reshape", value, Integers{}));
  if (from.dtype != dtype) value = TRY(call("to", value, dtype));
  return FxTensor{objects_.add(value, Layout{}).index};
}

// A number among tensors takes part in promotion as a Python number. A tensor of rank 0 only does
// so next to tensors with dims of its own kind: otherwise it is converted first.
Result<FxValue> FxImporter::number_operand(FxNumber number, std::span<const FxValue> others,
                                           Span span) {
  const DType own = exact(builder_.graph().type(number.value).dtype);
  std::vector<PromotionOperand> operands{
      {own == DType::kF64 ? DType::kF32 : own, PromotionCategory::kNumber}};
  bool has_dims_of_kind = false;
  for (const FxValue& other : others) {
    const auto* const tensor = other.as<FxTensor>();
    if (tensor == nullptr) continue;
    operands.push_back(promotion_operand(type(*tensor)));
    const PromotionOperand& operand = operands.back();
    has_dims_of_kind |= operand.category == PromotionCategory::kDimensioned &&
                        is_float(operand.dtype) == is_float(own) &&
                        is_integral(operand.dtype) == is_integral(own);
  }
  const DType result = result_type(operands);
  const bool keeps_kind =
      is_float(result) == is_float(own) && is_integral(result) == is_integral(own);
  const bool is_exact =
      operands.size() == 1 || (has_dims_of_kind && keeps_kind && result != DType::kBool);
  return FxValue{TRY(number_tensor(number, is_exact ? own : result, span))};
}

// Handles arithmetic on numbers, one of which is only known when the graph runs.
Result<std::optional<FxValue>> FxImporter::call_on_numbers(const FxInvocation& invocation) {
  FxInvocation on_tensors = invocation;
  bool has_number = false;
  const bool divides = invocation.target.ends_with("truediv");
  for (FxValue& argument : on_tensors.arguments) {
    if (argument.is<FxTensor>()) return std::nullopt;
    const auto* const number = argument.as<FxNumber>();
    if (number == nullptr) continue;
    has_number = true;
    const DType own = exact(builder_.graph().type(number->value).dtype);
    argument = {TRY(number_tensor(*number, divides ? DType::kF64 : own, invocation.span))};
  }
  if (!has_number || !invocation.keywords.empty()) return std::nullopt;
  FxValue result = TRY(call_op(on_tensors));
  const auto* const tensor = result.as<FxTensor>();
  if (tensor == nullptr) return result;
  return FxValue{FxNumber{TRY(objects_.read({tensor->object}, invocation.span))}};
}

Result<std::optional<FxInvocation>> FxImporter::converted(const FxInvocation& invocation) {
  // If PyTorch takes two numbers for operands, the result is a tensor.
  constexpr std::array<std::string_view, 9> kOfNumbers{
      "torch.add",          "torch.sub",      "torch.mul",      "torch.div",   "torch.true_divide",
      "torch.floor_divide", "torch.subtract", "torch.multiply", "torch.divide"};
  FxInvocation result = invocation;
  bool has_tensor = false;
  bool is_changed = false;
  const auto integer_of = [&](FxValue& value) -> Result<void> {
    const auto* const tensor = value.as<FxTensor>();
    if (tensor == nullptr) return {};
    has_tensor = true;
    const TensorType given = type(*tensor);
    if (given.numel() != 1 || !is_integral(given.dtype) || !levels_.of(*tensor).empty()) return {};
    const FxValue number = TRY(item(*tensor, invocation.span));
    const auto* const contents = number.as<FxNumber>();
    if (contents != nullptr && !probable_.find(builder_.graph(), contents->value)) return {};
    value = TRY(known_number(number, invocation.span));
    is_changed = true;
    return {};
  };
  std::vector<FxValue*> values;
  for (FxValue& argument : result.arguments) values.push_back(&argument);
  for (FxKeyword& keyword : result.keywords) values.push_back(&keyword.value);
  for (size_t i = 0; i < values.size(); ++i) {
    has_tensor |= values[i]->is<FxTensor>();
    if (auto* const sequence = std::get_if<FxSequence>(&values[i]->data)) {
      for (FxValue& entry : sequence->entries) TRY(integer_of(entry));
    } else if (i > 0) {  // the first one is the op's operand
      TRY(integer_of(*values[i]));
    }
  }
  const bool takes_numbers = std::ranges::find(kOfNumbers, invocation.target) != kOfNumbers.end();
  if (!has_tensor && takes_numbers && !result.arguments.empty() && number_of(result.arguments[0])) {
    result.arguments[0] = TRY(literal_tensor(result.arguments[0], std::nullopt, invocation.span));
    is_changed = true;
  }
  return is_changed ? std::optional(std::move(result)) : std::nullopt;
}

Result<FxValue> FxImporter::call_numpy(const FxInvocation& invocation, std::string_view name) {
  // Functions that return floats for integers: NumPy's are double.
  constexpr std::array<std::string_view, 13> kFunctions{"sqrt", "exp",   "exp2",  "expm1", "log",
                                                        "log2", "log10", "log1p", "sin",   "cos",
                                                        "tan",  "sinh",  "cosh"};
  const Span span = invocation.span;
  const auto& arguments = invocation.arguments;
  const bool is_known = std::ranges::find(kFunctions, name) != kFunctions.end();
  if (!is_known || arguments.size() != 1 || !invocation.keywords.empty()) {
    return unsupported_op(invocation);
  }
  FxValue operand = arguments[0];
  if (operand.is<bool>()) return unsupported_op(invocation);
  const auto* const tensor = operand.as<FxTensor>();
  if (tensor == nullptr) {
    operand = TRY(literal_tensor(operand, DType::kF64, span));
  } else if (const DType dtype = type(*tensor).dtype;
             dtype == DType::kI64 || dtype == DType::kI32) {
    operand = TRY(call_spelled(".to", {operand, {DType::kF64}}, span));
  } else if (!is_float(dtype)) {
    return unsupported_op(invocation);
  }
  return call_spelled(fmt::format("torch.{}", name), {operand}, span);
}

Result<FxValue> FxImporter::filled(const Op& op, std::vector<Argument> arguments, FxNumber number,
                                   Span span) {
  const DType own = exact(builder_.graph().type(number.value).dtype);
  Attribute stand_in(false);
  if (own == DType::kI64) stand_in = int64_t{0};
  if (own == DType::kF64) stand_in = 0.0;
  arguments[*op.schema.find("fill_value")] = stand_in;
  const auto types = infer(OpCall(op, arguments, builder_.graph(), span));
  if (!types) return std::unexpected(types.error());
  const TensorType& wanted = (*types)[0];
  const FxTensor scalar = TRY(number_tensor(number, wanted.dtype, span));
  const ValueId value = TRY(objects_.read({scalar.object}, span));
  const ValueId expanded =
      TRY(builder_.call(catalog_.find("expand")->id, {value, Attribute(wanted.shape)}, span))[0];
  return tensor_value(objects_.add(expanded, Layout{contiguous_strides(wanted.shape), 0}));
}

namespace {

// Flattens nested lists in row-major order.
struct Literal {
  Shape shape;
  std::vector<FxValue> entries;
};

std::optional<Literal> flatten(const FxValue& data) {
  Literal result;
  std::vector<FxValue> level{data};
  while (!level.empty() && level[0].is<FxSequence>()) {
    const size_t extent = level[0].as<FxSequence>()->entries.size();
    std::vector<FxValue> next;
    for (const FxValue& entry : level) {
      const auto* const list = entry.as<FxSequence>();
      if (list == nullptr || list->entries.size() != extent) return std::nullopt;
      next.insert(next.end(), list->entries.begin(), list->entries.end());
      if (next.size() > kMaxLiteral) return std::nullopt;
    }
    result.shape.push_back(static_cast<int64_t>(extent));
    level = std::move(next);
  }
  const bool is_flat = std::ranges::none_of(level, &FxValue::is<FxSequence>);
  if (!is_flat) return std::nullopt;
  result.entries = std::move(level);
  return result;
}

}  // namespace

Result<ValueId> FxImporter::literal_run(const FxValue& entry, const Shape& shape, DType dtype,
                                        Span span) {
  if (entry.is<FxTensor>() || entry.is<FxNumber>()) {
    FxValue number = entry;
    if (const auto* tensor = entry.as<FxTensor>()) number = TRY(item(*tensor, span));
    if (const auto* known = number.as<FxNumber>()) {
      const FxTensor scalar = TRY(number_tensor(*known, dtype, span));
      const ValueId value = TRY(objects_.read({scalar.object}, span));
      return TRY(builder_.call(catalog_.find("expand")->id, {value, Attribute(shape)}, span))[0];
    }
    return literal_run(number, shape, dtype, span);
  }
  if (!number_of(entry)) {
    return fail(span, "unsupported-arguments", "expected numbers in a literal tensor, found {}",
                describe(entry));
  }
  const Attribute fill = std::get<Attribute>(TRY(to_argument(entry, span)));
  return TRY(builder_.call(catalog_.find("full")->id, {Attribute(shape), fill, Attribute(dtype)},
                           span))[0];
}

Result<FxValue> FxImporter::literal_tensor(const FxValue& data, std::optional<DType> dtype,
                                           Span span) {
  const auto literal = flatten(data);
  if (!literal) {
    return fail(span, "unsupported-arguments",
                "expected a literal tensor of equally long lists of at most {} numbers",
                kMaxLiteral);
  }
  const auto& entries = literal->entries;
  DType wanted = dtype.value_or(entries.empty() ? DType::kF32 : DType::kBool);
  for (const FxValue& entry : entries) {
    if (dtype) break;
    const auto* const tensor = entry.as<FxTensor>();
    const auto* const number = entry.as<FxNumber>();
    const DType own = tensor   ? type(*tensor).dtype
                      : number ? exact(builder_.graph().type(number->value).dtype)
                               : literal_dtype(entry);
    wanted = promote(wanted, number && own == DType::kF64 ? DType::kF32 : own);
  }
  const bool is_uniform =
      std::ranges::all_of(entries, [&](const FxValue& entry) { return entry == entries[0]; });
  if (is_uniform) {
    const FxValue entry = entries.empty() ? FxValue{0.0} : entries[0];
    const ValueId value = TRY(literal_run(entry, literal->shape, wanted, span));
    return tensor_value(objects_.add(value, Layout{contiguous_strides(literal->shape), 0}));
  }
  std::vector<ValueId> pieces;
  for (size_t begin = 0; begin < entries.size();) {
    size_t end = begin + 1;
    while (end < entries.size() && entries[end] == entries[begin]) ++end;
    if (pieces.size() == kMaxPieces) {
      return fail(span, "unsupported-arguments",
                  "expected a literal tensor of at most {} different numbers", kMaxPieces);
    }
    const Shape run{static_cast<int64_t>(end - begin)};
    pieces.push_back(TRY(literal_run(entries[begin], run, wanted, span)));
    begin = end;
  }
  ValueId value =
      TRY(builder_.call(catalog_.find("cat")->id, {pieces, Attribute(int64_t{0})}, span))[0];
  if (literal->shape.size() != 1) {
    value = TRY(
        builder_.call(catalog_.find("reshape")->id, {value, Attribute(literal->shape)}, span))[0];
  }
  return tensor_value(objects_.add(value, Layout{contiguous_strides(literal->shape), 0}));
}

// Handles torch.tensor, torch.as_tensor and .new_tensor of lists, numbers and tensors.
Result<std::optional<FxValue>> FxImporter::make_tensor(const FxInvocation& invocation) {
  const bool is_method = invocation.target == ".new_tensor";
  const size_t place = is_method ? 1 : 0;
  std::optional<FxValue> data;
  std::optional<DType> dtype;
  if (invocation.arguments.size() > place) data = invocation.arguments[place];
  for (const FxKeyword& keyword : invocation.keywords) {
    if (keyword.name == "data") data = keyword.value;
    if (keyword.name != "dtype") continue;
    if (const auto* given = keyword.value.as<DType>()) dtype = *given;
  }
  if (!data || (is_method && invocation.arguments.empty()) ||
      (invocation.target == "torch.tensor" && number_of(*data))) {
    return std::nullopt;
  }
  const auto* const self = is_method ? invocation.arguments[0].as<FxTensor>() : nullptr;
  if (self != nullptr && !dtype) dtype = type(*self).dtype;
  const auto* const tensor = data->as<FxTensor>();
  if (tensor == nullptr) return TRY(literal_tensor(*data, dtype, invocation.span));
  FxValue result = *data;
  if (dtype) result = TRY(call_spelled(".to", {result, {*dtype}}, invocation.span));
  if (invocation.target == "torch.as_tensor" || invocation.target == "torch.asarray") return result;
  return TRY(call_spelled(".clone", {result}, invocation.span));
}

}  // namespace passnet
