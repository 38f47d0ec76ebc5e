// Convolutions in groups as steps of a plan: what the convolution library computes.
#pragma once

#include "type/shape.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// One spatial dim: tap k of output o reads input o * stride + k * dilation - before.
struct ConvolvedDim {
  int64_t input = 1;
  int64_t kernel = 1;
  int64_t output = 1;
  int64_t stride = 1;
  int64_t before = 0;  // padding
  int64_t after = 0;
  int64_t dilation = 1;
};

// Input [batch, groups * in_channels, dims…], weight [groups * out_channels, in_channels, taps…],
// result [batch, groups * out_channels, dims…]; the last two are contiguous. Sums are of f32, and
// the result rounds once.
struct Convolution {
  DType dtype = DType::kF32;  // f32 or bf16
  bool has_bias = false;
  int64_t batch = 1;
  int64_t groups = 1;
  int64_t in_channels = 1;  // of a group
  int64_t out_channels = 1;
  std::vector<ConvolvedDim> dims;  // one to three
  int64_t input_start = 0;         // in elements, as are the strides
  Strides input_strides;           // batch, channel, dims
  int64_t weight_start = 0;
  int64_t bias_start = 0;
};

}  // namespace passnet
