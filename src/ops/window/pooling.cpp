// Pooling over windows of the last one, two or three dims.
//
// long file: one, two and three dims of each of eight ops.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// The windows of one dim: element k of window o is at o * stride + k * dilation - padding.
struct Window {
  int64_t input = 0;
  int64_t output = 0;
  int64_t kernel = 1;
  int64_t stride = 1;
  int64_t padding = 0;
  int64_t dilation = 1;

  int64_t reach() const { return dilation * (kernel - 1) + 1; }
  // How many of a window's elements can lie within the input; none after them does.
  int64_t reached() const { return std::min(kernel, (input + padding - 1) / dilation + 1); }
  // Whether a window leaves the input.
  bool leaves() const { return padding > 0 || (output - 1) * stride + reach() > input; }
};

// Where the parameters of a pooling op stand in its schema; 0 where it has none.
struct PoolingParameters {
  size_t dilation = 0;
  size_t ceil_mode = 0;
};
constexpr PoolingParameters kMaxPool{.dilation = 4, .ceil_mode = 5};
constexpr PoolingParameters kAveragePool{.ceil_mode = 4};

// ATen's pooling_output_shape: with ceil_mode the last window may leave the input, but starts in
// it.
Result<int64_t> output_extent(const OpCall& call, const Window& window, bool ceil_mode) {
  const int64_t slack = ceil_mode ? window.stride - 1 : 0;
  const int64_t room = window.input + 2 * window.padding - window.reach() + slack;
  int64_t output = room < 0 ? 0 : room / window.stride + 1;
  if (ceil_mode && (output - 1) * window.stride >= window.input + window.padding) --output;
  if (output < 1) {
    return call.fail("window-too-large", "'{}' expects windows within the input, found {} in {}",
                     call.op().name(), window.reach(), window.input + 2 * window.padding);
  }
  return output;
}

Result<Integers> entries(const OpCall& call, size_t parameter, size_t dims, int64_t least) {
  const auto& given = call.integers(parameter);
  constexpr int64_t kMost = int64_t{1} << 31;
  const auto fits = [&](int64_t entry) { return entry >= least && entry < kMost; };
  if ((given.size() != 1 && given.size() != dims) || !std::ranges::all_of(given, fits)) {
    return call.fail("bad-window", "'{}' expects {} entries of at least {} for {}, found {}",
                     call.op().name(), dims, least, call.op().schema.parameters[parameter].name,
                     to_string(given));
  }
  Integers result;
  for (size_t i = 0; i < dims; ++i) result.push_back(entry_of(given, i));
  return result;
}

Result<void> expect_poolable(const OpCall& call, size_t dims, bool floating) {
  const TensorType& self = call.tensor(0);
  TRY(expect_rank(call, self, dims + 1, dims + 2));
  if (floating && !is_float(self.dtype)) {
    return refuse_dtype(call, self.dtype, "a floating dtype");
  }
  if (self.dtype == DType::kBool || is_complex(self.dtype)) {
    return refuse_dtype(call, self.dtype, "real numbers");
  }
  return {};
}

// op(self, kernel_size, stride, padding, …): an empty stride is the kernel's size.
Result<std::vector<Window>> windows_of(const OpCall& call, size_t dims,
                                       PoolingParameters parameters) {
  const Shape& shape = call.tensor(0).shape;
  const auto kernel = TRY(entries(call, 1, dims, 1));
  const bool has_stride = call.has(2) && !call.integers(2).empty();
  const auto stride = has_stride ? TRY(entries(call, 2, dims, 1)) : kernel;
  const auto padding = TRY(entries(call, 3, dims, 0));
  std::vector<Window> windows;
  for (size_t i = 0; i < dims; ++i) {
    Window window{.input = shape[shape.size() - dims + i],
                  .kernel = kernel[i],
                  .stride = stride[i],
                  .padding = padding[i]};
    if (parameters.dilation != 0) {
      window.dilation = TRY(entries(call, parameters.dilation, dims, 1))[i];
    }
    if (2 * window.padding > window.kernel) {
      return call.fail("bad-window", "'{}' expects a padding of at most half the window, found {}",
                       call.op().name(), window.padding);
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

Types pooled(const OpCall& call, std::span<const Window> windows) {
  TensorType type = call.tensor(0);
  for (size_t i = 0; i < windows.size(); ++i) {
    type.shape[type.rank() - windows.size() + i] = windows[i].output;
  }
  return {type};
}

template <size_t dims>
Result<Types> infer_max_pool(const OpCall& call) {
  TRY(expect_poolable(call, dims, false));
  return pooled(call, TRY(windows_of(call, dims, kMaxPool)));
}

template <size_t dims>
Result<Types> infer_average_pool(const OpCall& call) {
  TRY(expect_poolable(call, dims, call.tensor(0).dtype != DType::kI64));
  if (call.has(6) && call.integer(6) == 0) {
    return call.fail("bad-window", "'{}' expects a divisor other than 0", call.op().name());
  }
  const std::vector<Window> windows = TRY(windows_of(call, dims, kAveragePool));
  for (const Window& window : windows) {
    // ATen's check of three dims alone, blind to padding and to ceil_mode.
    if (dims < 3 || window.kernel <= window.input) continue;
    return call.fail("window-too-large", "'{}' expects windows within the input, found {} in {}",
                     call.op().name(), window.kernel, window.input);
  }
  return pooled(call, windows);
}

// The loops of a pooling kernel: those of the result, then those within the window.
struct PoolingLoops {
  ParameterIds outer;
  ParameterIds all;
  ExprIds place;   // into the result
  ExprIds source;  // into the input
  ExprId guard;    // whether the source is within the input; invalid where always

  size_t reduced() const { return all.size() - outer.size(); }
};

ExprId with(KernelBuilder& builder, ExprId guard, ExprId condition) {
  return guard.valid() ? both(builder, guard, condition) : condition;
}

// `steps`: where in the window, one a dim; by default the loops within it.
PoolingLoops pooling_loops(KernelBuilder& builder, const LoweredBuffers& buffers,
                           std::span<const Window> windows, std::span<const ExprId> steps = {}) {
  PoolingLoops loops{.outer = builder.extents(buffers.outputs[0])};
  const size_t rank = loops.outer.size();
  loops.all = loops.outer;
  loops.place = loop_indices(builder, rank);
  loops.source = loops.place;
  for (size_t i = 0; i < windows.size(); ++i) {
    const Window& window = windows[i];
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
      at = minus(builder, at, of(window.padding));
      const ExprId extent = builder.of(builder.extent(buffers.inputs[0][0], dim));
      const ExprId starts = builder.apply(ScalarOp::kGe, {at, builder.integer(0)});
      loops.guard = with(builder, loops.guard, both(builder, starts, less(builder, at, extent)));
      // Where nothing of a window is within the input, ATen names the first step behind its begin.
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

// The greatest elements and where they stand, in row-major order of the pooled dims. `again` gives
// the loops with other steps within the windows.
template <class Again>
void append_max_place(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                      const PoolingLoops& loops, Again again) {
  const BufferId input = buffers.inputs[0][0];
  const BufferId best = builder.temporary("best", DType::kI64, loops.outer);
  builder.reduce(loops.all, loops.reduced(), Combine::kArgMax,
                 load_as(builder, opmath(call.tensor(0).dtype), input, loops.source), best,
                 loops.place, loops.guard);
  ExprId rest = builder.load(best, loops.place);
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
  if (loops.guard.valid()) {  // a window may lie in the padding as a whole
    append_max(call, buffers, builder, loops);
  } else {
    builder.map(loops.outer, buffers.outputs[0], loops.place, builder.load(input, source));
  }
  builder.map(loops.outer, buffers.outputs[1], loops.place, place);
}

// The sums of the windows, then their quotients.
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

template <size_t dims>
void lower_max_pool(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto windows = *windows_of(call, dims, kMaxPool);
  append_max(call, buffers, builder, pooling_loops(builder, buffers, windows));
}

// How many elements of window `o` count: those within the input, or within its padding too.
ExprId window_count(KernelBuilder& builder, const Window& window, ExprId o, bool with_padding) {
  const auto of = [&](int64_t value) { return builder.of(builder.parameter(value)); };
  if (!window.leaves()) return of(window.kernel);
  const ExprId start = minus(builder, times(builder, o, of(window.stride)), of(window.padding));
  const ExprId end = plus(builder, start, of(window.kernel));
  const ExprId last = of(window.input + (with_padding ? window.padding : 0));
  const ExprId from =
      with_padding ? start : builder.apply(ScalarOp::kMax, {start, builder.integer(0)});
  return minus(builder, builder.apply(ScalarOp::kMin, {end, last}), from);
}

template <size_t dims>
void lower_average_pool(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto windows = *windows_of(call, dims, kAveragePool);
  const PoolingLoops loops = pooling_loops(builder, buffers, windows);
  ExprId divisor = builder.integer(1);
  if (call.has(6)) {
    divisor = builder.of(builder.parameter(call.integer(6)));
  } else {
    for (size_t i = 0; i < dims; ++i) {
      const ExprId o = loops.place[loops.place.size() - dims + i];
      divisor = times(builder, divisor, window_count(builder, windows[i], o, call.boolean(5)));
    }
  }
  append_average(call, buffers, builder, loops, divisor);
}

// Adaptive pooling: window o of n is floor(o * input / n) to ceil((o + 1) * input / n).
template <size_t dims>
Result<Types> infer_adaptive(const OpCall& call) {
  TRY(expect_poolable(call, dims, true));
  TensorType type = call.tensor(0);
  const auto sizes = TRY(entries(call, 1, dims, 0));
  for (size_t i = 0; i < dims; ++i) {
    int64_t& extent = type.shape[type.rank() - dims + i];
    if (extent == 0) {
      return call.fail("empty-reduction", "'{}' expects elements to reduce, found {}",
                       call.op().name(), to_string(type));
    }
    extent = sizes[i];
  }
  return Types{type};
}

struct AdaptiveLoops {
  PoolingLoops loops;
  ExprId divisor;
};

AdaptiveLoops adaptive_loops(const OpCall& call, const LoweredBuffers& buffers,
                             KernelBuilder& builder, size_t dims,
                             std::span<const ExprId> steps = {}) {
  const Shape& shape = call.tensor(0).shape;
  std::vector<Window> windows;
  for (size_t i = 0; i < dims; ++i) {
    const int64_t input = shape[shape.size() - dims + i];
    const int64_t output = entry_of(call.integers(1), i);
    const int64_t kernel = output == 0 ? 1 : input / output;
    windows.push_back({.input = input, .output = output, .kernel = kernel, .stride = kernel});
  }
  AdaptiveLoops result;
  const auto divides = [](const Window& w) { return w.output != 0 && w.input % w.output == 0; };
  for (Window& window : windows) {  // the longest window; a guard ends the shorter ones
    if (!divides(window)) window.kernel = std::min(window.kernel + 2, window.input);
  }
  result.loops.outer = builder.extents(buffers.outputs[0]);
  std::vector<Window> even = windows;
  for (Window& window : even) {
    if (!divides(window)) window = {.input = window.kernel, .output = 1, .kernel = window.kernel};
  }
  result.loops = pooling_loops(builder, buffers, even, steps);
  result.divisor = builder.integer(1);
  for (size_t i = 0; i < dims; ++i) {
    const Window& window = windows[i];
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

template <size_t dims>
void lower_adaptive_average(const OpCall& call, const LoweredBuffers& buffers,
                            KernelBuilder& builder) {
  const AdaptiveLoops adaptive = adaptive_loops(call, buffers, builder, dims);
  append_average(call, buffers, builder, adaptive.loops, adaptive.divisor);
}

template <size_t dims>
void lower_adaptive_max(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  append_max(call, buffers, builder, adaptive_loops(call, buffers, builder, dims).loops);
}

// The same with where the greatest elements stand.
template <auto infer_values>
Result<Types> infer_with_places(const OpCall& call) {
  Types types = TRY(infer_values(call));
  types.push_back({DType::kI64, types[0].shape});
  return types;
}

template <size_t dims>
void lower_max_pool_places(const OpCall& call, const LoweredBuffers& buffers,
                           KernelBuilder& builder) {
  const auto windows = *windows_of(call, dims, kMaxPool);
  append_max_place(call, buffers, builder, pooling_loops(builder, buffers, windows),
                   [&](std::span<const ExprId> steps) {
                     return pooling_loops(builder, buffers, windows, steps);
                   });
}

template <size_t dims>
void lower_adaptive_max_places(const OpCall& call, const LoweredBuffers& buffers,
                               KernelBuilder& builder) {
  append_max_place(call, buffers, builder, adaptive_loops(call, buffers, builder, dims).loops,
                   [&](std::span<const ExprId> steps) {
                     return adaptive_loops(call, buffers, builder, dims, steps).loops;
                   });
}

constexpr OpDef kOps[] = {
    {.schema = "max_pool1d(Tensor self, int[] kernel_size, int[]? stride=[], int[] padding=[0], "
               "int[] dilation=[1], bool ceil_mode=False) -> Tensor",
     .doc = "the greatest element of each window of the last dim",
     .spellings = spellings<
         "torch.nn.functional.max_pool1d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False, return_indices: false=False)",
         "torch.max_pool1d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False)">,
     .infer = infer_max_pool<1>,
     .lower = lower_max_pool<1>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,8]) %y = max_pool1d(%x, [2]) : f32[1,2,4]"},
    {.schema = "max_pool2d(Tensor self, int[] kernel_size, int[]? stride=[], int[] padding=[0], "
               "int[] dilation=[1], bool ceil_mode=False) -> Tensor",
     .doc = "the greatest element of each window of the last two dims",
     .spellings = spellings<
         "torch.nn.functional.max_pool2d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False, return_indices: false=False)",
         "torch.max_pool2d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False)">,
     .infer = infer_max_pool<2>,
     .lower = lower_max_pool<2>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,8,8]) %y = max_pool2d(%x, [2]) : f32[1,2,4,4]"},
    {.schema = "max_pool3d(Tensor self, int[] kernel_size, int[]? stride=[], int[] padding=[0], "
               "int[] dilation=[1], bool ceil_mode=False) -> Tensor",
     .doc = "the greatest element of each window of the last three dims",
     .spellings = spellings<
         "torch.nn.functional.max_pool3d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False, return_indices: false=False)",
         "torch.max_pool3d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False)">,
     .infer = infer_max_pool<3>,
     .lower = lower_max_pool<3>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,4,4,4]) %y = max_pool3d(%x, [2]) : f32[1,2,2,2,2]"},
    {.schema = "avg_pool1d(Tensor self, int[] kernel_size, int[]? stride=[], int[] padding=[0], "
               "bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)"
               " -> Tensor",
     .doc = "the mean of each window of the last dim; padding counts unless stated",
     .spellings =
         spellings<"torch.avg_pool1d(input, kernel_size, stride=[], padding=0, ceil_mode=False, "
                   "count_include_pad=True)",
                   "torch.nn.functional.avg_pool1d(input, kernel_size, stride=[], padding=0, "
                   "ceil_mode=False, count_include_pad=True)">,
     .infer = infer_average_pool<1>,
     .lower = lower_average_pool<1>,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,8]) %y = avg_pool1d(%x, [2]) : f32[1,2,4]"},
    {.schema = "avg_pool2d(Tensor self, int[] kernel_size, int[]? stride=[], int[] padding=[0], "
               "bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)"
               " -> Tensor",
     .doc = "the mean of each window of the last two dims; padding counts unless stated",
     .spellings = spellings<
         "torch._C._nn.avg_pool2d(input, kernel_size, stride=[], padding=0, ceil_mode=False, "
         "count_include_pad=True, divisor_override=None)",
         "torch.nn.functional.avg_pool2d(input, kernel_size, stride=[], padding=0, "
         "ceil_mode=False, count_include_pad=True, divisor_override=None)">,
     .infer = infer_average_pool<2>,
     .lower = lower_average_pool<2>,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,8,8]) %y = avg_pool2d(%x, [2]) : f32[1,2,4,4]"},
    {.schema = "avg_pool3d(Tensor self, int[] kernel_size, int[]? stride=[], int[] padding=[0], "
               "bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)"
               " -> Tensor",
     .doc = "the mean of each window of the last three dims; padding counts unless stated",
     .spellings = spellings<
         "torch._C._nn.avg_pool3d(input, kernel_size, stride=[], padding=0, ceil_mode=False, "
         "count_include_pad=True, divisor_override=None)",
         "torch.nn.functional.avg_pool3d(input, kernel_size, stride=[], padding=0, "
         "ceil_mode=False, count_include_pad=True, divisor_override=None)">,
     .infer = infer_average_pool<3>,
     .lower = lower_average_pool<3>,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,4,4,4]) %y = avg_pool3d(%x, [2]) : f32[1,2,2,2,2]"},
    {.schema = "adaptive_avg_pool1d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the mean of each of output_size even windows of the last dim",
     .spellings = spellings<"torch.nn.functional.adaptive_avg_pool1d(input, output_size) "
                            "=> adaptive_avg_pool1d(input, sizes(output_size, input))",
                            "torch.adaptive_avg_pool1d(input, output_size) "
                            "=> adaptive_avg_pool1d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<1>,
     .lower = lower_adaptive_average<1>,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,8]) %y = adaptive_avg_pool1d(%x, [2]) : f32[1,2,2]"},
    {.schema = "adaptive_avg_pool2d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the mean of each of output_size even windows of the last two dims",
     .spellings = spellings<"torch.nn.functional.adaptive_avg_pool2d(input, output_size) "
                            "=> adaptive_avg_pool2d(input, sizes(output_size, input))",
                            "torch._C._nn.adaptive_avg_pool2d(input, output_size) "
                            "=> adaptive_avg_pool2d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<2>,
     .lower = lower_adaptive_average<2>,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,8,8]) %y = adaptive_avg_pool2d(%x, [2]) : f32[1,2,2,2]"},
    {.schema = "adaptive_avg_pool3d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the mean of each of output_size even windows of the last three dims",
     .spellings = spellings<"torch.nn.functional.adaptive_avg_pool3d(input, output_size) "
                            "=> adaptive_avg_pool3d(input, sizes(output_size, input))",
                            "torch._C._nn.adaptive_avg_pool3d(input, output_size) "
                            "=> adaptive_avg_pool3d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<3>,
     .lower = lower_adaptive_average<3>,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,4,4,4]) %y = adaptive_avg_pool3d(%x, [2]) : f32[1,2,2,2,2]"},
    {.schema = "adaptive_max_pool1d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the greatest element of each of output_size even windows of the last dim",
     .spellings = spellings<"torch.nn.functional.adaptive_max_pool1d(input, output_size, "
                            "return_indices: false=False) "
                            "=> adaptive_max_pool1d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<1>,
     .lower = lower_adaptive_max<1>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,8]) %y = adaptive_max_pool1d(%x, [2]) : f32[1,2,2]"},
    {.schema = "adaptive_max_pool2d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the greatest element of each of output_size even windows of the last two dims",
     .spellings = spellings<"torch.nn.functional.adaptive_max_pool2d(input, output_size, "
                            "return_indices: false=False) "
                            "=> adaptive_max_pool2d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<2>,
     .lower = lower_adaptive_max<2>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,8,8]) %y = adaptive_max_pool2d(%x, [2]) : f32[1,2,2,2]"},
    {.schema = "adaptive_max_pool3d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the greatest element of each of output_size even windows of the last three dims",
     .spellings = spellings<"torch.nn.functional.adaptive_max_pool3d(input, output_size, "
                            "return_indices: false=False) "
                            "=> adaptive_max_pool3d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<3>,
     .lower = lower_adaptive_max<3>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,4,4,4]) %y = adaptive_max_pool3d(%x, [2]) : f32[1,2,2,2,2]"},
    {.schema = "max_pool1d_with_indices(Tensor self, int[] kernel_size, int[]? stride=[], "
               "int[] padding=[0], int[] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor)",
     .doc = "the greatest element of each window of the last dim, and where it stands",
     .spellings = spellings<
         "torch.nn.functional.max_pool1d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False, return_indices: true)",
         "torch.nn.functional.max_pool1d_with_indices(input, kernel_size, stride=[], padding=0, "
         "dilation=1, ceil_mode=False, return_indices=False)",
         "torch.max_pool1d_with_indices(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False)">,
     .infer = infer_with_places<infer_max_pool<1>>,
     .lower = lower_max_pool_places<1>,
     .example =
         "(%x: f32[1,2,8]) %y, %i = max_pool1d_with_indices(%x, [2]) : f32[1,2,4], i64[1,2,4]"},
    {.schema = "adaptive_max_pool1d_with_indices(Tensor self, int[] output_size) -> "
               "(Tensor, Tensor)",
     .doc = "the greatest element of each of so many windows of the last dim, and where it stands",
     .spellings = spellings<
         "torch.nn.functional.adaptive_max_pool1d(input, output_size, return_indices: true) "
         "=> adaptive_max_pool1d_with_indices(input, sizes(output_size, input))",
         "torch.nn.functional.adaptive_max_pool1d_with_indices(input, output_size, "
         "return_indices=False) "
         "=> adaptive_max_pool1d_with_indices(input, sizes(output_size, input))",
         "torch.adaptive_max_pool1d(input, output_size) "
         "=> adaptive_max_pool1d_with_indices(input, sizes(output_size, input))">,
     .infer = infer_with_places<infer_adaptive<1>>,
     .lower = lower_adaptive_max_places<1>,
     .example = "(%x: f32[1,2,8]) %y, %i = adaptive_max_pool1d_with_indices(%x, [2]) : f32[1,2,2], "
                "i64[1,2,2]"},
    {.schema = "max_pool2d_with_indices(Tensor self, int[] kernel_size, int[]? stride=[], "
               "int[] padding=[0], int[] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor)",
     .doc = "the greatest element of each window of the last two dims, and where it stands",
     .spellings = spellings<
         "torch.nn.functional.max_pool2d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False, return_indices: true)",
         "torch.nn.functional.max_pool2d_with_indices(input, kernel_size, stride=[], padding=0, "
         "dilation=1, ceil_mode=False, return_indices=False)",
         "torch._C._nn.max_pool2d_with_indices(input, kernel_size, stride=[], padding=0, "
         "dilation=1, ceil_mode=False)">,
     .infer = infer_with_places<infer_max_pool<2>>,
     .lower = lower_max_pool_places<2>,
     .example = "(%x: f32[1,2,8,8]) %y, %i = max_pool2d_with_indices(%x, [2]) : f32[1,2,4,4], "
                "i64[1,2,4,4]"},
    {.schema = "adaptive_max_pool2d_with_indices(Tensor self, int[] output_size) -> "
               "(Tensor, Tensor)",
     .doc = "the greatest element of each of so many windows of the last two dims, and where it "
            "stands",
     .spellings = spellings<
         "torch.nn.functional.adaptive_max_pool2d(input, output_size, return_indices: true) "
         "=> adaptive_max_pool2d_with_indices(input, sizes(output_size, input))",
         "torch.nn.functional.adaptive_max_pool2d_with_indices(input, output_size, "
         "return_indices=False) "
         "=> adaptive_max_pool2d_with_indices(input, sizes(output_size, input))",
         "torch._C._nn.adaptive_max_pool2d(input, output_size) "
         "=> adaptive_max_pool2d_with_indices(input, sizes(output_size, input))">,
     .infer = infer_with_places<infer_adaptive<2>>,
     .lower = lower_adaptive_max_places<2>,
     .example = "(%x: f32[1,2,8,8]) %y, %i = adaptive_max_pool2d_with_indices(%x, [2]) : "
                "f32[1,2,2,2], i64[1,2,2,2]"},
    {.schema = "max_pool3d_with_indices(Tensor self, int[] kernel_size, int[]? stride=[], "
               "int[] padding=[0], int[] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor)",
     .doc = "the greatest element of each window of the last three dims, and where it stands",
     .spellings = spellings<
         "torch.nn.functional.max_pool3d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False, return_indices: true)",
         "torch.nn.functional.max_pool3d_with_indices(input, kernel_size, stride=[], padding=0, "
         "dilation=1, ceil_mode=False, return_indices=False)",
         "torch._C._nn.max_pool3d_with_indices(input, kernel_size, stride=[], padding=0, "
         "dilation=1, ceil_mode=False)">,
     .infer = infer_with_places<infer_max_pool<3>>,
     .lower = lower_max_pool_places<3>,
     .example = "(%x: f32[1,2,4,4,4]) %y, %i = max_pool3d_with_indices(%x, [2]) : f32[1,2,2,2,2], "
                "i64[1,2,2,2,2]"},
    {.schema = "adaptive_max_pool3d_with_indices(Tensor self, int[] output_size) -> "
               "(Tensor, Tensor)",
     .doc = "the greatest element of each of so many windows of the last three dims, and where it "
            "stands",
     .spellings = spellings<
         "torch.nn.functional.adaptive_max_pool3d(input, output_size, return_indices: true) "
         "=> adaptive_max_pool3d_with_indices(input, sizes(output_size, input))",
         "torch.nn.functional.adaptive_max_pool3d_with_indices(input, output_size, "
         "return_indices=False) "
         "=> adaptive_max_pool3d_with_indices(input, sizes(output_size, input))",
         "torch._C._nn.adaptive_max_pool3d(input, output_size) "
         "=> adaptive_max_pool3d_with_indices(input, sizes(output_size, input))">,
     .infer = infer_with_places<infer_adaptive<3>>,
     .lower = lower_adaptive_max_places<3>,
     .example = "(%x: f32[1,2,4,4,4]) %y, %i = adaptive_max_pool3d_with_indices(%x, [2]) : "
                "f32[1,2,2,2,2], i64[1,2,2,2,2]"},
};

}  // namespace

std::span<const OpDef> pooling_ops() { return kOps; }

}  // namespace passnet
