#include "ops/window/pooling_loops.hpp"

#include <algorithm>

namespace passnet {
namespace {

// ATen's pooling_output_shape: with ceil_mode the last window may extend beyond the input, but
// starts in it.
Result<int64_t> output_extent(const OpCall& call, const SlidingWindow& window, bool ceil_mode) {
  const int64_t slack = ceil_mode ? window.stride - 1 : 0;
  const int64_t room = window.padded() - window.reach() + slack;
  int64_t output = room < 0 ? 0 : room / window.stride + 1;
  if (ceil_mode && (output - 1) * window.stride >= window.input + window.before) --output;
  if (output < 1) {
    return call.fail("window-too-large", "'{}' expects windows within the input, found {} in {}",
                     call.op().name(), window.reach(), window.padded());
  }
  return output;
}

ExprId with(KernelBuilder& builder, ExprId guard, ExprId condition) {
  return guard.valid() ? both(builder, guard, condition) : condition;
}

}  // namespace

Result<std::vector<SlidingWindow>> pooling_windows(const OpCall& call, size_t dims,
                                                   PoolingParameters parameters) {
  const Shape& shape = call.tensor(0).shape;
  const auto kernel = TRY(window_entries(call, 1, dims, 1));
  const bool has_stride = call.has(2) && !call.integers(2).empty();
  const auto stride = has_stride ? TRY(window_entries(call, 2, dims, 1)) : kernel;
  const auto padding = TRY(window_entries(call, 3, dims, 0));
  std::vector<SlidingWindow> windows;
  for (size_t i = 0; i < dims; ++i) {
    SlidingWindow window{.input = shape[shape.size() - dims + i],
                         .kernel = kernel[i],
                         .stride = stride[i],
                         .before = padding[i],
                         .after = padding[i]};
    if (parameters.dilation != 0) {
      window.dilation = TRY(window_entries(call, parameters.dilation, dims, 1))[i];
    }
    if (window.before + window.after > window.kernel) {
      return call.fail("bad-window", "'{}' expects a padding of at most half the window, found {}",
                       call.op().name(), window.before);
    }
    window.output = TRY(output_extent(call, window, call.boolean(parameters.ceil_mode)));
    windows.push_back(window);
  }
  for (size_t dim = shape.size() - dims - 1; dim < shape.size(); ++dim) {
    if (shape[dim] > 0) continue;
    return call.fail("empty-window-input", "'{}' expects elements in the pooled dims, found {}",
                     call.op().name(), to_string(shape));
  }
  return windows;
}

PoolingLoops pooling_loops(KernelBuilder& builder, const LoweredBuffers& buffers,
                           std::span<const SlidingWindow> windows, std::span<const ExprId> steps) {
  PoolingLoops loops{.outer = builder.extents(buffers.outputs[0])};
  const size_t rank = loops.outer.size();
  loops.all = loops.outer;
  loops.place = loop_indices(builder, rank);
  loops.source = loops.place;
  for (size_t i = 0; i < windows.size(); ++i) {
    const SlidingWindow& window = windows[i];
    const size_t dim = rank - windows.size() + i;
    const auto of = [&](int64_t value) { return builder.of(builder.parameter(value)); };
    loops.all.push_back(builder.parameter(window.reached()));
    ExprId step = steps.empty() ? builder.index(rank + i) : steps[i];
    if (window.dilation != 1) step = times(builder, step, of(window.dilation));
    // A single window needs no stride: global pooling reads its input in order.
    ExprId at = step;
    if (window.output != 1) {
      at = plus(builder, times(builder, loops.place[dim], of(window.stride)), step);
    }
    if (window.leaves()) {
      at = minus(builder, at, of(window.before));
      const ExprId extent = builder.of(builder.extent(buffers.inputs[0][0], dim));
      const ExprId starts = builder.apply(ScalarOp::kGe, {at, builder.integer(0)});
      loops.guard = with(builder, loops.guard, both(builder, starts, less(builder, at, extent)));
      // If no element of a window is within the input, ATen names the first step behind its begin.
      if (!steps.empty()) {
        at = choose(builder, starts, at,
                    builder.apply(ScalarOp::kRemainder, {at, of(window.dilation)}));
      }
    }
    loops.source[dim] = at;
  }
  return loops;
}

void append_max(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                const PoolingLoops& loops) {
  const DType compute = opmath(call.tensor(0).dtype);
  builder.reduce(loops.all, loops.reduced(), Combine::kMax,
                 load_as(builder, compute, buffers.inputs[0][0], loops.source), buffers.outputs[0],
                 loops.place, loops.guard);
}

// The step of the window's last NaN, which ATen's pools choose, or `otherwise` if it has none.
ExprId last_nan_or(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                   const PoolingLoops& loops, ExprId otherwise) {
  const ExprId x =
      load_as(builder, opmath(call.tensor(0).dtype), buffers.inputs[0][0], loops.source);
  ExprId step = builder.integer(0);
  for (size_t loop = loops.outer.size(); loop < loops.all.size(); ++loop) {
    step = plus(builder, times(builder, step, builder.of(loops.all[loop])), builder.index(loop));
  }
  const BufferId last = builder.temporary("last", DType::kI64, loops.outer);
  builder.reduce(loops.all, loops.reduced(), Combine::kMax,
                 choose(builder, builder.apply(ScalarOp::kIsNan, {x}), step, builder.integer(-1)),
                 last, loops.place, loops.guard);
  const ExprId found = builder.load(last, loops.place);
  return choose(builder, less(builder, found, builder.integer(0)), otherwise, found);
}

void append_max_position(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                         const PoolingLoops& loops,
                         const std::function<PoolingLoops(std::span<const ExprId> steps)>& again) {
  const BufferId input = buffers.inputs[0][0];
  const BufferId best = builder.temporary("best", DType::kI64, loops.outer);
  builder.reduce(loops.all, loops.reduced(), Combine::kArgMax,
                 load_as(builder, opmath(call.tensor(0).dtype), input, loops.source), best,
                 loops.place, loops.guard);
  ExprId rest = builder.load(best, loops.place);
  if (is_float(call.tensor(0).dtype)) rest = last_nan_or(call, buffers, builder, loops, rest);
  ExprIds steps(loops.reduced());
  for (size_t i = steps.size(); i-- > 0;) {
    const ExprId extent = builder.of(loops.all[loops.outer.size() + i]);
    steps[i] = i == 0 ? rest : builder.apply(ScalarOp::kRemainder, {rest, extent});
    rest = builder.apply(ScalarOp::kTruncDiv, {rest, extent});
  }
  const ExprIds source = again(steps).source;
  ExprId place = builder.integer(0);
  for (size_t dim = source.size() - steps.size(); dim < source.size(); ++dim) {
    place =
        plus(builder, times(builder, place, builder.of(builder.extent(input, dim))), source[dim]);
  }
  if (loops.guard.valid()) {  // a window may be entirely in the padding
    append_max(call, buffers, builder, loops);
  } else {
    builder.map(loops.outer, buffers.outputs[0], loops.place, builder.load(input, source));
  }
  builder.map(loops.outer, buffers.outputs[1], loops.place, place);
}

void append_average(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                    const PoolingLoops& loops, ExprId divisor) {
  const DType compute = opmath(call.tensor(0).dtype);
  const BufferId sum = builder.temporary("sum", compute, loops.outer);
  builder.reduce(loops.all, loops.reduced(), Combine::kSum,
                 load_as(builder, compute, buffers.inputs[0][0], loops.source), sum, loops.place,
                 loops.guard);
  builder.map(loops.outer, buffers.outputs[0], loops.place,
              builder.apply(is_integral(compute) ? ScalarOp::kTruncDiv : ScalarOp::kDiv,
                            {builder.load(sum, loops.place), builder.cast(divisor, compute)}));
}

ExprId window_count(KernelBuilder& builder, const SlidingWindow& window, ExprId o,
                    bool with_padding) {
  const auto of = [&](int64_t value) { return builder.of(builder.parameter(value)); };
  if (!window.leaves()) return of(window.kernel);
  const ExprId start = minus(builder, times(builder, o, of(window.stride)), of(window.before));
  const ExprId end = plus(builder, start, of(window.kernel));
  const ExprId last = of(window.input + (with_padding ? window.after : 0));
  const ExprId from =
      with_padding ? start : builder.apply(ScalarOp::kMax, {start, builder.integer(0)});
  return minus(builder, builder.apply(ScalarOp::kMin, {end, last}), from);
}

AdaptiveLoops adaptive_loops(const OpCall& call, const LoweredBuffers& buffers,
                             KernelBuilder& builder, size_t dims, std::span<const ExprId> steps) {
  const Shape& shape = call.tensor(0).shape;
  std::vector<SlidingWindow> windows;
  for (size_t i = 0; i < dims; ++i) {
    const int64_t input = shape[shape.size() - dims + i];
    const int64_t output = entry_of(call.integers(1), i);
    const int64_t kernel = output == 0 ? 1 : input / output;
    windows.push_back({.input = input, .kernel = kernel, .output = output, .stride = kernel});
  }
  AdaptiveLoops result;
  const auto divides = [](const SlidingWindow& w) {
    return w.output != 0 && w.input % w.output == 0;
  };
  for (SlidingWindow& window : windows) {  // the longest window; a guard ends the shorter ones
    if (!divides(window)) window.kernel = std::min(window.kernel + 2, window.input);
  }
  result.loops.outer = builder.extents(buffers.outputs[0]);
  std::vector<SlidingWindow> even = windows;
  for (SlidingWindow& window : even) {
    if (!divides(window)) window = {.input = window.kernel, .kernel = window.kernel, .output = 1};
  }
  result.loops = pooling_loops(builder, buffers, even, steps);
  result.divisor = builder.integer(1);
  for (size_t i = 0; i < dims; ++i) {
    const SlidingWindow& window = windows[i];
    const auto of = [&](int64_t value) { return builder.of(builder.parameter(value)); };
    if (divides(window)) {
      result.divisor = times(builder, result.divisor, of(window.kernel));
      continue;
    }
    const size_t dim = shape.size() - dims + i;
    const ExprId o = result.loops.place[dim];
    const ExprId input = of(window.input);
    const ExprId output = of(window.output);
    const ExprId start = builder.apply(ScalarOp::kFloorDiv, {times(builder, o, input), output});
    const ExprId next = times(builder, plus(builder, o, builder.integer(1)), input);
    const ExprId end =
        builder.apply(ScalarOp::kFloorDiv,
                      {plus(builder, next, minus(builder, output, builder.integer(1))), output});
    const ExprId step = steps.empty() ? builder.index(shape.size() + i) : steps[i];
    const ExprId at = plus(builder, start, step);
    result.loops.source[dim] = at;
    result.loops.guard = with(builder, result.loops.guard, less(builder, at, end));
    result.divisor = times(builder, result.divisor, minus(builder, end, start));
  }
  return result;
}

}  // namespace passnet
