// Ops that read at given indices, and triangles of matrices.
#include "ops/families.hpp"
#include "ops/index/index_list.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

// embedding(weight, indices)
Result<Types> infer_embedding(const OpCall& call) {
  const TensorType& weight = call.tensor(0);
  TRY(expect_rank(call, weight, 2, 2));
  TRY(expect_index_dtype(call, call.tensor(1).dtype));
  Shape shape = call.tensor(1).shape;
  shape.push_back(weight.shape[1]);
  return Types{{weight.dtype, shape}};
}

void lower_embedding(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const size_t rank = call.tensor(1).rank();
  const auto index = loop_indices(builder, rank + 1);
  const ExprId row = builder.load(buffers.inputs[1][0], loop_indices(builder, rank));
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], {row, index[rank]}));
}

// gather(self, dim, index)
Result<Types> infer_gather(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& index = call.tensor(2);
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), self.rank()));
  if (index.numel() == 0) return Types{{self.dtype, index.shape}};
  TRY(expect_index_dtype(call, index.dtype));
  const auto padded = [](const Shape& shape) { return shape.empty() ? Shape{1} : shape; };
  const Shape own = padded(self.shape);
  const Shape places = padded(index.shape);
  bool fits = places.size() == own.size();
  for (size_t i = 0; fits && i < own.size(); ++i) fits = i == dim || places[i] <= own[i];
  if (!fits) {
    return call.fail("index-mismatch", "cannot gather {} by {} along dim {}", to_string(self),
                     to_string(index), dim);
  }
  return Types{{self.dtype, index.shape}};
}

void lower_gather(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const size_t rank = call.tensor(0).rank();
  const auto index = loop_indices(builder, call.tensor(2).rank());
  if (call.tensor(2).numel() == 0) {
    return builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
                       builder.cast(builder.integer(0), call.tensor(0).dtype));
  }
  auto source = index;
  source.resize(rank);  // a tensor of rank 0 counts as one of rank 1
  if (rank > 0) {
    source[checked_dim(call.integer(1), rank)] =
        load_as(builder, DType::kI64, buffers.inputs[2][0], index);
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
}

// index_select(self, dim, index)
Result<Types> infer_index_select(const OpCall& call) {
  TensorType type = call.tensor(0);
  const TensorType& index = call.tensor(2);
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), type.rank()));
  TRY(expect_index_dtype(call, index.dtype));
  TRY(expect_rank(call, index, 0, 1));
  if (type.rank() > 0) type.shape[dim] = index.numel();
  return Types{type};
}

void lower_index_select(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const size_t rank = call.tensor(0).rank();
  const auto index = loop_indices(builder, rank);
  auto source = index;
  if (rank > 0) {
    const size_t dim = checked_dim(call.integer(1), rank);
    ExprIds at;
    if (call.tensor(2).rank() == 1) at.push_back(index[dim]);
    source[dim] = builder.load(buffers.inputs[2][0], at);
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
}

// index(self, indices)
Result<Types> infer_index(const OpCall& call) {
  const IndexPlan plan = TRY(plan_index(call));
  return Types{{call.tensor(0).dtype, plan.shape}};
}

void lower_index(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const IndexPlan plan = *plan_index(call);
  const auto index = loop_indices(builder, plan.shape.size());
  const ExprIds source = indexed_place(call, buffers, builder, plan, index);
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.load(buffers.inputs[0][0], source));
}

// tril(self, diagonal) and triu: zero above, or below, a diagonal of the last two dims.
Result<Types> infer_triangle(const OpCall& call) {
  if (call.tensor(0).rank() < 2) {
    return call.fail("unsupported-rank", "'{}' expects rank 2 or more, found {}", call.op().name(),
                     to_string(call.tensor(0)));
  }
  return Types{call.tensor(0)};
}

template <bool lower>
void lower_triangle(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const auto index = loop_indices(builder, self.rank());
  const ExprId row = index[self.rank() - 2];
  const ExprId column = index[self.rank() - 1];
  const ExprId limit = plus(builder, row, builder.of(builder.parameter(call.integer(1))));
  const ExprId outside = lower ? less(builder, limit, column) : less(builder, column, limit);
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              choose(builder, outside, builder.number(0, self.dtype),
                     builder.load(buffers.inputs[0][0], index)));
}

constexpr OpDef kIndexingOps[] = {
    {.schema = "embedding(Tensor weight, Tensor indices) -> Tensor",
     .doc = "the rows of weight that the indices name",
     .spellings = kSpellings<
         "torch.nn.functional.embedding(input, weight, padding_idx=None, max_norm: none=None, "
         "norm_type=2.0, scale_grad_by_freq=False, sparse=False) "
         "=> embedding(weight, indices=input)",
         "torch.embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, "
         "sparse=False) => embedding(weight, indices=indices)">,
     .infer = infer_embedding,
     .lower = lower_embedding,
     .weights = "weight",
     .needs = needs_embedding,
     .example = "(%w: f32[5,4], %i: i64[3] {min=0, max=4}) %y = embedding(%w, %i) : f32[3,4]"},
    {.schema = "gather(Tensor self, int dim, Tensor index) -> Tensor",
     .doc = "the elements along a dim that the index names at each place",
     .spellings = kSpellings<"torch.gather(input, dim, index, *, sparse_grad=False)",
                             ".gather(self, dim, index, *, sparse_grad=False)">,
     .infer = infer_gather,
     .lower = lower_gather,
     .needs = needs_all<needs_index<0, 1, 2>, hands_on<0>>,
     .example = "(%x: f32[2,5], %i: i64[2,3] {min=0, max=4}) %y = gather(%x, 1, %i) : f32[2,3]"},
    {.schema = "index_select(Tensor self, int dim, Tensor index) -> Tensor",
     .doc = "the slices along a dim that the index names",
     .spellings =
         kSpellings<"torch.index_select(input, dim, index)", ".index_select(self, dim, index)">,
     .infer = infer_index_select,
     .lower = lower_index_select,
     .needs = needs_all<needs_index<0, 1, 2>, hands_on<0>>,
     .example = "(%x: f32[2,5], %i: i64[3] {min=0, max=4}) "
                "%y = index_select(%x, 1, %i) : f32[2,3]"},
    {.schema = "index(Tensor self, Tensor?[] indices) -> Tensor",
     .doc = "as indexing by integer tensors in Python: one per dim, none keeps its dim",
     .spellings = kSpellings<"torch.ops.aten.index(self, indices)",
                             "torch.ops.aten._unsafe_index(self, indices)">,
     .infer = infer_index,
     .lower = lower_index,
     .batch = BatchRule::kIndex,
     .needs = needs_index_list,
     .example = "(%x: f32[5,4], %i: i64[3] {min=0, max=4}) %y = index(%x, [%i]) : f32[3,4]"},
    {.schema = "tril(Tensor self, int diagonal=0) -> Tensor",
     .doc = "zero above a diagonal of the last two dims",
     .spellings = kSpellings<"torch.tril(input, diagonal=0)", ".tril(self, diagonal=0)">,
     .infer = infer_triangle,
     .lower = lower_triangle<true>,
     .example = "(%x: f32[3,3]) %y = tril(%x) : f32[3,3]"},
    {.schema = "triu(Tensor self, int diagonal=0) -> Tensor",
     .doc = "zero below a diagonal of the last two dims",
     .spellings = kSpellings<"torch.triu(input, diagonal=0)", ".triu(self, diagonal=0)">,
     .infer = infer_triangle,
     .lower = lower_triangle<false>,
     .example = "(%x: f32[3,3]) %y = triu(%x, 1) : f32[3,3]"},
};

}  // namespace

std::span<const OpDef> indexing_ops() { return kIndexingOps; }

}  // namespace passnet
