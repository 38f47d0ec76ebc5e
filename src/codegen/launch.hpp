// Prints the source of a handwritten kernel with its entry point.
#pragma once

#include "kernel/launch.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The values of one operand of a launch.
struct OperandType {
  DType dtype = DType::kF32;
  size_t rank = 0;
  bool is_absent = false;  // a null pointer
};

struct LaunchText {
  const Launch& launch;
  std::vector<OperandType> operand_types;  // one per operand
  std::string function;                    // the author's, which the entry calls
  std::string_view text;                   // the author's
  std::string file;                        // to which the compiler's messages refer
  uint32_t line = 1;                       // the line in that file on which the text begins
};

// A whole C++ source: prelude, aliases, the author's text under #line, and the entry `symbol`.
// Its buffers: operands (an absent one has no buffer, a list has one per value), results, scratch.
// Its parameters: for each buffer of an operand its offset in elements and, if it is strided, its
// strides; then the arguments (doubles as their bits, lists entry by entry).
std::string print_cpp_launch(const LaunchText& launch, std::string_view symbol);

// Prints a source for CUDA: the entry's argument holds the addresses of that many buffers, then as
// many parameters.
std::string print_cuda_launch(const LaunchText& launch, std::string_view symbol, size_t buffers,
                              size_t parameters);

// Returns the call as an author must declare it: `k(const x_t* x, y_t* y, int64_t)`.
std::string print_launch_call(const LaunchText& launch);

}  // namespace passnet
