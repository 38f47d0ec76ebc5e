// Products of more kinds: inner, outer sums, Kronecker's, sums over batches.
#include "ops/contraction.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/spelling.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The last `count` dims of self against the first of other; of inner, the last of both.
struct Pairing {
  Shape result;
  size_t count = 1;
};

Result<Pairing> pair_dims(const OpCall& call, size_t count, bool last_of_both) {
  const Shape& a = call.tensor(0).shape;
  const Shape& b = call.tensor(1).shape;
  bool fits = count <= a.size() && count <= b.size();
  for (size_t i = 0; fits && i < count; ++i) {
    const int64_t other = last_of_both ? b[b.size() - count + i] : b[i];
    fits = a[a.size() - count + i] == other;
  }
  if (!fits) {
    return call.fail("product-mismatch", "'{}' cannot multiply {} by {}", call.op().name(),
                     to_string(call.tensor(0)), to_string(call.tensor(1)));
  }
  const auto kept = static_cast<ptrdiff_t>(count);
  Pairing pairing{.result = Shape(a.begin(), a.end() - kept), .count = count};
  if (last_of_both) {
    pairing.result.insert(pairing.result.end(), b.begin(), b.end() - kept);
  } else {
    pairing.result.insert(pairing.result.end(), b.begin() + kept, b.end());
  }
  return pairing;
}

void lower_pairing(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                   size_t count, bool last_of_both) {
  const BufferId a = buffers.inputs[0][0];
  const BufferId b = buffers.inputs[1][0];
  const DType compute = opmath(call.tensor(0).dtype);
  Contraction sum{.loops = builder.extents(buffers.outputs[0]), .reduced = count};
  const size_t kept = sum.loops.size();
  const size_t a_rank = call.tensor(0).rank();
  for (size_t i = 0; i < count; ++i) sum.loops.push_back(builder.extent(a, a_rank - count + i));
  const auto index = loop_indices(builder, kept + count);
  const auto end = index.begin() + static_cast<ptrdiff_t>(kept);
  const auto middle = index.begin() + static_cast<ptrdiff_t>(a_rank - count);
  std::vector<ExprId> a_index(index.begin(), middle);
  a_index.insert(a_index.end(), end, index.end());
  std::vector<ExprId> b_index(middle, end);
  b_index.insert(last_of_both ? b_index.end() : b_index.begin(), end, index.end());
  sum.value =
      times(builder, load_as(builder, compute, a, a_index), load_as(builder, compute, b, b_index));
  append_contraction(builder, sum, buffers.outputs[0]);
}

// inner(self, other): a scalar multiplies.
Result<Types> infer_inner(const OpCall& call) {
  const bool scales = call.tensor(0).rank() == 0 || call.tensor(1).rank() == 0;
  TRY(scales ? expect_one_dtype(call) : expect_one_number_dtype(call));
  return Types{{call.tensor(0).dtype, TRY(pair_dims(call, scales ? 0 : 1, true)).result}};
}

void lower_inner(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const bool scales = call.tensor(0).rank() == 0 || call.tensor(1).rank() == 0;
  if (!scales) return lower_pairing(call, buffers, builder, 1, true);
  const Shape shape = pair_dims(call, 0, true)->result;
  const auto index = loop_indices(builder, shape.size());
  const DType dtype = call.tensor(0).dtype;
  const DType compute = dtype == DType::kBool ? dtype : opmath(dtype);
  const auto factor = [&](size_t parameter) {
    return value_at(call, buffers, builder, parameter, compute, shape, index);
  };
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              times(builder, factor(0), factor(1)));
}

// tensordot(self, other, count)
Result<Types> infer_tensordot(const OpCall& call) {
  TRY(expect_one_number_dtype(call));
  const int64_t count = call.integer(2);
  if (count < 0) {
    return call.fail("bad-count", "'{}' expects 0 dims or more, found {}", call.op().name(), count);
  }
  return Types{
      {call.tensor(0).dtype, TRY(pair_dims(call, static_cast<size_t>(count), false)).result}};
}

void lower_tensordot(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  lower_pairing(call, buffers, builder, static_cast<size_t>(call.integer(2)), false);
}

// kron(self, other): every element of self times the whole of other.
Result<Types> infer_kron(const OpCall& call) {
  const Shape& a = call.tensor(0).shape;
  const Shape& b = call.tensor(1).shape;
  Shape shape(std::max(a.size(), b.size()), 1);
  for (size_t i = 0; i < a.size(); ++i) shape[shape.size() - a.size() + i] = a[i];
  for (size_t i = 0; i < b.size(); ++i) {
    int64_t& extent = shape[shape.size() - b.size() + i];
    if (__builtin_mul_overflow(extent, b[i], &extent)) {
      return call.fail("product-mismatch", "'{}' cannot multiply {} by {}", call.op().name(),
                       to_string(call.tensor(0)), to_string(call.tensor(1)));
    }
  }
  return Types{{call.promoted(), shape}};
}

void lower_kron(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto extents = builder.extents(buffers.outputs[0]);
  const auto index = loop_indices(builder, extents.size());
  const DType dtype = call.promoted();
  const DType compute = dtype == DType::kBool ? dtype : opmath(dtype);
  const size_t a_rank = call.tensor(0).rank();
  const size_t b_rank = call.tensor(1).rank();
  const BufferId b = buffers.inputs[1][0];
  std::vector<ExprId> a_index;
  std::vector<ExprId> b_index;
  for (size_t dim = 0; dim < index.size(); ++dim) {
    const bool in_a = dim + a_rank >= index.size();
    const bool in_b = dim + b_rank >= index.size();
    if (!in_b) {
      a_index.push_back(index[dim]);
      continue;
    }
    const ExprId extent = builder.of(builder.extent(b, dim + b_rank - index.size()));
    if (in_a) a_index.push_back(builder.apply(ScalarOp::kTruncDiv, {index[dim], extent}));
    b_index.push_back(in_a ? builder.apply(ScalarOp::kRemainder, {index[dim], extent})
                           : index[dim]);
  }
  builder.map(extents, buffers.outputs[0], index,
              times(builder, load_as(builder, compute, buffers.inputs[0][0], a_index),
                    load_as(builder, compute, b, b_index)));
}

// addbmm(self, batch1, batch2, beta, alpha) and addr(self, vec1, vec2, beta, alpha):
// beta · self + alpha · product. A beta of 0 does not read self.
Result<Types> added(const OpCall& call, DType dtype, const Shape& shape) {
  if (broadcast(call.tensor(0).shape, shape) == shape) return Types{{dtype, shape}};
  return call.fail("broadcast-mismatch", "cannot broadcast {} to {}",
                   to_string(call.tensor(0).shape), to_string(shape));
}

Result<Types> infer_addbmm(const OpCall& call) {
  TRY(expect_one_number_dtype(call));
  const Shape& a = call.tensor(1).shape;
  const Shape& b = call.tensor(2).shape;
  TRY(expect_rank(call, call.tensor(1), 3, 3));
  TRY(expect_rank(call, call.tensor(2), 3, 3));
  if (a[0] != b[0] || a[2] != b[1]) {
    return call.fail("product-mismatch", "'{}' cannot multiply {} by {}", call.op().name(),
                     to_string(call.tensor(1)), to_string(call.tensor(2)));
  }
  return added(call, call.tensor(0).dtype, {a[1], b[2]});
}

ExprId with_self(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                 ExprId product, const Shape& shape) {
  const DType compute = builder.dtype(product);
  const ExprId scaled = times(builder, constant(builder, call.attribute(4), compute), product);
  if (call.number(3) == 0) return scaled;
  const auto index = loop_indices(builder, shape.size());
  const ExprId own = value_at(call, buffers, builder, 0, compute, shape, index);
  return plus(builder, times(builder, constant(builder, call.attribute(3), compute), own), scaled);
}

void lower_addbmm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const BufferId a = buffers.inputs[1][0];
  const BufferId b = buffers.inputs[2][0];
  const DType compute = opmath(call.tensor(0).dtype);
  const ExprId row = builder.index(0), column = builder.index(1);
  const ExprId batch = builder.index(2), depth = builder.index(3);
  Contraction sum{.loops = builder.extents(buffers.outputs[0]),
                  .reduced = 2,
                  .value = times(builder, load_as(builder, compute, a, {batch, row, depth}),
                                 load_as(builder, compute, b, {batch, depth, column}))};
  sum.loops.push_back(builder.extent(a, 0));
  sum.loops.push_back(builder.extent(a, 2));
  const Shape shape{call.tensor(1).shape[1], call.tensor(2).shape[2]};
  append_contraction(builder, sum, buffers.outputs[0],
                     [&](ExprId value) { return with_self(call, buffers, builder, value, shape); });
}

Result<Types> infer_addr(const OpCall& call) {
  TRY(expect_rank(call, call.tensor(1), 1, 1));
  TRY(expect_rank(call, call.tensor(2), 1, 1));
  TRY(expect_one_number_dtype(call));
  return added(call, call.tensor(0).dtype, {call.tensor(1).shape[0], call.tensor(2).shape[0]});
}

void lower_addr(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const auto index = loop_indices(builder, 2);
  const ExprId product = times(builder, load_as(builder, compute, buffers.inputs[1][0], {index[0]}),
                               load_as(builder, compute, buffers.inputs[2][0], {index[1]}));
  const Shape shape{call.tensor(1).shape[0], call.tensor(2).shape[0]};
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              with_self(call, buffers, builder, product, shape));
}

constexpr OpDef kOps[] = {
    {.schema = "inner(Tensor self, Tensor other) -> Tensor",
     .doc = "sums of products over the last dims of both; a scalar multiplies",
     .spellings = spellings<"torch.inner(input, other)", ".inner(self, other)">,
     .infer = infer_inner,
     .lower = lower_inner,
     .example = "(%x: f32[2,3], %y: f32[4,3]) %z = inner(%x, %y) : f32[2,4]"},
    {.schema = "tensordot(Tensor self, Tensor other, int count=2) -> Tensor",
     .doc = "sums of products over the last dims of self and the first of other",
     .spellings = spellings<"torch.tensordot(a, b, dims: int=2, out: none=None) "
                            "=> tensordot(a, b, dims)",
                            "torch.functional.tensordot(a, b, dims: int=2, out: none=None) "
                            "=> tensordot(a, b, dims)">,
     .infer = infer_tensordot,
     .lower = lower_tensordot,
     .example = "(%x: f32[2,3,4], %y: f32[3,4,5]) %z = tensordot(%x, %y) : f32[2,5]"},
    {.schema = "kron(Tensor self, Tensor other) -> Tensor",
     .doc = "Kronecker's product: every element of self times the whole of other",
     .spellings = spellings<"torch.kron(input, other)", ".kron(self, other)">,
     .infer = infer_kron,
     .lower = lower_kron,
     .example = "(%x: f32[2,3], %y: f32[2]) %z = kron(%x, %y) : f32[2,6]"},
    {.schema = "addbmm(Tensor self, Tensor batch1, Tensor batch2, Scalar beta=1, Scalar alpha=1) "
               "-> Tensor",
     .doc = "beta * self + alpha * the sum of the batches' matrix products",
     .spellings = spellings<"torch.addbmm(input, batch1, batch2, *, beta=1, alpha=1)",
                            ".addbmm(self, batch1, batch2, *, beta=1, alpha=1)">,
     .infer = infer_addbmm,
     .lower = lower_addbmm,
     .example =
         "(%s: f32[3,5], %a: f32[2,3,4], %b: f32[2,4,5]) %y = addbmm(%s, %a, %b) : f32[3,5]"},
    {.schema =
         "addr(Tensor self, Tensor vec1, Tensor vec2, Scalar beta=1, Scalar alpha=1) -> Tensor",
     .doc = "beta * self + alpha * the outer product",
     .spellings = spellings<"torch.addr(input, vec1, vec2, *, beta=1, alpha=1)",
                            ".addr(self, vec1, vec2, *, beta=1, alpha=1)">,
     .infer = infer_addr,
     .lower = lower_addr,
     .example = "(%s: f32[3,4], %a: f32[3], %b: f32[4]) %y = addr(%s, %a, %b) : f32[3,4]"},
};

}  // namespace

std::span<const OpDef> product_ops() { return kOps; }

}  // namespace passnet
