// Windows over one dim: of convolutions, pooling and columns of an image.
#pragma once

#include "ops/infer.hpp"

#include <algorithm>

namespace passnet {

// Element k of window o is at o * stride + k * dilation - before of the input.
struct SlidingWindow {
  int64_t input = 0;
  int64_t kernel = 1;
  int64_t output = 0;  // number of windows
  int64_t stride = 1;
  int64_t before = 0;  // padding
  int64_t after = 0;
  int64_t dilation = 1;
  int64_t extra = 0;  // output_padding of transposed convolutions

  int64_t padded() const { return before + input + after; }
  int64_t reach() const { return dilation * (kernel - 1) + 1; }
  // The number of a window's elements that can be within the input, counted from the first one.
  int64_t reached() const { return std::min(kernel, (input + before - 1) / dilation + 1); }
  // True if a window extends beyond the input.
  bool leaves() const { return before > 0 || (output - 1) * stride + reach() > input; }
};

// An int list of one entry, or one per dim, each at least `least`; "bad-window".
Result<Integers> window_entries(const OpCall& call, size_t parameter, size_t dims, int64_t least);

}  // namespace passnet
