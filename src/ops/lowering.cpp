#include "ops/lowering.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace passnet {

ExprIds loop_indices(KernelBuilder& builder, size_t count, size_t first) {
  ExprIds indices;
  for (size_t loop = 0; loop < count; ++loop) indices.push_back(builder.index(first + loop));
  return indices;
}

ExprId load_as(KernelBuilder& builder, DType dtype, BufferId buffer, ExprIds index) {
  return builder.cast(builder.load(buffer, std::move(index)), dtype);
}

ExprId number_like(KernelBuilder& builder, ExprId x, double value) {
  return builder.number(value, builder.dtype(x));
}

ExprId plus(KernelBuilder& builder, ExprId a, ExprId b) {
  return builder.apply(ScalarOp::kAdd, {a, b});
}
ExprId minus(KernelBuilder& builder, ExprId a, ExprId b) {
  return builder.apply(ScalarOp::kSub, {a, b});
}
ExprId times(KernelBuilder& builder, ExprId a, ExprId b) {
  return builder.apply(ScalarOp::kMul, {a, b});
}
ExprId divide(KernelBuilder& builder, ExprId a, ExprId b) {
  return builder.apply(ScalarOp::kDiv, {a, b});
}
ExprId less(KernelBuilder& builder, ExprId a, ExprId b) {
  return builder.apply(ScalarOp::kLt, {a, b});
}
ExprId both(KernelBuilder& builder, ExprId a, ExprId b) {
  return builder.apply(ScalarOp::kAnd, {a, b});
}
ExprId choose(KernelBuilder& builder, ExprId condition, ExprId yes, ExprId no) {
  return builder.apply(ScalarOp::kSelect, {condition, yes, no});
}

ExprId inverse_root(KernelBuilder& builder, ExprId variance, double epsilon) {
  const DType dtype = builder.dtype(variance);
  return builder.apply(ScalarOp::kRsqrt, {plus(builder, variance, builder.number(epsilon, dtype))});
}

ExprId count(KernelBuilder& builder, int64_t value, DType dtype) {
  return builder.cast(builder.of(builder.parameter(value)), dtype);
}

ExprIds broadcast_index(KernelBuilder& builder, const Shape& operand, const Shape& shape,
                        std::span<const ExprId> indices) {
  CHECK(operand.size() <= shape.size() && shape.size() == indices.size());
  const size_t skipped = shape.size() - operand.size();
  ExprIds index;
  for (size_t dim = 0; dim < operand.size(); ++dim) {
    const bool repeats = operand[dim] == 1 && shape[skipped + dim] != 1;
    index.push_back(repeats ? builder.integer(0) : indices[skipped + dim]);
  }
  return index;
}

ExprId constant(KernelBuilder& builder, const Attribute& attribute, DType dtype) {
  if (const auto* value = std::get_if<bool>(&attribute)) return builder.integer(*value, dtype);
  if (const auto* value = std::get_if<int64_t>(&attribute)) return builder.integer(*value, dtype);
  const auto* value = std::get_if<double>(&attribute);
  CHECK(value != nullptr);
  return builder.number(*value, dtype);
}

ExprId value_at(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                size_t parameter, DType dtype, const Shape& shape,
                std::span<const ExprId> indices) {
  if (!call.is_tensor(parameter)) return constant(builder, call.attribute(parameter), dtype);
  return load_as(builder, dtype, buffers.inputs[parameter][0],
                 broadcast_index(builder, call.tensor(parameter).shape, shape, indices));
}

ParameterIds extents_of(const KernelBuilder& builder, BufferId buffer,
                        std::span<const size_t> dims) {
  ParameterIds extents;
  for (const size_t dim : dims) extents.push_back(builder.extent(buffer, dim));
  return extents;
}

ExprIds flat_index(KernelBuilder& builder, BufferId buffer, ExprId position) {
  ExprIds index(builder.extents(buffer).size());
  ExprId rest = position;
  for (size_t i = index.size(); i-- > 0;) {
    const ExprId extent = builder.of(builder.extent(buffer, i));
    index[i] = i == 0 ? rest : builder.apply(ScalarOp::kRemainder, {rest, extent});
    rest = builder.apply(ScalarOp::kFloorDiv, {rest, extent});
  }
  return index;
}

std::vector<size_t> other_dims(std::span<const size_t> dims, size_t rank) {
  std::vector<size_t> others;
  for (size_t dim = 0; dim < rank; ++dim) {
    if (std::ranges::find(dims, dim) == dims.end()) others.push_back(dim);
  }
  return others;
}

ExprIds ordered_index(KernelBuilder& builder, std::span<const size_t> order) {
  ExprIds index(order.size());
  for (size_t loop = 0; loop < order.size(); ++loop) index[order[loop]] = builder.index(loop);
  return index;
}

}  // namespace passnet
