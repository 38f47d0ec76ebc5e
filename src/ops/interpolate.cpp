// Resampling of the last one, two or three dims to other extents.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

enum class Mode : uint8_t { kNearest, kNearestExact, kLinear, kCubic };

struct ModeName {
  std::string_view name;
  Mode mode;
  size_t dims;  // how many dims it resamples; 0: any
};
constexpr std::array<ModeName, 6> kModes{{
    {"nearest", Mode::kNearest, 0},
    {"nearest-exact", Mode::kNearestExact, 0},
    {"linear", Mode::kLinear, 1},
    {"bilinear", Mode::kLinear, 2},
    {"trilinear", Mode::kLinear, 3},
    {"bicubic", Mode::kCubic, 2},
}};

struct ResampledDim {
  int64_t input = 0;
  int64_t output = 0;
  double factor = 0;  // output per input as the caller gave it; 0: the quotient of the extents
};

struct InterpolatePlan {
  Mode mode = Mode::kNearest;
  bool align_corners = false;
  std::vector<ResampledDim> dims;
};

// interpolate(self, size, scale_factor, mode, align_corners, recompute_scale_factor)
Result<Mode> interpolation_mode(const OpCall& call, size_t dims) {
  const auto found = std::ranges::find(kModes, call.string(3), &ModeName::name);
  if (found == kModes.end() || (found->dims != 0 && found->dims != dims)) {
    return call.fail("bad-mode", "'{}' cannot resample {} by \"{}\"", call.op().name(),
                     to_string(call.tensor(0)), call.string(3));
  }
  const bool nearest = found->mode == Mode::kNearest || found->mode == Mode::kNearestExact;
  if (nearest && call.has(4)) {
    return call.fail("bad-mode", "'{}' expects no align_corners with \"{}\"", call.op().name(),
                     call.string(3));
  }
  const DType dtype = call.tensor(0).dtype;
  if (!is_float(dtype) && !(nearest && dtype == DType::kU8)) {
    return refuse_dtype(call, dtype, "a floating dtype");
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

// Where an output element reads one dim: its taps and their weights.
struct Taps {
  std::vector<ExprId> places;
  std::vector<ExprId> weights;  // empty: the one tap counts whole
};

class DimResampler {
 public:
  DimResampler(KernelBuilder& builder, const InterpolatePlan& plan, const ResampledDim& dim,
               ExprId output, DType compute)
      : b_(builder), plan_(plan), dim_(dim), output_(output), compute_(compute) {}

  Taps taps() const {
    if (plan_.mode == Mode::kNearest) return nearest(0);
    if (plan_.mode == Mode::kNearestExact) return nearest(0.5);
    if (dim_.input == dim_.output && plan_.mode == Mode::kLinear) return {{output_}, {}};
    return plan_.mode == Mode::kLinear ? linear() : cubic();
  }

 private:
  ExprId number(double value) const { return b_.number(value, compute_); }
  ExprId size(int64_t value) const { return count(b_, value, compute_); }
  ExprId position() const { return b_.cast(output_, compute_); }
  ExprId last() const { return b_.of(b_.parameter(dim_.input - 1)); }

  // Input elements per output element.
  ExprId scale(bool align_corners) const {
    if (align_corners) {
      if (dim_.output <= 1) return number(0);
      return divide(b_, size(dim_.input - 1), size(dim_.output - 1));
    }
    if (dim_.factor > 0) return number(1 / dim_.factor);
    return divide(b_, size(dim_.input), size(dim_.output));
  }

  ExprId clamped(ExprId place) const {
    return b_.apply(ScalarOp::kMax, {b_.integer(0), b_.apply(ScalarOp::kMin, {place, last()})});
  }

  Taps nearest(double centre) const {
    ExprId from = position();
    if (centre != 0) from = plus(b_, from, number(centre));
    const ExprId at = b_.apply(ScalarOp::kFloor, {times(b_, from, scale(false))});
    return {{b_.apply(ScalarOp::kMin, {b_.cast(at, DType::kI64), last()})}, {}};
  }

  // Half a pixel is the centre of the first one, unless the corners are aligned.
  ExprId source() const {
    if (plan_.align_corners) return times(b_, scale(true), position());
    const ExprId centred = plus(b_, position(), number(0.5));
    return minus(b_, times(b_, scale(false), centred), number(0.5));
  }

  // How far the source lies behind its first tap, in [0, 1].
  ExprId fraction(ExprId source, ExprId first) const {
    const ExprId rest = minus(b_, source, b_.cast(first, compute_));
    return b_.apply(ScalarOp::kMin, {b_.apply(ScalarOp::kMax, {rest, number(0)}), number(1)});
  }

  Taps linear() const {
    const ExprId at = b_.apply(ScalarOp::kMax, {source(), number(0)});
    const ExprId floor = b_.cast(b_.apply(ScalarOp::kFloor, {at}), DType::kI64);
    const ExprId first = b_.apply(ScalarOp::kMin, {floor, last()});
    const ExprId second = b_.apply(ScalarOp::kMin, {plus(b_, first, b_.integer(1)), last()});
    const ExprId part = fraction(at, first);
    return {{first, second}, {minus(b_, number(1), part), part}};
  }

  // Keys' cubic with a = -0.75: |x| ≤ 1, and between 1 and 2.
  ExprId near_weight(ExprId x) const {
    constexpr double kA = -0.75;
    const ExprId inner = minus(b_, times(b_, number(kA + 2), x), number(kA + 3));
    return plus(b_, times(b_, times(b_, inner, x), x), number(1));
  }
  ExprId far_weight(ExprId x) const {
    constexpr double kA = -0.75;
    const ExprId outer = minus(b_, times(b_, number(kA), x), number(5 * kA));
    const ExprId middle = plus(b_, times(b_, outer, x), number(8 * kA));
    return minus(b_, times(b_, middle, x), number(4 * kA));
  }

  Taps cubic() const {
    const ExprId at = source();
    const ExprId floor = b_.cast(b_.apply(ScalarOp::kFloor, {at}), DType::kI64);
    const ExprId first = b_.apply(ScalarOp::kMin, {floor, last()});
    const ExprId part = fraction(at, first);
    const ExprId rest = minus(b_, number(1), part);
    Taps taps;
    for (const int64_t step : {-1, 0, 1, 2}) {
      taps.places.push_back(clamped(plus(b_, first, b_.integer(step))));
    }
    taps.weights = {far_weight(plus(b_, part, number(1))), near_weight(part), near_weight(rest),
                    far_weight(plus(b_, rest, number(1)))};
    return taps;
  }

  KernelBuilder& b_;
  const InterpolatePlan& plan_;
  const ResampledDim& dim_;
  ExprId output_;
  DType compute_;
};

// Σ over the taps of dims `at` and inside; recursion as deep as the resampled dims.
ExprId weighted_sum(KernelBuilder& builder, std::span<const Taps> dims, size_t at,
                    std::vector<ExprId>& index, const std::function<ExprId()>& load) {
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

void lower_interpolate(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const InterpolatePlan plan = *plan_interpolate(call);
  const DType dtype = call.tensor(0).dtype;
  const bool nearest = plan.mode == Mode::kNearest || plan.mode == Mode::kNearestExact;
  const DType compute = is_float(dtype) ? opmath(dtype) : DType::kF32;
  const auto place = loop_indices(builder, call.tensor(0).rank());
  std::vector<Taps> taps;
  for (size_t i = 0; i < plan.dims.size(); ++i) {
    taps.push_back(DimResampler(builder, plan, plan.dims[i], place[2 + i], compute).taps());
  }
  auto index = place;
  const ExprId value = weighted_sum(builder, taps, 0, index, [&] {
    return load_as(builder, nearest ? dtype : compute, buffers.inputs[0][0], index);
  });
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], place, value);
}

constexpr OpDef kOps[] = {
    {.schema = "interpolate(Tensor self, int[]? size=None, float[]? scale_factor=None, "
               "str mode=\"nearest\", bool? align_corners=None, "
               "bool? recompute_scale_factor=None) -> Tensor",
     .doc = "the dims behind the first two resampled to a size, or by factors: nearest, "
            "nearest-exact, linear, bilinear, trilinear, bicubic",
     .spellings = spellings<
         "torch.nn.functional.interpolate(input, size=None, scale_factor: number, "
         "mode=\"nearest\", align_corners=None, recompute_scale_factor=None, "
         "antialias: false=False) => interpolate(input, size=size, scale_factor=[scale_factor], "
         "mode=mode, align_corners=align_corners, "
         "recompute_scale_factor=recompute_scale_factor)",
         "torch.nn.functional.interpolate(input, size=None, scale_factor=None, mode=\"nearest\", "
         "align_corners=None, recompute_scale_factor=None, antialias: false=False)",
         "torch.nn.functional.upsample(input, size=None, scale_factor: number, "
         "mode=\"nearest\", align_corners=None) => interpolate(input, size=size, "
         "scale_factor=[scale_factor], mode=mode, align_corners=align_corners)",
         "torch.nn.functional.upsample(input, size=None, scale_factor=None, mode=\"nearest\", "
         "align_corners=None)">,
     .infer = infer_interpolate,
     .lower = lower_interpolate,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,3,3]) %y = interpolate(%x, [6,6]) : f32[1,2,6,6]"},
};

}  // namespace

std::span<const OpDef> interpolate_ops() { return kOps; }

}  // namespace passnet
