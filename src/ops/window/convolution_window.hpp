// The geometry of convolutions: what the forward and the transposed ones share.
#pragma once

#include "ops/infer.hpp"

#include <optional>
#include <vector>

namespace passnet {

// One spatial dim: tap k of output o reads input o * stride + k * dilation - before.
struct ConvolutionDim {
  int64_t input = 0;
  int64_t kernel = 1;
  int64_t output = 0;
  int64_t stride = 1;
  int64_t before = 0;  // padding
  int64_t after = 0;
  int64_t dilation = 1;
  int64_t extra = 0;  // output_padding of the transposed ones

  int64_t reach() const { return dilation * (kernel - 1) + 1; }
};

struct ConvolutionPlan {
  std::vector<ConvolutionDim> dims;
  bool batched = true;
  int64_t groups = 1;
  int64_t in_channels = 0;   // of one group
  int64_t out_channels = 0;  // of one group
  Shape result;
};

// What a convolution over `dims` dims checks first: dtypes and ranks of input, weight and bias
// (the first three parameters).
Result<void> expect_convolvable(const OpCall& call, size_t dims);

// An int list of one entry, or one a dim, each at least `least`; "bad-window".
Result<Integers> window_entries(const OpCall& call, size_t parameter, size_t dims, int64_t least);

// Checks the groups against the channels of input, weight and bias, and fills them in. A forward
// weight is [out, in / groups, …], a transposed one [in, out / groups, …]. "channel-mismatch"
Result<void> plan_channels(const OpCall& call, int64_t groups, bool transposed,
                           ConvolutionPlan& plan);

// Fills in `result` from the rest.
void plan_result(const OpCall& call, ConvolutionPlan& plan);

// The plan of a well-typed call; nullopt for any other op than conv1d, …, conv3d_same.
std::optional<ConvolutionPlan> forward_convolution(const OpCall& call);

}  // namespace passnet
