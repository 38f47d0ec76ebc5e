// Other products: inner, outer sums, Kronecker's, sums over batches.
#include "ops/contract/contraction.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/spelling.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Dims of self, each paired with one of other; the remaining dims of both form the result.
struct Pairing {
  std::vector<size_t> own;
  std::vector<size_t> other;
  Shape result;
};

std::vector<size_t> left_dims(size_t rank, const std::vector<size_t>& paired) {
  std::vector<size_t> left;
  for (size_t dim = 0; dim < rank; ++dim) {
    if (std::ranges::find(paired, dim) == paired.end()) left.push_back(dim);
  }
  return left;
}

// With `stretches`, an extent of 1 matches any other.
Result<Pairing> pair_dims(const OpCall& call, std::vector<size_t> own, std::vector<size_t> other,
                          bool stretches = false) {
  const Shape& a = call.tensor(0).shape;
  const Shape& b = call.tensor(1).shape;
  bool fits = own.size() == other.size();
  for (size_t i = 0; fits && i < own.size(); ++i) {
    const int64_t here = a[own[i]];
    const int64_t there = b[other[i]];
    fits = here == there || (stretches && (here == 1 || there == 1));
  }
  if (!fits) {
    return call.fail("product-mismatch", "'{}' cannot multiply {} by {}", call.op().name(),
                     to_string(call.tensor(0)), to_string(call.tensor(1)));
  }
  Pairing pairing{.own = std::move(own), .other = std::move(other)};
  for (const size_t dim : left_dims(a.size(), pairing.own)) pairing.result.push_back(a[dim]);
  for (const size_t dim : left_dims(b.size(), pairing.other)) pairing.result.push_back(b[dim]);
  return pairing;
}

void lower_pairing(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                   const Pairing& pairing) {
  const BufferId a = buffers.inputs[0][0];
  const BufferId b = buffers.inputs[1][0];
  const DType compute = opmath(call.tensor(0).dtype);
  Contraction sum{.loops = builder.extents(buffers.outputs[0]), .reduced = pairing.own.size()};
  const size_t kept = sum.loops.size();
  const Shape& own = call.tensor(0).shape;
  const Shape& other = call.tensor(1).shape;
  for (size_t i = 0; i < pairing.own.size(); ++i) {
    const bool is_stretched =
        own[pairing.own[i]] != other[pairing.other[i]] && own[pairing.own[i]] == 1;
    sum.loops.push_back(is_stretched ? builder.extent(b, pairing.other[i])
                                     : builder.extent(a, pairing.own[i]));
  }
  const auto index = loop_indices(builder, sum.loops.size());
  ExprIds a_index(call.tensor(0).rank());
  ExprIds b_index(call.tensor(1).rank());
  size_t next = 0;
  for (const size_t dim : left_dims(a_index.size(), pairing.own)) a_index[dim] = index[next++];
  for (const size_t dim : left_dims(b_index.size(), pairing.other)) b_index[dim] = index[next++];
  for (size_t i = 0; i < pairing.own.size(); ++i) {
    const int64_t here = own[pairing.own[i]];
    const int64_t there = other[pairing.other[i]];
    const ExprId at = index[kept + i];
    a_index[pairing.own[i]] = here != there && here == 1 ? builder.integer(0) : at;
    b_index[pairing.other[i]] = here != there && there == 1 ? builder.integer(0) : at;
  }
  sum.value =
      times(builder, load_as(builder, compute, a, a_index), load_as(builder, compute, b, b_index));
  append_contraction(builder, sum, buffers.outputs[0]);
}

// The last dims of both; none where one is a scalar.
Result<Pairing> pair_inner(const OpCall& call) {
  const size_t a = call.tensor(0).rank();
  const size_t b = call.tensor(1).rank();
  if (a == 0 || b == 0) return pair_dims(call, {}, {});
  return pair_dims(call, {a - 1}, {b - 1});
}

// inner(self, other): a scalar multiplies.
Result<Types> infer_inner(const OpCall& call) {
  const bool scales = call.tensor(0).rank() == 0 || call.tensor(1).rank() == 0;
  TRY(scales ? expect_one_dtype(call) : expect_one_number_dtype(call));
  return Types{{call.tensor(0).dtype, TRY(pair_inner(call)).result}};
}

void lower_inner(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const bool scales = call.tensor(0).rank() == 0 || call.tensor(1).rank() == 0;
  const Pairing pairing = *pair_inner(call);
  if (!scales) return lower_pairing(call, buffers, builder, pairing);
  const Shape& shape = pairing.result;
  const auto index = loop_indices(builder, shape.size());
  const DType dtype = call.tensor(0).dtype;
  const DType compute = dtype == DType::kBool ? dtype : opmath(dtype);
  const auto factor = [&](size_t parameter) {
    return value_at(call, buffers, builder, parameter, compute, shape, index);
  };
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              times(builder, factor(0), factor(1)));
}

// tensordot(self, other, count, self_dims, other_dims): by lists of dims if they are given.
Result<Pairing> pair_tensordot(const OpCall& call) {
  std::vector<size_t> own;
  std::vector<size_t> other;
  const size_t a = call.tensor(0).rank();
  const size_t b = call.tensor(1).rank();
  if (call.has(3) || call.has(4)) {
    for (const size_t parameter : {size_t{3}, size_t{4}}) {
      auto& dims = parameter == 3 ? own : other;
      if (!call.has(parameter)) continue;
      if (call.tensor(parameter - 3).rank() == 0 && !call.integers(parameter).empty()) {
        return call.fail("bad-count", "'{}' expects no dims of a tensor of rank 0, found {}",
                         call.op().name(), to_string(call.integers(parameter)));
      }
      for (const int64_t dim : call.integers(parameter)) {
        dims.push_back(TRY(wrapped_dim(call, dim, call.tensor(parameter - 3).rank())));
        if (std::ranges::count(dims, dims.back()) > 1) {
          return call.fail("repeated-dim", "'{}' expects each dim once, found {}", call.op().name(),
                           to_string(call.integers(parameter)));
        }
      }
    }
    return pair_dims(call, std::move(own), std::move(other), true);
  }
  const int64_t count = call.integer(2);
  if (count < 0) {
    return call.fail("bad-count", "'{}' expects 0 dims or more, found {}", call.op().name(), count);
  }
  const auto wanted = static_cast<size_t>(count);
  if (wanted > a || wanted > b) {
    return call.fail("product-mismatch", "'{}' cannot multiply {} by {}", call.op().name(),
                     to_string(call.tensor(0)), to_string(call.tensor(1)));
  }
  for (size_t i = 0; i < wanted; ++i) {
    own.push_back(a - wanted + i);
    other.push_back(i);
  }
  return pair_dims(call, std::move(own), std::move(other));
}

Result<Types> infer_tensordot(const OpCall& call) {
  TRY(expect_one_number_dtype(call));
  return Types{{call.tensor(0).dtype, TRY(pair_tensordot(call)).result}};
}

void lower_tensordot(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  lower_pairing(call, buffers, builder, *pair_tensordot(call));
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
  ExprIds a_index;
  ExprIds b_index;
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
  TRY(expect_one_dtype(call));
  return added(call, call.tensor(0).dtype, {call.tensor(1).shape[0], call.tensor(2).shape[0]});
}

void lower_addr(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType dtype = call.tensor(0).dtype;
  const DType compute = dtype == DType::kBool ? dtype : opmath(dtype);
  const auto index = loop_indices(builder, 2);
  const ExprId product = times(builder, load_as(builder, compute, buffers.inputs[1][0], {index[0]}),
                               load_as(builder, compute, buffers.inputs[2][0], {index[1]}));
  const Shape shape{call.tensor(1).shape[0], call.tensor(2).shape[0]};
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              with_self(call, buffers, builder, product, shape));
}

constexpr OpDef kProductOps[] = {
    {.schema = "inner(Tensor self, Tensor other) -> Tensor",
     .doc = "sums of products over the last dims of both; a scalar multiplies",
     .spellings = kSpellings<"torch.inner(input, other)", ".inner(self, other)">,
     .infer = infer_inner,
     .lower = lower_inner,
     .example = "(%x: f32[2,3], %y: f32[4,3]) %z = inner(%x, %y) : f32[2,4]"},
    {.schema = "tensordot(Tensor self, Tensor other, int count=2, int[]? self_dims=None, "
               "int[]? other_dims=None) -> Tensor",
     .doc = "sums of products over the last dims of self and the first of other, or over the dims "
            "that two lists pair",
     .spellings = kSpellings<
         "torch.tensordot(a, b, dims: int=2, out: none=None) => tensordot(a, b, dims)",
         "torch.tensordot(a, b, dims, out: none=None) => tensordot(a, b, "
         "self_dims=item(dims, 0), other_dims=item(dims, 1))",
         "torch.functional.tensordot(a, b, dims: int=2, out: none=None) => tensordot(a, b, dims)",
         "torch.functional.tensordot(a, b, dims, out: none=None) => tensordot(a, b, "
         "self_dims=item(dims, 0), other_dims=item(dims, 1))">,
     .infer = infer_tensordot,
     .lower = lower_tensordot,
     .example = "(%x: f32[2,3,4], %y: f32[3,4,5]) %z = tensordot(%x, %y) : f32[2,5]"},
    {.schema = "kron(Tensor self, Tensor other) -> Tensor",
     .doc = "Kronecker's product: every element of self times the whole of other",
     .spellings = kSpellings<"torch.kron(input, other)", ".kron(self, other)">,
     .infer = infer_kron,
     .lower = lower_kron,
     .autocast = Autocast::kNone,
     .example = "(%x: f32[2,3], %y: f32[2]) %z = kron(%x, %y) : f32[2,6]"},
    {.schema = "addbmm(Tensor self, Tensor batch1, Tensor batch2, Scalar beta=1, Scalar alpha=1) "
               "-> Tensor",
     .doc = "beta * self + alpha * the sum of the batches' matrix products",
     .spellings = kSpellings<"torch.addbmm(input, batch1, batch2, *, beta=1, alpha=1)",
                             ".addbmm(self, batch1, batch2, *, beta=1, alpha=1)">,
     .infer = infer_addbmm,
     .lower = lower_addbmm,
     .example =
         "(%s: f32[3,5], %a: f32[2,3,4], %b: f32[2,4,5]) %y = addbmm(%s, %a, %b) : f32[3,5]"},
    {.schema =
         "addr(Tensor self, Tensor vec1, Tensor vec2, Scalar beta=1, Scalar alpha=1) -> Tensor",
     .doc = "beta * self + alpha * the outer product",
     .spellings = kSpellings<"torch.addr(input, vec1, vec2, *, beta=1, alpha=1)",
                             ".addr(self, vec1, vec2, *, beta=1, alpha=1)">,
     .infer = infer_addr,
     .lower = lower_addr,
     .autocast = Autocast::kLowersOnCuda,
     .example = "(%s: f32[3,4], %a: f32[3], %b: f32[4]) %y = addr(%s, %a, %b) : f32[3,4]"},
};

}  // namespace

std::span<const OpDef> product_ops() { return kProductOps; }

}  // namespace passnet
