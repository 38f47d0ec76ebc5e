// Softmax and similar functions.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/reduce/reduction_loops.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

// op(self, dim, dtype)
DType softmax_dtype(const OpCall& call) {
  return call.has(2) ? call.dtype(2) : call.tensor(0).dtype;
}

Result<Types> infer_softmax(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(wrapped_dim(call, call.integer(1), self.rank()));
  const DType dtype = softmax_dtype(call);
  if (!is_float(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  return Types{{dtype, self.shape}};
}

ExprId exponential(KernelBuilder& builder, ExprId value) {
  return builder.apply(ScalarOp::kExp, {value});
}

// exp(x - max) / Σ exp(x - max), or its logarithm x - max - log Σ exp(x - max)
template <bool logarithm>
void lower_softmax(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const DType dtype = softmax_dtype(call);
  const DType compute = opmath(dtype);
  std::vector<size_t> dims;
  if (self.rank() > 0) dims.push_back(checked_dim(call.integer(1), self.rank()));
  const ReductionLoops loops(builder, buffers.inputs[0][0], self.rank(), dims);
  const ExprId x = loops.element(dtype, compute);
  const BufferId greatest = loops.temporary("greatest", compute);
  loops.combine(Combine::kMax, x, greatest);
  const ExprId shifted = minus(builder, x, loops.at(greatest));
  const ExprId power = exponential(builder, shifted);
  const BufferId total = loops.temporary("total", compute);
  loops.combine(Combine::kSum, power, total);
  if (logarithm) {
    const BufferId scale = loops.temporary("scale", compute);
    // ATen's loop along the last dim keeps the sum and its logarithm in the dtype.
    const bool is_last = dims.empty() || dims[0] + 1 == self.rank();
    const auto kept = [&](ExprId value) {
      return is_last ? builder.cast(builder.cast(value, dtype), compute) : value;
    };
    loops.map(kept(builder.apply(ScalarOp::kLog, {kept(loops.at(total))})), scale);
    loops.map_all(minus(builder, shifted, loops.at(scale)), buffers.outputs[0]);
  } else {
    loops.map_all(divide(builder, power, loops.at(total)), buffers.outputs[0]);
  }
}

// logsumexp(self, dim, keepdim)
Result<Types> infer_logsumexp(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const auto dims = TRY(wrapped_dims(call, 1, self.rank()));
  const DType dtype = is_integral(self.dtype) ? DType::kF32 : self.dtype;
  return Types{{dtype, reduced_shape(self.shape, dims, call.boolean(2))}};
}

// log Σ exp(x - max) + max, with an infinite max excluded from the shift.
void lower_logsumexp(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const DType compute = is_integral(self.dtype) ? DType::kF32 : opmath(self.dtype);
  const ReductionLoops loops(builder, buffers.inputs[0][0], self.rank(),
                             checked_dims(call, 1, self.rank()));
  const ExprId x = loops.element(compute);
  // ATen composes it of several ops, each of which rounds.
  const auto rounded = [&](ExprId value) {
    return is_float(self.dtype) ? builder.cast(builder.cast(value, self.dtype), compute) : value;
  };
  // Complex numbers are shifted by the largest real part.
  const DType real = is_complex(compute) ? DType::kF32 : compute;
  const BufferId greatest = loops.temporary("greatest", real);
  loops.combine(Combine::kMax, builder.cast(x, real), greatest);
  const BufferId shift = loops.temporary("shift", compute);
  loops.map(builder.cast(choose(builder, builder.apply(ScalarOp::kIsInf, {loops.at(greatest)}),
                                builder.number(0, real), loops.at(greatest)),
                         compute),
            shift);
  const BufferId total = loops.temporary("total", compute);
  const ExprId power = exponential(builder, rounded(minus(builder, x, loops.at(shift))));
  loops.combine(Combine::kSum, rounded(power), total);
  const ExprId logarithm = builder.apply(ScalarOp::kLog, {rounded(loops.at(total))});
  loops.map_out(plus(builder, rounded(logarithm), loops.at(shift)), buffers.outputs[0],
                call.boolean(2));
}

constexpr OpDef kSoftmaxOps[] = {
    {.schema = "softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor",
     .doc = "exp(self) divided by its sum over a dim, of self converted to dtype",
     .spellings =
         kSpellings<"torch.nn.functional.softmax(input, dim: int, _stacklevel=3, dtype=None)",
                    "torch.softmax(input, dim, dtype=None)", ".softmax(self, dim, dtype=None)",
                    "torch.special.softmax(input, dim, *, dtype=None)">,
     .infer = infer_softmax,
     .lower = lower_softmax<false>,
     .batch = BatchRule::kShiftsDims,
     .needs = needs_softmax,
     .example = "(%x: f32[2,8]) %y = softmax(%x, 1) : f32[2,8]"},
    {.schema = "log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor",
     .doc = "the logarithm of softmax",
     .spellings =
         kSpellings<"torch.nn.functional.log_softmax(input, dim: int, _stacklevel=3, dtype=None)",
                    "torch.log_softmax(input, dim, dtype=None)",
                    ".log_softmax(self, dim, dtype=None)",
                    "torch.special.log_softmax(input, dim, *, dtype=None)">,
     .infer = infer_softmax,
     .lower = lower_softmax<true>,
     .batch = BatchRule::kShiftsDims,
     .needs = needs_softmax,
     .example = "(%x: f32[2,8]) %y = log_softmax(%x, 1) : f32[2,8]"},
    {.schema = "logsumexp(Tensor self, int[] dim, bool keepdim=False) -> Tensor",
     .doc = "the logarithm of the sum of exp(self) over dims",
     .spellings = kSpellings<"torch.logsumexp(input, dim, keepdim=False)",
                             ".logsumexp(self, dim, keepdim=False)",
                             "torch.special.logsumexp(input, dim, keepdim=False)">,
     .infer = infer_logsumexp,
     .lower = lower_logsumexp,
     .batch = BatchRule::kShiftsDims,
     .needs = needs_softmax,
     .example = "(%x: f32[2,8]) %y = logsumexp(%x, [1]) : f32[2]"},
};

}  // namespace

std::span<const OpDef> softmax_ops() { return kSoftmaxOps; }

}  // namespace passnet
