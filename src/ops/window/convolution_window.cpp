#include "ops/window/convolution_window.hpp"

#include "ops/contract/contraction.hpp"

#include <algorithm>

namespace passnet {

Result<void> expect_convolvable(const OpCall& call, size_t dims) {
  TRY(expect_one_number_dtype(call));
  TRY(expect_rank(call, call.tensor(0), dims + 1, dims + 2));
  TRY(expect_rank(call, call.tensor(1), dims + 2, dims + 2));
  if (call.has(2)) TRY(expect_rank(call, call.tensor(2), 1, 1));
  const Shape& input = call.tensor(0).shape;
  if (std::find(input.end() - static_cast<ptrdiff_t>(dims), input.end(), 0) != input.end()) {
    return call.fail("empty-window-input", "'{}' expects elements to convolve, found {}",
                     call.op().name(), to_string(call.tensor(0)));
  }
  return {};
}

Result<void> plan_channels(const OpCall& call, int64_t groups, bool transposed,
                           ConvolutionPlan& plan) {
  const TensorType& input = call.tensor(0);
  const TensorType& weight = call.tensor(1);
  plan.batched = input.rank() == weight.rank();
  const int64_t channels = input.shape[plan.batched ? 1 : 0];
  const int64_t shared = weight.shape[transposed ? 0 : 1] * (transposed ? 1 : groups);
  const bool divides = groups > 0 && weight.shape[0] % groups == 0 && weight.shape[0] >= groups;
  if (!divides || channels != shared) {
    return call.fail("channel-mismatch", "'{}' cannot convolve {} with {} in {} groups",
                     call.op().name(), to_string(input), to_string(weight), groups);
  }
  plan.groups = groups;
  plan.in_channels = channels / groups;
  plan.out_channels = transposed ? weight.shape[1] : weight.shape[0] / groups;
  if (call.has(2) && call.tensor(2).shape[0] != plan.out_channels * groups) {
    return call.fail("channel-mismatch", "'{}' expects a bias of {} elements, found {}",
                     call.op().name(), plan.out_channels * groups, to_string(call.tensor(2)));
  }
  return {};
}

void plan_result(const OpCall& call, ConvolutionPlan& plan) {
  if (plan.batched) plan.result.push_back(call.tensor(0).shape[0]);
  plan.result.push_back(plan.groups * plan.out_channels);
  for (const SlidingWindow& dim : plan.dims) plan.result.push_back(dim.output);
}

}  // namespace passnet
