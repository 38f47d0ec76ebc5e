// Resampling of the last one, two or three dims to other extents.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"
#include "ops/window/interpolation.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

using Mode = InterpolationMode;

struct ModeName {
  std::string_view name;
  Mode mode;
  size_t dims;  // number of resampled dims; 0: any
};
constexpr std::array<ModeName, 7> kModes{{
    {"nearest", Mode::kNearest, 0},
    {"nearest-exact", Mode::kNearestExact, 0},
    {"linear", Mode::kLinear, 1},
    {"bilinear", Mode::kLinear, 2},
    {"trilinear", Mode::kLinear, 3},
    {"bicubic", Mode::kCubic, 2},
    {"area", Mode::kArea, 0},
}};

// interpolate(self, size, scale_factor, mode, align_corners, recompute_scale_factor)
Result<Mode> interpolation_mode(const OpCall& call, size_t dims) {
  const auto found = std::ranges::find(kModes, call.string(3), &ModeName::name);
  if (found == kModes.end() || (found->dims != 0 && found->dims != dims)) {
    return call.fail("bad-mode", "'{}' cannot resample {} by \"{}\"", call.op().name(),
                     to_string(call.tensor(0)), call.string(3));
  }
  const bool nearest = found->mode == Mode::kNearest || found->mode == Mode::kNearestExact;
  const bool antialias = call.boolean(6);
  if (antialias && (dims != 2 || nearest || found->mode == Mode::kArea)) {
    return call.fail("bad-mode", "'{}' antialiases \"bilinear\" and \"bicubic\" only, found \"{}\"",
                     call.op().name(), call.string(3));
  }
  if ((nearest || found->mode == Mode::kArea) && call.has(4)) {
    return call.fail("bad-mode", "'{}' expects no align_corners with \"{}\"", call.op().name(),
                     call.string(3));
  }
  const DType dtype = call.tensor(0).dtype;
  const bool takes_bytes = nearest || (dims == 2 && found->mode != Mode::kArea);
  if (!is_float(dtype) && !(takes_bytes && dtype == DType::kU8)) {
    return refuse_dtype(call, dtype, "a floating dtype");
  }
  if (antialias && opmath(dtype) != dtype && is_float(dtype)) {
    return refuse_dtype(call, dtype, "f32, f64 or u8");
  }
  return found->mode;
}

Result<int64_t> output_extent(const OpCall& call, size_t i, size_t dims, int64_t input) {
  double extent = 0;
  if (call.has(1)) {
    const auto& size = call.integers(1);
    if (size.size() == 1 || size.size() == dims) extent = static_cast<double>(entry_of(size, i));
  } else {
    const auto& factors = std::get<std::vector<double>>(call.attribute(2));
    if (factors.size() == 1 || factors.size() == dims) {
      extent = std::floor(static_cast<double>(input) * factors[factors.size() == 1 ? 0 : i]);
    }
  }
  constexpr double kLimit = 1LL << 40;
  if (extent >= 1 && extent < kLimit && input > 0) return static_cast<int64_t>(extent);
  return call.fail("bad-size", "'{}' expects a size for each of {} dims from 1 on, found {} for {}",
                   call.op().name(), dims, extent, to_string(call.tensor(0)));
}

Result<InterpolatePlan> plan_interpolate(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_rank(call, self, 3, 5));
  const size_t dims = self.rank() - 2;
  InterpolatePlan plan{.mode = TRY(interpolation_mode(call, dims))};
  const bool recomputes = call.has(5) && call.boolean(5);
  if (call.has(1) == call.has(2) || (recomputes && call.has(1)) || self.shape[1] == 0) {
    return call.fail("bad-size", "'{}' expects channels and either a size or factors, found {}",
                     call.op().name(), to_string(self));
  }
  plan.align_corners = call.has(4) && call.boolean(4);
  plan.antialias = call.boolean(6);
  for (size_t i = 0; i < dims; ++i) {
    ResampledDim dim{.input = self.shape[2 + i]};
    dim.output = TRY(output_extent(call, i, dims, dim.input));
    if (call.has(2) && !recomputes) {
      const auto& factors = std::get<std::vector<double>>(call.attribute(2));
      dim.factor = factors[factors.size() == 1 ? 0 : i];
    }
    plan.dims.push_back(dim);
  }
  return plan;
}

Result<Types> infer_interpolate(const OpCall& call) {
  const InterpolatePlan plan = TRY(plan_interpolate(call));
  TensorType type = call.tensor(0);
  for (size_t i = 0; i < plan.dims.size(); ++i) type.shape[2 + i] = plan.dims[i].output;
  return Types{type};
}

// True for two dims of a small result, for which ATen has a separate kernel.
bool is_small_image(const InterpolatePlan& plan) {
  constexpr int64_t kSmall = 128;
  return plan.dims.size() == 2 && plan.dims[0].output + plan.dims[1].output <= kSmall;
}

// The places that an output element reads along one dim: its taps and their weights.
struct Taps {
  ExprIds places;
  ExprIds weights;  // empty: the one tap has weight 1
};

class DimResampler {
 public:
  DimResampler(const InterpolatePlan& plan, const DimPosition& at, ExprId output,
               std::optional<DType> rounded)
      : plan_(plan), at_(at), b_(at.builder()), output_(output), rounded_(rounded) {}

  Taps taps() const {
    if (plan_.mode == Mode::kNearest) return nearest(0);
    if (plan_.mode == Mode::kNearestExact) return nearest(0.5);
    const bool same = at_.dim().input == at_.dim().output;
    if (same && plan_.mode == Mode::kLinear) return {{output_}, {}};
    return plan_.mode == Mode::kLinear ? linear() : cubic();
  }

 private:
  // ATen stores weights in the tensor's dtype.
  ExprId weight(ExprId value) const {
    return rounded_ ? b_.cast(b_.cast(value, *rounded_), at_.compute()) : value;
  }

  Taps nearest(double center) const {
    if (center == 0 && is_small_image(plan_)) {  // where ATen's kernel ignores the factor
      const ResampledDim& dim = at_.dim();
      if (dim.output == dim.input) return {{output_}, {}};
      if (dim.output == 2 * dim.input) {
        return {{b_.apply(ScalarOp::kTruncDiv, {output_, b_.integer(2)})}, {}};
      }
    }
    ExprId from = at_.output();
    if (center != 0) from = plus(b_, from, at_.number(center));
    const ExprId place = b_.apply(ScalarOp::kFloor, {times(b_, from, at_.scale(false))});
    return {{b_.apply(ScalarOp::kMin, {b_.cast(place, DType::kI64), at_.last()})}, {}};
  }

  Taps linear() const {
    const ExprId source = b_.apply(ScalarOp::kMax, {at_.source(), at_.number(0)});
    const ExprId first = at_.first(source);
    const ExprId second = b_.apply(ScalarOp::kMin, {plus(b_, first, b_.integer(1)), at_.last()});
    const ExprId part = weight(at_.fraction(source, first));
    return {{first, second}, {weight(minus(b_, at_.number(1), part)), part}};
  }

  Taps cubic() const {
    constexpr double kA = -0.75;
    const ExprId source = at_.source();
    const ExprId first = at_.first(source);
    const ExprId part = at_.fraction(source, first);
    const ExprId rest = minus(b_, at_.number(1), part);
    Taps taps;
    for (const int64_t step : {-1, 0, 1, 2}) {
      taps.places.push_back(at_.clamped(plus(b_, first, b_.integer(step))));
    }
    taps.weights = {weight(far_cubic(b_, plus(b_, part, at_.number(1)), kA)),
                    weight(near_cubic(b_, part, kA)), weight(near_cubic(b_, rest, kA)),
                    weight(far_cubic(b_, plus(b_, rest, at_.number(1)), kA))};
    return taps;
  }

  const InterpolatePlan& plan_;
  const DimPosition& at_;
  KernelBuilder& b_;
  ExprId output_;
  std::optional<DType> rounded_;
};

// ATen's general kernel rounds half-precision weights, but the kernel for small images does not.
// (On a single thread ATen also uses that one for three channels.)
std::optional<DType> weight_rounding(const InterpolatePlan& plan, DType dtype) {
  if (!is_float(dtype) || opmath(dtype) == dtype) return std::nullopt;
  if (plan.mode == Mode::kLinear && is_small_image(plan)) return std::nullopt;
  return dtype;
}

// Σ over the taps of dims `at` and inside; the recursion is as deep as the resampled dims.
ExprId weighted_sum(KernelBuilder& builder, std::span<const Taps> dims, size_t at, ExprIds& index,
                    const std::function<ExprId()>& load) {
  if (at == dims.size()) return load();
  ExprId sum;
  const size_t dim = index.size() - dims.size() + at;
  for (size_t tap = 0; tap < dims[at].places.size(); ++tap) {
    index[dim] = dims[at].places[tap];
    ExprId value = weighted_sum(builder, dims, at + 1, index, load);
    if (!dims[at].weights.empty()) value = times(builder, dims[at].weights[tap], value);
    sum = sum.valid() ? plus(builder, sum, value) : value;
  }
  return sum;
}

// The means of windows: element o of n is that of floor(o · input / n) to ceil((o + 1) · input /
// n).
void append_area(KernelBuilder& builder, const InterpolatePlan& plan, DType dtype, BufferId input,
                 BufferId output) {
  ParameterIds loops = builder.extents(output);
  const ParameterIds outer = loops;
  const auto place = loop_indices(builder, outer.size());
  auto source = place;
  ExprId guard;
  ExprId size = builder.integer(1);
  for (size_t i = 0; i < plan.dims.size(); ++i) {
    const ResampledDim& dim = plan.dims[i];
    const ExprId from = builder.of(builder.parameter(dim.input));
    const ExprId to = builder.of(builder.parameter(dim.output));
    const ExprId o = place[2 + i];
    const ExprId start = builder.apply(ScalarOp::kTruncDiv, {times(builder, o, from), to});
    const ExprId next = times(builder, plus(builder, o, builder.integer(1)), from);
    const ExprId last = plus(builder, next, minus(builder, to, builder.integer(1)));
    const ExprId end = builder.apply(ScalarOp::kTruncDiv, {last, to});
    loops.push_back(builder.parameter(std::min(dim.input / dim.output + 2, dim.input)));
    source[2 + i] = plus(builder, start, builder.index(loops.size() - 1));
    const ExprId inside = less(builder, source[2 + i], end);
    guard = guard.valid() ? both(builder, guard, inside) : inside;
    size = times(builder, size, minus(builder, end, start));
  }
  const DType compute = opmath(dtype);
  const BufferId sums = builder.temporary("sums", compute, outer);
  builder.reduce(loops, plan.dims.size(), Combine::kSum, load_as(builder, compute, input, source),
                 sums, place, guard);
  builder.map(outer, output, place,
              divide(builder, builder.load(sums, place), builder.cast(size, compute)));
}

// Returns what elements with weights are read from: the input, or a copy of it in the dtype in
// which they are added, since processors gather no elements of two bytes.
BufferId weighted_source(KernelBuilder& builder, DType compute, BufferId input, DType dtype) {
  if (byte_size(dtype) >= byte_size(compute)) return input;
  const ParameterIds extents = builder.extents(input);
  const BufferId wide = builder.temporary("wide", compute, extents);
  const auto place = loop_indices(builder, extents.size());
  builder.map(extents, wide, place, load_as(builder, compute, input, place));
  return wide;
}

void lower_interpolate(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const InterpolatePlan plan = *plan_interpolate(call);
  const DType dtype = call.tensor(0).dtype;
  if (plan.mode == Mode::kArea) {
    return append_area(builder, plan, dtype, buffers.inputs[0][0], buffers.outputs[0]);
  }
  if (plan.antialias || (!plan.is_nearest() && is_integral(dtype))) {
    return append_separable_interpolation(builder, plan, dtype, buffers.inputs[0][0],
                                          buffers.outputs[0]);
  }
  const DType compute = is_float(dtype) ? opmath(dtype) : DType::kF32;
  const auto place = loop_indices(builder, call.tensor(0).rank());
  std::vector<Taps> taps;
  for (size_t i = 0; i < plan.dims.size(); ++i) {
    const DimPosition at(builder, plan, plan.dims[i], place[2 + i], compute);
    taps.push_back(DimResampler(plan, at, place[2 + i], weight_rounding(plan, dtype)).taps());
  }
  const BufferId source = plan.is_nearest()
                              ? buffers.inputs[0][0]
                              : weighted_source(builder, compute, buffers.inputs[0][0], dtype);
  auto index = place;
  const ExprId value =
      weighted_sum(builder, taps, 0, index, [&] { return builder.load(source, index); });
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], place, value);
}

constexpr OpDef kInterpolateOps[] = {
    {.schema = "interpolate(Tensor self, int[]? size=None, float[]? scale_factor=None, "
               "str mode=\"nearest\", bool? align_corners=None, "
               "bool? recompute_scale_factor=None, bool antialias=False) -> Tensor",
     .doc = "the dims after the first two resampled to a size, or by factors: nearest, "
            "nearest-exact, linear, bilinear, trilinear, bicubic, area",
     .spellings = kSpellings<
         "torch.nn.functional.interpolate(input, size=None, scale_factor: number, "
         "mode=\"nearest\", align_corners=None, recompute_scale_factor=None, "
         "antialias=False) => interpolate(input, size=size, scale_factor=[scale_factor], "
         "mode=mode, align_corners=align_corners, "
         "recompute_scale_factor=recompute_scale_factor, antialias=antialias)",
         "torch.nn.functional.interpolate(input, size=None, scale_factor=None, mode=\"nearest\", "
         "align_corners=None, recompute_scale_factor=None, antialias=False)",
         "torch.nn.functional.upsample(input, size=None, scale_factor: number, "
         "mode=\"nearest\", align_corners=None) => interpolate(input, size=size, "
         "scale_factor=[scale_factor], mode=mode, align_corners=align_corners)",
         "torch.nn.functional.upsample(input, size=None, scale_factor=None, mode=\"nearest\", "
         "align_corners=None)">,
     .infer = infer_interpolate,
     .lower = lower_interpolate,
     .sizes = "size",
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,3,3]) %y = interpolate(%x, [6,6]) : f32[1,2,6,6]"},
};

}  // namespace

std::span<const OpDef> interpolate_ops() { return kInterpolateOps; }

}  // namespace passnet
