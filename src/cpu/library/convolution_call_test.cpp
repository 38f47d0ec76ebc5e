#include "cpu/library/convolution_call.hpp"

#include "cpu/library/cpu_library.hpp"
#include "cpu/library/library_tiles.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <memory>

namespace passnet {
namespace {

std::vector<float> quarters(size_t count, uint32_t seed) {
  std::vector<float> values(count);
  for (float& value : values) {
    seed = seed * 1664525u + 1013904223u;
    value = static_cast<float>(static_cast<int>(seed >> 28) - 8) / 4;
  }
  return values;
}

struct Image {
  std::vector<float> input, weight, bias;
  std::vector<float> output;
};

// Runs all of its shares.
std::vector<float> run(const Convolution& convolution, const Image& image, size_t threads,
                       size_t& shares) {
  std::vector<float> output(image.output.size(), -1);
  auto call = ConvolutionCall::prepare(convolution, {}, threads).value();
  std::vector<std::byte> scratch(call.scratch_bytes() + 64);
  void* place = scratch.data();
  size_t space = scratch.size();
  // Only the output is written to.
  const auto bytes = [](const std::vector<float>& values) {
    return reinterpret_cast<std::byte*>(const_cast<float*>(values.data()));
  };
  const std::array<std::byte*, 4> buffers{bytes(image.input), bytes(image.weight), bytes(output),
                                          bytes(image.bias)};
  call.bind(buffers, static_cast<std::byte*>(std::align(64, call.scratch_bytes(), place, space)));
  call.warm_up();
  for (size_t share = 0; share < call.shares(); ++share) call.run_share(share);
  shares = call.shares();
  return output;
}

// A depthwise convolution of square images, and its result.
struct Depthwise {
  int64_t batch, channels, size, taps, stride, padding, dilation;

  WindowDim dim() const {
    const int64_t reach = dilation * (taps - 1) + 1;
    return {.input = size,
            .kernel = taps,
            .output = (size + 2 * padding - reach) / stride + 1,
            .stride = stride,
            .before = padding,
            .after = padding,
            .dilation = dilation};
  }
  Convolution convolution() const {
    return {.has_bias = true,
            .batch = batch,
            .groups = channels,
            .dims = {dim(), dim()},
            .input_strides = {channels * size * size, size * size, size, 1}};
  }
  Image image() const {
    const auto count = [](int64_t n) { return static_cast<size_t>(n); };
    const int64_t out = dim().output;
    Image image{.input = quarters(count(batch * channels * size * size), 1),
                .weight = quarters(count(channels * taps * taps), 2),
                .bias = quarters(count(channels), 3),
                .output = std::vector<float>(count(batch * channels * out * out))};
    for (int64_t plane = 0; plane < batch * channels; ++plane) {
      for (int64_t at = 0; at < out * out; ++at) {
        image.output[count(plane * out * out + at)] = element(image, plane, at / out, at % out);
      }
    }
    return image;
  }
  float element(const Image& image, int64_t plane, int64_t row, int64_t column) const {
    const int64_t channel = plane % channels;
    float sum = image.bias[static_cast<size_t>(channel)];
    for (int64_t tap = 0; tap < taps * taps; ++tap) {
      const int64_t y = row * stride + tap / taps * dilation - padding;
      const int64_t x = column * stride + tap % taps * dilation - padding;
      if (y < 0 || x < 0 || y >= size || x >= size) continue;
      sum += image.input[static_cast<size_t>((plane * size + y) * size + x)] *
             image.weight[static_cast<size_t>(channel * taps * taps + tap)];
    }
    return sum;
  }
};

class ConvolutionCalls : public testing::Test {
 protected:
  void SetUp() override {
    if (cpu_library().convolves == nullptr) GTEST_SKIP() << "built without oneDNN";
  }
};

TEST_F(ConvolutionCalls, ConvolveEachChannel) {
  size_t shares = 0;
  for (const Depthwise& sizes : {Depthwise{1, 5, 9, 3, 1, 1, 1}, Depthwise{2, 40, 14, 5, 2, 2, 1},
                                 Depthwise{3, 17, 12, 3, 1, 0, 2}}) {
    const Image image = sizes.image();
    EXPECT_EQ(run(sizes.convolution(), image, 1, shares), image.output);
    EXPECT_EQ(shares, 1u);
  }
}

TEST_F(ConvolutionCalls, ShareLargeWorkBetweenThreads) {
  size_t shares = 0;
  const Depthwise sizes{1, 100, 28, 3, 1, 1, 1};
  const Image image = sizes.image();
  EXPECT_EQ(run(sizes.convolution(), image, 2, shares), image.output);
  EXPECT_EQ(shares, 2u);
}

TEST_F(ConvolutionCalls, HandOnNan) {
  size_t shares = 0;
  const Depthwise sizes{1, 20, 9, 3, 1, 1, 1};
  Image image = sizes.image();
  image.input[0] = std::numeric_limits<float>::quiet_NaN();
  const std::vector<float> output = run(sizes.convolution(), image, 1, shares);
  EXPECT_TRUE(std::isnan(output[0]));
  EXPECT_EQ(output[2], image.output[2]);
}

TEST_F(ConvolutionCalls, AreOfDtypesThatTheLibraryKnows) {
  Convolution convolution = Depthwise{1, 16, 9, 3, 1, 1, 1}.convolution();
  EXPECT_TRUE(cpu_library().convolves(convolution));
  convolution.dtype = DType::kF64;
  EXPECT_FALSE(cpu_library().convolves(convolution));
}

}  // namespace
}  // namespace passnet
