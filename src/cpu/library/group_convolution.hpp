// oneDNN's convolution of some groups of one sample.
#pragma once

#include "runtime/convolution.hpp"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>

namespace passnet {

// Addresses of the first elements of the groups.
struct GroupConvolutionOperands {
  const std::byte* input = nullptr;
  const std::byte* weight = nullptr;
  const std::byte* bias = nullptr;  // if the convolution has one
  std::byte* output = nullptr;
  std::byte* scratch = nullptr;  // aligned as blocks are
};

// Compiled once; a run makes no large allocation. A run stays on its calling thread, and an object
// runs on one thread at a time.
class GroupConvolution {
 public:
  // `groups`: of one run. The error is one sentence.
  static std::expected<GroupConvolution, std::string> create(const Convolution& convolution,
                                                             int64_t groups);
  // True if the library has more than a reference implementation on this processor. f32 and bf16.
  static bool is_fast(const Convolution& convolution);
  GroupConvolution(GroupConvolution&&) noexcept;
  GroupConvolution& operator=(GroupConvolution&&) noexcept;
  ~GroupConvolution();

  size_t scratch_bytes() const;
  // Converts the operands to the library's layout, convolves them, and converts the result back.
  // False: the library refused, which is not expected.
  bool run(const GroupConvolutionOperands& operands);

 private:
  struct State;
  explicit GroupConvolution(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace passnet
