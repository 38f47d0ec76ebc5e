// Sampling of images at the places of a grid.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// grid_sample(input, grid, mode, padding_mode, align_corners)
enum class Outside : uint8_t { kZeros, kBorder, kReflection };

Result<void> expect_modes(const OpCall& call) {
  const std::string_view mode = call.string(2);
  const std::string_view outside = call.string(3);
  const bool is_cubic = mode == "bicubic" && call.tensor(0).rank() == 4;
  const bool known = (mode == "bilinear" || mode == "nearest" || is_cubic) &&
                     (outside == "zeros" || outside == "border" || outside == "reflection");
  if (known) return {};
  return call.fail("bad-mode", "'{}' cannot sample by \"{}\" with \"{}\" outside", call.op().name(),
                   mode, outside);
}

Result<Types> infer_grid_sample(const OpCall& call) {
  const TensorType& input = call.tensor(0);
  const TensorType& grid = call.tensor(1);
  TRY(expect_rank(call, input, 4, 5));
  TRY(expect_modes(call));
  if (!is_float(input.dtype)) return refuse_dtype(call, input.dtype, "a floating dtype");
  if (grid.dtype != input.dtype) return refuse_dtype(call, grid.dtype, name(input.dtype));
  const size_t dims = input.rank() - 2;
  const bool fits = grid.rank() == input.rank() && grid.shape[0] == input.shape[0] &&
                    grid.shape.back() == static_cast<int64_t>(dims) &&
                    std::find(input.shape.begin() + 2, input.shape.end(), 0) == input.shape.end();
  if (!fits) {
    return call.fail("grid-mismatch", "cannot sample {} at {}", to_string(input), to_string(grid));
  }
  Shape shape{input.shape[0], input.shape[1]};
  shape.insert(shape.end(), grid.shape.begin() + 1, grid.shape.end() - 1);
  return Types{{input.dtype, shape}};
}

Outside outside_of(const OpCall& call) {
  if (call.string(3) == "border") return Outside::kBorder;
  return call.string(3) == "zeros" ? Outside::kZeros : Outside::kReflection;
}

// One dim of the input: the position of a coordinate in [-1, 1].
class Axis {
 public:
  Axis(KernelBuilder& builder, const OpCall& call, size_t i)
      : b_(builder),
        extent_(call.tensor(0).shape[2 + i]),
        is_volume_(call.tensor(0).rank() == 5),
        align_(call.has(4) && call.boolean(4)),
        outside_(outside_of(call)),
        compute_(opmath(call.tensor(0).dtype)) {}

  // The coordinate in pixels, moved into the input if the padding requires it. In volumes, ATen
  // takes what is far out or not finite for a place outside.
  ExprId place(ExprId coordinate) const {
    const ExprId at = bounded(pixel(coordinate));
    return is_volume_ ? choose(b_, is_near(at), at, number(kFarOut)) : at;
  }

  ExprId pixel(ExprId coordinate) const {
    const ExprId one = number(1);
    const ExprId half = number(2);
    const ExprId size = count(b_, align_ ? extent_ - 1 : extent_, compute_);
    ExprId at = plus(b_, coordinate, one);
    return align_ ? times(b_, divide(b_, at, half), size)
                  : divide(b_, minus(b_, times(b_, at, size), one), half);
  }
  ExprId bounded(ExprId at) const {
    if (outside_ == Outside::kZeros) return at;
    if (outside_ == Outside::kReflection) at = reflected(at);
    return clipped(at);
  }
  // A whole number as an index: conversions give one outside if it is far out or not finite.
  ExprId index(ExprId whole) const { return b_.cast(whole, DType::kI64); }
  ExprId inside(ExprId index) const {
    return both(b_, b_.apply(ScalarOp::kGe, {index, b_.integer(0)}),
                less(b_, index, b_.of(b_.parameter(extent_))));
  }

 private:
  static constexpr double kFarOut = -100;

  ExprId number(double value) const { return b_.number(value, compute_); }

  ExprId is_near(ExprId at) const {
    return less(b_, b_.apply(ScalarOp::kAbs, {at}), number(0x1p30));
  }

  // NaN becomes the first place of an image, and the last of a volume.
  ExprId clipped(ExprId at) const {
    const ExprId last = count(b_, extent_ - 1, compute_);
    if (is_volume_) {
      return b_.apply(ScalarOp::kMax, {choose(b_, less(b_, at, last), at, last), number(0)});
    }
    return b_.apply(ScalarOp::kMin, {choose(b_, less(b_, number(0), at), at, number(0)), last});
  }

  // Between the first and the last center, or half a pixel further out, by ATen's steps.
  ExprId reflected(ExprId at) const {
    const int64_t twice_span = align_ ? 2 * (extent_ - 1) : 2 * extent_;
    if (twice_span == 0) return number(0);
    const ExprId least = number(align_ ? 0 : -0.5);
    const ExprId twice = count(b_, twice_span, compute_);
    const ExprId distance = b_.apply(ScalarOp::kAbs, {minus(b_, at, least)});
    if (!is_volume_) {
      const ExprId periods = b_.apply(ScalarOp::kFloor, {divide(b_, distance, twice)});
      const ExprId extra = minus(b_, distance, times(b_, periods, twice));
      return plus(b_, b_.apply(ScalarOp::kMin, {extra, minus(b_, twice, extra)}), least);
    }
    const ExprId span = divide(b_, twice, number(2));
    const ExprId extra = b_.apply(ScalarOp::kFmod, {distance, span});
    const ExprId flips = b_.apply(ScalarOp::kFloor, {divide(b_, distance, span)});
    const ExprId odd =
        b_.apply(ScalarOp::kNe, {b_.apply(ScalarOp::kFmod, {flips, number(2)}), number(0)});
    return choose(b_, odd, plus(b_, minus(b_, span, extra), least), plus(b_, extra, least));
  }

  KernelBuilder& b_;
  int64_t extent_;
  bool is_volume_;
  bool align_;
  Outside outside_;
  DType compute_;
};

// The grid's coordinate for dim `i` of `dims` at a place, which is that of an image and of a pixel;
// its last dim counts from the innermost dim of the input.
ExprId grid_place(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                  size_t i, size_t dims, ExprIds at) {
  at.push_back(builder.integer(static_cast<int64_t>(dims - 1 - i)));
  return load_as(builder, opmath(call.tensor(0).dtype), buffers.inputs[1][0], at);
}

// The four weights of cubic convolution (a = -0.75) for a place `part` after the second tap.
std::array<ExprId, 4> cubic_weights(KernelBuilder& builder, ExprId part) {
  const DType compute = builder.dtype(part);
  constexpr double kA = -0.75;
  const auto number = [&](double value) { return builder.number(value, compute); };
  const auto near = [&](ExprId x) {  // ((a + 2) x - (a + 3)) x² + 1
    const ExprId inner = minus(builder, times(builder, number(kA + 2), x), number(kA + 3));
    return plus(builder, times(builder, times(builder, inner, x), x), number(1));
  };
  const auto far = [&](ExprId x) {  // ((a x - 5 a) x + 8 a) x - 4 a
    const ExprId inner = minus(builder, times(builder, number(kA), x), number(5 * kA));
    const ExprId outer = plus(builder, times(builder, inner, x), number(8 * kA));
    return minus(builder, times(builder, outer, x), number(4 * kA));
  };
  const ExprId rest = minus(builder, number(1), part);
  return {far(plus(builder, part, number(1))), near(part), near(rest),
          far(plus(builder, rest, number(1)))};
}

// Values that do not depend on the channel: where there are several, they are computed once for all
// of them.
class OfPlaces {
 public:
  OfPlaces(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder)
      : b_(builder),
        extents_(builder.extents(buffers.outputs[0])),
        has_channels_(call.tensor(0).shape[1] > 1) {
    loop_ = loop_indices(b_, extents_.size());
    loop_.erase(loop_.begin() + 1);
    extents_.erase(extents_.begin() + 1);
  }

  // The place in the stage that computes the values.
  ExprIds own() const { return has_channels_ ? loop_indices(b_, extents_.size()) : loop_; }
  // A value of that stage, for the stage of all channels.
  ExprId shared(std::string name, ExprId value) const {
    if (!has_channels_) return value;
    const BufferId buffer = b_.temporary(std::move(name), b_.dtype(value), extents_);
    b_.map(extents_, buffer, own(), value);
    return b_.load(buffer, loop_);
  }

 private:
  KernelBuilder& b_;
  ParameterIds extents_;
  ExprIds loop_;  // of the stage of all channels
  bool has_channels_;
};

// Sixteen taps, each moved into the input separately: first along the rows, then across.
void lower_cubic(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const auto loop = loop_indices(builder, 4);
  std::vector<Axis> axes;
  std::array<std::array<ExprId, 4>, 2> weights;
  std::array<std::array<ExprId, 4>, 2> taps;
  const OfPlaces places(call, buffers, builder);
  for (size_t i = 0; i < 2; ++i) {
    axes.emplace_back(builder, call, i);
    const ExprId place = axes[i].pixel(grid_place(call, buffers, builder, i, 2, places.own()));
    const ExprId whole = builder.apply(ScalarOp::kFloor, {place});
    const auto given = cubic_weights(builder, minus(builder, place, whole));
    for (size_t tap = 0; tap < 4; ++tap) {
      const ExprId at = plus(builder, whole, builder.number(static_cast<double>(tap) - 1, compute));
      weights[i][tap] = places.shared(fmt::format("weight{}{}", i, tap), given[tap]);
      taps[i][tap] =
          places.shared(fmt::format("tap{}{}", i, tap), axes[i].index(axes[i].bounded(at)));
    }
  }
  ExprId sum;
  for (size_t y = 0; y < 4; ++y) {
    ExprId row;
    for (size_t x = 0; x < 4; ++x) {
      const ExprId inside = both(builder, axes[0].inside(taps[0][y]), axes[1].inside(taps[1][x]));
      const ExprId value = load_as(builder, compute, buffers.inputs[0][0],
                                   {loop[0], loop[1], taps[0][y], taps[1][x]});
      const ExprId term =
          times(builder, choose(builder, inside, value, builder.number(0, compute)), weights[1][x]);
      row = row.valid() ? plus(builder, row, term) : term;
    }
    const ExprId term = times(builder, row, weights[0][y]);
    sum = sum.valid() ? plus(builder, sum, term) : term;
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], loop, sum);
}

void lower_grid_sample(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const TensorType& input = call.tensor(0);
  const DType compute = opmath(input.dtype);
  if (call.string(2) == "bicubic") return lower_cubic(call, buffers, builder);
  const size_t dims = input.rank() - 2;
  const auto loop = loop_indices(builder, input.rank());
  const bool nearest = call.string(2) == "nearest";
  const OfPlaces places(call, buffers, builder);
  ExprIds floor(dims);
  ExprIds part(dims);  // the distance of the place from its floor
  std::vector<Axis> axes;
  for (size_t i = 0; i < dims; ++i) {
    axes.emplace_back(builder, call, i);
    const ExprId place = axes[i].place(grid_place(call, buffers, builder, i, dims, places.own()));
    const ExprId whole = builder.apply(nearest ? ScalarOp::kRound : ScalarOp::kFloor, {place});
    floor[i] = places.shared(fmt::format("first{}", i), axes[i].index(whole));
    if (!nearest) part[i] = places.shared(fmt::format("part{}", i), minus(builder, place, whole));
  }
  const ExprId zero = builder.number(0, compute);
  ExprId sum;
  for (size_t corner = 0; corner < (nearest ? size_t{1} : size_t{1} << dims); ++corner) {
    ExprIds source{loop[0], loop[1]};
    ExprId weight;
    ExprId inside;
    for (size_t i = 0; i < dims; ++i) {
      const bool behind = (corner >> (dims - 1 - i)) % 2 == 1;
      source.push_back(behind ? plus(builder, floor[i], builder.integer(1)) : floor[i]);
      const ExprId here = axes[i].inside(source.back());
      inside = inside.valid() ? both(builder, inside, here) : here;
      if (nearest) continue;
      const ExprId share = behind ? part[i] : minus(builder, builder.number(1, compute), part[i]);
      weight = weight.valid() ? times(builder, weight, share) : share;
    }
    ExprId value = load_as(builder, compute, buffers.inputs[0][0], source);
    value = choose(builder, inside, value, zero);
    if (weight.valid()) value = times(builder, value, weight);  // 0 by NaN is NaN
    sum = sum.valid() ? plus(builder, sum, value) : value;
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], loop, sum);
}

constexpr OpDef kGridSampleOps[] = {
    {.schema = "grid_sample(Tensor input, Tensor grid, str mode=\"bilinear\", "
               "str padding_mode=\"zeros\", bool? align_corners=None) -> Tensor",
     .doc = "the input's values at the places, in [-1, 1] along each dim, that the grid gives; "
            "bilinear, nearest or bicubic (images), outside zeros, the border or a reflection",
     .spellings = kSpellings<"torch.nn.functional.grid_sample(input, grid, mode=\"bilinear\", "
                             "padding_mode=\"zeros\", align_corners=None)">,
     .infer = infer_grid_sample,
     .lower = lower_grid_sample,
     .example = "(%x: f32[1,2,4,4], %g: f32[1,3,3,2] {min=-1, max=1}) "
                "%y = grid_sample(%x, %g) : f32[1,2,3,3]"},
};

}  // namespace

std::span<const OpDef> grid_sample_ops() { return kGridSampleOps; }

}  // namespace passnet
