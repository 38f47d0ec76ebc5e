// Convolutions as sums in double, in the order of the loops.
#pragma once

#include "runtime/convolution.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

// Returns the result of a convolution of dense tensors, or of a transposed one, without its bias.
inline std::vector<float> convolve(const Convolution& convolution, std::span<const float> input,
                                   std::span<const float> weight) {
  std::vector<WindowDim> dims = convolution.dims;
  while (dims.size() < 3) dims.insert(dims.begin(), WindowDim());
  const int64_t inner = convolution.groups * convolution.in_channels;
  const int64_t outer = convolution.groups * convolution.out_channels;
  const auto each = [](const std::array<int64_t, 3>& extents, auto&& visit) {
    for (int64_t a = 0; a < extents[0]; ++a) {
      for (int64_t b = 0; b < extents[1]; ++b) {
        for (int64_t c = 0; c < extents[2]; ++c) visit(std::array{a, b, c});
      }
    }
  };
  const std::array inputs{dims[0].input, dims[1].input, dims[2].input};
  const std::array outputs{dims[0].output, dims[1].output, dims[2].output};
  const std::array taps{dims[0].kernel, dims[1].kernel, dims[2].kernel};
  const auto at = [](const auto& place, const auto& extents) {
    return (place[0] * extents[1] + place[1]) * extents[2] + place[2];
  };
  const auto element = [&](int64_t first, int64_t channel, int64_t position, int64_t count,
                           int64_t channels) {
    return static_cast<size_t>(convolution.channels_last
                                   ? (first * count + position) * channels + channel
                                   : (first * channels + channel) * count + position);
  };
  const int64_t positions = outputs[0] * outputs[1] * outputs[2];
  std::vector<double> sums(static_cast<size_t>(convolution.batch * positions * outer));
  const bool is_transposed = convolution.is_transposed;
  for (int64_t n = 0; n < convolution.batch; ++n) {
    each(is_transposed ? inputs : outputs, [&](const auto& small) {
      each(taps, [&](const auto& tap) {
        std::array<int64_t, 3> large{};
        const auto& bounds = is_transposed ? outputs : inputs;
        for (size_t d = 0; d < 3; ++d) {
          large[d] = small[d] * dims[d].stride + tap[d] * dims[d].dilation - dims[d].before;
          if (large[d] < 0 || large[d] >= bounds[d]) return;
        }
        const auto& from = is_transposed ? small : large;
        const auto& to = is_transposed ? large : small;
        for (int64_t k = 0; k < outer; ++k) {
          const int64_t group = k / convolution.out_channels;
          double& sum = sums[element(n, k, at(to, outputs), positions, outer)];
          for (int64_t c = 0; c < convolution.in_channels; ++c) {
            const int64_t channel = group * convolution.in_channels + c;
            const int64_t row = is_transposed ? channel : k;
            const int64_t column = is_transposed ? k % convolution.out_channels : c;
            const int64_t columns =
                is_transposed ? convolution.out_channels : convolution.in_channels;
            const int64_t source_positions = inputs[0] * inputs[1] * inputs[2];
            const int64_t all_taps = taps[0] * taps[1] * taps[2];
            const size_t source = element(n, channel, at(from, inputs), source_positions, inner);
            const size_t factor = element(row, column, at(tap, taps), all_taps, columns);
            sum += static_cast<double>(input[source]) * static_cast<double>(weight[factor]);
          }
        }
      });
    });
  }
  std::vector<float> result;
  for (const double sum : sums) result.push_back(static_cast<float>(sum));
  return result;
}

}  // namespace passnet
