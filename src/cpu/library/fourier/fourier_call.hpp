// Fourier transforms made ready to run: a pass over the lines of each dim.
#pragma once

#include "cpu/library/fourier/lane_transform.hpp"
#include "cpu/library/fourier/line_transform.hpp"
#include "runtime/fourier.hpp"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

struct LibraryTiles;

// The elements of one side of a pass: floats, or pairs of them.
struct FourierSide {
  int64_t width = 2;     // floats per element
  int64_t start = 0;     // elements, as are the strides
  int64_t extent = 0;    // of a line
  Strides strides = {};  // by dim
};

// The lines along one dim. Those of the other dims that an earlier pass has not made longer than
// the operand end where it does: behind them all is zero.
struct FourierPass {
  size_t dim = 0;
  int64_t length = 0;
  LineKind kind = LineKind::kComplex;
  FourierSide from;
  FourierSide to;
  Shape lines;  // of the other dims, the extents; 1 for `dim`
  double factor = 1;
  bool conjugates_operand = false;
  bool conjugates_result = false;
};

// Each pass waits for the one before. Each share of a pass takes an equal number of consecutive
// tasks, which are some neighboring lines: it brings them into memory of its own, transforms them
// there, one after the other or one in each lane of a vector, and brings them back.
class FourierCall {
 public:
  // `threads`: the size of the pool that it will run on. The error is one sentence.
  static std::expected<FourierCall, std::string> prepare(const Fourier& fourier,
                                                         const LibraryTiles& tiles, size_t threads);

  // The size of the memory that `bind` needs, aligned as blocks are; it is free between runs.
  size_t scratch_bytes() const { return work_bytes_ + shares_ * 2 * lines_bytes_; }
  // `buffers`: the addresses of the buffers of the step, in its order.
  void bind(std::span<std::byte* const> buffers, std::byte* scratch);
  void warm_up() {}
  size_t shares() const { return shares_; }
  size_t phases() const { return passes_.size(); }
  // A run is, for each phase, this call and then all shares, each on its own thread.
  void begin(size_t phase) { phase_ = phase; }
  void run_share(size_t share);

 private:
  FourierCall() = default;
  void add_pass(const Fourier& fourier, size_t number, Shape& valid);

  std::vector<FourierPass> passes_;
  std::vector<std::variant<LineTransform, LaneTransform>> transforms_;  // of each pass
  size_t work_bytes_ = 0;  // of values between passes if the result is real
  size_t lines_bytes_ = 0;
  size_t shares_ = 1;
  size_t phase_ = 0;
  const std::byte* operand_ = nullptr;
  std::byte* result_ = nullptr;
  std::byte* scratch_ = nullptr;
};

}  // namespace passnet
