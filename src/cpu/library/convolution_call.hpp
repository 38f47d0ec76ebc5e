// A convolution made ready to run: cut into tiles of groups, the library's primitives compiled.
#pragma once

#include "cpu/epilogue_call.hpp"
#include "cpu/library/group_convolution.hpp"
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

// A task is a tile of groups of one sample: its channels are brought into the library's layout,
// convolved, and brought back, all within the second-level cache. Each share takes an equal number
// of consecutive tasks and runs on one thread. With an epilogue, the result is brought back to a
// tile of the share's own.
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
  struct Share {
    std::vector<GroupConvolution> tiles;  // of whole tiles, and of the last
    std::byte* result = nullptr;          // of a task, for the epilogue
    std::byte* scratch = nullptr;
  };
  ConvolutionCall(const Convolution& convolution, std::optional<EpilogueCall> epilogue);
  void choose_tiles(const LibraryTiles& tiles, size_t threads);
  void run_task(size_t number, int64_t task);

  Convolution convolution_;
  OpenMp openmp_;
  int64_t tile_ = 1;  // groups per tile
  int64_t tiles_ = 1;
  size_t share_bytes_ = 0;
  size_t result_bytes_ = 0;
  Operands operands_;
  std::optional<EpilogueCall> epilogue_;
  std::vector<Share> shares_;
};

}  // namespace passnet
