// Interpolation in windows: antialiased, and of u8 in fixed point.
//
// The formulas are ATen's: a window of `support` input elements around an output element's center
// (antialiased), or its two or four taps, where those outside are moved to the border.
#include "ops/window/interpolation.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {

ExprId DimPosition::clamped(ExprId place) const {
  return b_.apply(ScalarOp::kMax, {b_.integer(0), b_.apply(ScalarOp::kMin, {place, last()})});
}

ExprId DimPosition::scale(bool align_corners) const {
  if (align_corners) {
    if (dim_.output <= 1) return number(0);
    return divide(b_, count(b_, dim_.input - 1, compute_), count(b_, dim_.output - 1, compute_));
  }
  if (dim_.factor > 0) return number(1 / dim_.factor);
  return divide(b_, count(b_, dim_.input, compute_), count(b_, dim_.output, compute_));
}

ExprId DimPosition::source() const {
  if (plan_.align_corners) return times(b_, scale(true), output());
  const ExprId centerd = plus(b_, output(), number(0.5));
  return minus(b_, times(b_, scale(false), centerd), number(0.5));
}

ExprId DimPosition::first(ExprId source) const {
  const ExprId floor = b_.cast(b_.apply(ScalarOp::kFloor, {source}), DType::kI64);
  return b_.apply(ScalarOp::kMin, {floor, last()});
}

ExprId DimPosition::fraction(ExprId source, ExprId first) const {
  const ExprId rest = minus(b_, source, b_.cast(first, compute_));
  return b_.apply(ScalarOp::kMin, {b_.apply(ScalarOp::kMax, {rest, number(0)}), number(1)});
}

ExprId near_cubic(KernelBuilder& builder, ExprId x, double a) {
  const auto number = [&](double value) { return builder.number(value, builder.dtype(x)); };
  const ExprId inner = minus(builder, times(builder, number(a + 2), x), number(a + 3));
  return plus(builder, times(builder, times(builder, inner, x), x), number(1));
}

ExprId far_cubic(KernelBuilder& builder, ExprId x, double a) {
  const auto number = [&](double value) { return builder.number(value, builder.dtype(x)); };
  const ExprId outer = minus(builder, times(builder, number(a), x), number(5 * a));
  const ExprId middle = plus(builder, times(builder, outer, x), number(8 * a));
  return minus(builder, times(builder, middle, x), number(4 * a));
}

namespace {

// The window of an output element and its weights, for one dim.
struct Window {
  ExprId begin;
  ExprId size;
  BufferId weights;  // [output, taps], 0 after the window
  ParameterId taps;
};

// Builds the table of weights of one dim. Loops: the output element, then the tap.
class WeightTable {
 public:
  WeightTable(KernelBuilder& builder, const InterpolatePlan& plan, const ResampledDim& dim,
              DType compute)
      : b_(builder), plan_(plan), dim_(dim), compute_(compute) {
    const int64_t taps = plan.antialias ? 2 * static_cast<int64_t>(std::ceil(support())) + 1
                                        : static_cast<int64_t>(kernel_size());
    taps_ = builder.parameter(std::min(taps, std::max<int64_t>(dim.input, 1)));
    outputs_ = builder.parameter(dim.output);
  }

  // The unnormalized weights, for windows of the element at index `output`.
  Window window(ExprId output) {
    Window window = range(output);
    window.weights = weights_;
    window.taps = taps_;
    return window;
  }

  void append_weights() {
    weights_ = b_.temporary("weights", compute_, {outputs_, taps_});
    if (plan_.antialias) {
      append_filtered();
    } else {
      append_clamped();
    }
  }

  // ATen's fixed point: as many bits as the largest weight leaves of 15. Returns their number.
  ExprId append_fixed_point() {
    const BufferId most = b_.temporary("most", compute_, {});
    const BufferId bits = b_.temporary("bits", DType::kI64, {});
    b_.reduce({outputs_, taps_}, 2, Combine::kMax, load_weight(), most, {});
    const ExprId next = plus(b_, b_.index(0), b_.integer(1));
    const ExprId largest = plus(b_, times(b_, b_.load(most, {}), power(next)), number(0.5));
    const ExprId fits = less(b_, b_.apply(ScalarOp::kTrunc, {largest}), number(1 << 15));
    b_.reduce({b_.parameter(22)}, 1, Combine::kSum, b_.cast(fits, DType::kI64), bits, {});
    const ExprId precision = b_.load(bits, {});
    const BufferId fixed = b_.temporary("fixed", DType::kI32, {outputs_, taps_});
    const ExprId weight = load_weight();
    const ExprId half = choose(b_, less(b_, weight, number(0)), number(-0.5), number(0.5));
    const ExprId scaled = plus(b_, times(b_, weight, power(precision)), half);
    b_.map({outputs_, taps_}, fixed, {b_.index(0), b_.index(1)},
           b_.cast(b_.apply(ScalarOp::kTrunc, {scaled}), DType::kI32));
    weights_ = fixed;
    return precision;
  }

 private:
  double kernel_size() const { return plan_.mode == InterpolationMode::kCubic ? 4 : 2; }
  ExprId number(double value) const { return b_.number(value, compute_); }
  ExprId power(ExprId exponent) const {
    return b_.apply(ScalarOp::kPow, {number(2), b_.cast(exponent, compute_)});
  }
  ExprId load_weight() const { return b_.load(weights_, {b_.index(0), b_.index(1)}); }

  double host_scale() const {
    if (plan_.align_corners) {
      if (dim_.output <= 1) return 0;
      return static_cast<double>(dim_.input - 1) / static_cast<double>(dim_.output - 1);
    }
    if (dim_.factor > 0) return 1 / dim_.factor;
    return static_cast<double>(dim_.input) / static_cast<double>(dim_.output);
  }
  double support() const { return kernel_size() / 2 * std::max(1.0, host_scale()); }

  DimPosition position(ExprId output) const { return {b_, plan_, dim_, output, compute_}; }
  ExprId spread(ExprId output) const {
    return b_.apply(ScalarOp::kMax, {number(1), position(output).scale(plan_.align_corners)});
  }
  ExprId center(ExprId output) const {
    const DimPosition at = position(output);
    return times(b_, at.scale(plan_.align_corners), plus(b_, at.output(), number(0.5)));
  }

  // The window before it is clipped at the borders.
  struct Bounds {
    ExprId begin;
    ExprId end;
  };
  Bounds bounds(ExprId output) const {
    const auto whole = [&](ExprId value) {
      return b_.cast(b_.apply(ScalarOp::kTrunc, {value}), DType::kI64);
    };
    if (plan_.antialias) {
      const ExprId reach = times(b_, number(kernel_size() / 2), spread(output));
      const ExprId middle = center(output);
      return {whole(plus(b_, minus(b_, middle, reach), number(0.5))),
              whole(plus(b_, plus(b_, middle, reach), number(0.5)))};
    }
    const DimPosition at = position(output);
    const ExprId first = at.first(tap_source(output));
    const auto half = static_cast<int64_t>(kernel_size() / 2);
    return {plus(b_, first, b_.integer(1 - half)), plus(b_, first, b_.integer(1 + half))};
  }

  Window range(ExprId output) const {
    const Bounds wide = bounds(output);
    const ExprId begin = b_.apply(ScalarOp::kMax, {wide.begin, b_.integer(0)});
    const ExprId end = b_.apply(ScalarOp::kMin, {wide.end, b_.of(b_.parameter(dim_.input))});
    const ExprId size = b_.apply(ScalarOp::kMin, {minus(b_, end, begin), b_.of(taps_)});
    return {.begin = begin, .size = size, .weights = {}, .taps = {}};
  }

  ExprId filter(ExprId x, double a) const {
    const ExprId distance = b_.apply(ScalarOp::kAbs, {x});
    const ExprId near = less(b_, distance, number(1));
    if (plan_.mode == InterpolationMode::kLinear) {
      return choose(b_, near, minus(b_, number(1), distance), number(0));
    }
    const ExprId far =
        choose(b_, less(b_, distance, number(2)), far_cubic(b_, distance, a), number(0));
    return choose(b_, near, near_cubic(b_, distance, a), far);
  }

  // A filter as wide as the window, normalized to sum to 1.
  void append_filtered() {
    const ExprId output = b_.index(0);
    const Window window = range(output);
    const ExprId place = b_.cast(plus(b_, b_.index(1), window.begin), compute_);
    const ExprId distance = plus(b_, minus(b_, place, center(output)), number(0.5));
    const ExprId value = filter(divide(b_, distance, spread(output)), -0.5);
    const BufferId raw = b_.temporary("filter", compute_, {outputs_, taps_});
    const BufferId total = b_.temporary("total", compute_, {outputs_});
    const ExprId inside = less(b_, b_.index(1), window.size);
    b_.map({outputs_, taps_}, raw, {output, b_.index(1)}, choose(b_, inside, value, number(0)));
    const ExprId weight = b_.load(raw, {output, b_.index(1)});
    b_.reduce({outputs_, taps_}, 1, Combine::kSum, weight, total, {output});
    const ExprId sum = b_.load(total, {output});
    const ExprId none = b_.apply(ScalarOp::kEq, {sum, number(0)});
    b_.map({outputs_, taps_}, weights_, {output, b_.index(1)},
           choose(b_, none, weight, divide(b_, weight, sum)));
  }

  ExprId tap_source(ExprId output) const {
    const DimPosition at = position(output);
    if (plan_.mode == InterpolationMode::kCubic) return at.source();
    return b_.apply(ScalarOp::kMax, {at.source(), number(0)});
  }

  // The taps' weights; those outside are added to the border's.
  void append_clamped() {
    const ExprId output = b_.index(0);
    const DimPosition at = position(output);
    const ExprId source = tap_source(output);
    const ExprId part = at.fraction(source, at.first(source));
    const Bounds wide = bounds(output);
    const Window window = range(output);
    const ExprId tap = b_.index(2);
    const auto half = static_cast<int64_t>(kernel_size() / 2);
    const ExprId offset = b_.cast(plus(b_, tap, b_.integer(1 - half)), compute_);
    const ExprId place = at.clamped(plus(b_, wide.begin, tap));
    const ExprId is_here = b_.apply(ScalarOp::kEq, {place, plus(b_, window.begin, b_.index(1))});
    b_.reduce({outputs_, taps_, b_.parameter(static_cast<int64_t>(kernel_size()))}, 1,
              Combine::kSum, filter(minus(b_, offset, part), -0.75), weights_,
              {output, b_.index(1)}, is_here);
  }

  KernelBuilder& b_;
  const InterpolatePlan& plan_;
  const ResampledDim& dim_;
  DType compute_;
  ParameterId taps_;
  ParameterId outputs_;
  BufferId weights_;
};

// Resamples one dim from `from` to `to`.
void append_pass(KernelBuilder& builder, const InterpolatePlan& plan, size_t which, DType dtype,
                 BufferId from, BufferId to) {
  const bool fixed = is_integral(dtype);
  const DType compute = fixed ? DType::kF64 : dtype;
  WeightTable table(builder, plan, plan.dims[which], compute);
  table.append_weights();
  const ExprId precision = fixed ? table.append_fixed_point() : ExprId{};
  ParameterIds loops = builder.extents(to);
  const size_t rank = loops.size();
  const size_t dim = rank - plan.dims.size() + which;
  const auto place = loop_indices(builder, rank);
  const Window window = table.window(place[dim]);
  loops.push_back(window.taps);
  auto source = place;
  source[dim] = plus(builder, window.begin, builder.index(rank));
  const DType sum_dtype = fixed ? DType::kI32 : compute;
  const ExprId value = times(builder, load_as(builder, sum_dtype, from, source),
                             builder.load(window.weights, {place[dim], builder.index(rank)}));
  const ExprId inside = less(builder, builder.index(rank), window.size);
  if (!fixed) {
    builder.reduce(loops, 1, Combine::kSum, value, to, place, inside);
    return;
  }
  const BufferId sums = builder.temporary("sums", DType::kI32, builder.extents(to));
  builder.reduce(loops, 1, Combine::kSum, value, sums, place, inside);
  const ExprId bits = builder.cast(precision, DType::kI32);
  const ExprId one = builder.integer(1, DType::kI32);
  const ExprId half = builder.apply(ScalarOp::kShiftLeft, {one, minus(builder, bits, one)});
  const ExprId rounded =
      builder.apply(ScalarOp::kShiftRight, {plus(builder, builder.load(sums, place), half), bits});
  const ExprId low = builder.apply(ScalarOp::kMax, {rounded, builder.integer(0, DType::kI32)});
  builder.map(
      builder.extents(to), to, place,
      builder.cast(builder.apply(ScalarOp::kMin, {low, builder.integer(255, DType::kI32)}), dtype));
}

}  // namespace

void append_separable_interpolation(KernelBuilder& builder, const InterpolatePlan& plan,
                                    DType dtype, BufferId input, BufferId output) {
  ParameterIds extents = builder.extents(input);
  extents.back() = builder.extents(output).back();
  // A dim whose extent stays is not resampled, whatever the factor.
  const bool keeps_rows = plan.dims[0].input == plan.dims[0].output;
  const bool keeps_columns = plan.dims[1].input == plan.dims[1].output;
  if (keeps_rows && keeps_columns) {
    const auto index = loop_indices(builder, extents.size());
    return builder.map(extents, output, index, builder.load(input, index));
  }
  if (keeps_rows) return append_pass(builder, plan, 1, dtype, input, output);
  if (keeps_columns) return append_pass(builder, plan, 0, dtype, input, output);
  const BufferId rows = builder.temporary("rows", dtype, extents);
  append_pass(builder, plan, 1, dtype, input, rows);
  append_pass(builder, plan, 0, dtype, rows, output);
}

}  // namespace passnet
