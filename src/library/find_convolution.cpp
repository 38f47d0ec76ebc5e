#include "library/find_convolution.hpp"

#include "kernel/costs/library.hpp"
#include "ops/window/convolution_window.hpp"

#include <algorithm>
#include <numeric>

namespace passnet {
namespace {

WindowDim window_dim(const SlidingWindow& dim) {
  return {.input = dim.input,
          .kernel = dim.kernel,
          .output = dim.output,
          .stride = dim.stride,
          .before = dim.before,
          .after = dim.after,
          .dilation = dim.dilation};
}

int64_t products_of(const ConvolutionPlan& plan, int64_t batch) {
  int64_t products = batch * plan.groups * plan.in_channels * plan.out_channels;
  for (const SlidingWindow& dim : plan.dims) products *= dim.output * dim.kernel;
  return products;
}

// True for a window of few elements per channel for which cuDNN has no kernel of its own: of one
// dim, not square, or with several results per channel. Loops read every element once, and what
// comes before and after is part of them.
bool is_stencil(const ConvolutionPlan& plan, const LibraryRules& rules) {
  if (plan.groups == 1 || plan.in_channels > 1) return false;
  int64_t taps = 1;
  bool is_square = plan.dims.size() > 1;
  for (const SlidingWindow& dim : plan.dims) {
    taps *= dim.kernel;
    is_square = is_square && dim.kernel == plan.dims[0].kernel;
  }
  return taps <= rules.max_stencil_taps && (!is_square || plan.out_channels > 1);
}

// True if windows share input: as a product of windows, the input would be copied for each of them.
bool overlap(const ConvolutionPlan& plan) {
  return std::ranges::any_of(plan.dims, [](const SlidingWindow& dim) {
    return dim.kernel > 1 && dim.stride < (dim.kernel - 1) * dim.dilation + 1;
  });
}

// True if the library can read the operands where they are.
bool are_in_place(const OpCall& call, std::span<const Layout> layouts) {
  for (size_t i = 1; i < layouts.size(); ++i) {
    if (!is_contiguous(call.tensor(i).shape, layouts[i].strides)) return false;
  }
  return std::ranges::find(layouts[0].strides, 0) == layouts[0].strides.end();
}

}  // namespace

std::optional<Convolution> find_convolution(const OpCall& call, std::span<const Layout> layouts,
                                            const LibraryRules& rules, const Library& library) {
  auto plan = forward_convolution(call);
  const bool is_transposed = !plan && library.places_convolutions;
  if (is_transposed) plan = transposed_convolution(call);
  if (!plan) return std::nullopt;
  const bool is_wide = plan->groups == 1 || plan->out_channels > rules.max_group_channels;
  if (rules.takes_windows && is_wide && !overlap(*plan)) return std::nullopt;
  if (!is_transposed && is_stencil(*plan, rules)) return std::nullopt;
  const int64_t batch = plan->batched ? call.tensor(0).shape[0] : 1;
  if (products_of(*plan, batch) < rules.min_convolution_products) return std::nullopt;
  if (!library.places_convolutions && !are_in_place(call, layouts)) return std::nullopt;
  const Layout& input = layouts[0];
  // cuDNN transposes groups of several channels itself, at more cost.
  const bool is_grouped = plan->groups > 1 && plan->in_channels > 1;
  Convolution found{.dtype = call.tensor(0).dtype,
                    .has_bias = call.has(2),
                    .is_transposed = is_transposed,
                    .allows_tf32 = library.places_convolutions,
                    .channels_last = library.places_convolutions && !is_grouped,
                    .batch = batch,
                    .groups = plan->groups,
                    .in_channels = plan->in_channels,
                    .out_channels = plan->out_channels,
                    .input_start = input.offset,
                    .input_strides = input.strides,
                    .weight_start = layouts[1].offset,
                    .bias_start = layouts.size() > 2 ? layouts[2].offset : 0};
  // An input without a batch is a single sample.
  if (!plan->batched) {
    found.input_strides.insert(found.input_strides.begin(),
                               input.strides[0] * call.tensor(0).shape[0]);
  }
  for (const SlidingWindow& dim : plan->dims) {
    found.dims.push_back(window_dim(dim));
  }
  if (!library.convolves(found)) return std::nullopt;
  return found;
}

std::optional<Product> find_window_product(const OpCall& call, std::span<const Layout> layouts,
                                           std::span<const DType> dtypes,
                                           const LibraryRules& rules) {
  const auto plan = forward_convolution(call);
  if (!plan || std::ranges::find(dtypes, call.tensor(0).dtype) == dtypes.end()) return std::nullopt;
  const bool is_padded = std::ranges::any_of(
      plan->dims, [](const SlidingWindow& dim) { return dim.before > 0 || dim.after > 0; });
  const int64_t batch = plan->batched ? call.tensor(0).shape[0] : 1;
  int64_t outputs = 1;
  for (const SlidingWindow& dim : plan->dims) outputs *= dim.output;
  const bool is_slim = std::min(outputs, plan->out_channels) < rules.min_side;
  if (!is_padded || is_slim || products_of(*plan, batch) < rules.min_convolution_products)
    return std::nullopt;
  for (size_t i = 1; i < layouts.size(); ++i) {
    if (!is_contiguous(call.tensor(i).shape, layouts[i].strides)) return std::nullopt;
  }
  Strides input = layouts[0].strides;
  if (!plan->batched) input.insert(input.begin(), 0);
  Product product{.dtype = call.tensor(0).dtype,
                  .target_dtype = call.tensor(0).dtype,
                  .has_addend = call.has(2),
                  .left_start = layouts[1].offset,
                  .right_start = layouts[0].offset,
                  .addend_start = layouts.size() > 2 ? layouts[2].offset : 0};
  int64_t taps = 1;
  for (const SlidingWindow& dim : plan->dims) taps *= dim.kernel;
  const int64_t channels = plan->out_channels;
  product.batch = {
      {.extent = batch, .right = input[0], .target = plan->groups * channels * outputs},
      {.extent = plan->groups,
       .left = channels * plan->in_channels * taps,
       .right = plan->in_channels * input[1],
       .target = channels * outputs,
       .addend = product.has_addend ? channels : 0}};
  product.rows = {{.extent = channels,
                   .left = plan->in_channels * taps,
                   .target = outputs,
                   .addend = product.has_addend ? 1 : 0}};
  product.depth = {{.extent = plan->in_channels, .left = taps, .right = input[1]}};
  for (size_t i = 0; i < plan->dims.size(); ++i) {
    const SlidingWindow& dim = plan->dims[i];
    const int64_t stride = input[i + 2];
    outputs /= dim.output;
    taps /= dim.kernel;
    product.columns.push_back(
        {.extent = dim.output, .right = dim.stride * stride, .target = outputs});
    product.depth.push_back({.extent = dim.kernel, .left = taps, .right = dim.dilation * stride});
    product.window.push_back(window_dim(dim));
    product.right_start -= dim.before * stride;
  }
  return product;
}

}  // namespace passnet
