// A convolution made ready to run: cut into images, bands of rows and tiles of channels, the
// library's primitives compiled.
#pragma once

#include "cpu/epilogue_call.hpp"
#include "cpu/library/image_convolution.hpp"
#include "cpu/library/one_thread.hpp"
#include "runtime/convolution.hpp"

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct LibraryTiles;

// An image is one group of a sample, or several groups of few channels. A task is a tile of result
// channels of a band of rows of an image, numbered over images, bands and tiles: its input is
// brought into the library's layout, unless the share's last task did so, convolved, and the result
// brought back. Each share takes an equal number of consecutive tasks and runs on one thread. With
// an epilogue, the result is brought back to a tile of the share's own.
class ConvolutionCall {
 public:
  // `threads`: the size of the pool that it will run on. The error is one sentence.
  static std::expected<ConvolutionCall, std::string> prepare(
      const Convolution& convolution, const LibraryTiles& tiles, size_t threads,
      std::optional<EpilogueCall> epilogue = {});

  // The size of the memory that `bind` needs, aligned as blocks are; it is free between runs.
  size_t scratch_bytes() const { return shares_.size() * share_bytes_; }
  // `buffers`: the addresses of the buffers of the step, in its order.
  void bind(std::span<std::byte* const> buffers, std::byte* scratch);
  void warm_up();
  // The number of threads that share the work.
  size_t shares() const { return shares_.size(); }
  size_t phases() const { return 1; }
  // A run is, for each phase, this call and then all shares, each on its own thread.
  void begin(size_t /*phase*/) const {
    if (epilogue_) epilogue_->begin();
  }
  void run_share(size_t share);

 private:
  struct Operands {
    const std::byte* input = nullptr;  // their blocks of memory; the convolution knows the offsets
    const std::byte* weight = nullptr;
    const std::byte* bias = nullptr;
    std::byte* output = nullptr;  // none with an epilogue
  };
  // Consecutive rows of the result.
  struct Band {
    std::vector<WindowDim> dims;
    int64_t first_row = 0;        // of the result
    int64_t first_input_row = 0;  // that its windows reach
    size_t kind = 0;              // bands of equal dims are of one kind
  };
  struct Share {
    std::vector<ImageConvolution> images;  // of each kind of band, first those of fewer groups
    std::byte* result = nullptr;           // of a task, for the epilogue
    std::byte* input = nullptr;            // converted
    std::byte* scratch = nullptr;
    int64_t converted = -1;  // the image and band of this run that `input` is of
  };
  ConvolutionCall(const Convolution& convolution, std::optional<EpilogueCall> epilogue);
  size_t choose_shares(const LibraryTiles& tiles, size_t threads) const;
  void choose_groups(const LibraryTiles& tiles, size_t shares);
  void choose_bands(const LibraryTiles& tiles, size_t shares);
  int64_t band_cost(const LibraryTiles& tiles, int64_t bands, int64_t shares) const;
  void cut_bands(int64_t bands);
  std::expected<void, std::string> create_images(const LibraryTiles& tiles);
  int64_t tasks() const { return images_ * static_cast<int64_t>(bands_.size()) * tiles_; }
  void run_task(size_t number, int64_t task);

  Convolution convolution_;
  OpenMp openmp_;
  int64_t groups_ = 1;  // of an image; the last of a sample may have fewer
  int64_t images_of_sample_ = 1;
  int64_t images_ = 1;
  int64_t tile_ = 1;  // result channels of each group
  int64_t tiles_ = 1;
  std::vector<Band> bands_;
  size_t kinds_ = 0;  // of bands
  size_t share_bytes_ = 0;
  size_t result_bytes_ = 0;
  size_t input_bytes_ = 0;
  Operands operands_;
  std::optional<EpilogueCall> epilogue_;
  std::vector<Share> shares_;
};

}  // namespace passnet
