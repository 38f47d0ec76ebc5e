// A small catalog for the tests of graphs: one op for every form that text and hashing must handle.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/builder.hpp"

#include <array>

namespace passnet::test_ops {

inline Result<std::vector<TensorType>> infer_same(const OpCall& call) {
  return std::vector{call.tensor(0)};
}

inline Result<std::vector<TensorType>> infer_binary(const OpCall& call) {
  const TensorType& a = call.tensor(0);
  const TensorType b = call.is_tensor(1) ? call.tensor(1) : TensorType{.dtype = a.dtype};
  const std::optional<Shape> shape = broadcast(a.shape, b.shape);
  if (!shape)
    return call.fail("test-shapes", "cannot combine {} with {}", to_string(a), to_string(b));
  return std::vector{TensorType{call.promoted(), *shape}};
}

inline Result<std::vector<TensorType>> infer_compare(const OpCall& call) {
  std::vector<TensorType> types = TRY(infer_binary(call));
  types[0].dtype = DType::kBool;
  return types;
}

inline Result<std::vector<TensorType>> infer_where(const OpCall& call) {
  return std::vector{call.tensor(1)};
}

inline Result<std::vector<TensorType>> infer_cast(const OpCall& call) {
  return std::vector{TensorType{call.dtype(1), call.tensor(0).shape}};
}

inline Result<std::vector<TensorType>> infer_grow(const OpCall& call) {
  TensorType type = call.tensor(0);
  type.shape.insert(type.shape.begin(), call.integers(1).begin(), call.integers(1).end());
  return std::vector{type};
}

inline Result<std::vector<TensorType>> infer_cat(const OpCall& call) {
  const std::vector<TensorType> types = call.tensors(0);
  if (types.empty()) return call.fail("test-empty", "expected at least one tensor");
  return std::vector{types.front()};
}

inline Result<std::vector<TensorType>> infer_split(const OpCall& call) {
  const int64_t parts = call.integer(1);
  if (parts < 1 || parts > 1000) return call.fail("test-parts", "expected 1 to 1000 parts");
  return std::vector(static_cast<size_t>(parts), call.tensor(0));
}

inline Result<std::vector<TensorType>> infer_two(const OpCall& call) {
  return std::vector{call.tensor(0), TensorType{DType::kI64, call.tensor(0).shape}};
}

inline void lower_nothing(const OpCall& call, const LoweredBuffers& buffers,
                          KernelBuilder& builder) {
  for (const BufferId output : buffers.outputs) {
    ExprIds index;
    for (size_t dim = 0; dim < call.tensor(0).rank(); ++dim) index.push_back(builder.index(dim));
    builder.map(builder.extents(output), output, index, builder.integer(0, DType::kI64));
  }
}

inline constexpr std::array<OpDef, 12> kOps{{
    {.schema = "relu(Tensor self) -> Tensor", .infer = infer_same, .body = "self > 0 ? self : 0"},
    {.schema = "sigmoid(Tensor self) -> Tensor",
     .infer = infer_same,
     .body = "1 / (1 + exp(-self))"},
    {.schema = "add(Tensor self, Tensor|Scalar other, Scalar alpha=1) -> Tensor",
     .infer = infer_binary,
     .body = "self + alpha * other",
     .commutative = true},
    {.schema = "sub(Tensor self, Tensor|Scalar other) -> Tensor",
     .infer = infer_binary,
     .body = "self - other"},
    {.schema = "gt(Tensor self, Tensor|Scalar other) -> Tensor",
     .infer = infer_compare,
     .body = "self > other",
     .compute = Compute::kOperands},
    {.schema = "where(Tensor condition, Tensor self, Tensor other) -> Tensor",
     .infer = infer_where,
     .body = "condition ? self : other"},
    {.schema = "scale(Tensor input, Tensor? bias=none, float factor=1.0, str mode=\"mean\", "
               "float[] more=[], bool flag=False, Tensor? late=none) -> Tensor",
     .infer = infer_same,
     .body = "has(bias) ? input * factor + bias : input * factor"},
    {.schema = "to(Tensor self, dtype dtype) -> Tensor", .infer = infer_cast, .body = "self"},
    {.schema = "grow(Tensor self, int[] sizes) -> Tensor",
     .infer = infer_grow,
     .lower = lower_nothing},
    {.schema = "cat(Tensor?[] tensors, int dim=0) -> Tensor",
     .infer = infer_cat,
     .lower = lower_nothing},
    {.schema = "split(Tensor self, int parts) -> Tensor[]",
     .infer = infer_split,
     .lower = lower_nothing},
    {.schema = "max_dim(Tensor self, int dim=-1) -> (Tensor, Tensor)",
     .infer = infer_two,
     .lower = lower_nothing},
}};

inline Catalog catalog() {
  const std::array families{OpFamily{"test", OpGroup::kOther, kOps}};
  return Catalog(families);
}

}  // namespace passnet::test_ops
