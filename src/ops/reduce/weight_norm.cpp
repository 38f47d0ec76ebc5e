// Weights as a direction and a length.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/reduce/reduction_loops.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

// weight_norm(v, g, dim): v * g / |v| over all dims but one (or all, for dim -1).
Result<Types> infer_weight_norm(const OpCall& call) {
  const TensorType& v = call.tensor(0);
  const TensorType& g = call.tensor(1);
  if (!is_float(v.dtype)) return refuse_dtype(call, v.dtype, "a floating dtype");
  if (g.dtype != v.dtype) return refuse_dtype(call, g.dtype, name(v.dtype));
  Shape lengths(v.rank(), 1);
  if (call.integer(2) != -1) {
    const size_t dim = TRY(wrapped_dim(call, call.integer(2), v.rank()));
    if (v.rank() > 0) lengths[dim] = v.shape[dim];
  }
  if (g.numel() == numel(lengths) && broadcast(g.shape, lengths) == lengths) return Types{v};
  return call.fail("broadcast-mismatch", "cannot broadcast {} to {}", to_string(g.shape),
                   to_string(lengths));
}

void lower_weight_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& v = call.tensor(0);
  const DType compute = opmath(v.dtype);
  std::vector<size_t> kept;
  if (call.integer(2) != -1 && v.rank() > 0) {
    kept.push_back(checked_dim(call.integer(2), v.rank()));
  }
  const ReductionLoops loops(builder, buffers.inputs[0][0], v.rank(), other_dims(kept, v.rank()));
  const ExprId x = loops.element(compute);
  const BufferId total = loops.temporary("total", compute);
  loops.combine(Combine::kSum, times(builder, x, x), total);
  const size_t rank = call.tensor(1).rank();
  ExprIds index(rank, builder.integer(0));
  if (!kept.empty() && rank > 0) {
    const size_t behind = v.rank() - kept[0];  // its position from the end
    if (behind <= rank) index[rank - behind] = builder.index(0);
  }
  const ExprId length = load_as(builder, compute, buffers.inputs[1][0], index);
  const ExprId norm = builder.apply(ScalarOp::kSqrt, {loops.at(total)});
  loops.map_all(times(builder, x, divide(builder, length, norm)), buffers.outputs[0]);
}

constexpr OpDef kWeightNormOps[] = {
    {.schema = "weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor",
     .doc = "v with the slices along a dim (all of v for dim -1) scaled to the lengths g",
     .spellings = kSpellings<"torch._weight_norm(v, g, dim=0)">,
     .infer = infer_weight_norm,
     .lower = lower_weight_norm,
     .weights = "v g",
     .example = "(%v: f32[3,4], %g: f32[3,1]) %y = weight_norm(%v, %g) : f32[3,4]"},
};

}  // namespace

std::span<const OpDef> weight_norm_ops() { return kWeightNormOps; }

}  // namespace passnet
