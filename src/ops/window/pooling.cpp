// Pooling over windows of the last one, two or three dims.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"
#include "ops/window/pooling_loops.hpp"

namespace passnet {
namespace {

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

Types pooled(const OpCall& call, std::span<const SlidingWindow> windows) {
  TensorType type = call.tensor(0);
  for (size_t i = 0; i < windows.size(); ++i) {
    type.shape[type.rank() - windows.size() + i] = windows[i].output;
  }
  return {type};
}

template <size_t dims>
Result<Types> infer_max_pool(const OpCall& call) {
  TRY(expect_poolable(call, dims, false));
  return pooled(call, TRY(pooling_windows(call, dims, kMaxPool)));
}

template <size_t dims>
Result<Types> infer_average_pool(const OpCall& call) {
  TRY(expect_poolable(call, dims, call.tensor(0).dtype != DType::kI64));
  if (call.has(6) && call.integer(6) == 0) {
    return call.fail("bad-window", "'{}' expects a divisor other than 0", call.op().name());
  }
  const std::vector<SlidingWindow> windows = TRY(pooling_windows(call, dims, kAveragePool));
  for (const SlidingWindow& window : windows) {
    // ATen's check of three dims only, which ignores padding and ceil_mode.
    if (dims < 3 || window.kernel <= window.input) continue;
    return call.fail("window-too-large", "'{}' expects windows within the input, found {} in {}",
                     call.op().name(), window.kernel, window.input);
  }
  return pooled(call, windows);
}

template <size_t dims>
void lower_max_pool(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto windows = *pooling_windows(call, dims, kMaxPool);
  append_max(call, buffers, builder, pooling_loops(builder, buffers, windows));
}

template <size_t dims>
void lower_average_pool(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto windows = *pooling_windows(call, dims, kAveragePool);
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

// op(self, output_size)
template <size_t dims>
Result<Types> infer_adaptive(const OpCall& call) {
  TRY(expect_poolable(call, dims, true));
  TensorType type = call.tensor(0);
  const auto sizes = TRY(window_entries(call, 1, dims, 0));
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

// Also returns the positions of the largest elements.
template <auto infer_values>
Result<Types> infer_with_places(const OpCall& call) {
  Types types = TRY(infer_values(call));
  types.push_back({DType::kI64, types[0].shape});
  return types;
}

template <size_t dims>
void lower_max_pool_places(const OpCall& call, const LoweredBuffers& buffers,
                           KernelBuilder& builder) {
  const auto windows = *pooling_windows(call, dims, kMaxPool);
  append_max_position(call, buffers, builder, pooling_loops(builder, buffers, windows),
                      [&](std::span<const ExprId> steps) {
                        return pooling_loops(builder, buffers, windows, steps);
                      });
}

template <size_t dims>
void lower_adaptive_max_places(const OpCall& call, const LoweredBuffers& buffers,
                               KernelBuilder& builder) {
  append_max_position(call, buffers, builder, adaptive_loops(call, buffers, builder, dims).loops,
                      [&](std::span<const ExprId> steps) {
                        return adaptive_loops(call, buffers, builder, dims, steps).loops;
                      });
}

constexpr OpDef kPoolingOps[] = {
    {.schema = "max_pool1d(Tensor self, int[] kernel_size, int[]? stride=[], int[] padding=[0], "
               "int[] dilation=[1], bool ceil_mode=False) -> Tensor",
     .doc = "the largest element of each window of the last dim",
     .spellings = kSpellings<
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
     .doc = "the largest element of each window of the last two dims",
     .spellings = kSpellings<
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
     .doc = "the largest element of each window of the last three dims",
     .spellings = kSpellings<
         "torch.nn.functional.max_pool3d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False, return_indices: false=False)",
         "torch.max_pool3d(input, kernel_size, stride=[], padding=0, dilation=1, "
         "ceil_mode=False)">,
     .infer = infer_max_pool<3>,
     .lower = lower_max_pool<3>,
     .autocast = Autocast::kRaises,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,4,4,4]) %y = max_pool3d(%x, [2]) : f32[1,2,2,2,2]"},
    {.schema = "avg_pool1d(Tensor self, int[] kernel_size, int[]? stride=[], int[] padding=[0], "
               "bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)"
               " -> Tensor",
     .doc = "the mean of each window of the last dim; padding counts unless stated",
     .spellings =
         kSpellings<"torch.avg_pool1d(input, kernel_size, stride=[], padding=0, ceil_mode=False, "
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
     .spellings = kSpellings<
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
     .spellings = kSpellings<
         "torch._C._nn.avg_pool3d(input, kernel_size, stride=[], padding=0, ceil_mode=False, "
         "count_include_pad=True, divisor_override=None)",
         "torch.nn.functional.avg_pool3d(input, kernel_size, stride=[], padding=0, "
         "ceil_mode=False, count_include_pad=True, divisor_override=None)">,
     .infer = infer_average_pool<3>,
     .lower = lower_average_pool<3>,
     .autocast = Autocast::kRaises,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,4,4,4]) %y = avg_pool3d(%x, [2]) : f32[1,2,2,2,2]"},
    {.schema = "adaptive_avg_pool1d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the mean of each of output_size nearly equal windows of the last dim",
     .spellings = kSpellings<"torch.nn.functional.adaptive_avg_pool1d(input, output_size) "
                             "=> adaptive_avg_pool1d(input, sizes(output_size, input))",
                             "torch.adaptive_avg_pool1d(input, output_size) "
                             "=> adaptive_avg_pool1d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<1>,
     .lower = lower_adaptive_average<1>,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,8]) %y = adaptive_avg_pool1d(%x, [2]) : f32[1,2,2]"},
    {.schema = "adaptive_avg_pool2d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the mean of each of output_size nearly equal windows of the last two dims",
     .spellings = kSpellings<"torch.nn.functional.adaptive_avg_pool2d(input, output_size) "
                             "=> adaptive_avg_pool2d(input, sizes(output_size, input))",
                             "torch._C._nn.adaptive_avg_pool2d(input, output_size) "
                             "=> adaptive_avg_pool2d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<2>,
     .lower = lower_adaptive_average<2>,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,8,8]) %y = adaptive_avg_pool2d(%x, [2]) : f32[1,2,2,2]"},
    {.schema = "adaptive_avg_pool3d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the mean of each of output_size nearly equal windows of the last three dims",
     .spellings = kSpellings<"torch.nn.functional.adaptive_avg_pool3d(input, output_size) "
                             "=> adaptive_avg_pool3d(input, sizes(output_size, input))",
                             "torch._C._nn.adaptive_avg_pool3d(input, output_size) "
                             "=> adaptive_avg_pool3d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<3>,
     .lower = lower_adaptive_average<3>,
     .autocast = Autocast::kRaises,
     .needs = hands_on_mean<0>,
     .example = "(%x: f32[1,2,4,4,4]) %y = adaptive_avg_pool3d(%x, [2]) : f32[1,2,2,2,2]"},
    {.schema = "adaptive_max_pool1d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the largest element of each of output_size nearly equal windows of the last dim",
     .spellings = kSpellings<"torch.nn.functional.adaptive_max_pool1d(input, output_size, "
                             "return_indices: false=False) "
                             "=> adaptive_max_pool1d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<1>,
     .lower = lower_adaptive_max<1>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,8]) %y = adaptive_max_pool1d(%x, [2]) : f32[1,2,2]"},
    {.schema = "adaptive_max_pool2d(Tensor self, int[] output_size) -> Tensor",
     .doc = "the largest element of each of output_size nearly equal windows of the last two dims",
     .spellings = kSpellings<"torch.nn.functional.adaptive_max_pool2d(input, output_size, "
                             "return_indices: false=False) "
                             "=> adaptive_max_pool2d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<2>,
     .lower = lower_adaptive_max<2>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,8,8]) %y = adaptive_max_pool2d(%x, [2]) : f32[1,2,2,2]"},
    {.schema = "adaptive_max_pool3d(Tensor self, int[] output_size) -> Tensor",
     .doc =
         "the largest element of each of output_size nearly equal windows of the last three dims",
     .spellings = kSpellings<"torch.nn.functional.adaptive_max_pool3d(input, output_size, "
                             "return_indices: false=False) "
                             "=> adaptive_max_pool3d(input, sizes(output_size, input))">,
     .infer = infer_adaptive<3>,
     .lower = lower_adaptive_max<3>,
     .needs = hands_on<0>,
     .example = "(%x: f32[1,2,4,4,4]) %y = adaptive_max_pool3d(%x, [2]) : f32[1,2,2,2,2]"},
    {.schema = "max_pool1d_with_indices(Tensor self, int[] kernel_size, int[]? stride=[], "
               "int[] padding=[0], int[] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor)",
     .doc = "the largest element of each window of the last dim, and its position",
     .spellings = kSpellings<
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
     .doc = "the largest element of each of a given number of windows of the last dim, and its "
            "position",
     .spellings = kSpellings<
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
     .doc = "the largest element of each window of the last two dims, and its position",
     .spellings = kSpellings<
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
     .doc = "the largest element of each of a given number of windows of the last two dims, and "
            "its position",
     .spellings = kSpellings<
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
     .doc = "the largest element of each window of the last three dims, and its position",
     .spellings = kSpellings<
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
     .doc = "the largest element of each of a given number of windows of the last three dims, and "
            "its position",
     .spellings = kSpellings<
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

std::span<const OpDef> pooling_ops() { return kPoolingOps; }

}  // namespace passnet
