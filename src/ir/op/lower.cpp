// Builds the kernel of one call: a body instantiated with broadcasting, or the op's own lowering.
#include "ir/op/op.hpp"
#include "kernel/builder.hpp"
#include "kernel/rounded_text.hpp"

namespace passnet {
namespace {

// Declares a buffer for every value among the arguments, then one per result.
LoweredBuffers declare_buffers(const OpCall& call, std::span<const TensorType> results,
                               KernelBuilder& builder) {
  const Schema& schema = call.op().schema;
  LoweredBuffers buffers;
  buffers.inputs.resize(schema.parameters.size());
  for (size_t i = 0; i < schema.parameters.size(); ++i) {
    const std::string& name = schema.parameters[i].name;
    if (schema.parameters[i].kind == ParameterKind::kTensorList) {
      for (const TensorType& type : call.tensors(i)) {
        const std::string entry = fmt::format("{}_{}", name, buffers.inputs[i].size());
        buffers.inputs[i].push_back(builder.input(entry, type));
      }
    } else if (call.is_tensor(i)) {
      buffers.inputs[i].push_back(builder.input(name, call.tensor(i)));
    }
  }
  for (size_t i = 0; i < results.size(); ++i) {
    const std::string name = results.size() == 1 ? "out" : fmt::format("out{}", i);
    buffers.outputs.push_back(builder.output(name, results[i]));
  }
  return buffers;
}

// The operands that the names of a body denote, in the loops over the result.
class BodyOperands {
 public:
  BodyOperands(const OpCall& call, const LoweredBuffers& buffers, const TensorType& result,
               KernelBuilder& builder)
      : call_(call), buffers_(buffers), result_(result), builder_(builder) {
    if (call.op().def.compute == Compute::kOperands) common_ = call.promoted();
    compute_ = opmath(common_.value_or(result.dtype));
  }

  DType compute() const { return compute_; }
  bool has(std::string_view name) const { return call_.has(place(name)); }

  ExprId value(std::string_view name) {
    const size_t parameter = place(name);
    if (!call_.is_tensor(parameter)) return constant(parameter);
    const TensorType& type = call_.tensor(parameter);
    const ExprId loaded = builder_.load(buffers_.inputs[parameter].front(), index(type.shape));
    const bool is_condition = name == "condition" || name == "mask";
    if (is_condition && type.dtype == DType::kBool) return loaded;
    return builder_.cast(through_common(loaded, type), compute_);
  }

 private:
  size_t place(std::string_view name) const { return *call_.op().schema.find(name); }

  // The operand's index under broadcasting: aligned at the last dim, 0 if its extent is 1 and the
  // result's is not.
  ExprIds index(const Shape& shape) {
    CHECK(shape.size() <= result_.rank());
    const size_t skipped = result_.rank() - shape.size();
    ExprIds entries;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      const bool is_spread = shape[dim] == 1 && result_.shape[skipped + dim] != 1;
      entries.push_back(is_spread ? builder_.integer(0) : builder_.index(skipped + dim));
    }
    return entries;
  }

  // ATen casts the operands of a comparison to their common dtype, and integer tensors to a
  // floating result's dtype, before it computes: half-precision dtypes round there.
  ExprId through_common(ExprId value, const TensorType& type) {
    const DType common = common_.value_or(result_.dtype);
    const bool rounds =
        opmath(common) != common &&
        (common_ ? type.dtype != common : is_integral(type.dtype) && type.rank() > 0);
    return rounds ? builder_.cast(value, common) : value;
  }

  ExprId constant(size_t parameter) {
    const Attribute& attribute = call_.attribute(parameter);
    const auto* integer = std::get_if<int64_t>(&attribute);
    if (is_integral(compute_) && !std::holds_alternative<double>(attribute)) {
      const int64_t exact = integer ? *integer : call_.boolean(parameter) ? 1 : 0;
      return builder_.cast(builder_.integer(exact), compute_);
    }
    if (is_integral(compute_)) {
      return builder_.cast(builder_.number(call_.number(parameter), DType::kF64), compute_);
    }
    const ExprId value = builder_.number(call_.number(parameter), compute_);
    if (!common_ || *common_ == compute_) return value;
    return builder_.cast(builder_.cast(value, *common_), compute_);
  }

  const OpCall& call_;
  const LoweredBuffers& buffers_;
  const TensorType& result_;
  KernelBuilder& builder_;
  std::optional<DType> common_;  // Compute::kOperands: the operands' promoted dtype
  DType compute_ = DType::kF32;
};

void lower_body(const OpCall& call, const LoweredBuffers& buffers, const TensorType& result,
                KernelBuilder& builder) {
  BodyOperands operands(call, buffers, result, builder);
  const ScalarBinding binding{
      .value = [&](std::string_view name) { return operands.value(name); },
      .has = [&](std::string_view name) { return operands.has(name); },
  };
  const ExprId value =
      instantiate_rounded(call.op().body, operands.compute(), result.dtype, binding, builder);
  const BufferId output = buffers.outputs.front();
  ExprIds index;
  index.reserve(result.rank());
  for (size_t dim = 0; dim < result.rank(); ++dim) index.push_back(builder.index(dim));
  builder.map(builder.extents(output), output, std::move(index), builder.cast(value, result.dtype));
}

}  // namespace

Kernel lower(const OpCall& call, std::span<const TensorType> results, Folding folding) {
  const OpDef& def = call.op().def;
  CHECK(def.lower != nullptr || !def.body.empty());
  KernelBuilder builder(std::string(call.op().name()), folding);
  const LoweredBuffers buffers = declare_buffers(call, results, builder);
  if (def.lower != nullptr) {
    def.lower(call, buffers, builder);
  } else {
    lower_body(call, buffers, results.front(), builder);
  }
  return builder.take();
}

}  // namespace passnet
