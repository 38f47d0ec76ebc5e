// Reductions with two results, reductions that ignore NaN, and norms of matrices.
#include "base/check.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/reduce/reduction_loops.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

// var_mean(self, dim, keepdim, correction): the variance is real, the mean has the dtype of self.
Result<Types> infer_spread(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (is_integral(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  return reduced_types(call, {is_complex(dtype) ? DType::kF32 : dtype, dtype});
}

ExprId square_of_absolute(KernelBuilder& builder, ExprId value) {
  const DType dtype = builder.dtype(value);
  const ExprId size =
      builder.cast(builder.apply(ScalarOp::kAbs, {value}), is_complex(dtype) ? DType::kF32 : dtype);
  return times(builder, size, size);
}

template <bool has_root>
void lower_spread(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const DType own = moments_dtype(call.tensor(0).dtype);
  const int64_t elements = reduced_count(call);
  const Moments moments =
      append_moments(builder, loops, own, elements, call.number(3), square_of_absolute);
  ExprId spread = moments.variance;
  if (has_root) spread = builder.apply(ScalarOp::kSqrt, {spread});
  loops.map_out(spread, buffers.outputs[0], call.boolean(2));
  ExprId mean = loops.at(moments.mean);
  if (!is_complex(own) && elements > 1) {  // ATen's running mean subtracts it from the elements
    const ExprId nothing = builder.number(std::numeric_limits<double>::quiet_NaN(), own);
    mean = choose(builder, builder.apply(ScalarOp::kIsInf, {mean}), nothing, mean);
  }
  loops.map_out(mean, buffers.outputs[1], call.boolean(2));
}

// aminmax(self, dim, keepdim)
Result<Types> infer_aminmax(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  return extremum_types(call, {dtype, dtype});
}

void lower_aminmax(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const DType dtype = call.tensor(0).dtype;
  const ExprId x = loops.element(dtype == DType::kBool ? DType::kI32 : opmath(dtype));
  loops.combine_out(Combine::kMin, x, buffers.outputs[0], call.boolean(2));
  loops.combine_out(Combine::kMax, x, buffers.outputs[1], call.boolean(2));
}

// nansum(self, dim, keepdim, dtype)
DType nansum_dtype(const OpCall& call) {
  if (call.has(3)) return call.dtype(3);
  return is_integral(call.tensor(0).dtype) ? DType::kI64 : call.tensor(0).dtype;
}

Result<Types> infer_nansum(const OpCall& call) {
  const DType own = call.tensor(0).dtype;
  if (is_complex(own)) return refuse_dtype(call, own, "real numbers");
  return reduced_types(call, {nansum_dtype(call)});
}

Result<Types> infer_nanmean(const OpCall& call) {
  const DType own = call.tensor(0).dtype;
  if (!is_float(own)) return refuse_dtype(call, own, "a floating dtype");
  const DType dtype = nansum_dtype(call);
  if (!is_float(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  return reduced_types(call, {dtype});
}

ExprId without_nan(KernelBuilder& builder, ExprId x) {
  if (is_integral(builder.dtype(x))) return x;
  return choose(builder, builder.apply(ScalarOp::kIsNan, {x}), builder.number(0, builder.dtype(x)),
                x);
}

void lower_nansum(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const DType dtype = nansum_dtype(call);
  loops.combine_out(Combine::kSum, without_nan(builder, loops.element(dtype, opmath(dtype))),
                    buffers.outputs[0], call.boolean(2));
}

// The quotient of the sum and the count, both rounded to the dtype as PyTorch composes it.
void lower_nanmean(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const DType dtype = nansum_dtype(call);
  const DType compute = opmath(dtype);
  const ExprId x = loops.element(dtype, compute);
  const BufferId sum = loops.temporary("sum", compute);
  loops.combine(Combine::kSum, without_nan(builder, x), sum);
  const BufferId numbers = loops.temporary("numbers", compute);
  const ExprId is_number = builder.apply(ScalarOp::kNot, {builder.apply(ScalarOp::kIsNan, {x})});
  loops.combine(Combine::kSum, builder.cast(is_number, compute), numbers);
  const ExprId rounded = builder.cast(builder.cast(loops.at(sum), dtype), compute);
  loops.map_out(divide(builder, rounded, loops.at(numbers)), buffers.outputs[0], call.boolean(2));
}

// count_nonzero(self, dim)
Result<Types> infer_count(const OpCall& call) {
  const Shape& shape = call.tensor(0).shape;
  const auto dims = TRY(wrapped_dims(call, 1, shape.size()));
  return Types{{DType::kI64, reduced_shape(shape, dims, false)}};
}

void lower_count(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto loops = loops_of(call, buffers, builder);
  const ExprId x = loops.element();
  const DType dtype = builder.dtype(x);
  const ExprId wide = builder.cast(x, dtype == DType::kBool ? DType::kI32 : opmath(dtype));
  const ExprId counts =
      builder.apply(ScalarOp::kNe, {wide, builder.number(0, builder.dtype(wide))});
  loops.combine_out(Combine::kSum, builder.cast(counts, DType::kI64), buffers.outputs[0], false);
}

// linalg_norm(self, ord, dim, keepdim, dtype): of the matrices along two dims, or of the vectors
// along one.
DType norm_accumulator_dtype(const OpCall& call) {
  return call.has(4) ? call.dtype(4) : call.tensor(0).dtype;
}

Result<std::vector<size_t>> norm_dims(const OpCall& call) {
  const size_t rank = call.tensor(0).rank();
  std::vector<size_t> dims;
  if (call.has(2)) {
    for (const int64_t dim : call.integers(2)) dims.push_back(TRY(wrapped_dim(call, dim, rank)));
  } else {
    dims = other_dims({}, rank);
  }
  if (dims.empty() || dims.size() > 2 || (dims.size() == 2 && dims[0] == dims[1])) {
    return call.fail("wrong-norm-dims", "'{}' expects one dim or two, found {}", call.op().name(),
                     dims.size());
  }
  return dims;
}

Result<Types> infer_linalg_norm(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const DType dtype = norm_accumulator_dtype(call);
  const double order = call.number(1);
  for (const DType used : {self.dtype, dtype}) {
    if (is_integral(used)) return refuse_dtype(call, used, "a floating dtype");
  }
  if (is_complex(self.dtype) != is_complex(dtype)) {
    return refuse_dtype(call, dtype, "a dtype as complex as that of self");
  }
  auto dims = TRY(norm_dims(call));
  if (dims.size() == 2 && std::fabs(order) != 1 && !std::isinf(order)) {
    return call.fail("unsupported-norm",
                     "expected 1, -1 or infinity as the order of a matrix norm, found {}", order);
  }
  const bool by_column = dims.size() == 2 && !std::isinf(order);
  const size_t extremum_dim = dims[by_column ? 1 : 0];
  const bool needs_element = dims.size() == 2 || order < 0 || std::isinf(order);
  if (needs_element && self.rank() > 0 && self.shape[extremum_dim] == 0) {
    return call.fail("empty-reduction", "'{}' expects elements to reduce, found {}",
                     call.op().name(), to_string(self));
  }
  std::ranges::sort(dims);
  const DType real = is_complex(dtype) ? DType::kF32 : dtype;
  return Types{{real, reduced_shape(self.shape, dims, call.boolean(3))}};
}

// The max (min) sum of magnitudes along a column (order 1) or a row (order infinity).
void lower_matrix_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                       size_t row_dim, size_t column_dim) {
  const TensorType& self = call.tensor(0);
  const BufferId input = buffers.inputs[0][0];
  const DType dtype = norm_accumulator_dtype(call);
  const DType real = is_complex(dtype) ? DType::kF32 : opmath(dtype);
  const double order = call.number(1);
  const bool by_row = std::isinf(order);
  const size_t pair[] = {by_row ? row_dim : column_dim, by_row ? column_dim : row_dim};
  std::vector<size_t> dims = other_dims(pair, self.rank());
  const size_t kept = dims.size();
  dims.insert(dims.end(), std::begin(pair), std::end(pair));
  const auto loops = extents_of(builder, input, dims);
  const ParameterIds lines(loops.begin(), loops.end() - 1);
  const ExprId x = builder.cast(builder.load(input, ordered_index(builder, dims)), dtype);
  const ExprId size = builder.apply(ScalarOp::kAbs, {builder.cast(x, opmath(dtype))});
  const BufferId sums = builder.temporary("sums", real, lines);
  const auto line = loop_indices(builder, lines.size());
  builder.reduce(loops, 1, Combine::kSum, builder.cast(size, real), sums, line);
  ExprIds out;
  size_t loop = 0;
  for (size_t dim = 0; dim < self.rank(); ++dim) {
    const bool is_reduced = dim == row_dim || dim == column_dim;
    if (!is_reduced)
      out.push_back(builder.index(loop++));
    else if (call.boolean(3))
      out.push_back(builder.integer(0));
  }
  CHECK(loop == kept);
  builder.reduce(lines, 1, order > 0 ? Combine::kMax : Combine::kMin, builder.load(sums, line),
                 buffers.outputs[0], out);
}

void lower_linalg_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  auto dims = *norm_dims(call);
  if (call.tensor(0).rank() == 0) dims.clear();
  if (dims.size() == 2) return lower_matrix_norm(call, buffers, builder, dims[0], dims[1]);
  const ReductionLoops loops(builder, buffers.inputs[0][0], call.tensor(0).rank(), dims);
  append_norm(builder, loops, call.number(1), norm_accumulator_dtype(call),
              [&](ExprId norm) { loops.map_out(norm, buffers.outputs[0], call.boolean(3)); });
}

constexpr OpDef kStatisticsOps[] = {
    {.schema = "var_mean(Tensor self, int[]? dim=None, bool keepdim=False, Scalar correction=1)"
               " -> (Tensor, Tensor)",
     .doc = "the variance and the mean over dims",
     .spellings = kSpellings<"torch.var_mean(input, dim, unbiased: true, keepdim=False) "
                             "=> var_mean(input, dim=dim, keepdim=keepdim)",
                             "torch.var_mean(input, dim, unbiased: false, keepdim=False) "
                             "=> var_mean(input, dim=dim, keepdim=keepdim, correction=0)",
                             "torch.var_mean(input, unbiased: true) => var_mean(input)",
                             "torch.var_mean(input, unbiased: false) "
                             "=> var_mean(input, correction=0)",
                             "torch.var_mean(input, dim=None, *, correction: none, keepdim=False) "
                             "=> var_mean(input, dim=dim, keepdim=keepdim)",
                             "torch.var_mean(input, dim=None, *, correction=1, keepdim=False)">,
     .infer = infer_spread,
     .lower = lower_spread<false>,
     .example = "(%x: f32[2,8]) %v, %m = var_mean(%x, [1]) : f32[2], f32[2]"},
    {.schema = "std_mean(Tensor self, int[]? dim=None, bool keepdim=False, Scalar correction=1)"
               " -> (Tensor, Tensor)",
     .doc = "the root of the variance and the mean over dims",
     .spellings = kSpellings<"torch.std_mean(input, dim, unbiased: true, keepdim=False) "
                             "=> std_mean(input, dim=dim, keepdim=keepdim)",
                             "torch.std_mean(input, dim, unbiased: false, keepdim=False) "
                             "=> std_mean(input, dim=dim, keepdim=keepdim, correction=0)",
                             "torch.std_mean(input, unbiased: true) => std_mean(input)",
                             "torch.std_mean(input, unbiased: false) "
                             "=> std_mean(input, correction=0)",
                             "torch.std_mean(input, dim=None, *, correction: none, keepdim=False) "
                             "=> std_mean(input, dim=dim, keepdim=keepdim)",
                             "torch.std_mean(input, dim=None, *, correction=1, keepdim=False)">,
     .infer = infer_spread,
     .lower = lower_spread<true>,
     .example = "(%x: f32[2,8]) %s, %m = std_mean(%x, [1]) : f32[2], f32[2]"},
    {.schema = "aminmax(Tensor self, int[]? dim=None, bool keepdim=False) -> (Tensor, Tensor)",
     .doc = "the smallest and the largest element over dims; NaN if there is one",
     .spellings = kSpellings<"torch.aminmax(input, *, dim: none=None, keepdim=False) "
                             "=> aminmax(input, keepdim=keepdim)",
                             "torch.aminmax(input, *, dim: int=None, keepdim=False)",
                             ".aminmax(self, *, dim: none=None, keepdim=False) "
                             "=> aminmax(self, keepdim=keepdim)",
                             ".aminmax(self, *, dim: int=None, keepdim=False)">,
     .infer = infer_aminmax,
     .lower = lower_aminmax,
     .example = "(%x: f32[2,8]) %a, %b = aminmax(%x, [1]) : f32[2], f32[2]"},
    {.schema = "nansum(Tensor self, int[]? dim=None, bool keepdim=False, dtype? dtype=None)"
               " -> Tensor",
     .doc = "the sum over dims of the elements that are not NaN",
     .spellings = kSpellings<"torch.nansum(input, dim=None, keepdim=False, *, dtype=None)",
                             ".nansum(self, dim=None, keepdim=False, *, dtype=None)">,
     .infer = infer_nansum,
     .lower = lower_nansum,
     .autocast = Autocast::kRaisesOnCuda,
     .example = "(%x: f32[2,8]) %y = nansum(%x, [1]) : f32[2]"},
    {.schema = "nanmean(Tensor self, int[]? dim=None, bool keepdim=False, dtype? dtype=None)"
               " -> Tensor",
     .doc = "the mean over dims of the elements that are not NaN",
     .spellings = kSpellings<"torch.nanmean(input, dim=None, keepdim=False, *, dtype=None)",
                             ".nanmean(self, dim=None, keepdim=False, *, dtype=None)">,
     .infer = infer_nanmean,
     .lower = lower_nanmean,
     .example = "(%x: f32[2,8]) %y = nanmean(%x, [1]) : f32[2]"},
    {.schema = "count_nonzero(Tensor self, int[]? dim=None) -> Tensor",
     .doc = "the number of elements over dims that are not zero",
     .spellings =
         kSpellings<"torch.count_nonzero(input, dim=None)", ".count_nonzero(self, dim=None)">,
     .infer = infer_count,
     .lower = lower_count,
     .example = "(%x: f32[2,8]) %y = count_nonzero(%x, [1]) : i64[2]"},
    {.schema = "linalg_norm(Tensor self, Scalar ord, int[]? dim=None, bool keepdim=False, "
               "dtype? dtype=None) -> Tensor",
     .doc = "the norm of the vectors along one dim, or of the matrices that two dims make up: the "
            "extremum of their columns' (order 1) or rows' (order inf) sums of sizes",
     .spellings = kSpellings<
         "torch.linalg.norm(A, ord: number, dim: none=None, keepdim=False, *, dtype=None) "
         "=> linalg_norm(A, ord, keepdim=keepdim, dtype=dtype)",
         "torch.linalg.norm(A, ord: number, dim: ints, keepdim=False, *, dtype=None) "
         "=> linalg_norm(A, ord, dim, keepdim, dtype)",
         "torch.linalg.matrix_norm(A, ord: number, dim: ints=[-2,-1], keepdim=False, *, "
         "dtype=None) => linalg_norm(A, ord, dim, keepdim, dtype)">,
     .infer = infer_linalg_norm,
     .lower = lower_linalg_norm,
     .autocast = Autocast::kRaisesOnCuda,
     .example = "(%x: f32[2,8]) %y = linalg_norm(%x, 1) : f32[]"},
};

}  // namespace

std::span<const OpDef> statistics_ops() { return kStatisticsOps; }

}  // namespace passnet
