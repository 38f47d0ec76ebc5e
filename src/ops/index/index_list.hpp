// Helpers of ops that read and write at indices: checks of indices, and indices as places.
#pragma once

#include "ops/infer.hpp"
#include "ops/lowering.hpp"

#include <span>
#include <vector>

namespace passnet {

// Refuses any dtype but i64 and i32.
Result<void> expect_index_dtype(const OpCall& call, DType dtype);

// Returns `at`, counted from the end of `extent` if it is negative.
ExprId from_front(KernelBuilder& builder, ExprId at, ExprId extent);

// Appends a stage that copies `from` into `to`, a buffer of the same shape.
void append_copy(KernelBuilder& builder, BufferId from, BufferId to);

// Appends a stage that stores a value for each element of `extents`.
void append_store(KernelBuilder& builder, ParameterIds extents, BufferId target, ExprIds place,
                  ExprId value, StoreMode store);

// scatter(self, dim, index, src, …): for an element of the index, at `loops`, the place in self and
// the value that is sent there, as `dtype`.
ExprIds scattered_place(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                        std::span<const ExprId> loops);
ExprId scattered_value(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                       std::span<const ExprId> loops, DType dtype);

// op(self, indices, …): one index tensor per dim of self, and none for dims that are kept. The
// broadcast dims of the indices replace the indexed dims if these are adjacent, and come first
// otherwise.
struct IndexPlan {
  Shape shape;                  // of the elements that the indices select
  Shape common;                 // of the indices, broadcast
  size_t first = 0;             // position of the common dims in `shape`
  std::vector<size_t> indexed;  // dims of self that are indexed
};

// "index-mismatch", "broadcast-mismatch"
Result<IndexPlan> plan_index(const OpCall& call);

// The index of each dim of self for the element at `loops` of `shape`.
ExprIds indexed_place(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                      const IndexPlan& plan, std::span<const ExprId> loops);

}  // namespace passnet
