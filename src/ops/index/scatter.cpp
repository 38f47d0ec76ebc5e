// Ops that write at given indices.
#include "ops/families.hpp"
#include "ops/index/index_list.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

Result<void> expect_source_dtype(const OpCall& call, const TensorType& source) {
  if (source.dtype == call.tensor(0).dtype) return {};
  return refuse_dtype(call, source.dtype, name(call.tensor(0).dtype));
}

// scatter(self, dim, index, src): src is a tensor that index fits into, or a number.
Result<Types> infer_scatter(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& index = call.tensor(2);
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), self.rank()));
  TRY(expect_index_dtype(call, index.dtype));
  if (call.is_tensor(3)) TRY(expect_source_dtype(call, call.tensor(3)));
  if (index.numel() == 0) return Types{self};
  const auto padded = [](const Shape& shape) { return shape.empty() ? Shape{1} : shape; };
  const Shape own = padded(self.shape);
  const Shape places = padded(index.shape);
  bool fits = places.size() == own.size();
  for (size_t i = 0; fits && i < own.size(); ++i) fits = i == dim || places[i] <= own[i];
  if (fits && call.is_tensor(3)) {
    const Shape source = padded(call.tensor(3).shape);
    fits = source.size() == places.size();
    for (size_t i = 0; fits && i < places.size(); ++i) fits = places[i] <= source[i];
  }
  if (fits) return Types{self};
  return call.fail("index-mismatch", "cannot scatter by {} along dim {} of {}", to_string(index),
                   dim, to_string(self));
}

template <bool adds>
void lower_scatter(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  append_copy(builder, buffers.inputs[0][0], buffers.outputs[0]);
  if (call.tensor(2).numel() == 0) return;
  const auto loops = loop_indices(builder, call.tensor(2).rank());
  append_store(builder, builder.extents(buffers.inputs[2][0]), buffers.outputs[0],
               scattered_place(call, buffers, builder, loops),
               scattered_value(call, buffers, builder, loops, call.tensor(0).dtype),
               adds ? StoreMode::kAdd : StoreMode::kSet);
}

// index_add(self, dim, index, source, alpha), index_copy without alpha.
Result<Types> infer_index_add(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& index = call.tensor(2);
  const TensorType& source = call.tensor(3);
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), self.rank()));
  TRY(expect_index_dtype(call, index.dtype));
  TRY(expect_rank(call, index, 0, 1));
  TRY(expect_source_dtype(call, source));
  Shape expected = self.shape;
  if (self.rank() > 0) expected[dim] = index.numel();
  if (source.shape != expected) {
    return call.fail("index-mismatch", "cannot write {} by {} along dim {} of {}",
                     to_string(source), to_string(index), dim, to_string(self));
  }
  return Types{self};
}

template <bool adds>
void lower_index_add(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const BufferId source = buffers.inputs[3][0];
  append_copy(builder, buffers.inputs[0][0], buffers.outputs[0]);
  const auto loop = loop_indices(builder, self.rank());
  auto place = loop;
  if (self.rank() > 0) {
    const size_t dim = checked_dim(call.integer(1), self.rank());
    ExprIds at;
    if (call.tensor(2).rank() == 1) at.push_back(loop[dim]);
    place[dim] = load_as(builder, DType::kI64, buffers.inputs[2][0], at);
  }
  ExprId value = builder.load(source, loop);
  if (adds && self.dtype != DType::kBool) {
    const DType compute = opmath(self.dtype);
    const ExprId alpha = constant(builder, call.attribute(4), compute);
    value = builder.cast(times(builder, builder.cast(value, compute), alpha), self.dtype);
  } else if (adds) {
    value = both(builder, value, constant(builder, call.attribute(4), self.dtype));
  }
  append_store(builder, builder.extents(source), buffers.outputs[0], place, value,
               adds ? StoreMode::kAdd : StoreMode::kSet);
}

// index_put(self, indices, values, accumulate)
Result<Types> infer_index_put(const OpCall& call) {
  const IndexPlan plan = TRY(plan_index(call));
  const TensorType& values = call.tensor(2);
  TRY(expect_source_dtype(call, values));
  if (broadcast(values.shape, plan.shape) != plan.shape) {
    return call.fail("broadcast-mismatch", "cannot broadcast {} to {}", to_string(values.shape),
                     to_string(plan.shape));
  }
  return Types{call.tensor(0)};
}

void lower_index_put(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const IndexPlan plan = *plan_index(call);
  append_copy(builder, buffers.inputs[0][0], buffers.outputs[0]);
  const auto loop = loop_indices(builder, plan.shape.size());
  const ExprIds place = indexed_place(call, buffers, builder, plan, loop);
  ParameterIds extents;
  for (const int64_t extent : plan.shape) extents.push_back(builder.parameter(extent));
  const ExprId value = builder.load(
      buffers.inputs[2][0], broadcast_index(builder, call.tensor(2).shape, plan.shape, loop));
  append_store(builder, extents, buffers.outputs[0], place, value,
               call.boolean(3) ? StoreMode::kAdd : StoreMode::kSet);
}

constexpr OpDef kScatterOps[] = {
    {.schema = "scatter(Tensor self, int dim, Tensor index, Tensor|Scalar src) -> Tensor",
     .doc = "self with the elements of src (or one number) where the index says along a dim; where "
            "several meet, the last counts",
     .spellings =
         kSpellings<"torch.scatter(input, dim, index, src, *, reduce: none=None)",
                    ".scatter(self, dim, index, src, *, reduce: none=None)",
                    "torch.scatter(input, dim, index, value) => scatter(input, dim, index, value)",
                    ".scatter(self, dim, index, value) => scatter(self, dim, index, value)",
                    "torch.scatter(input, dim, index, src, *, reduce: str) "
                    "=> scatter_reduce(input, dim, index, src, reduce)",
                    "torch.scatter(input, dim, index, value, *, reduce: str) "
                    "=> scatter_reduce(input, dim, index, value, reduce)",
                    ".scatter(self, dim, index, src, *, reduce: str) "
                    "=> scatter_reduce(self, dim, index, src, reduce)",
                    ".scatter(self, dim, index, value, *, reduce: str) "
                    "=> scatter_reduce(self, dim, index, value, reduce)">,
     .infer = infer_scatter,
     .lower = lower_scatter<false>,
     .needs = needs_all<needs_index<0, 1, 2, true>, hands_on<0, 3>>,
     .example = "(%x: f32[4,3], %i: i64[2,3] {min=0, max=3}, %s: f32[2,3]) "
                "%y = scatter(%x, 0, %i, %s) : f32[4,3]"},
    {.schema = "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
     .doc = "self with the elements of src added where the index says along a dim",
     .spellings = kSpellings<"torch.scatter_add(input, dim, index, src)",
                             ".scatter_add(self, dim, index, src)">,
     .infer = infer_scatter,
     .lower = lower_scatter<true>,
     .needs = needs_all<needs_index<0, 1, 2>, keeps_positive<0, 3>>,
     .example = "(%x: f32[4,3], %i: i64[2,3] {min=0, max=3}, %s: f32[2,3]) "
                "%y = scatter_add(%x, 0, %i, %s) : f32[4,3]"},
    {.schema = "index_add(Tensor self, int dim, Tensor index, Tensor source, Scalar alpha=1) -> "
               "Tensor",
     .doc = "self with alpha times the slices of source added where the index says along a dim",
     .spellings = kSpellings<"torch.index_add(input, dim, index, source, *, alpha=1)",
                             ".index_add(self, dim, index, source, *, alpha=1)">,
     .infer = infer_index_add,
     .lower = lower_index_add<true>,
     .needs = needs_all<needs_index<0, 1, 2>, keeps_positive<0, 3>>,
     .example = "(%x: f32[4,3], %i: i64[2] {min=0, max=3}, %s: f32[2,3]) "
                "%y = index_add(%x, 0, %i, %s) : f32[4,3]"},
    {.schema = "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
     .doc = "self with the slices of source where the index says along a dim",
     .spellings = kSpellings<"torch.index_copy(input, dim, index, source)",
                             ".index_copy(self, dim, index, source)">,
     .infer = infer_index_add,
     .lower = lower_index_add<false>,
     .needs = needs_all<needs_index<0, 1, 2, true>, hands_on<0, 3>>,
     .example = "(%x: f32[4,3], %i: i64[2] {min=0, max=3}, %s: f32[2,3]) "
                "%y = index_copy(%x, 0, %i, %s) : f32[4,3]"},
    {.schema = "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) "
               "-> Tensor",
     .doc = "self with the values (or, accumulated, plus the values) where integer tensors index, "
            "as in indexed assignment in Python",
     .spellings = kSpellings<"torch.index_put(input, indices, values, accumulate=False)",
                             ".index_put(self, indices, values, accumulate=False)",
                             "torch.ops.aten.index_put(self, indices, values, accumulate=False)",
                             "torch._unsafe_index_put(input, indices, values, accumulate=False)">,
     .infer = infer_index_put,
     .lower = lower_index_put,
     .needs = needs_distinct_index_list,
     .example = "(%x: f32[4,3], %i: i64[2] {min=0, max=3}, %s: f32[2,3]) "
                "%y = index_put(%x, [%i], %s) : f32[4,3]"},
};

}  // namespace

std::span<const OpDef> scatter_ops() { return kScatterOps; }

}  // namespace passnet
