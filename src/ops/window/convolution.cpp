// Convolutions over the last one, two or three dims.
#include "ops/contract/contraction.hpp"
#include "ops/families.hpp"
#include "ops/spelling.hpp"
#include "ops/window/convolution_window.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The form of the padding: numbers, or (in ops named …_same) whatever keeps the extents.
enum class PaddingRule : uint8_t { kGiven, kSame };

// op(input, weight, bias, stride, padding, dilation, groups), or without the padding.
template <PaddingRule padding>
Result<ConvolutionPlan> plan_convolution(const OpCall& call, size_t dims) {
  TRY(expect_convolvable(call, dims));
  constexpr bool kSame = padding == PaddingRule::kSame;
  const auto stride = TRY(window_entries(call, 3, dims, 1));
  const auto given = kSame ? Integers(dims) : TRY(window_entries(call, 4, dims, 0));
  const auto dilation = TRY(window_entries(call, kSame ? 4 : 5, dims, 1));
  const DType dtype = call.tensor(0).dtype;
  if (is_integral(dtype) && dtype != DType::kI64 && std::ranges::max(dilation) > 1) {
    return refuse_dtype(call, dtype, "i64 or a floating dtype with a dilation");
  }
  ConvolutionPlan plan;
  TRY(plan_channels(call, call.integer(kSame ? 5 : 6), false, plan));
  const Shape& input = call.tensor(0).shape;
  for (size_t i = 0; i < dims; ++i) {
    SlidingWindow dim{.input = input[input.size() - dims + i],
                      .kernel = call.tensor(1).shape[2 + i],
                      .stride = stride[i],
                      .before = given[i],
                      .after = given[i],
                      .dilation = dilation[i]};
    if (kSame) {
      if (dim.stride != 1) {
        return call.fail("bad-window", "'{}' expects a stride of 1, found {}", call.op().name(),
                         dim.stride);
      }
      dim.before = (dim.reach() - 1) / 2;
      dim.after = dim.reach() - 1 - dim.before;
    }
    const int64_t room = dim.input + dim.before + dim.after - dim.reach();
    if (room < 0 || dim.kernel == 0) {
      return call.fail("window-too-large", "'{}' expects windows within the input, found {} in {}",
                       call.op().name(), dim.reach(), dim.input + dim.before + dim.after);
    }
    dim.output = room / dim.stride + 1;
    plan.dims.push_back(dim);
  }
  plan_result(call, plan);
  return plan;
}

template <size_t dims, PaddingRule padding>
Result<Types> infer_convolution(const OpCall& call) {
  const ConvolutionPlan plan = TRY(plan_convolution<padding>(call, dims));
  return Types{{call.tensor(0).dtype, plan.result}};
}

// The input surrounded by its zeros: the taps then read in bounds and in order.
BufferId padded_input(const ConvolutionPlan& plan, BufferId input, KernelBuilder& builder) {
  ParameterIds extents = builder.extents(input);
  const size_t lead = extents.size() - plan.dims.size();
  const auto index = loop_indices(builder, extents.size());
  auto source = index;
  ExprId inside;
  for (size_t i = 0; i < plan.dims.size(); ++i) {
    const SlidingWindow& dim = plan.dims[i];
    if (dim.before == 0 && dim.after == 0) continue;
    const ExprId extent = builder.of(builder.extent(input, lead + i));
    extents[lead + i] = builder.parameter(dim.input + dim.before + dim.after);
    const ExprId at = minus(builder, index[lead + i], builder.of(builder.parameter(dim.before)));
    source[lead + i] = at;
    const ExprId here = both(builder, builder.apply(ScalarOp::kGe, {at, builder.integer(0)}),
                             less(builder, at, extent));
    inside = inside.valid() ? both(builder, inside, here) : here;
  }
  if (!inside.valid()) return input;
  const ExprId value = builder.load(input, source);
  const DType dtype = builder.dtype(value);
  const BufferId padded = builder.temporary("padded", dtype, extents);
  builder.map(extents, padded, index, choose(builder, inside, value, builder.number(0, dtype)));
  return padded;
}

// Loops: batch, group, channel of the group, the result's dims; then input channel and taps.
template <size_t dims, PaddingRule padding>
void lower_convolution(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const ConvolutionPlan plan = *plan_convolution<padding>(call, dims);
  const DType compute = opmath(call.tensor(0).dtype);
  const BufferId weight = buffers.inputs[1][0];
  const BufferId output = buffers.outputs[0];
  const BufferId input = padded_input(plan, buffers.inputs[0][0], builder);
  const size_t batch = plan.batched ? 1 : 0;
  Contraction sum{.reduced = 1 + dims};
  if (plan.batched) sum.loops.push_back(builder.extent(output, 0));
  const ParameterId in_channels = builder.extent(weight, 1);
  const ParameterId out_channels = builder.parameter(plan.out_channels);
  sum.loops.push_back(builder.parameter(plan.groups));
  sum.loops.push_back(out_channels);
  for (size_t i = 0; i < dims; ++i) sum.loops.push_back(builder.extent(output, batch + 1 + i));
  sum.loops.push_back(in_channels);
  for (size_t i = 0; i < dims; ++i) sum.loops.push_back(builder.extent(weight, 2 + i));

  const auto loop = loop_indices(builder, sum.loops.size());
  const ExprId group = loop[batch];
  const size_t tap = batch + 2 + dims;  // the input channel's loop; the taps' follow
  const auto channel = [&](ParameterId each, ExprId of_group) {
    return plus(builder, times(builder, group, builder.of(each)), of_group);
  };
  ExprIds source;
  ExprIds weights{channel(out_channels, loop[batch + 1]), loop[tap]};
  ExprIds place;
  if (plan.batched) source.push_back(loop[0]);
  place = source;
  source.push_back(channel(in_channels, loop[tap]));
  place.push_back(weights[0]);
  for (size_t i = 0; i < dims; ++i) {
    const ExprId o = loop[batch + 2 + i];
    const ExprId k = loop[tap + 1 + i];
    const auto scaled = [&](ExprId at, int64_t step) {
      return step == 1 ? at : times(builder, at, builder.of(builder.parameter(step)));
    };
    source.push_back(
        plus(builder, scaled(o, plan.dims[i].stride), scaled(k, plan.dims[i].dilation)));
    weights.push_back(k);
    place.push_back(o);
  }
  sum.value = times(builder, load_as(builder, compute, input, source),
                    load_as(builder, compute, weight, weights));
  if (!call.has(2)) {
    append_contraction(builder, sum, output, {}, place);
    return;
  }
  const ExprId bias = load_as(builder, compute, buffers.inputs[2][0], {weights[0]});
  append_contraction(
      builder, sum, output, [&](ExprId total) { return plus(builder, total, bias); }, place);
}

constexpr OpDef kConvolutionOps[] = {
    {.schema = "conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[] stride=[1], "
               "int[] padding=[0], int[] dilation=[1], int groups=1) -> Tensor",
     .doc = "the sums of the products of the weight and each window of the last dim",
     .spellings = kSpellings<
         "torch.conv1d(input, weight, bias=None, stride=1, padding: 'valid', dilation=1, "
         "groups=1) => conv1d(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.conv1d(input, weight, bias=None, stride=1, padding: 'same', dilation=1, "
         "groups=1) => conv1d_same(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1)",
         "torch.nn.functional.conv1d(input, weight, bias=None, stride=1, padding: 'valid', "
         "dilation=1, groups=1) => conv1d(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.nn.functional.conv1d(input, weight, bias=None, stride=1, padding: 'same', "
         "dilation=1, groups=1) => conv1d_same(input, weight, bias, stride=stride, "
         "dilation=dilation, groups=groups)",
         "torch.nn.functional.conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, "
         "groups=1)">,
     .infer = infer_convolution<1, PaddingRule::kGiven>,
     .lower = lower_convolution<1, PaddingRule::kGiven>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,8], %w: f32[3,2,3]) %y = conv1d(%x, %w) : f32[1,3,6]"},
    {.schema = "conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[] stride=[1,1], "
               "int[] padding=[0,0], int[] dilation=[1,1], int groups=1) -> Tensor",
     .doc = "the sums of the products of the weight and each window of the last two dims",
     .spellings = kSpellings<
         "torch.conv2d(input, weight, bias=None, stride=1, padding: 'valid', dilation=1, "
         "groups=1) => conv2d(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.conv2d(input, weight, bias=None, stride=1, padding: 'same', dilation=1, "
         "groups=1) => conv2d_same(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1)",
         "torch.nn.functional.conv2d(input, weight, bias=None, stride=1, padding: 'valid', "
         "dilation=1, groups=1) => conv2d(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.nn.functional.conv2d(input, weight, bias=None, stride=1, padding: 'same', "
         "dilation=1, groups=1) => conv2d_same(input, weight, bias, stride=stride, "
         "dilation=dilation, groups=groups)",
         "torch.nn.functional.conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, "
         "groups=1)">,
     .infer = infer_convolution<2, PaddingRule::kGiven>,
     .lower = lower_convolution<2, PaddingRule::kGiven>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,5,5], %w: f32[3,2,3,3]) %y = conv2d(%x, %w) : f32[1,3,3,3]"},
    {.schema = "conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[] stride=[1,1,1], "
               "int[] padding=[0,0,0], int[] dilation=[1,1,1], int groups=1) -> Tensor",
     .doc = "the sums of the products of the weight and each window of the last three dims",
     .spellings = kSpellings<
         "torch.conv3d(input, weight, bias=None, stride=1, padding: 'valid', dilation=1, "
         "groups=1) => conv3d(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.conv3d(input, weight, bias=None, stride=1, padding: 'same', dilation=1, "
         "groups=1) => conv3d_same(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1)",
         "torch.nn.functional.conv3d(input, weight, bias=None, stride=1, padding: 'valid', "
         "dilation=1, groups=1) => conv3d(input, weight, bias, stride=stride, dilation=dilation, "
         "groups=groups)",
         "torch.nn.functional.conv3d(input, weight, bias=None, stride=1, padding: 'same', "
         "dilation=1, groups=1) => conv3d_same(input, weight, bias, stride=stride, "
         "dilation=dilation, groups=groups)",
         "torch.nn.functional.conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, "
         "groups=1)">,
     .infer = infer_convolution<3, PaddingRule::kGiven>,
     .lower = lower_convolution<3, PaddingRule::kGiven>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,4,4,4], %w: f32[3,2,2,2,2]) %y = conv3d(%x, %w) : f32[1,3,3,3,3]"},
    {.schema = "conv1d_same(Tensor input, Tensor weight, Tensor? bias=None, int[] stride=[1], "
               "int[] dilation=[1], int groups=1) -> Tensor",
     .doc = "conv1d with the padding that keeps the extent, an odd zero at the end",
     .infer = infer_convolution<1, PaddingRule::kSame>,
     .lower = lower_convolution<1, PaddingRule::kSame>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,8], %w: f32[3,2,3]) %y = conv1d_same(%x, %w) : f32[1,3,8]"},
    {.schema = "conv2d_same(Tensor input, Tensor weight, Tensor? bias=None, int[] stride=[1,1], "
               "int[] dilation=[1,1], int groups=1) -> Tensor",
     .doc = "conv2d with the padding that keeps the extents, odd zeros at the end",
     .infer = infer_convolution<2, PaddingRule::kSame>,
     .lower = lower_convolution<2, PaddingRule::kSame>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,5,5], %w: f32[3,2,3,3]) %y = conv2d_same(%x, %w) : f32[1,3,5,5]"},
    {.schema = "conv3d_same(Tensor input, Tensor weight, Tensor? bias=None, int[] stride=[1,1,1], "
               "int[] dilation=[1,1,1], int groups=1) -> Tensor",
     .doc = "conv3d with the padding that keeps the extents, odd zeros at the end",
     .infer = infer_convolution<3, PaddingRule::kSame>,
     .lower = lower_convolution<3, PaddingRule::kSame>,
     .library = "convolution",
     .weights = "weight bias",
     .example = "(%x: f32[1,2,4,4,4], %w: f32[3,2,2,2,2]) "
                "%y = conv3d_same(%x, %w) : f32[1,3,4,4,4]"},
};

}  // namespace

std::span<const OpDef> convolution_ops() { return kConvolutionOps; }

std::optional<ConvolutionPlan> forward_convolution(const OpCall& call) {
  const std::string_view name = call.op().name();
  const bool known = std::ranges::any_of(kConvolutionOps, [&](const OpDef& def) {
    return def.schema.starts_with(std::string(name) + "(");
  });
  if (!known) return std::nullopt;
  const size_t dims = call.tensor(1).rank() - 2;
  auto plan = name.ends_with("_same") ? plan_convolution<PaddingRule::kSame>(call, dims)
                                      : plan_convolution<PaddingRule::kGiven>(call, dims);
  if (!plan) return std::nullopt;
  return *std::move(plan);
}

}  // namespace passnet
