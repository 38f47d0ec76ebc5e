#include "ops/index/index_list.hpp"

#include <algorithm>

namespace passnet {

Result<void> expect_index_dtype(const OpCall& call, DType dtype) {
  if (dtype == DType::kI64 || dtype == DType::kI32) return {};
  return refuse_dtype(call, dtype, "i64 or i32 indices");
}

ExprId from_front(KernelBuilder& builder, ExprId at, ExprId extent) {
  return choose(builder, less(builder, at, builder.integer(0)), plus(builder, at, extent), at);
}

void append_copy(KernelBuilder& builder, BufferId from, BufferId to) {
  const auto extents = builder.extents(to);
  const auto index = loop_indices(builder, extents.size());
  builder.map(extents, to, index, builder.load(from, index));
}

void append_store(KernelBuilder& builder, ParameterIds extents, BufferId target, ExprIds place,
                  ExprId value, StoreMode store) {
  builder.add({.kind = StageKind::kMap,
               .extents = std::move(extents),
               .value = value,
               .target = target,
               .target_index = std::move(place),
               .store = store});
}

ExprIds scattered_place(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                        std::span<const ExprId> loops) {
  const size_t rank = call.tensor(0).rank();
  ExprIds place(rank);
  for (size_t i = 0; i < rank; ++i) place[i] = i < loops.size() ? loops[i] : builder.integer(0);
  if (rank > 0) {
    place[checked_dim(call.integer(1), rank)] =
        load_as(builder, DType::kI64, buffers.inputs[2][0], ExprIds(loops.begin(), loops.end()));
  }
  return place;
}

ExprId scattered_value(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                       std::span<const ExprId> loops, DType dtype) {
  if (!call.is_tensor(3)) return constant(builder, call.attribute(3), dtype);
  ExprIds source(loops.begin(), loops.end());
  source.resize(call.tensor(3).rank(), builder.integer(0));
  return load_as(builder, dtype, buffers.inputs[3][0], source);
}

Result<IndexPlan> plan_index(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const auto& entries = call.list(1);
  const auto types = call.tensors(1);
  if (entries.size() > self.rank() || types.empty()) {
    return call.fail("index-mismatch", "cannot index {} by {} tensors", to_string(self),
                     entries.size());
  }
  IndexPlan plan;
  for (size_t dim = 0; dim < entries.size(); ++dim) {
    if (entries[dim].valid()) plan.indexed.push_back(dim);
  }
  for (const TensorType& type : types) {
    TRY(expect_index_dtype(call, type.dtype));
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
      plan.shape.push_back(self.shape[dim]);
    }
  }
  plan.shape.insert(plan.shape.begin() + static_cast<ptrdiff_t>(plan.first), plan.common.begin(),
                    plan.common.end());
  return plan;
}

ExprIds indexed_place(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                      const IndexPlan& plan, std::span<const ExprId> loops) {
  const auto common = loops.subspan(plan.first, plan.common.size());
  const auto types = call.tensors(1);
  ExprIds place(call.tensor(0).rank());
  for (size_t i = 0; i < types.size(); ++i) {
    const size_t dim = plan.indexed[i];
    const ExprId at = load_as(builder, DType::kI64, buffers.inputs[1][i],
                              broadcast_index(builder, types[i].shape, plan.common, common));
    place[dim] = from_front(builder, at, builder.of(builder.extent(buffers.inputs[0][0], dim)));
  }
  size_t next = 0;
  for (ExprId& entry : place) {
    if (entry.valid()) continue;
    if (next == plan.first) next += plan.common.size();
    entry = loops[next++];
  }
  return place;
}

}  // namespace passnet
