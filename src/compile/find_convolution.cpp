#include "compile/find_convolution.hpp"

#include "ops/convolution_window.hpp"
#include "runtime/convolution_call.hpp"

#include <algorithm>
#include <numeric>

namespace passnet {
namespace {

constexpr int64_t kMostChannels = 16;     // of a group's result
constexpr int64_t kLeastProducts = 2048;  // below, the layouts cost more than the loops

int64_t products_of(const ConvolutionPlan& plan, int64_t batch) {
  int64_t products = batch * plan.groups * plan.in_channels * plan.out_channels;
  for (const ConvolutionDim& dim : plan.dims) products *= dim.output * dim.kernel;
  return products;
}

}  // namespace

std::optional<Convolution> find_convolution(const OpCall& call, std::span<const Layout> layouts) {
  const auto plan = forward_convolution(call);
  if (!plan || plan->groups == 1 || plan->out_channels > kMostChannels) return std::nullopt;
  const int64_t batch = plan->batched ? call.tensor(0).shape[0] : 1;
  if (products_of(*plan, batch) < kLeastProducts) return std::nullopt;
  for (size_t i = 1; i < layouts.size(); ++i) {
    if (!is_contiguous(call.tensor(i).shape, layouts[i].strides)) return std::nullopt;
  }
  const Layout& input = layouts[0];
  if (std::ranges::find(input.strides, 0) != input.strides.end()) return std::nullopt;
  Convolution found{.dtype = call.tensor(0).dtype,
                    .has_bias = call.has(2),
                    .batch = batch,
                    .groups = plan->groups,
                    .in_channels = plan->in_channels,
                    .out_channels = plan->out_channels,
                    .input_start = input.offset,
                    .input_strides = input.strides,
                    .weight_start = layouts[1].offset,
                    .bias_start = layouts.size() > 2 ? layouts[2].offset : 0};
  // The sample that an input without a batch is.
  if (!plan->batched) {
    found.input_strides.insert(found.input_strides.begin(),
                               input.strides[0] * call.tensor(0).shape[0]);
  }
  for (const ConvolutionDim& dim : plan->dims) {
    found.dims.push_back({.input = dim.input,
                          .kernel = dim.kernel,
                          .output = dim.output,
                          .stride = dim.stride,
                          .before = dim.before,
                          .after = dim.after,
                          .dilation = dim.dilation});
  }
  if (!library_convolves(found)) return std::nullopt;
  return found;
}

}  // namespace passnet
