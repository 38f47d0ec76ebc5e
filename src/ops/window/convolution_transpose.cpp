// Transposed convolutions: every element of the input spreads the weight over its window.
#include "ops/contract/contraction.hpp"
#include "ops/families.hpp"
#include "ops/spelling.hpp"
#include "ops/window/convolution_window.hpp"

#include <algorithm>

namespace passnet {
namespace {

// op(input, weight, bias, stride, padding, output_padding, groups, dilation)
Result<ConvolutionPlan> plan_transposed(const OpCall& call, size_t dims) {
  TRY(expect_convolvable(call, dims));
  const DType dtype = call.tensor(0).dtype;
  if (is_integral(dtype) && dtype != DType::kI64) {
    return refuse_dtype(call, dtype, "a floating dtype or i64");
  }
  const auto stride = TRY(window_entries(call, 3, dims, 1));
  const auto padding = TRY(window_entries(call, 4, dims, 0));
  const auto extra = TRY(window_entries(call, 5, dims, 0));
  const auto dilation = TRY(window_entries(call, 7, dims, 1));
  ConvolutionPlan plan;
  TRY(plan_channels(call, call.integer(6), true, plan));
  const Shape& input = call.tensor(0).shape;
  for (size_t i = 0; i < dims; ++i) {
    SlidingWindow dim{.input = input[input.size() - dims + i],
                      .kernel = call.tensor(1).shape[2 + i],
                      .stride = stride[i],
                      .before = padding[i],
                      .dilation = dilation[i],
                      .extra = extra[i]};
    dim.output = (dim.input - 1) * dim.stride - 2 * dim.before + dim.reach() + dim.extra;
    if (dim.extra >= std::max(dim.stride, dim.dilation) || dim.kernel == 0 || dim.output < 1) {
      return call.fail("bad-output-window",
                       "'{}' expects an output padding below stride or dilation and an output of "
                       "at least 1, found {} and {}",
                       call.op().name(), dim.extra, dim.output);
    }
    plan.dims.push_back(dim);
  }
  plan_result(call, plan);
  return plan;
}

template <size_t dims>
Result<Types> infer_transposed(const OpCall& call) {
  const ConvolutionPlan plan = TRY(plan_transposed(call, dims));
  return Types{{call.tensor(0).dtype, plan.result}};
}

// The contribution of every input element to each tap: [batch, group, channel, taps…, input dims…].
BufferId append_spread(const ConvolutionPlan& plan, const LoweredBuffers& buffers,
                       KernelBuilder& builder, DType compute) {
  const size_t dims = plan.dims.size();
  const size_t batch = plan.batched ? 1 : 0;
  const BufferId input = buffers.inputs[0][0];
  const BufferId weight = buffers.inputs[1][0];
  const ParameterId in_channels = builder.parameter(plan.in_channels);
  Contraction sum;
  if (plan.batched) sum.loops.push_back(builder.extent(input, 0));
  sum.loops.push_back(builder.parameter(plan.groups));
  for (size_t i = 0; i < 1 + dims; ++i) sum.loops.push_back(builder.extent(weight, 1 + i));
  for (size_t i = 0; i < dims; ++i) sum.loops.push_back(builder.extent(input, batch + 1 + i));
  const ParameterIds kept = sum.loops;
  sum.loops.push_back(in_channels);
  const auto loop = loop_indices(builder, sum.loops.size());
  const ExprId channel =
      plus(builder, times(builder, loop[batch], builder.of(in_channels)), loop.back());
  ExprIds source;
  ExprIds weights{channel, loop[batch + 1]};
  if (plan.batched) source.push_back(loop[0]);
  source.push_back(channel);
  for (size_t i = 0; i < dims; ++i) {
    weights.push_back(loop[batch + 2 + i]);
    source.push_back(loop[batch + 2 + dims + i]);
  }
  sum.value = times(builder, load_as(builder, compute, input, source),
                    load_as(builder, compute, weight, weights));
  const BufferId spread = builder.temporary("spread", compute, kept);
  append_contraction(builder, sum, spread);
  return spread;
}

// Output element o gathers tap k from the input element (o + padding - k * dilation) / stride, if
// it exists.
template <size_t dims>
void lower_transposed(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const ConvolutionPlan plan = *plan_transposed(call, dims);
  const DType compute = opmath(call.tensor(0).dtype);
  const BufferId weight = buffers.inputs[1][0];
  const BufferId output = buffers.outputs[0];
  const size_t batch = plan.batched ? 1 : 0;
  const BufferId spread = append_spread(plan, buffers, builder, compute);
  Contraction sum{.reduced = dims};
  if (plan.batched) sum.loops.push_back(builder.extent(output, 0));
  sum.loops.push_back(builder.parameter(plan.groups));
  sum.loops.push_back(builder.extent(weight, 1));
  for (size_t i = 0; i < dims; ++i) sum.loops.push_back(builder.extent(output, batch + 1 + i));
  const ParameterIds kept = sum.loops;
  for (size_t i = 0; i < dims; ++i) sum.loops.push_back(builder.extent(weight, 2 + i));

  const auto loop = loop_indices(builder, sum.loops.size());
  const auto lead = loop_indices(builder, batch + 2);
  const ExprId channel =
      plus(builder, times(builder, loop[batch], builder.of(kept[batch + 1])), loop[batch + 1]);
  ExprIds source = lead;
  ExprIds place;
  if (plan.batched) place.push_back(loop[0]);
  place.push_back(channel);
  ExprId guard;
  ExprIds elements;
  for (size_t i = 0; i < dims; ++i) {
    const auto of = [&](int64_t value) { return builder.of(builder.parameter(value)); };
    const SlidingWindow& dim = plan.dims[i];
    const ExprId tap = loop[batch + 2 + dims + i];
    source.push_back(tap);
    place.push_back(loop[batch + 2 + i]);
    const ExprId offset = minus(builder, plus(builder, place.back(), of(dim.before)),
                                times(builder, tap, of(dim.dilation)));
    const ExprId stride = of(dim.stride);
    const ExprId element = builder.apply(ScalarOp::kFloorDiv, {offset, stride});
    const ExprId rest = builder.apply(ScalarOp::kRemainder, {offset, stride});
    const ExprId zero = builder.integer(0);
    ExprId meets = both(builder, builder.apply(ScalarOp::kEq, {rest, zero}),
                        builder.apply(ScalarOp::kGe, {element, zero}));
    meets = both(builder, meets, less(builder, element, of(dim.input)));
    guard = guard.valid() ? both(builder, guard, meets) : meets;
    elements.push_back(element);
  }
  source.insert(source.end(), elements.begin(), elements.end());
  const BufferId sums = builder.temporary("sums", compute, kept);
  const auto kept_index = loop_indices(builder, kept.size());
  builder.reduce(sum.loops, dims, Combine::kSum, builder.load(spread, source), sums, kept_index,
                 guard);
  ExprId total = builder.load(sums, kept_index);
  if (call.has(2)) {
    total = plus(builder, total, load_as(builder, compute, buffers.inputs[2][0], {channel}));
  }
  builder.map(kept, output, place, total);
}

constexpr OpDef kConvolutionTransposeOps[] = {
    {.schema = "conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, "
               "int[] stride=[1], int[] padding=[0], int[] output_padding=[0], int groups=1, "
               "int[] dilation=[1]) -> Tensor",
     .doc = "the transposed conv1d: each element adds the weight times itself to a window",
     .spellings = kSpellings<
         "torch.conv_transpose1d(input, weight, bias=None, stride=1, padding=0, "
         "output_padding=0, groups=1, dilation=1)",
         "torch.nn.functional.conv_transpose1d(input, weight, bias=None, stride=1, padding=0, "
         "output_padding=0, groups=1, dilation=1)">,
     .infer = infer_transposed<1>,
     .lower = lower_transposed<1>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,4], %w: f32[2,3,2]) %y = conv_transpose1d(%x, %w) : f32[1,3,5]"},
    {.schema = "conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, "
               "int[] stride=[1,1], int[] padding=[0,0], int[] output_padding=[0,0], "
               "int groups=1, int[] dilation=[1,1]) -> Tensor",
     .doc = "the transposed conv2d: each element adds the weight times itself to a window",
     .spellings = kSpellings<
         "torch.conv_transpose2d(input, weight, bias=None, stride=1, padding=0, "
         "output_padding=0, groups=1, dilation=1)",
         "torch.nn.functional.conv_transpose2d(input, weight, bias=None, stride=1, padding=0, "
         "output_padding=0, groups=1, dilation=1)">,
     .infer = infer_transposed<2>,
     .lower = lower_transposed<2>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,3,3], %w: f32[2,3,2,2]) "
                "%y = conv_transpose2d(%x, %w, stride=[2,2]) : f32[1,3,6,6]"},
    {.schema = "conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, "
               "int[] stride=[1,1,1], int[] padding=[0,0,0], int[] output_padding=[0,0,0], "
               "int groups=1, int[] dilation=[1,1,1]) -> Tensor",
     .doc = "the transposed conv3d: each element adds the weight times itself to a window",
     .spellings = kSpellings<
         "torch.conv_transpose3d(input, weight, bias=None, stride=1, padding=0, "
         "output_padding=0, groups=1, dilation=1)",
         "torch.nn.functional.conv_transpose3d(input, weight, bias=None, stride=1, padding=0, "
         "output_padding=0, groups=1, dilation=1)">,
     .infer = infer_transposed<3>,
     .lower = lower_transposed<3>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,2,2,2], %w: f32[2,3,2,2,2]) "
                "%y = conv_transpose3d(%x, %w) : f32[1,3,3,3,3]"},
};

}  // namespace

std::span<const OpDef> convolution_transpose_ops() { return kConvolutionTransposeOps; }

std::optional<ConvolutionPlan> transposed_convolution(const OpCall& call) {
  if (!call.op().name().starts_with("conv_transpose")) return std::nullopt;
  auto plan = plan_transposed(call, call.tensor(1).rank() - 2);
  if (!plan) return std::nullopt;
  return *std::move(plan);
}

}  // namespace passnet
