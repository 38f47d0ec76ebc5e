// The geometry of windows, which products and convolutions share.
#pragma once

#include <cstdint>

namespace passnet {

// One spatial dim: tap k of output o reads input o * stride + k * dilation - before. Positions
// outside of the input are zero.
struct WindowDim {
  int64_t input = 1;
  int64_t kernel = 1;
  int64_t output = 1;
  int64_t stride = 1;
  int64_t before = 0;  // padding
  int64_t after = 0;
  int64_t dilation = 1;
};

}  // namespace passnet
