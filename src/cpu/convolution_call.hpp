// A convolution made ready to run: cut into tiles of groups, the library's primitives compiled.
#pragma once

#include "cpu/epilogue_call.hpp"
#include "cpu/matmul.hpp"
#include "runtime/convolution.hpp"

#include <cstddef>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// A task is a tile of groups of one sample: its channels are brought into the library's layout,
// convolved, and brought back, all within the second-level cache. Each thread takes as many tasks
// that follow each other. With an epilogue, what is brought back is the share's own tile of
// channels.
class ConvolutionCall {
 public:
  // `threads`: of the pool that it will run on. The error is one sentence.
  static std::expected<ConvolutionCall, std::string> prepare(
      const Convolution& convolution, size_t threads, std::optional<EpilogueCall> epilogue = {});
  ConvolutionCall(ConvolutionCall&&) noexcept;
  ConvolutionCall& operator=(ConvolutionCall&&) noexcept;
  ~ConvolutionCall();

  // What `bind` needs, 64-byte aligned; free between runs.
  size_t scratch_bytes() const { return shares_.size() * share_bytes_; }
  // `buffers`: the addresses of the step's, in its order.
  void bind(std::span<std::byte* const> buffers, std::byte* scratch);
  void warm_up();
  // The number of threads that share the work.
  size_t shares() const { return shares_.size(); }
  // A run is this first, then all shares, each on a thread of its own.
  void begin() const {
    if (epilogue_) epilogue_->begin();
  }
  void run_share(size_t share);

 private:
  struct Primitives;  // for one number of groups
  struct Operands {
    const std::byte* input = nullptr;  // their BLOCKS of memory; the convolution knows the offsets
    const std::byte* weight = nullptr;
    const std::byte* bias = nullptr;
    std::byte* output = nullptr;  // none with an epilogue
  };
  struct Share {
    std::vector<std::unique_ptr<Primitives>> primitives;  // whole ones, and the last
    std::byte* result = nullptr;                          // of a task, for the epilogue
    std::byte* scratch = nullptr;
  };
  ConvolutionCall(const Convolution& convolution, std::optional<EpilogueCall> epilogue);
  void choose_tiles(size_t threads);
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

// Whether the library has a fast implementation for it on this processor.
bool library_convolves(const Convolution& convolution);

}  // namespace passnet
