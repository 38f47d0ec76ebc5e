// Reductions over some or all dims.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/reduce/reduction_loops.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

// sum(self, dim, keepdim, dtype): integers and bool sum as i64.
DType sum_dtype(const OpCall& call) {
  if (call.has(3)) return call.dtype(3);
  return is_integral(call.tensor(0).dtype) ? DType::kI64 : call.tensor(0).dtype;
}

Result<Types> infer_sum(const OpCall& call) { return reduced_types(call, {sum_dtype(call)}); }

void lower_sum(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const DType dtype = sum_dtype(call);
  loops.combine_out(Combine::kSum, loops.element(dtype, opmath(dtype)), buffers.outputs[0],
                    call.boolean(2));
}

DType mean_dtype(const OpCall& call) { return call.has(3) ? call.dtype(3) : call.tensor(0).dtype; }

Result<Types> infer_mean(const OpCall& call) {
  const DType dtype = mean_dtype(call);
  if (is_integral(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  return reduced_types(call, {dtype});
}

void lower_mean_of_dims(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const DType dtype = mean_dtype(call);
  const DType compute = opmath(dtype);
  const BufferId sum = loops.temporary("sum", compute);
  loops.combine(Combine::kSum, loops.element(dtype, compute), sum);
  loops.map_out(divide(builder, loops.at(sum), count(builder, reduced_count(call), compute)),
                buffers.outputs[0], call.boolean(2));
}

Result<Types> infer_extremum(const OpCall& call) {
  return extremum_types(call, {call.tensor(0).dtype});
}

template <Combine combine>
void lower_extremum(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  loops.combine_out(combine, loops.element(opmath(call.tensor(0).dtype)), buffers.outputs[0],
                    call.boolean(2));
}

void lower_prod(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const DType dtype = sum_dtype(call);
  loops.combine_out(Combine::kProduct, loops.element(dtype, opmath(dtype)), buffers.outputs[0],
                    call.boolean(2));
}

Result<Types> infer_quantifier(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  return reduced_types(call, {dtype == DType::kU8 ? DType::kU8 : DType::kBool});
}

// all and any, as the min and the max of the truth values 0 and 1; over no elements these are the
// ends of the i32 range, so that all is true and any is false.
template <Combine combine>
void lower_quantifier(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const BufferId least = loops.temporary("truth", DType::kI32);
  loops.combine(combine, loops.element(DType::kBool, DType::kI32), least);
  const ExprId zero = builder.integer(0, DType::kI32);
  loops.map_out(less(builder, zero, loops.at(least)), buffers.outputs[0], call.boolean(2));
}

// op(self, dim, keepdim): over all elements, in row-major order, if dim is none.
Result<Types> infer_place(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  if (is_complex(self.dtype)) return refuse_dtype(call, self.dtype, "real numbers");
  std::vector<size_t> dims;
  if (call.has(1))
    dims.push_back(TRY(wrapped_dim(call, call.integer(1), self.rank())));
  else
    dims = other_dims({}, self.rank());
  if (self.rank() == 0) dims.clear();
  for (const size_t dim : dims) {
    if (self.shape[dim] == 0) {
      return call.fail("empty-reduction", "'{}' expects elements to reduce, found {}",
                       call.op().name(), to_string(self));
    }
  }
  return Types{{DType::kI64, reduced_shape(self.shape, dims, call.boolean(2))}};
}

Result<Types> infer_position(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (dtype == DType::kBool) return refuse_dtype(call, dtype, "real numbers");
  return infer_place(call);
}

template <Combine combine>
void lower_position(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  std::vector<size_t> dims = other_dims({}, self.rank());
  if (call.has(1) && self.rank() > 0) dims = {checked_dim(call.integer(1), self.rank())};
  const ReductionLoops loops(builder, buffers.inputs[0][0], self.rank(), dims);
  loops.combine_out(combine, loops.element(opmath(self.dtype)), buffers.outputs[0],
                    call.boolean(2));
}

// max(self, dim, keepdim) with the positions.
Result<Types> infer_extremum_of_dim(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  Types types = TRY(infer_place(call));
  types.insert(types.begin(), {self.dtype, types[0].shape});
  return types;
}

template <Combine value, Combine position>
void lower_extremum_of_dim(const OpCall& call, const LoweredBuffers& buffers,
                           KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  std::vector<size_t> dims;
  if (self.rank() > 0) dims.push_back(checked_dim(call.integer(1), self.rank()));
  const ReductionLoops loops(builder, buffers.inputs[0][0], self.rank(), dims);
  const DType compute = self.dtype == DType::kBool ? DType::kI32 : opmath(self.dtype);
  const ExprId element = loops.element(compute);
  loops.combine_out(value, element, buffers.outputs[0], call.boolean(2));
  loops.combine_out(position, element, buffers.outputs[1], call.boolean(2));
}

// var(self, dim, keepdim, correction) in two passes; real for complex numbers too.
Result<Types> infer_variance(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (is_integral(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  return reduced_types(call, {is_complex(dtype) ? DType::kF32 : dtype});
}

// The square of a number's magnitude.
ExprId square_of_size(KernelBuilder& builder, ExprId value) {
  if (is_complex(builder.dtype(value))) {
    value = builder.cast(builder.apply(ScalarOp::kAbs, {value}), DType::kF32);
  }
  return times(builder, value, value);
}

template <bool root>
void lower_variance(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  ExprId variance = append_moments(builder, loops, moments_dtype(call.tensor(0).dtype),
                                   reduced_count(call), call.number(3), square_of_size)
                        .variance;
  if (root) variance = builder.apply(ScalarOp::kSqrt, {variance});
  loops.map_out(variance, buffers.outputs[0], call.boolean(2));
}

DType real_of(DType dtype) { return is_complex(dtype) ? DType::kF32 : dtype; }

// norm(self, p, dim, keepdim, dtype): the elements convert to dtype first.
DType norm_dtype(const OpCall& call) { return call.has(4) ? call.dtype(4) : call.tensor(0).dtype; }

Result<Types> infer_norm(const OpCall& call) {
  const DType own = call.tensor(0).dtype;
  const DType dtype = norm_dtype(call);
  if (is_integral(own)) return refuse_dtype(call, own, "a floating dtype");
  if (is_integral(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  if (call.has(4) && is_complex(own) != is_complex(call.dtype(4))) {
    return refuse_dtype(call, call.dtype(4), "a dtype as complex as that of self");
  }
  const TensorType& self = call.tensor(0);
  const auto dims = TRY(wrapped_dims(call, 2, self.rank()));
  // A norm that is an extremum, or a root of a sum to a negative power, has no value for no
  // elements.
  const double p = call.has(1) ? call.number(1) : 2;
  const auto is_empty = [&](size_t dim) { return self.shape[dim] == 0; };
  if ((p < 0 || std::isinf(p)) && std::ranges::any_of(dims, is_empty)) {
    return call.fail("empty-reduction", "'{}' expects elements to reduce, found {}",
                     call.op().name(), to_string(self));
  }
  return Types{{real_of(dtype), reduced_shape(self.shape, dims, call.boolean(3))}};
}

void lower_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const DType dtype = norm_dtype(call);
  const ReductionLoops loops(builder, buffers.inputs[0][0], self.rank(),
                             checked_dims(call, 2, self.rank()));
  append_norm(builder, loops, call.has(1) ? call.number(1) : 2, dtype,
              [&](ExprId norm) { loops.map_out(norm, buffers.outputs[0], call.boolean(3)); });
}

constexpr OpDef kReductionOps[] = {
    {.schema = "sum(Tensor self, int[]? dim=None, bool keepdim=False, dtype? dtype=None) -> Tensor",
     .doc = "the sum over dims; integers and bool sum as i64",
     .spellings =
         kSpellings<"torch.sum(input, *, dtype=None)",
                    "torch.sum(input, dim, keepdim=False, *, dtype=None)",
                    "torch.sum(input, axis, keepdim=False, *, dtype=None) "
                    "=> sum(input, dim=axis, keepdim=keepdim, dtype=dtype)",
                    ".sum(self, *, dtype=None)", ".sum(self, dim, keepdim=False, *, dtype=None)",
                    ".sum(self, axis, keepdim=False, *, dtype=None) "
                    "=> sum(self, dim=axis, keepdim=keepdim, dtype=dtype)">,
     .infer = infer_sum,
     .lower = lower_sum,
     .autocast = Autocast::kRaisesOnCuda,
     .batch = BatchRule::kShiftsDims,
     .needs = needs_sum,
     .example = "(%x: f32[2,8]) %y = sum(%x, [1]) : f32[2]"},
    {.schema = "mean(Tensor self, int[]? dim=None, bool keepdim=False, dtype? dtype=None)"
               " -> Tensor",
     .doc = "the arithmetic mean over dims",
     .spellings =
         kSpellings<"torch.mean(input, *, dtype=None)",
                    "torch.mean(input, dim, keepdim=False, *, dtype=None)",
                    "torch.mean(input, axis, keepdim=False, *, dtype=None) "
                    "=> mean(input, dim=axis, keepdim=keepdim, dtype=dtype)",
                    ".mean(self, *, dtype=None)", ".mean(self, dim, keepdim=False, *, dtype=None)",
                    ".mean(self, axis, keepdim=False, *, dtype=None) "
                    "=> mean(self, dim=axis, keepdim=keepdim, dtype=dtype)">,
     .infer = infer_mean,
     .lower = lower_mean_of_dims,
     .batch = BatchRule::kShiftsDims,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[2,8]) %y = mean(%x, [1], keepdim=true) : f32[2,1]"},
    {.schema = "prod(Tensor self, int[]? dim=None, bool keepdim=False, dtype? dtype=None)"
               " -> Tensor",
     .doc = "the product over dims; integers and bool multiply as i64",
     .spellings =
         kSpellings<"torch.prod(input, *, dtype=None)",
                    "torch.prod(input, dim, keepdim=False, *, dtype=None)",
                    ".prod(self, *, dtype=None)", ".prod(self, dim, keepdim=False, *, dtype=None)">,
     .infer = infer_sum,
     .lower = lower_prod,
     .autocast = Autocast::kRaises,
     .batch = BatchRule::kShiftsDims,
     .needs = keeps_positive<0>,
     .example = "(%x: f32[2,8]) %y = prod(%x, [1]) : f32[2]"},
    {.schema = "amax(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
     .doc = "the largest element over dims; NaN if there is one",
     .spellings =
         kSpellings<"torch.amax(input, dim=(), keepdim=False)",
                    ".amax(self, dim=(), keepdim=False)", "torch.max(input)", ".max(self)">,
     .infer = infer_extremum,
     .lower = lower_extremum<Combine::kMax>,
     .batch = BatchRule::kShiftsDims,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,8]) %y = amax(%x, [1]) : f32[2]"},
    {.schema = "amin(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
     .doc = "the smallest element over dims; NaN if there is one",
     .spellings =
         kSpellings<"torch.amin(input, dim=(), keepdim=False)",
                    ".amin(self, dim=(), keepdim=False)", "torch.min(input)", ".min(self)">,
     .infer = infer_extremum,
     .lower = lower_extremum<Combine::kMin>,
     .batch = BatchRule::kShiftsDims,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,8]) %y = amin(%x, [1]) : f32[2]"},
    {.schema = "max(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)",
     .doc = "the largest element of a dim, and the first index that has it",
     .spellings = kSpellings<"torch.max(input, dim: int, keepdim=False)",
                             ".max(self, dim: int, keepdim=False)">,
     .infer = infer_extremum_of_dim,
     .lower = lower_extremum_of_dim<Combine::kMax, Combine::kArgMax>,
     .batch = BatchRule::kShiftsDims,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,8]) %y, %i = max(%x, 1) : f32[2], i64[2]"},
    {.schema = "min(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)",
     .doc = "the smallest element of a dim, and the first index that has it",
     .spellings = kSpellings<"torch.min(input, dim: int, keepdim=False)",
                             ".min(self, dim: int, keepdim=False)">,
     .infer = infer_extremum_of_dim,
     .lower = lower_extremum_of_dim<Combine::kMin, Combine::kArgMin>,
     .batch = BatchRule::kShiftsDims,
     .needs = hands_on<0>,
     .example = "(%x: f32[2,8]) %y, %i = min(%x, 1) : f32[2], i64[2]"},
    {.schema = "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
     .doc = "the first index of the largest element of a dim, or of all elements",
     .spellings = kSpellings<"torch.argmax(input, dim=None, keepdim=False)",
                             ".argmax(self, dim=None, keepdim=False)">,
     .infer = infer_position,
     .lower = lower_position<Combine::kArgMax>,
     .batch = BatchRule::kShiftsDims,
     .example = "(%x: f32[2,8]) %y = argmax(%x, 1) : i64[2]"},
    {.schema = "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
     .doc = "the first index of the smallest element of a dim, or of all elements",
     .spellings = kSpellings<"torch.argmin(input, dim=None, keepdim=False)",
                             ".argmin(self, dim=None, keepdim=False)">,
     .infer = infer_position,
     .lower = lower_position<Combine::kArgMin>,
     .batch = BatchRule::kShiftsDims,
     .example = "(%x: f32[2,8]) %y = argmin(%x, 1) : i64[2]"},
    {.schema = "all(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
     .doc = "true if all elements over dims are not zero",
     .spellings = kSpellings<"torch.all(input, dim=None, keepdim=False)",
                             ".all(self, dim=None, keepdim=False)">,
     .infer = infer_quantifier,
     .lower = lower_quantifier<Combine::kMin>,
     .batch = BatchRule::kShiftsDims,
     .example = "(%x: bool[2,8]) %y = all(%x, [1]) : bool[2]"},
    {.schema = "any(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
     .doc = "true if an element over dims is not zero",
     .spellings = kSpellings<"torch.any(input, dim=None, keepdim=False)",
                             ".any(self, dim=None, keepdim=False)">,
     .infer = infer_quantifier,
     .lower = lower_quantifier<Combine::kMax>,
     .batch = BatchRule::kShiftsDims,
     .example = "(%x: bool[2,8]) %y = any(%x, [1]) : bool[2]"},
    {.schema = "var(Tensor self, int[]? dim=None, bool keepdim=False, Scalar correction=1)"
               " -> Tensor",
     .doc = "the variance over dims, divided by their count less the correction",
     .spellings = kSpellings<"torch.var(input, dim: ints, unbiased: true, keepdim=False) "
                             "=> var(input, dim=dim, keepdim=keepdim)",
                             "torch.var(input, dim: int, unbiased: true, keepdim=False) "
                             "=> var(input, dim=dim, keepdim=keepdim)",
                             "torch.var(input, dim, unbiased: false, keepdim=False) "
                             "=> var(input, dim=dim, keepdim=keepdim, correction=0)",
                             "torch.var(input, unbiased: true) => var(input)",
                             "torch.var(input, unbiased: false) => var(input, correction=0)",
                             "torch.var(input, dim=None, *, correction: none, keepdim=False) "
                             "=> var(input, dim=dim, keepdim=keepdim)",
                             "torch.var(input, dim=None, *, correction=1, keepdim=False)",
                             ".var(self, dim: ints, unbiased: true, keepdim=False) "
                             "=> var(self, dim=dim, keepdim=keepdim)",
                             ".var(self, dim: int, unbiased: true, keepdim=False) "
                             "=> var(self, dim=dim, keepdim=keepdim)",
                             ".var(self, dim, unbiased: false, keepdim=False) "
                             "=> var(self, dim=dim, keepdim=keepdim, correction=0)",
                             ".var(self, unbiased: true) => var(self)",
                             ".var(self, unbiased: false) => var(self, correction=0)",
                             ".var(self, dim=None, *, correction: none, keepdim=False) "
                             "=> var(self, dim=dim, keepdim=keepdim)",
                             ".var(self, dim=None, *, correction=1, keepdim=False)">,
     .infer = infer_variance,
     .lower = lower_variance<false>,
     .example = "(%x: f32[2,8]) %y = var(%x, [1]) : f32[2]"},
    {.schema = "std(Tensor self, int[]? dim=None, bool keepdim=False, Scalar correction=1)"
               " -> Tensor",
     .doc = "the square root of the variance over dims",
     .spellings = kSpellings<"torch.std(input, dim, unbiased: true, keepdim=False) "
                             "=> std(input, dim=dim, keepdim=keepdim)",
                             "torch.std(input, dim, unbiased: false, keepdim=False) "
                             "=> std(input, dim=dim, keepdim=keepdim, correction=0)",
                             "torch.std(input, unbiased: true) => std(input)",
                             "torch.std(input, unbiased: false) => std(input, correction=0)",
                             "torch.std(input, dim=None, *, correction: none, keepdim=False) "
                             "=> std(input, dim=dim, keepdim=keepdim)",
                             "torch.std(input, dim=None, *, correction=1, keepdim=False)",
                             ".std(self, dim, unbiased: true, keepdim=False) "
                             "=> std(self, dim=dim, keepdim=keepdim)",
                             ".std(self, dim, unbiased: false, keepdim=False) "
                             "=> std(self, dim=dim, keepdim=keepdim, correction=0)",
                             ".std(self, unbiased: true) => std(self)",
                             ".std(self, unbiased: false) => std(self, correction=0)",
                             ".std(self, dim=None, *, correction: none, keepdim=False) "
                             "=> std(self, dim=dim, keepdim=keepdim)",
                             ".std(self, dim=None, *, correction=1, keepdim=False)">,
     .infer = infer_variance,
     .lower = lower_variance<true>,
     .example = "(%x: f32[2,8]) %y = std(%x, [1]) : f32[2]"},
    {.schema = "norm(Tensor self, Scalar? p=2, int[]? dim=None, bool keepdim=False, "
               "dtype? dtype=None) -> Tensor",
     .doc = "the p-norm over dims: the p-th root of the sum of |x|^p; p may be 0 or infinite",
     .spellings = kSpellings<
         ".norm(self, p: 'fro', dim=None, keepdim=False, dtype=None) "
         "=> norm(self, dim=dim, keepdim=keepdim, dtype=dtype)",
         ".norm(self, p=2, dim=None, keepdim=False, dtype=None)",
         "torch.norm(input, p: 'fro', dim=None, keepdim=False, out=None, dtype=None) "
         "=> norm(input, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch.norm(input, p=2, dim=None, keepdim=False, out=None, dtype=None)",
         "torch.functional.norm(input, p: 'fro', dim=None, keepdim=False, out=None, dtype=None) "
         "=> norm(input, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch.functional.norm(input, p=2, dim=None, keepdim=False, out=None, dtype=None)",
         "torch._C._linalg.linalg_vector_norm(x, ord=2, dim=None, keepdim=False, *, dtype=None) "
         "=> norm(x, p=ord, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch.linalg.vector_norm(x, ord=2, dim=None, keepdim=False, *, dtype=None) "
         "=> norm(x, p=ord, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch._C._linalg.linalg_vector_norm(x, ord=2, dim=None, keepdim=False, *, dtype=None) "
         "=> norm(x, p=ord, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch._C._linalg.linalg_norm(A, ord: none=None, dim=None, keepdim=False, *, dtype=None) "
         "=> norm(A, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch._C._linalg.linalg_norm(A, ord: number, dim: int, keepdim=False, *, dtype=None) "
         "=> norm(A, p=ord, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch.linalg.norm(A, ord: none=None, dim=None, keepdim=False, *, dtype=None) "
         "=> norm(A, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch.linalg.norm(A, ord: 'fro', dim=None, keepdim=False, *, dtype=None) "
         "=> norm(A, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch.linalg.matrix_norm(A, ord: 'fro'='fro', dim: ints=[-2,-1], keepdim=False, *, "
         "dtype=None) => norm(A, dim=dim, keepdim=keepdim, dtype=dtype)",
         "torch.linalg.norm(A, ord: number, dim: int, keepdim=False, *, dtype=None) "
         "=> norm(A, p=ord, dim=dim, keepdim=keepdim, dtype=dtype)">,
     .infer = infer_norm,
     .lower = lower_norm,
     .autocast = Autocast::kRaisesOnCuda,
     .example = "(%x: f32[2,8]) %y = norm(%x, 2, [1]) : f32[2]"},
};

}  // namespace

std::span<const OpDef> reduction_ops() { return kReductionOps; }

}  // namespace passnet
