// Products of vectors and matrices.
#include "ops/contract/contraction.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/spelling.hpp"

#include <algorithm>

namespace passnet {
namespace {

std::unexpected<Diagnostic> refuse_product(const OpCall& call, const TensorType& left,
                                           const TensorType& right) {
  return call.fail("product-mismatch", "'{}' cannot multiply {} by {}", call.op().name(),
                   to_string(left), to_string(right));
}

Result<void> expect_ranks(const OpCall& call, size_t left, size_t left_rank, size_t right_rank) {
  TRY(expect_rank(call, call.tensor(left), left_rank, left_rank));
  return expect_rank(call, call.tensor(left + 1), right_rank, right_rank);
}

// torch.matmul: vectors are a row or a column that the result leaves out; the dims before the last
// two broadcast.
Result<Shape> product_shape(const OpCall& call, const TensorType& left, const TensorType& right) {
  if (left.rank() == 0 || right.rank() == 0) return refuse_product(call, left, right);
  const size_t depth_dim = right.rank() == 1 ? 0 : right.rank() - 2;
  if (left.shape.back() != right.shape[depth_dim]) return refuse_product(call, left, right);
  const auto batch_of = [](const Shape& shape) {
    return Shape(shape.begin(), shape.end() - std::min<ptrdiff_t>(2, std::ssize(shape)));
  };
  auto shape = broadcast(batch_of(left.shape), batch_of(right.shape));
  if (!shape) return refuse_product(call, left, right);
  if (left.rank() >= 2) shape->push_back(left.shape[left.rank() - 2]);
  if (right.rank() >= 2) shape->push_back(right.shape.back());
  return *shape;
}

// The loops over `result`, then the summed dim. `left` and `right` are parameters.
Contraction product(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                    size_t left, size_t right, const Shape& result, const ParameterIds& extents) {
  const Shape& a = call.tensor(left).shape;
  const Shape& b = call.tensor(right).shape;
  const BufferId a_buffer = buffers.inputs[left][0];
  const BufferId b_buffer = buffers.inputs[right][0];
  const DType compute = opmath(call.tensor(left).dtype);
  const auto index = loop_indices(builder, result.size() + 1);
  const size_t rows = a.size() >= 2 ? 1 : 0;
  const size_t columns = b.size() >= 2 ? 1 : 0;
  const size_t batch = result.size() - rows - columns;
  const Shape batch_shape(result.begin(), result.begin() + static_cast<ptrdiff_t>(batch));
  const std::span<const ExprId> batch_index(index.data(), batch);
  const auto in_batch = [&](const Shape& shape) {
    const Shape own(shape.begin(), shape.end() - std::min<ptrdiff_t>(2, std::ssize(shape)));
    return broadcast_index(builder, own, batch_shape, batch_index);
  };
  auto a_index = in_batch(a);
  if (rows == 1) a_index.push_back(index[batch]);
  a_index.push_back(index.back());
  auto b_index = in_batch(b);
  b_index.push_back(index.back());
  if (columns == 1) b_index.push_back(index[batch + rows]);
  Contraction sum{.loops = extents,
                  .value = times(builder, load_as(builder, compute, a_buffer, a_index),
                                 load_as(builder, compute, b_buffer, b_index))};
  sum.loops.push_back(builder.extent(a_buffer, a.size() - 1));
  return sum;
}

// matmul(self, other), and mm, bmm, mv, dot, which fix the ranks.
Result<Types> infer_matmul(const OpCall& call) {
  TRY(expect_one_number_dtype(call));
  return Types{{call.tensor(0).dtype, TRY(product_shape(call, call.tensor(0), call.tensor(1)))}};
}

template <size_t left, size_t right>
Result<Types> infer_ranked(const OpCall& call) {
  TRY(expect_ranks(call, 0, left, right));
  if (left == 3 && call.tensor(0).shape[0] != call.tensor(1).shape[0]) {
    return refuse_product(call, call.tensor(0), call.tensor(1));
  }
  return infer_matmul(call);
}

void lower_matmul(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const BufferId output = buffers.outputs[0];
  const Shape shape = *product_shape(call, call.tensor(0), call.tensor(1));
  append_contraction(builder, product(call, buffers, builder, 0, 1, shape, builder.extents(output)),
                     output);
}

// linear(input, weight, bias): input @ weightᵀ + bias. A weight of rank 1 is one row, which the
// result leaves out.
Result<Shape> linear_shape(const OpCall& call) {
  const TensorType& input = call.tensor(0);
  const TensorType& weight = call.tensor(1);
  TRY(expect_rank(call, weight, 1, 2));
  if (input.rank() == 0 || input.shape.back() != weight.shape.back()) {
    return refuse_product(call, input, weight);
  }
  Shape shape(input.shape.begin(), input.shape.end() - 1);
  if (weight.rank() == 2) shape.push_back(weight.shape[0]);
  return shape;
}

Result<void> expect_expandable(const OpCall& call, const TensorType& type, const Shape& shape) {
  if (broadcast(type.shape, shape) == shape) return {};
  return call.fail("broadcast-mismatch", "cannot broadcast {} to {}", to_string(type.shape),
                   to_string(shape));
}

Result<Types> infer_linear(const OpCall& call) {
  TRY(expect_one_number_dtype(call));
  const Shape shape = TRY(linear_shape(call));
  if (call.has(2)) TRY(expect_expandable(call, call.tensor(2), shape));
  return Types{{call.tensor(0).dtype, shape}};
}

void lower_linear(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const Shape shape = *linear_shape(call);
  const BufferId output = buffers.outputs[0];
  const size_t lead = call.tensor(0).rank() - 1;
  const auto kept = loop_indices(builder, shape.size());
  const ExprId depth = builder.index(shape.size());
  ExprIds input_index(kept.begin(), kept.begin() + static_cast<ptrdiff_t>(lead));
  ExprIds weight_index(kept.begin() + static_cast<ptrdiff_t>(lead), kept.end());
  input_index.push_back(depth);
  weight_index.push_back(depth);
  Contraction sum{
      .loops = builder.extents(output),
      .value = times(builder, load_as(builder, compute, buffers.inputs[0][0], input_index),
                     load_as(builder, compute, buffers.inputs[1][0], weight_index))};
  sum.loops.push_back(builder.extent(buffers.inputs[0][0], lead));
  if (!call.has(2)) {
    append_contraction(builder, sum, output);
    return;
  }
  append_contraction(builder, sum, output, [&](ExprId total) {
    return plus(builder, total, value_at(call, buffers, builder, 2, compute, shape, kept));
  });
}

// addmm(self, left, right, beta, alpha): beta * self + alpha * (left @ right); and addmv, baddbmm.
template <size_t left, size_t right>
Result<Types> infer_scaled(const OpCall& call) {
  TRY(expect_one_number_dtype(call));
  TRY(expect_ranks(call, 1, left, right));
  const Shape shape = TRY(product_shape(call, call.tensor(1), call.tensor(2)));
  if (left == 3 && call.tensor(1).shape[0] != call.tensor(2).shape[0]) {
    return refuse_product(call, call.tensor(1), call.tensor(2));
  }
  TRY(expect_expandable(call, call.tensor(0), shape));
  return Types{{call.tensor(0).dtype, shape}};
}

void lower_scaled(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const Shape shape = *product_shape(call, call.tensor(1), call.tensor(2));
  const BufferId output = buffers.outputs[0];
  const auto kept = loop_indices(builder, shape.size());
  const auto finish = [&](ExprId total) {
    const ExprId scaled = times(builder, constant(builder, call.attribute(4), compute), total);
    if (call.number(3) == 0) return scaled;  // then even a NaN in self does not count
    const ExprId self = value_at(call, buffers, builder, 0, compute, shape, kept);
    return plus(builder, times(builder, constant(builder, call.attribute(3), compute), self),
                scaled);
  };
  append_contraction(builder, product(call, buffers, builder, 1, 2, shape, builder.extents(output)),
                     output, finish);
}

Result<Types> infer_outer(const OpCall& call) {
  TRY(expect_ranks(call, 0, 1, 1));
  return Types{{call.promoted(), {call.tensor(0).shape[0], call.tensor(1).shape[0]}}};
}

void lower_outer(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.promoted());
  const auto factor = [&](size_t parameter) {
    return load_as(builder, compute, buffers.inputs[parameter][0], {builder.index(parameter)});
  };
  const ExprId value = compute == DType::kBool ? both(builder, factor(0), factor(1))
                                               : times(builder, factor(0), factor(1));
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], loop_indices(builder, 2),
              value);
}

constexpr OpDef kMatmulOps[] = {
    {.schema = "matmul(Tensor self, Tensor other) -> Tensor",
     .doc =
         "the matrix product over the last two dims; a vector is one row or column, and the dims "
         "in front broadcast",
     .spellings = kSpellings<"torch.matmul(input, other)", ".matmul(self, other)",
                             "operator.matmul(self, other)", ".__matmul__(self, other)",
                             "torch.linalg.matmul(input, other)">,
     .infer = infer_matmul,
     .lower = lower_matmul,
     .library = "matmul",
     .example = "(%x: f32[2,3], %w: f32[3,4]) %y = matmul(%x, %w) : f32[2,4]"},
    {.schema = "mm(Tensor self, Tensor mat2) -> Tensor",
     .doc = "the product of two matrices",
     .spellings = kSpellings<"torch.mm(input, mat2)", ".mm(self, mat2)">,
     .infer = infer_ranked<2, 2>,
     .lower = lower_matmul,
     .library = "matmul",
     .example = "(%x: f32[2,3], %w: f32[3,4]) %y = mm(%x, %w) : f32[2,4]"},
    {.schema = "bmm(Tensor self, Tensor mat2) -> Tensor",
     .doc = "the products of two batches of matrices",
     .spellings = kSpellings<"torch.bmm(input, mat2)", ".bmm(self, mat2)">,
     .infer = infer_ranked<3, 3>,
     .lower = lower_matmul,
     .library = "matmul",
     .example = "(%x: f32[5,2,3], %w: f32[5,3,4]) %y = bmm(%x, %w) : f32[5,2,4]"},
    {.schema = "mv(Tensor self, Tensor vec) -> Tensor",
     .doc = "the product of a matrix and a vector",
     .spellings = kSpellings<"torch.mv(input, vec)", ".mv(self, vec)">,
     .infer = infer_ranked<2, 1>,
     .lower = lower_matmul,
     .autocast = Autocast::kLowersOnCuda,
     .example = "(%x: f32[2,3], %v: f32[3]) %y = mv(%x, %v) : f32[2]"},
    {.schema = "dot(Tensor self, Tensor tensor) -> Tensor",
     .doc = "the sum of the products of two vectors",
     .spellings = kSpellings<"torch.dot(input, tensor)", ".dot(self, tensor)">,
     .infer = infer_ranked<1, 1>,
     .lower = lower_matmul,
     .autocast = Autocast::kNone,
     .example = "(%x: f32[3], %v: f32[3]) %y = dot(%x, %v) : f32[]"},
    {.schema = "outer(Tensor self, Tensor vec2) -> Tensor",
     .doc = "every product of an element of self and an element of vec2",
     .spellings = kSpellings<"torch.outer(input, vec2)", ".outer(self, vec2)",
                             "torch.ger(input, vec2)", ".ger(self, vec2)">,
     .infer = infer_outer,
     .lower = lower_outer,
     .autocast = Autocast::kNone,
     .example = "(%x: f32[2], %v: f32[3]) %y = outer(%x, %v) : f32[2,3]"},
    {.schema = "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
     .doc = "input times the transposed weight, plus bias",
     .spellings = kSpellings<"torch._C._nn.linear(input, weight, bias=None)",
                             "torch.nn.functional.linear(input, weight, bias=None)">,
     .infer = infer_linear,
     .lower = lower_linear,
     .library = "matmul",
     .weights = "weight bias",
     .example = "(%x: f32[2,3], %w: f32[4,3]) %y = linear(%x, %w) : f32[2,4]"},
    {.schema = "addmm(Tensor self, Tensor mat1, Tensor mat2, Scalar beta=1, Scalar alpha=1) -> "
               "Tensor",
     .doc = "beta * self + alpha * (mat1 @ mat2); self is not read if beta is 0",
     .spellings = kSpellings<"torch.addmm(input, mat1, mat2, *, beta=1, alpha=1)",
                             ".addmm(self, mat1, mat2, *, beta=1, alpha=1)">,
     .infer = infer_scaled<2, 2>,
     .lower = lower_scaled,
     .library = "matmul",
     .example = "(%b: f32[4], %x: f32[2,3], %w: f32[3,4]) %y = addmm(%b, %x, %w) : f32[2,4]"},
    {.schema =
         "addmv(Tensor self, Tensor mat, Tensor vec, Scalar beta=1, Scalar alpha=1) -> Tensor",
     .doc = "beta * self + alpha * (mat @ vec); self is not read if beta is 0",
     .spellings = kSpellings<"torch.addmv(input, mat, vec, *, beta=1, alpha=1)",
                             ".addmv(self, mat, vec, *, beta=1, alpha=1)">,
     .infer = infer_scaled<2, 1>,
     .lower = lower_scaled,
     .autocast = Autocast::kLowersOnCuda,
     .example = "(%b: f32[2], %x: f32[2,3], %v: f32[3]) %y = addmv(%b, %x, %v) : f32[2]"},
    {.schema = "baddbmm(Tensor self, Tensor batch1, Tensor batch2, Scalar beta=1, Scalar alpha=1) "
               "-> Tensor",
     .doc = "beta * self + alpha * (batch1 @ batch2); self is not read if beta is 0",
     .spellings = kSpellings<"torch.baddbmm(input, batch1, batch2, *, beta=1, alpha=1)",
                             ".baddbmm(self, batch1, batch2, *, beta=1, alpha=1)">,
     .infer = infer_scaled<3, 3>,
     .lower = lower_scaled,
     .library = "matmul",
     .example = "(%b: f32[4], %x: f32[5,2,3], %w: f32[5,3,4]) "
                "%y = baddbmm(%b, %x, %w) : f32[5,2,4]"},
};

}  // namespace

std::span<const OpDef> matmul_ops() { return kMatmulOps; }

}  // namespace passnet
