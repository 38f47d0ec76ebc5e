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
                       size_t& shares, const LibraryTiles& tiles = {}) {
  std::vector<float> output(image.output.size(), -1);
  auto call = ConvolutionCall::prepare(convolution, tiles, threads).value();
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

// A convolution of square images, and its result.
struct Sizes {
  int64_t batch, groups, in_channels, out_channels, size, taps, stride, padding, dilation;

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
            .groups = groups,
            .in_channels = in_channels,
            .out_channels = out_channels,
            .dims = {dim(), dim()},
            .input_strides = {groups * in_channels * size * size, size * size, size, 1}};
  }
  Image image() const {
    const auto count = [](int64_t n) { return static_cast<size_t>(n); };
    const int64_t out = dim().output;
    const int64_t planes = batch * groups * out_channels;
    Image image{.input = quarters(count(batch * groups * in_channels * size * size), 1),
                .weight = quarters(count(groups * out_channels * in_channels * taps * taps), 2),
                .bias = quarters(count(groups * out_channels), 3),
                .output = std::vector<float>(count(planes * out * out))};
    for (int64_t plane = 0; plane < planes; ++plane) {
      for (int64_t at = 0; at < out * out; ++at) {
        image.output[count(plane * out * out + at)] = element(image, plane, at / out, at % out);
      }
    }
    return image;
  }
  float element(const Image& image, int64_t plane, int64_t row, int64_t column) const {
    const int64_t channel = plane % (groups * out_channels);
    const int64_t first = plane / out_channels * in_channels;  // input plane of the group
    float sum = image.bias[static_cast<size_t>(channel)];
    for (int64_t in = 0; in < in_channels; ++in) {
      for (int64_t tap = 0; tap < taps * taps; ++tap) {
        const int64_t y = row * stride + tap / taps * dilation - padding;
        const int64_t x = column * stride + tap % taps * dilation - padding;
        if (y < 0 || x < 0 || y >= size || x >= size) continue;
        sum += image.input[static_cast<size_t>(((first + in) * size + y) * size + x)] *
               image.weight[static_cast<size_t>((channel * in_channels + in) * taps * taps + tap)];
      }
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
  for (const Sizes& sizes :
       {Sizes{1, 5, 1, 1, 9, 3, 1, 1, 1}, Sizes{2, 40, 1, 1, 14, 5, 2, 2, 1},
        Sizes{3, 17, 1, 1, 12, 3, 1, 0, 2}, Sizes{1, 21, 2, 3, 9, 3, 1, 1, 1}}) {
    const Image image = sizes.image();
    EXPECT_EQ(run(sizes.convolution(), image, 1, shares), image.output);
    EXPECT_EQ(shares, 1u);
  }
}

TEST_F(ConvolutionCalls, ShareLargeWorkBetweenThreads) {
  size_t shares = 0;
  const Sizes sizes{1, 100, 1, 1, 28, 3, 1, 1, 1};
  const Image image = sizes.image();
  EXPECT_EQ(run(sizes.convolution(), image, 2, shares), image.output);
  EXPECT_EQ(shares, 2u);
}

// Sums of all channels: several tiles of results and a shorter one, several sums of channels and a
// shorter one, several samples and groups, bands whose windows reach over both edges or neither.
TEST_F(ConvolutionCalls, SumChannelsInAnyNumberOfShares) {
  LibraryTiles small;
  small.min_convolution_share = 1000;
  small.max_summed_bytes = 128;
  size_t shares = 0;
  for (const Sizes& sizes :
       {Sizes{1, 1, 3, 20, 11, 3, 1, 1, 1}, Sizes{1, 1, 70, 16, 9, 3, 1, 1, 1},
        Sizes{2, 1, 64, 35, 7, 3, 2, 1, 1}, Sizes{3, 2, 40, 24, 8, 3, 1, 2, 2},
        Sizes{1, 1, 8, 16, 17, 5, 1, 2, 1}, Sizes{1, 1, 16, 17, 13, 3, 1, 6, 6},
        Sizes{1, 1, 4, 33, 12, 3, 3, 0, 1}}) {
    const Image image = sizes.image();
    for (const size_t threads : {1u, 2u, 3u, 7u, 16u}) {
      EXPECT_EQ(run(sizes.convolution(), image, threads, shares, small), image.output)
          << sizes.in_channels << " channels, " << threads << " threads";
      EXPECT_LE(shares, threads);
    }
    EXPECT_GT(shares, 7u);
  }
}

TEST_F(ConvolutionCalls, HandOnNan) {
  size_t shares = 0;
  const Sizes sizes{1, 20, 1, 1, 9, 3, 1, 1, 1};
  Image image = sizes.image();
  image.input[0] = std::numeric_limits<float>::quiet_NaN();
  const std::vector<float> output = run(sizes.convolution(), image, 1, shares);
  EXPECT_TRUE(std::isnan(output[0]));
  EXPECT_EQ(output[2], image.output[2]);
}

TEST_F(ConvolutionCalls, AreOfDtypesThatTheLibraryKnows) {
  Convolution convolution = Sizes{1, 16, 1, 1, 9, 3, 1, 1, 1}.convolution();
  EXPECT_TRUE(cpu_library().convolves(convolution));
  convolution.dtype = DType::kF64;
  EXPECT_FALSE(cpu_library().convolves(convolution));
}

}  // namespace
}  // namespace passnet
