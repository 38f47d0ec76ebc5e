// Kernels as lowering builds them, for tests of the interpreter and of code generation.
#pragma once

#include "kernel/builder.hpp"
#include "kernel/scalar_text.hpp"

#include <string>
#include <vector>

namespace passnet::test_kernels {

inline ExprIds indices(KernelBuilder& builder, size_t count) {
  ExprIds list;
  for (size_t i = 0; i < count; ++i) list.push_back(builder.index(i));
  return list;
}

// A load cast to the dtype in which ops compute.
inline ExprId load_wide(KernelBuilder& builder, BufferId buffer, ExprIds index) {
  const ExprId value = builder.load(buffer, std::move(index));
  return builder.cast(value, opmath(builder.dtype(value)));
}

// A pointwise kernel of one operand `x` from scalar text.
inline Kernel pointwise(std::string_view text, const TensorType& type) {
  KernelBuilder b("pointwise");
  const BufferId x = b.input("x", type);
  const BufferId out = b.output("out", type);
  const auto index = indices(b, type.rank());
  const ExprId value = load_wide(b, x, index);
  const auto parsed = parse_scalar_text(text);
  const ScalarBinding binding{.value = [&](std::string_view) { return value; },
                              .has = [](std::string_view) { return true; }};
  b.map(b.extents(out), out, index, instantiate(*parsed, opmath(type.dtype), binding, b));
  return b.take();
}

inline Kernel silu(const TensorType& type) { return pointwise("x / (1 + exp(-x))", type); }

// Adds x: [N, C, H, W] and y: [C, 1, 1].
inline Kernel add_channels(DType dtype, const Shape& shape) {
  KernelBuilder b("add");
  const BufferId x = b.input("x", {dtype, shape});
  const BufferId y = b.input("y", {dtype, {shape[1], 1, 1}});
  const BufferId out = b.output("out", {dtype, shape});
  const auto i = indices(b, 4);
  const ExprId zero = b.integer(0);
  const ExprId sum =
      b.apply(ScalarOp::kAdd, {load_wide(b, x, i), load_wide(b, y, {i[1], zero, zero})});
  b.map(b.extents(out), out, i, sum);
  return b.take();
}

// Reduces the middle dim of x: [A, R, B].
inline Kernel reduce_middle(Combine combine, DType dtype, const Shape& shape, DType result) {
  KernelBuilder b("reduce");
  const BufferId x = b.input("x", {dtype, shape});
  const BufferId out = b.output("out", {result, {shape[0], shape[2]}});
  const ParameterIds loops{b.extent(x, 0), b.extent(x, 2), b.extent(x, 1)};
  const ExprId value = b.load(x, {b.index(0), b.index(2), b.index(1)});
  b.reduce(loops, 1, combine, value, out, {b.index(0), b.index(1)});
  return b.take();
}

// Reduces along the last dim of x: [N, C].
inline Kernel softmax(DType dtype, const Shape& shape) {
  KernelBuilder b("softmax");
  const DType wide = opmath(dtype);
  const BufferId x = b.input("x", {dtype, shape});
  const BufferId out = b.output("out", {dtype, shape});
  const ParameterIds all = b.extents(x);
  const BufferId largest = b.temporary("largest", wide, {all[0]});
  const BufferId total = b.temporary("total", wide, {all[0]});
  const ExprIds row{b.index(0)};
  const ExprId value = load_wide(b, x, {b.index(0), b.index(1)});
  b.reduce(all, 1, Combine::kMax, value, largest, row);
  const ExprId power =
      b.apply(ScalarOp::kExp, {b.apply(ScalarOp::kSub, {value, b.load(largest, row)})});
  b.reduce(all, 1, Combine::kSum, power, total, row);
  b.map(all, out, {b.index(0), b.index(1)}, b.apply(ScalarOp::kDiv, {power, b.load(total, row)}));
  return b.take();
}

// Normalizes the last dim of x: [N, C], with weight and bias: [C].
inline Kernel layer_norm(DType dtype, const Shape& shape) {
  KernelBuilder b("layer_norm");
  const DType wide = opmath(dtype);
  const BufferId x = b.input("x", {dtype, shape});
  const BufferId weight = b.input("weight", {dtype, {shape[1]}});
  const BufferId bias = b.input("bias", {dtype, {shape[1]}});
  const BufferId out = b.output("out", {dtype, shape});
  const ParameterIds all = b.extents(x);
  const BufferId mean = b.temporary("mean", wide, {all[0]});
  const BufferId variance = b.temporary("variance", wide, {all[0]});
  const ExprIds row{b.index(0)};
  const ExprIds column{b.index(1)};
  const ExprId value = load_wide(b, x, {row[0], column[0]});
  const ExprId count = b.cast(b.of(all[1]), wide);
  b.reduce(all, 1, Combine::kSum, b.apply(ScalarOp::kDiv, {value, count}), mean, row);
  const ExprId centerd = b.apply(ScalarOp::kSub, {value, b.load(mean, row)});
  const ExprId square = b.apply(ScalarOp::kMul, {centerd, centerd});
  b.reduce(all, 1, Combine::kSum, b.apply(ScalarOp::kDiv, {square, count}), variance, row);
  const ExprId scale = b.apply(
      ScalarOp::kRsqrt, {b.apply(ScalarOp::kAdd, {b.load(variance, row), b.number(1e-5, wide)})});
  const ExprId normal = b.apply(ScalarOp::kMul, {centerd, scale});
  const ExprId scaled = b.apply(ScalarOp::kMul, {normal, load_wide(b, weight, column)});
  b.map(all, out, {row[0], column[0]},
        b.apply(ScalarOp::kAdd, {scaled, load_wide(b, bias, column)}));
  return b.take();
}

// Pools 3x3, padding 1, of x: [N, C, H, W]: max, or the mean that counts the padding.
inline Kernel pool(Combine combine, DType dtype, const Shape& shape, int64_t stride = 1) {
  KernelBuilder b("pool");
  const DType wide = opmath(dtype);
  const BufferId x = b.input("x", {dtype, shape});
  Shape pooled = shape;
  for (const size_t dim : {size_t{2}, size_t{3}}) pooled[dim] = (shape[dim] - 1) / stride + 1;
  const BufferId out = b.output("out", {dtype, pooled});
  const ParameterId three = b.parameter(3);
  ParameterIds loops = b.extents(out);
  loops.insert(loops.end(), {three, three});
  const auto i = indices(b, 6);
  const ExprId one = b.of(b.parameter(1));
  const auto moved = [&](ExprId at, ExprId step) {
    const ExprId start = b.apply(ScalarOp::kMul, {at, b.integer(stride)});
    return b.apply(ScalarOp::kSub, {b.apply(ScalarOp::kAdd, {start, step}), one});
  };
  const ExprId row = moved(i[2], i[4]);
  const ExprId column = moved(i[3], i[5]);
  const auto inside = [&](ExprId at, ParameterId extent) {
    return b.apply(ScalarOp::kAnd, {b.apply(ScalarOp::kGe, {at, b.integer(0)}),
                                    b.apply(ScalarOp::kLt, {at, b.of(extent)})});
  };
  const ExprId guard =
      b.apply(ScalarOp::kAnd, {inside(row, b.extent(x, 2)), inside(column, b.extent(x, 3))});
  ExprId value = load_wide(b, x, {i[0], i[1], row, column});
  if (combine == Combine::kSum) value = b.apply(ScalarOp::kDiv, {value, b.number(9, wide)});
  b.reduce(loops, 2, combine, value, out, {i[0], i[1], i[2], i[3]}, guard);
  return b.take();
}

// Pads x: [H, W] with one element of zeros, by select.
inline Kernel pad(DType dtype, const Shape& shape) {
  KernelBuilder b("pad");
  const BufferId x = b.input("x", {dtype, shape});
  const BufferId out = b.output("out", {dtype, {shape[0] + 2, shape[1] + 2}});
  const ExprId one = b.of(b.parameter(1));
  const ExprId row = b.apply(ScalarOp::kSub, {b.index(0), one});
  const ExprId column = b.apply(ScalarOp::kSub, {b.index(1), one});
  const auto inside = [&](ExprId at, ParameterId extent) {
    return b.apply(ScalarOp::kAnd, {b.apply(ScalarOp::kGe, {at, b.integer(0)}),
                                    b.apply(ScalarOp::kLt, {at, b.of(extent)})});
  };
  const ExprId valid =
      b.apply(ScalarOp::kAnd, {inside(row, b.extent(x, 0)), inside(column, b.extent(x, 1))});
  b.map(b.extents(out), out, indices(b, 2),
        b.apply(ScalarOp::kSelect, {valid, b.load(x, {row, column}), b.number(0, dtype)}));
  return b.take();
}

// Scans along dim 0 or 1 of x: [A, B].
inline Kernel scan(Combine combine, DType dtype, const Shape& shape, size_t dim) {
  KernelBuilder b("cumulate");
  const BufferId x = b.input("x", {dtype, shape});
  const BufferId out = b.output("out", {dtype, shape});
  const ExprIds index =
      dim == 1 ? ExprIds{b.index(0), b.index(1)} : ExprIds{b.index(1), b.index(0)};
  b.scan({b.extent(x, 1 - dim), b.extent(x, dim)}, combine, b.load(x, index), out, index);
  return b.take();
}

// Computes out[i, j] = table[rows[i], j].
inline Kernel gather(DType dtype, const Shape& table_shape, int64_t rows) {
  KernelBuilder b("gather");
  const BufferId table = b.input("table", {dtype, table_shape});
  const BufferId index = b.input("rows", {DType::kI64, {rows}});
  const BufferId out = b.output("out", {dtype, {rows, table_shape[1]}});
  b.map(b.extents(out), out, indices(b, 2),
        b.load(table, {b.load(index, {b.index(0)}), b.index(1)}));
  return b.take();
}

// Combines x[i] with out[rows[i]], one after another; all elements of out begin as 1.
inline Kernel scatter(DType dtype, int64_t count, int64_t targets, StoreMode store) {
  KernelBuilder b("scatter");
  const BufferId rows = b.input("rows", {DType::kI64, {count}});
  const BufferId x = b.input("x", {dtype, {count}});
  const BufferId out = b.output("out", {dtype, {targets}});
  b.map(b.extents(out), out, {b.index(0)}, b.integer(1));
  b.add({.kind = StageKind::kMap,
         .extents = b.extents(x),
         .value = b.load(x, {b.index(0)}),
         .target = out,
         .target_index = {b.load(rows, {b.index(0)})},
         .store = store});
  return b.take();
}

// Joins a and b along dim 1, in two stages.
inline Kernel cat(DType dtype, const Shape& first, const Shape& second) {
  KernelBuilder b("cat");
  const BufferId left = b.input("left", {dtype, first});
  const BufferId right = b.input("right", {dtype, second});
  Shape joined = first;
  joined[1] += second[1];
  const BufferId out = b.output("out", {dtype, joined});
  auto index = indices(b, first.size());
  b.map(b.extents(left), out, index, b.load(left, index));
  const ExprId value = b.load(right, index);
  index[1] = b.apply(ScalarOp::kAdd, {index[1], b.of(b.extent(left, 1))});
  b.map(b.extents(right), out, index, value);
  return b.take();
}

// Permutes the dims of x.
inline Kernel permute(DType dtype, const Shape& shape, const std::vector<size_t>& order) {
  KernelBuilder b("permute");
  Shape moved;
  for (const size_t dim : order) moved.push_back(shape[dim]);
  const BufferId x = b.input("x", {dtype, shape});
  const BufferId out = b.output("out", {dtype, moved});
  ExprIds source(shape.size());
  for (size_t i = 0; i < order.size(); ++i) source[order[i]] = b.index(i);
  b.map(b.extents(out), out, indices(b, shape.size()), b.load(x, source));
  return b.take();
}

// Applies one operation to two operands of one type.
inline Kernel binary(ScalarOp op, const TensorType& type) {
  KernelBuilder b(std::string(info(op).name));
  const BufferId x = b.input("x", type);
  const BufferId y = b.input("y", type);
  const bool logic = info(op).result == ScalarResult::kBool;
  const BufferId out = b.output("out", {logic ? DType::kBool : type.dtype, type.shape});
  const auto index = indices(b, type.rank());
  b.map(b.extents(out), out, index, b.apply(op, {load_wide(b, x, index), load_wide(b, y, index)}));
  return b.take();
}

}  // namespace passnet::test_kernels
