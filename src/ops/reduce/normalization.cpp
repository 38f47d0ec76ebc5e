// Normalizations: by given statistics, or by those of the elements that are normalized together.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/reduce/reduction_loops.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <string>
#include <utility>

namespace passnet {
namespace {

// A parameter of the op that must have the shape `expected`, if it is given.
Result<void> expect_affine_shape(const OpCall& call, size_t parameter, const Shape& expected) {
  if (!call.has(parameter) || call.tensor(parameter).shape == expected) return {};
  return call.fail("wrong-parameter-shape", "'{}' expects {} of shape {}, found {}",
                   call.op().name(), call.op().schema.parameters[parameter].name,
                   to_string(expected), to_string(call.tensor(parameter)));
}

Result<void> expect_float(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (is_float(dtype)) return {};
  return refuse_dtype(call, dtype, "a floating dtype");
}

// scale * x + shift, either of which may be absent; rounded once, as by ATen's vectors.
ExprId affine(KernelBuilder& builder, ExprId x, ExprId scale, ExprId shift) {
  if (scale.valid() && shift.valid()) return builder.apply(ScalarOp::kFma, {x, scale, shift});
  if (scale.valid()) return times(builder, x, scale);
  return shift.valid() ? plus(builder, x, shift) : x;
}

// `value` rounded to `dtype`, as its opmath dtype.
ExprId rounded(KernelBuilder& builder, ExprId value, DType dtype) {
  return builder.cast(builder.cast(value, dtype), opmath(dtype));
}

// The dtype of ATen's batch statistics: the input's, unless a parameter is wider.
DType statistics_dtype(const OpCall& call, std::initializer_list<size_t> parameters) {
  DType dtype = call.tensor(0).dtype;
  for (const size_t parameter : parameters) {
    if (call.has(parameter)) dtype = promote(dtype, call.tensor(parameter).dtype);
  }
  return dtype;
}

// The mean of squares from their sum. ATen keeps bf16 statistics, but not f16 ones, in their dtype
// throughout.
ExprId variance_of(KernelBuilder& builder, ExprId sum, ExprId n, DType statistics) {
  if (statistics != DType::kBF16) return divide(builder, sum, n);
  return rounded(builder, divide(builder, rounded(builder, sum, statistics), n), statistics);
}

// The mean and 1 / sqrt(variance + epsilon) of the elements of each kept iteration, in two passes.
// They round to `statistics`.
struct NormMoments {
  BufferId mean;
  BufferId inverse_deviation;
};
NormMoments append_norm_moments(KernelBuilder& builder, const ReductionLoops& loops,
                                DType statistics, int64_t elements, double epsilon) {
  const DType compute = opmath(statistics);
  const ExprId n = count(builder, elements, compute);
  const ExprId x = loops.element(compute);
  const BufferId sum = loops.temporary("sum", compute);
  loops.combine(Combine::kSum, x, sum);
  const BufferId mean = loops.temporary("mean", compute);
  loops.map(divide(builder, loops.at(sum), n), mean);
  const ExprId offset = minus(builder, x, loops.at(mean));
  const BufferId squares = loops.temporary("squares", compute);
  loops.combine(Combine::kSum, times(builder, offset, offset), squares);
  const BufferId inverse = loops.temporary("inverse", compute);
  const ExprId variance = variance_of(builder, loops.at(squares), n, statistics);
  loops.map(rounded(builder, inverse_root(builder, variance, epsilon), statistics), inverse);
  return {mean, inverse};
}

ExprId normalized(KernelBuilder& builder, const ReductionLoops& loops, const NormMoments& moments,
                  DType compute) {
  return times(builder, minus(builder, loops.element(compute), loops.at(moments.mean)),
               loops.at(moments.inverse_deviation));
}

// batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)
Result<Types> infer_batch_norm(const OpCall& call) {
  TRY(expect_float(call));
  const TensorType& input = call.tensor(0);
  if (input.rank() < 2) {
    return call.fail("unsupported-rank", "'batch_norm' expects rank 2 or more, found {}",
                     to_string(input));
  }
  for (size_t parameter = 1; parameter <= 4; ++parameter) {
    TRY(expect_affine_shape(call, parameter, {input.shape[1]}));
  }
  const bool training = call.boolean(5);
  if (training && (call.has(1) || call.has(2))) {
    return call.fail("batch-norm-mutates",
                     "batch_norm in training that updates its running statistics is not supported");
  }
  if (!training && !(call.has(1) && call.has(2))) {
    return call.fail("missing-statistics",
                     "batch_norm outside of training expects running_mean and running_var");
  }
  return Types{input};
}

void lower_batch_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& input = call.tensor(0);
  const DType compute = opmath(input.dtype);
  const double epsilon = call.number(7);
  const std::vector<size_t> others = [&] {
    const size_t channel = 1;
    return other_dims(std::span(&channel, 1), input.rank());
  }();
  const ReductionLoops loops(builder, buffers.inputs[0][0], input.rank(), others);
  const auto parameter = [&](size_t i, ExprId index) {
    return call.has(i) ? load_as(builder, compute, buffers.inputs[i][0], {index}) : ExprId{};
  };
  ExprId mean;
  ExprId inverse;
  const ExprId channel = builder.index(0);
  if (call.boolean(5)) {
    const int64_t channels = input.shape[1];
    const int64_t elements = channels == 0 ? 0 : input.numel() / channels;
    const DType statistics = statistics_dtype(call, {3, 4});
    const NormMoments moments = append_norm_moments(builder, loops, statistics, elements, epsilon);
    mean = builder.cast(rounded(builder, loops.at(moments.mean), statistics), compute);
    inverse = builder.cast(loops.at(moments.inverse_deviation), compute);
  } else {
    mean = parameter(1, channel);
    inverse = inverse_root(builder, parameter(2, channel), epsilon);
  }
  const ExprId weight = parameter(3, channel);
  const BufferId scale = loops.temporary("scale", compute);
  loops.map(weight.valid() ? times(builder, inverse, weight) : inverse, scale);
  const BufferId shift = loops.temporary("shift", compute);
  const ExprId back = builder.apply(ScalarOp::kNeg, {mean});
  loops.map(affine(builder, back, loops.at(scale), parameter(4, channel)), shift);
  // The last map runs in the input's own order.
  const auto index = loop_indices(builder, input.rank());
  const auto at = [&](BufferId buffer) { return builder.load(buffer, {index[1]}); };
  const ExprId x = load_as(builder, compute, buffers.inputs[0][0], index);
  builder.map(builder.extents(buffers.inputs[0][0]), buffers.outputs[0], index,
              affine(builder, x, at(scale), at(shift)));
}

// The dims that normalized_shape names: the last ones.
Result<void> expect_normalized_shape(const OpCall& call) {
  const Shape& shape = call.tensor(0).shape;
  const auto& normalized = call.integers(1);
  const bool fits = !normalized.empty() && normalized.size() <= shape.size() &&
                    std::equal(normalized.rbegin(), normalized.rend(), shape.rbegin());
  if (fits) return {};
  return call.fail("wrong-normalized-shape", "'{}' expects {} to end in {}", call.op().name(),
                   to_string(shape), to_string(normalized));
}

ReductionLoops last_dims(const OpCall& call, const LoweredBuffers& buffers,
                         KernelBuilder& builder) {
  const size_t rank = call.tensor(0).rank();
  std::vector<size_t> dims;
  for (size_t dim = rank - call.integers(1).size(); dim < rank; ++dim) dims.push_back(dim);
  return {builder, buffers.inputs[0][0], rank, dims};
}

// layer_norm(input, normalized_shape, weight, bias, eps)
Result<Types> infer_layer_norm(const OpCall& call) {
  TRY(expect_float(call));
  TRY(expect_normalized_shape(call));
  TRY(expect_affine_shape(call, 2, call.integers(1)));
  TRY(expect_affine_shape(call, 3, call.integers(1)));
  return Types{call.tensor(0)};
}

// Weight `parameter` of a normalization over the last dims.
ExprId last_dims_weight(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                        size_t parameter, DType compute) {
  if (!call.has(parameter)) return {};
  const size_t count = call.integers(1).size();
  return load_as(builder, compute, buffers.inputs[parameter][0],
                 loop_indices(builder, count, call.tensor(0).rank() - count));
}

void lower_layer_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const ReductionLoops loops = last_dims(call, buffers, builder);
  const NormMoments moments =
      append_norm_moments(builder, loops, compute, numel(call.integers(1)), call.number(4));
  const auto weight = [&](size_t i) {
    return last_dims_weight(call, buffers, builder, i, compute);
  };
  loops.map_all(affine(builder, normalized(builder, loops, moments, compute), weight(2), weight(3)),
                buffers.outputs[0]);
}

// rms_norm(input, normalized_shape, weight, eps)
Result<Types> infer_rms_norm(const OpCall& call) {
  TRY(expect_float(call));
  TRY(expect_normalized_shape(call));
  TRY(expect_affine_shape(call, 2, call.integers(1)));
  return Types{
      {call.has(2) ? promote(call.tensor(0).dtype, call.tensor(2).dtype) : call.tensor(0).dtype,
       call.tensor(0).shape}};
}

// The distance of 1 from the next number, as ATen computes inside the op: rms_norm's default eps.
double machine_epsilon(DType compute) {
  return compute == DType::kF64 ? std::numeric_limits<double>::epsilon()
                                : std::numeric_limits<float>::epsilon();
}

void lower_rms_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const ReductionLoops loops = last_dims(call, buffers, builder);
  const double epsilon = call.has(3) ? call.number(3) : machine_epsilon(compute);
  const ExprId x = loops.element(compute);
  const BufferId squares = loops.temporary("squares", compute);
  loops.combine(Combine::kSum, times(builder, x, x), squares);
  const BufferId inverse = loops.temporary("inverse", compute);
  const ExprId n = count(builder, numel(call.integers(1)), compute);
  loops.map(inverse_root(builder, divide(builder, loops.at(squares), n), epsilon), inverse);
  const ExprId weight = last_dims_weight(call, buffers, builder, 2, compute);
  loops.map_all(affine(builder, times(builder, x, loops.at(inverse)), weight, {}),
                buffers.outputs[0]);
}

// group_norm(input, num_groups, weight, bias, eps)
Result<Types> infer_group_norm(const OpCall& call) {
  TRY(expect_float(call));
  const TensorType& input = call.tensor(0);
  const int64_t groups = call.integer(1);
  if (input.rank() < 2 || groups < 1 || input.shape[1] % groups != 0) {
    return call.fail("wrong-group-count", "cannot normalize {} in {} groups of channels",
                     to_string(input), groups);
  }
  TRY(expect_affine_shape(call, 2, {input.shape[1]}));
  TRY(expect_affine_shape(call, 3, {input.shape[1]}));
  return Types{input};
}

// The loops of a group norm: batch, group, channel within the group, the other dims.
struct GroupLoops {
  ParameterIds extents;
  ExprIds index;  // into the input
  ExprId channel;
};

GroupLoops group_loops(KernelBuilder& builder, BufferId input, const Shape& shape, int64_t groups) {
  GroupLoops loops{.extents = builder.extents(input)};
  const ParameterId group_extent = builder.parameter(groups);
  const ParameterId width = builder.parameter(shape[1] / groups);
  loops.extents[1] = width;
  loops.extents.insert(loops.extents.begin() + 1, group_extent);
  loops.channel =
      plus(builder, times(builder, builder.index(1), builder.of(width)), builder.index(2));
  loops.index = {builder.index(0), loops.channel};
  for (size_t dim = 2; dim < shape.size(); ++dim) loops.index.push_back(builder.index(dim + 1));
  return loops;
}

struct GroupNorm {
  int64_t groups = 1;
  double epsilon = 0;
  size_t weight_at = 0;            // the weight's parameter; the bias is the next
  DType statistics = DType::kF32;  // mean and deviation round to it before they are applied
};

void append_group_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                       const GroupNorm& norm) {
  const TensorType& input = call.tensor(0);
  const DType compute = opmath(input.dtype);
  const GroupLoops loops = group_loops(builder, buffers.inputs[0][0], input.shape, norm.groups);
  const ParameterIds kept(loops.extents.begin(), loops.extents.begin() + 2);
  const ExprIds place{builder.index(0), builder.index(1)};
  const auto temporary = [&](std::string name) {
    return builder.temporary(std::move(name), compute, kept);
  };
  const size_t reduced = loops.extents.size() - 2;
  const ExprId n = count(builder, numel(std::span(input.shape).subspan(1)) / norm.groups, compute);
  const ExprId x = load_as(builder, compute, buffers.inputs[0][0], loops.index);
  const BufferId sum = temporary("sum");
  builder.reduce(loops.extents, reduced, Combine::kSum, x, sum, place);
  const BufferId mean = temporary("mean");
  builder.map(kept, mean, place, divide(builder, builder.load(sum, place), n));
  const ExprId offset = minus(builder, x, builder.load(mean, place));
  const BufferId squares = temporary("squares");
  builder.reduce(loops.extents, reduced, Combine::kSum, times(builder, offset, offset), squares,
                 place);
  const BufferId inverse = temporary("inverse");
  const ExprId variance = variance_of(builder, builder.load(squares, place), n, norm.statistics);
  builder.map(kept, inverse, place,
              rounded(builder, inverse_root(builder, variance, norm.epsilon), norm.statistics));
  const auto weight = [&](size_t i) {
    return call.has(i) ? load_as(builder, compute, buffers.inputs[i][0], {loops.channel})
                       : ExprId{};
  };
  const ExprId center = rounded(builder, builder.load(mean, place), norm.statistics);
  const ExprId value = times(builder, minus(builder, x, center), builder.load(inverse, place));
  builder.map(loops.extents, buffers.outputs[0], loops.index,
              affine(builder, value, weight(norm.weight_at), weight(norm.weight_at + 1)));
}

void lower_group_norm(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  append_group_norm(call, buffers, builder,
                    {.groups = call.integer(1),
                     .epsilon = call.number(4),
                     .weight_at = 2,
                     .statistics = opmath(call.tensor(0).dtype)});
}

// instance_norm(input, weight, bias, eps)
Result<Types> infer_instance_norm(const OpCall& call) {
  TRY(expect_float(call));
  const TensorType& input = call.tensor(0);
  TRY(expect_rank(call, input, 2, 5));
  TRY(expect_affine_shape(call, 1, {input.shape[1]}));
  TRY(expect_affine_shape(call, 2, {input.shape[1]}));
  return Types{input};
}

void lower_instance_norm(const OpCall& call, const LoweredBuffers& buffers,
                         KernelBuilder& builder) {
  const int64_t channels = std::max<int64_t>(call.tensor(0).shape[1], 1);
  append_group_norm(call, buffers, builder,
                    {.groups = channels,
                     .epsilon = call.number(3),
                     .weight_at = 1,
                     .statistics = statistics_dtype(call, {1, 2})});
}

// normalize(self, p, dim, eps): PyTorch composes it, so the norm rounds to the dtype of self.
Result<Types> infer_normalize(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (is_integral(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  TRY(wrapped_dims(call, 2, call.tensor(0).rank()));
  return Types{call.tensor(0)};
}

void lower_normalize(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& self = call.tensor(0);
  const DType compute = opmath(self.dtype);
  const DType real = is_complex(self.dtype) ? DType::kF32 : self.dtype;
  const ReductionLoops loops(builder, buffers.inputs[0][0], self.rank(),
                             checked_dims(call, 2, self.rank()));
  const BufferId divisor = loops.temporary("divisor", opmath(real));
  append_norm(builder, loops, call.number(1), self.dtype, [&](ExprId norm) {
    const ExprId least = builder.number(call.number(3), opmath(real));
    const ExprId bounded = builder.apply(ScalarOp::kMax, {builder.cast(norm, opmath(real)), least});
    loops.map(builder.cast(builder.cast(bounded, real), opmath(real)), divisor);
  });
  loops.map_all(divide(builder, loops.element(compute), builder.cast(loops.at(divisor), compute)),
                buffers.outputs[0]);
}

constexpr OpDef kNormalizationOps[] = {
    {.schema = "batch_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, "
               "Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, "
               "float eps=1e-05) -> Tensor",
     .doc = "(input - mean) / sqrt(var + eps) * weight + bias for each channel (dim 1); the "
            "statistics are the running ones, or in training those of the batch",
     .spellings = kSpellings<
         "torch.nn.functional.batch_norm(input, running_mean, running_var, weight=None, "
         "bias=None, training=False, momentum=0.1, eps=1e-05)",
         "torch.batch_norm(input, weight, bias, running_mean, running_var, training, momentum, "
         "eps, cudnn_enabled)">,
     .infer = infer_batch_norm,
     .lower = lower_batch_norm,
     .weights = "running_mean running_var weight bias",
     .needs = needs_positive<2>,
     .example = "(%x: f32[2,3,4], %m: f32[3], %v: f32[3] {min=0.5, max=2.0}) "
                "%y = batch_norm(%x, %m, %v) : f32[2,3,4]"},
    {.schema = "instance_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, "
               "float eps=1e-05) -> Tensor",
     .doc = "group_norm with a group for each channel",
     .spellings =
         kSpellings<"torch.nn.functional.instance_norm(input, running_mean: none=None, "
                    "running_var: none=None, weight=None, bias=None, use_input_stats: true=True, "
                    "momentum=0.1, eps=1e-05)">,
     .infer = infer_instance_norm,
     .lower = lower_instance_norm,
     .weights = "weight bias",
     .example = "(%x: f32[2,3,4]) %y = instance_norm(%x) : f32[2,3,4]"},
    {.schema = "layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, "
               "Tensor? bias=None, float eps=1e-05) -> Tensor",
     .doc = "(input - mean) / sqrt(var + eps) * weight + bias over the last dims",
     .spellings = kSpellings<
         "torch.nn.functional.layer_norm(input, normalized_shape, weight=None, bias=None, "
         "eps=1e-05)",
         "torch.layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05, "
         "cudnn_enable=True)">,
     .infer = infer_layer_norm,
     .lower = lower_layer_norm,
     .autocast = Autocast::kRaisesOnCuda,
     .weights = "weight bias",
     .example = "(%x: f32[2,8], %w: f32[8], %b: f32[8]) "
                "%y = layer_norm(%x, [8], %w, %b) : f32[2,8]"},
    {.schema = "rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, "
               "float? eps=None) -> Tensor",
     .doc = "input / sqrt(mean(input²) + eps) * weight over the last dims; eps defaults to the "
            "distance of 1 from the next f32 (or f64)",
     .spellings =
         kSpellings<"torch.rms_norm(input, normalized_shape, weight=None, eps=None)",
                    "torch.nn.functional.rms_norm(input, normalized_shape, weight=None, eps=None)">,
     .infer = infer_rms_norm,
     .lower = lower_rms_norm,
     .weights = "weight",
     .example = "(%x: f32[2,8], %w: f32[8]) %y = rms_norm(%x, [8], %w) : f32[2,8]"},
    {.schema = "group_norm(Tensor input, int num_groups, Tensor? weight=None, "
               "Tensor? bias=None, float eps=1e-05) -> Tensor",
     .doc = "(input - mean) / sqrt(var + eps) * weight + bias, with the statistics of each group "
            "of channels of each sample",
     .spellings = kSpellings<
         "torch.nn.functional.group_norm(input, num_groups, weight=None, bias=None, eps=1e-05)",
         "torch.group_norm(input, num_groups, weight=None, bias=None, eps=1e-05, "
         "cudnn_enabled=True)">,
     .infer = infer_group_norm,
     .lower = lower_group_norm,
     .autocast = Autocast::kRaisesOnCuda,
     .weights = "weight bias",
     .example = "(%x: f32[2,6,4], %w: f32[6], %b: f32[6]) "
                "%y = group_norm(%x, 3, %w, %b) : f32[2,6,4]"},
    {.schema = "normalize(Tensor self, float p=2.0, int[] dim=[1], float eps=1e-12) -> Tensor",
     .doc = "self divided by its p-norm over dims, or by eps if that is greater",
     .spellings = kSpellings<
         "torch.nn.functional.normalize(input, p=2.0, dim=1, eps=1e-12, out: none=None)">,
     .infer = infer_normalize,
     .lower = lower_normalize,
     .example = "(%x: f32[2,8]) %y = normalize(%x) : f32[2,8]"},
};

}  // namespace

std::span<const OpDef> normalization_ops() { return kNormalizationOps; }

}  // namespace passnet
