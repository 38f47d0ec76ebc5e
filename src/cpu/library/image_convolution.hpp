// oneDNN's convolution of one image, or of a band of its rows.
#pragma once

#include "runtime/convolution.hpp"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <vector>

namespace passnet {

// The part of a convolution that one converted input serves: some groups of one sample. Of a
// single group, a run computes a tile of its result channels, and each primitive sums a chunk of
// its input channels.
struct ImagePart {
  int64_t groups = 1;
  std::vector<WindowDim> dims;  // of the band
  int64_t channel_stride = 1;   // elements from channel to channel of the stored result
  int64_t tile = 1;             // result channels of a run; of several groups, all of a group
  int64_t chunk = 1;            // input channels of a primitive; likewise
};

// Addresses of the first elements of a run's tile of result channels.
struct ImageOperands {
  const std::byte* weight = nullptr;
  const std::byte* bias = nullptr;  // if the convolution has one
  std::byte* output = nullptr;
  std::byte* scratch = nullptr;  // aligned as blocks are
};

// Compiled once; a run makes no large allocation. A run stays on its calling thread, and an object
// runs on one thread at a time.
class ImageConvolution {
 public:
  // The error is one sentence.
  static std::expected<ImageConvolution, std::string> create(const Convolution& convolution,
                                                             const ImagePart& part);
  // The result channels of a run with which the library is fastest on this processor.
  static int64_t tile_channels();
  // True if the library has more than a reference implementation on this processor. f32 and bf16.
  static bool is_fast(const Convolution& convolution);
  ImageConvolution(ImageConvolution&&) noexcept;
  ImageConvolution& operator=(ImageConvolution&&) noexcept;
  ~ImageConvolution();

  // The size of the input in the library's layout, aligned as blocks are.
  size_t input_bytes() const;
  size_t scratch_bytes() const;
  // Brings the input into the library's layout, for any number of runs. False: the library refused,
  // which is not expected; likewise below.
  bool convert(const std::byte* input, std::byte* converted);
  // Convolves tile `tile` of the last converted input: a weight is converted, then multiplied, and
  // the result is brought back.
  bool run(int64_t tile, const ImageOperands& operands);

 private:
  struct State;
  explicit ImageConvolution(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace passnet
