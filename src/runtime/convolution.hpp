// Convolutions as steps of a plan: descriptors of calls of the convolution library.
#pragma once

#include "runtime/window_dim.hpp"
#include "type/shape.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// Input [batch, groups * in_channels, dims…], weight [groups * out_channels, in_channels, taps…],
// result [batch, groups * out_channels, dims…]; the last two are contiguous. Of a transposed one,
// the weight is [groups * in_channels, out_channels, taps…]. Sums are of f32, and the result rounds
// once.
struct Convolution {
  DType dtype = DType::kF32;
  bool has_bias = false;
  bool is_transposed = false;
  bool allows_tf32 = false;  // factors of f32 may be rounded to 10 bits
  bool channels_last =
      false;  // the second dim of all three is the innermost one, and all are dense
  int64_t batch = 1;
  int64_t groups = 1;
  int64_t in_channels = 1;  // of a group
  int64_t out_channels = 1;
  std::vector<WindowDim> dims;  // one to three
  int64_t input_start = 0;      // in elements, as are the strides
  Strides input_strides;        // batch, channel, dims
  int64_t weight_start = 0;
  int64_t bias_start = 0;
};

}  // namespace passnet
