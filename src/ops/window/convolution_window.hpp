// The geometry of convolutions, shared by the forward and the transposed ones.
#pragma once

#include "ops/window/sliding_window.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct ConvolutionPlan {
  std::vector<SlidingWindow> dims;
  bool batched = true;
  int64_t groups = 1;
  int64_t in_channels = 0;   // per group
  int64_t out_channels = 0;  // per group
  Shape result;
};

// Checks dtypes and ranks of a convolution over `dims` dims: those of input, weight and bias
// (the first three parameters).
Result<void> expect_convolvable(const OpCall& call, size_t dims);

// Checks the groups against the channels of input, weight and bias, and stores them. A forward
// weight is [out, in / groups, …], a transposed one [in, out / groups, …]. "channel-mismatch"
Result<void> plan_channels(const OpCall& call, int64_t groups, bool transposed,
                           ConvolutionPlan& plan);

// Computes `result` from the other fields.
void plan_result(const OpCall& call, ConvolutionPlan& plan);

// The plan of a well-typed call; nullopt for ops other than conv1d, …, conv3d_same.
std::optional<ConvolutionPlan> forward_convolution(const OpCall& call);
// The plan of a well-typed call; nullopt for ops other than conv_transpose1d, …, conv_transpose3d.
std::optional<ConvolutionPlan> transposed_convolution(const OpCall& call);

}  // namespace passnet
