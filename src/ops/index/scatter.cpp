// Ops that write where integers say.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <algorithm>

namespace passnet {
namespace {

Result<void> expect_places(const OpCall& call, const TensorType& index) {
  if (index.dtype == DType::kI64 || index.dtype == DType::kI32) return {};
  return refuse_dtype(call, index.dtype, "i64 or i32 indices");
}

Result<void> expect_source_dtype(const OpCall& call, const TensorType& source) {
  if (source.dtype == call.tensor(0).dtype) return {};
  return refuse_dtype(call, source.dtype, name(call.tensor(0).dtype));
}

void append_copy(KernelBuilder& builder, BufferId from, BufferId to) {
  const auto extents = builder.extents(to);
  const auto index = loop_indices(builder, extents.size());
  builder.map(extents, to, index, builder.load(from, index));
}

void append_store(KernelBuilder& builder, ParameterIds extents, BufferId target, ExprIds place,
                  ExprId value, bool adds) {
  builder.add({.kind = StageKind::kMap,
               .extents = std::move(extents),
               .value = value,
               .target = target,
               .target_index = std::move(place),
               .store = adds ? StoreMode::kAdd : StoreMode::kSet});
}

// scatter(self, dim, index, src): src is a tensor that index fits into, or a number.
Result<Types> infer_scatter(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& index = call.tensor(2);
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), self.rank()));
  TRY(expect_places(call, index));
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
  const TensorType& self = call.tensor(0);
  const BufferId places = buffers.inputs[2][0];
  append_copy(builder, buffers.inputs[0][0], buffers.outputs[0]);
  if (call.tensor(2).numel() == 0) return;
  const auto loop = loop_indices(builder, call.tensor(2).rank());
  ExprIds place(self.rank());
  for (size_t i = 0; i < self.rank(); ++i) {
    place[i] = i < loop.size() ? loop[i] : builder.integer(0);
  }
  if (self.rank() > 0) {
    place[checked_dim(call.integer(1), self.rank())] = load_as(builder, DType::kI64, places, loop);
  }
  ExprId value;
  if (call.is_tensor(3)) {
    ExprIds source = loop;
    source.resize(call.tensor(3).rank(), builder.integer(0));
    value = builder.load(buffers.inputs[3][0], source);
  } else {
    value = constant(builder, call.attribute(3), self.dtype);
  }
  append_store(builder, builder.extents(places), buffers.outputs[0], place, value, adds);
}

// index_add(self, dim, index, source, alpha), index_copy without alpha.
Result<Types> infer_index_add(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const TensorType& index = call.tensor(2);
  const TensorType& source = call.tensor(3);
  const size_t dim = TRY(wrapped_dim(call, call.integer(1), self.rank()));
  TRY(expect_places(call, index));
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
  append_store(builder, builder.extents(source), buffers.outputs[0], place, value, adds);
}

// index_put(self, indices, values, accumulate)
struct PutPlan {
  Shape common;                 // of the indices, broadcast
  std::vector<size_t> indexed;  // dims of self that are indexed
  size_t first = 0;             // where the common dims stand among the written ones
  Shape written;                // what the values broadcast to
};

Result<PutPlan> plan_put(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const auto& entries = call.list(1);
  const auto types = call.tensors(1);
  if (entries.size() > self.rank() || types.empty()) {
    return call.fail("index-mismatch", "cannot index {} by {} tensors", to_string(self),
                     entries.size());
  }
  PutPlan plan;
  for (size_t dim = 0; dim < entries.size(); ++dim) {
    if (entries[dim].valid()) plan.indexed.push_back(dim);
  }
  for (const TensorType& type : types) {
    TRY(expect_places(call, type));
    const auto both = broadcast(plan.common, type.shape);
    if (!both) {
      return call.fail("broadcast-mismatch", "cannot broadcast {} with {}", to_string(plan.common),
                       to_string(type.shape));
    }
    plan.common = *both;
  }
  const bool adjacent = plan.indexed.back() - plan.indexed.front() + 1 == plan.indexed.size();
  plan.first = adjacent ? plan.indexed.front() : 0;
  for (size_t dim = 0; dim < self.rank(); ++dim) {
    if (std::ranges::find(plan.indexed, dim) == plan.indexed.end()) {
      plan.written.push_back(self.shape[dim]);
    }
  }
  plan.written.insert(plan.written.begin() + static_cast<ptrdiff_t>(plan.first),
                      plan.common.begin(), plan.common.end());
  return plan;
}

Result<Types> infer_index_put(const OpCall& call) {
  const PutPlan plan = TRY(plan_put(call));
  const TensorType& values = call.tensor(2);
  TRY(expect_source_dtype(call, values));
  if (broadcast(values.shape, plan.written) != plan.written) {
    return call.fail("broadcast-mismatch", "cannot broadcast {} to {}", to_string(values.shape),
                     to_string(plan.written));
  }
  return Types{call.tensor(0)};
}

void lower_index_put(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const PutPlan plan = *plan_put(call);
  const auto types = call.tensors(1);
  append_copy(builder, buffers.inputs[0][0], buffers.outputs[0]);
  const auto loop = loop_indices(builder, plan.written.size());
  const auto common = std::span(loop).subspan(plan.first, plan.common.size());
  ExprIds place(call.tensor(0).rank());
  for (size_t i = 0; i < types.size(); ++i) {
    const size_t dim = plan.indexed[i];
    const ExprId at = load_as(builder, DType::kI64, buffers.inputs[1][i],
                              broadcast_index(builder, types[i].shape, plan.common, common));
    const ExprId extent = builder.of(builder.extent(buffers.inputs[0][0], dim));
    place[dim] =
        choose(builder, less(builder, at, builder.integer(0)), plus(builder, at, extent), at);
  }
  size_t next = 0;
  for (ExprId& entry : place) {
    if (entry.valid()) continue;
    if (next == plan.first) next += plan.common.size();
    entry = loop[next++];
  }
  ParameterIds extents;
  for (const int64_t extent : plan.written) extents.push_back(builder.parameter(extent));
  const ExprId value = builder.load(
      buffers.inputs[2][0], broadcast_index(builder, call.tensor(2).shape, plan.written, loop));
  append_store(builder, extents, buffers.outputs[0], place, value, call.boolean(3));
}

constexpr OpDef kOps[] = {
    {.schema = "scatter(Tensor self, int dim, Tensor index, Tensor|Scalar src) -> Tensor",
     .doc = "self with the elements of src (or one number) where the index says along a dim; where "
            "several meet, the last counts",
     .spellings =
         spellings<"torch.scatter(input, dim, index, src, *, reduce: none=None)",
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
     .spellings = spellings<"torch.scatter_add(input, dim, index, src)",
                            ".scatter_add(self, dim, index, src)">,
     .infer = infer_scatter,
     .lower = lower_scatter<true>,
     .needs = needs_all<needs_index<0, 1, 2>, keeps_positive<0, 3>>,
     .example = "(%x: f32[4,3], %i: i64[2,3] {min=0, max=3}, %s: f32[2,3]) "
                "%y = scatter_add(%x, 0, %i, %s) : f32[4,3]"},
    {.schema = "index_add(Tensor self, int dim, Tensor index, Tensor source, Scalar alpha=1) -> "
               "Tensor",
     .doc = "self with alpha times the slices of source added where the index says along a dim",
     .spellings = spellings<"torch.index_add(input, dim, index, source, *, alpha=1)",
                            ".index_add(self, dim, index, source, *, alpha=1)">,
     .infer = infer_index_add,
     .lower = lower_index_add<true>,
     .needs = needs_all<needs_index<0, 1, 2>, keeps_positive<0, 3>>,
     .example = "(%x: f32[4,3], %i: i64[2] {min=0, max=3}, %s: f32[2,3]) "
                "%y = index_add(%x, 0, %i, %s) : f32[4,3]"},
    {.schema = "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
     .doc = "self with the slices of source where the index says along a dim",
     .spellings = spellings<"torch.index_copy(input, dim, index, source)",
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
     .spellings = spellings<"torch.index_put(input, indices, values, accumulate=False)",
                            ".index_put(self, indices, values, accumulate=False)",
                            "torch.ops.aten.index_put(self, indices, values, accumulate=False)">,
     .infer = infer_index_put,
     .lower = lower_index_put,
     .needs = needs_distinct_index_list,
     .example = "(%x: f32[4,3], %i: i64[2] {min=0, max=3}, %s: f32[2,3]) "
                "%y = index_put(%x, [%i], %s) : f32[4,3]"},
};

}  // namespace

std::span<const OpDef> scatter_ops() { return kOps; }

}  // namespace passnet
