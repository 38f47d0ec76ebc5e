// Windows as columns and back, and channels as pixels and back.
#include "ops/families.hpp"
#include "ops/lowering.hpp"
#include "ops/spelling.hpp"
#include "ops/window/sliding_window.hpp"

#include <algorithm>
#include <numeric>

namespace passnet {
namespace {

// op(self, kernel_size, dilation, padding, stride) over an image of `extents`; `first` is the
// parameter of the kernel's size.
Result<std::vector<SlidingWindow>> window_dims(const OpCall& call, size_t first,
                                               std::span<const int64_t> extents) {
  const auto kernel = TRY(window_entries(call, first, 2, 1));
  const auto dilation = TRY(window_entries(call, first + 1, 2, 1));
  const auto padding = TRY(window_entries(call, first + 2, 2, 0));
  const auto stride = TRY(window_entries(call, first + 3, 2, 1));
  std::vector<SlidingWindow> dims;
  for (size_t i = 0; i < 2; ++i) {
    SlidingWindow dim{.input = extents[i],
                      .kernel = kernel[i],
                      .stride = stride[i],
                      .before = padding[i],
                      .after = padding[i],
                      .dilation = dilation[i]};
    const int64_t room = dim.input + 2 * dim.before - dim.reach();
    if (room < 0) {
      return call.fail("window-too-large", "'{}' expects windows within the input, found {} in {}",
                       call.op().name(), dim.reach(), dim.input + 2 * dim.before);
    }
    dim.output = room / dim.stride + 1;
    dims.push_back(dim);
  }
  return dims;
}

Result<void> expect_column_dtype(const OpCall& call) {
  const DType dtype = call.tensor(0).dtype;
  if (!is_integral(dtype) || dtype == DType::kBool) return {};
  return refuse_dtype(call, dtype, "a floating dtype, complex or bool");
}

Result<std::vector<SlidingWindow>> plan_im2col(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_rank(call, self, 3, 4));
  TRY(expect_column_dtype(call));
  if (std::find(self.shape.end() - 3, self.shape.end(), 0) != self.shape.end()) {
    return call.fail("empty-window-input", "'{}' expects channels and pixels, found {}",
                     call.op().name(), to_string(self));
  }
  return window_dims(call, 1, std::span(self.shape).last(2));
}

Result<Types> infer_im2col(const OpCall& call) {
  const auto dims = TRY(plan_im2col(call));
  TensorType type = call.tensor(0);
  type.shape.resize(type.rank() - 1);
  type.shape[type.rank() - 2] *= dims[0].kernel * dims[1].kernel;
  type.shape.back() = dims[0].output * dims[1].output;
  return Types{type};
}

ExprId joined(KernelBuilder& builder, ExprId outer, ParameterId extent, ExprId inner) {
  return plus(builder, times(builder, outer, builder.of(extent)), inner);
}

// Loops: batch, channel, taps, windows.
void lower_im2col(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto dims = *plan_im2col(call);
  const BufferId input = buffers.inputs[0][0];
  const size_t lead = call.tensor(0).rank() - 2;
  ParameterIds loops;
  for (size_t i = 0; i < lead; ++i) loops.push_back(builder.extent(input, i));
  for (const SlidingWindow& dim : dims) loops.push_back(builder.parameter(dim.kernel));
  for (const SlidingWindow& dim : dims) loops.push_back(builder.parameter(dim.output));
  const auto loop = loop_indices(builder, loops.size());
  ExprIds source(loop.begin(), loop.begin() + static_cast<ptrdiff_t>(lead));
  ExprId inside;
  for (size_t i = 0; i < 2; ++i) {
    const auto of = [&](int64_t value) { return builder.of(builder.parameter(value)); };
    ExprId at = plus(builder, times(builder, loop[lead + 2 + i], of(dims[i].stride)),
                     times(builder, loop[lead + i], of(dims[i].dilation)));
    if (dims[i].before > 0) {
      at = minus(builder, at, of(dims[i].before));
      const ExprId here = both(builder, builder.apply(ScalarOp::kGe, {at, builder.integer(0)}),
                               less(builder, at, of(dims[i].input)));
      inside = inside.valid() ? both(builder, inside, here) : here;
    }
    source.push_back(at);
  }
  ExprId value = builder.load(input, source);
  if (inside.valid()) {
    value = choose(builder, inside, value, builder.number(0, call.tensor(0).dtype));
  }
  ExprIds place(loop.begin(), loop.begin() + static_cast<ptrdiff_t>(lead));
  place.back() = joined(builder, joined(builder, place.back(), loops[lead], loop[lead]),
                        loops[lead + 1], loop[lead + 1]);
  place.push_back(joined(builder, loop[lead + 2], loops[lead + 3], loop[lead + 3]));
  builder.map(loops, buffers.outputs[0], place, value);
}

// col2im(self, output_size, kernel_size, dilation, padding, stride)
Result<std::vector<SlidingWindow>> plan_col2im(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  TRY(expect_rank(call, self, 2, 3));
  TRY(expect_column_dtype(call));
  const auto size = TRY(window_entries(call, 1, 2, 1));
  auto dims = TRY(window_dims(call, 2, size));
  const int64_t taps = dims[0].kernel * dims[1].kernel;
  const int64_t windows = dims[0].output * dims[1].output;
  const int64_t rows = self.shape[self.rank() - 2];
  if (rows == 0 || rows % taps != 0 || self.shape.back() != windows) {
    return call.fail("column-mismatch", "'{}' expects columns of {} windows of {} taps, found {}",
                     call.op().name(), windows, taps, to_string(self));
  }
  return dims;
}

Result<Types> infer_col2im(const OpCall& call) {
  const auto dims = TRY(plan_col2im(call));
  TensorType type = call.tensor(0);
  type.shape[type.rank() - 2] /= dims[0].kernel * dims[1].kernel;
  type.shape.back() = dims[0].input;
  type.shape.push_back(dims[1].input);
  return Types{type};
}

// The taps of windows that meet a pixel of one dim: those whose distance from it is a multiple of
// the stride, each `period` taps from the next.
struct MeetingTaps {
  explicit MeetingTaps(const SlidingWindow& dim)
      : common(std::gcd(dim.dilation, dim.stride)), period(dim.stride / common) {
    while (dim.dilation / common * inverse % period != 1 % period) ++inverse;
  }
  int64_t most(const SlidingWindow& dim) const { return (dim.kernel + period - 1) / period; }

  int64_t common;  // of dilation and stride: pixels that are no multiple of it meet no tap
  int64_t period;
  int64_t inverse = 1;  // of the dilation over `common`, modulo `period`
};

// A tap of a dim, the window that has it at a pixel, and the condition that there is one.
struct MeetingTap {
  ExprId tap;
  ExprId window;
  ExprId meets;
};

MeetingTap append_tap(KernelBuilder& builder, const SlidingWindow& dim, ExprId pixel,
                      ExprId number) {
  const MeetingTaps taps(dim);
  const auto of = [&](int64_t value) { return builder.of(builder.parameter(value)); };
  const ExprId zero = builder.integer(0);
  if (dim.before > 0) pixel = plus(builder, pixel, of(dim.before));
  ExprId tap = number;
  if (taps.period > 1) {
    const ExprId steps = builder.apply(ScalarOp::kTruncDiv, {pixel, of(taps.common)});
    const ExprId first = builder.apply(ScalarOp::kRemainder,
                                       {times(builder, steps, of(taps.inverse)), of(taps.period)});
    tap = plus(builder, first, times(builder, number, of(taps.period)));
  }
  const ExprId offset = minus(builder, pixel, times(builder, tap, of(dim.dilation)));
  const ExprId window = builder.apply(ScalarOp::kTruncDiv, {offset, of(dim.stride)});
  ExprId meets = both(builder, builder.apply(ScalarOp::kGe, {offset, zero}),
                      less(builder, window, of(dim.output)));
  if (dim.kernel % taps.period != 0)
    meets = both(builder, meets, less(builder, tap, of(dim.kernel)));
  if (taps.common > 1) {
    const ExprId rest = builder.apply(ScalarOp::kRemainder, {pixel, of(taps.common)});
    meets = both(builder, meets, builder.apply(ScalarOp::kEq, {rest, zero}));
  }
  return {tap, window, meets};
}

// Each pixel gathers the taps of the windows that contain it.
void lower_col2im(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto dims = *plan_col2im(call);
  const BufferId output = buffers.outputs[0];
  ParameterIds loops = builder.extents(output);
  const size_t lead = loops.size() - 2;
  for (const SlidingWindow& dim : dims) {
    loops.push_back(builder.parameter(MeetingTaps(dim).most(dim)));
  }
  const auto loop = loop_indices(builder, loops.size());
  const MeetingTap down = append_tap(builder, dims[0], loop[lead], loop[lead + 2]);
  const MeetingTap across = append_tap(builder, dims[1], loop[lead + 1], loop[lead + 3]);
  ExprIds source(loop.begin(), loop.begin() + static_cast<ptrdiff_t>(lead));
  source.back() =
      joined(builder, joined(builder, source.back(), builder.parameter(dims[0].kernel), down.tap),
             builder.parameter(dims[1].kernel), across.tap);
  source.push_back(joined(builder, down.window, builder.parameter(dims[1].output), across.window));
  const DType dtype = call.tensor(0).dtype;
  const bool is_bool = dtype == DType::kBool;
  builder.reduce(loops, 2, is_bool ? Combine::kMax : Combine::kSum,
                 load_as(builder, opmath(dtype), buffers.inputs[0][0], source), output,
                 loop_indices(builder, lead + 2), both(builder, down.meets, across.meets));
}

// pixel_shuffle(self, upscale_factor): […, C·r·r, H, W] to […, C, H·r, W·r]; and back.
template <bool shuffles>
Result<Types> infer_pixels(const OpCall& call) {
  TensorType type = call.tensor(0);
  TRY(expect_rank(call, type, 3, 16));
  const int64_t factor = call.integer(1);
  const size_t rank = type.rank();
  int64_t& channels = type.shape[rank - 3];
  constexpr int64_t kMost = 1 << 20;
  bool fits = factor > 0 && factor < kMost;
  if (shuffles)
    fits = fits && channels % (factor * factor) == 0;
  else
    fits = fits && type.shape[rank - 2] % factor == 0 && type.shape[rank - 1] % factor == 0;
  if (!fits) {
    return call.fail("bad-factor", "'{}' cannot rearrange {} by {}", call.op().name(),
                     to_string(type), factor);
  }
  channels = shuffles ? channels / (factor * factor) : channels * factor * factor;
  for (size_t dim = rank - 2; dim < rank; ++dim) {
    type.shape[dim] = shuffles ? type.shape[dim] * factor : type.shape[dim] / factor;
  }
  return Types{type};
}

// Loops: the leading dims, channel, row, row within, column, column within.
template <bool shuffles>
void lower_pixels(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const BufferId few = shuffles ? buffers.outputs[0] : buffers.inputs[0][0];  // few channels
  const BufferId many = shuffles ? buffers.inputs[0][0] : buffers.outputs[0];
  const size_t rank = call.tensor(0).rank();
  const ParameterId factor = builder.parameter(call.integer(1));
  ParameterIds loops;
  for (size_t dim = 0; dim + 2 < rank; ++dim) loops.push_back(builder.extent(few, dim));
  for (size_t dim = rank - 2; dim < rank; ++dim) {
    loops.insert(loops.end(), {builder.extent(many, dim), factor});
  }
  const auto loop = loop_indices(builder, loops.size());
  const size_t at = rank - 2;  // the row's loop
  ExprIds front(loop.begin(), loop.begin() + static_cast<ptrdiff_t>(rank - 2));
  ExprIds spread = front;
  ExprIds stacked = front;
  spread.push_back(joined(builder, loop[at], factor, loop[at + 1]));
  spread.push_back(joined(builder, loop[at + 2], factor, loop[at + 3]));
  stacked.back() =
      joined(builder, joined(builder, front.back(), factor, loop[at + 1]), factor, loop[at + 3]);
  stacked.push_back(loop[at]);
  stacked.push_back(loop[at + 2]);
  const auto& source = shuffles ? stacked : spread;
  const auto& place = shuffles ? spread : stacked;
  builder.map(loops, buffers.outputs[0], place, builder.load(buffers.inputs[0][0], source));
}

constexpr OpDef kIm2colOps[] = {
    {.schema = "im2col(Tensor self, int[] kernel_size, int[] dilation=[1], int[] padding=[0], "
               "int[] stride=[1]) -> Tensor",
     .doc = "each window of the last two dims as a column",
     .spellings = kSpellings<
         "torch.nn.functional.unfold(input, kernel_size, dilation=1, padding=0, stride=1)",
         "torch._C._nn.im2col(input, kernel_size, dilation, padding, stride)">,
     .infer = infer_im2col,
     .lower = lower_im2col,
     .example = "(%x: f32[1,2,4,4]) %y = im2col(%x, [2,2]) : f32[1,8,9]"},
    {.schema = "col2im(Tensor self, int[] output_size, int[] kernel_size, int[] dilation=[1], "
               "int[] padding=[0], int[] stride=[1]) -> Tensor",
     .doc = "the sums of the columns' elements at the pixels that their windows cover",
     .spellings = kSpellings<
         "torch.nn.functional.fold(input, output_size, kernel_size, dilation=1, padding=0, "
         "stride=1)",
         "torch._C._nn.col2im(input, output_size, kernel_size, dilation, padding, stride)">,
     .infer = infer_col2im,
     .lower = lower_col2im,
     .example = "(%x: f32[1,8,9]) %y = col2im(%x, [4,4], [2,2]) : f32[1,2,4,4]"},
    {.schema = "pixel_shuffle(Tensor self, int upscale_factor) -> Tensor",
     .doc = "groups of channels as blocks of pixels",
     .spellings = kSpellings<"torch.pixel_shuffle(input, upscale_factor)",
                             "torch.nn.functional.pixel_shuffle(input, upscale_factor)">,
     .infer = infer_pixels<true>,
     .lower = lower_pixels<true>,
     .example = "(%x: f32[1,8,3,3]) %y = pixel_shuffle(%x, 2) : f32[1,2,6,6]"},
    {.schema = "pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor",
     .doc = "blocks of pixels as groups of channels",
     .spellings = kSpellings<"torch.pixel_unshuffle(input, downscale_factor)",
                             "torch.nn.functional.pixel_unshuffle(input, downscale_factor)">,
     .infer = infer_pixels<false>,
     .lower = lower_pixels<false>,
     .example = "(%x: f32[1,2,6,6]) %y = pixel_unshuffle(%x, 2) : f32[1,8,3,3]"},
};

}  // namespace

std::span<const OpDef> im2col_ops() { return kIm2colOps; }

}  // namespace passnet
