// Source text of a hand-written kernel with its entry point.
#pragma once

#include "type/dtype.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct LaunchOperand {
  std::string name;  // `x` gives the alias `x_t`
  DType dtype = DType::kF32;
  size_t rank = 0;
  bool strided = false;  // takes `const int64_t* x_strides` after its pointer
};

struct LaunchText {
  std::string kernel;                   // the function's name
  std::string_view text;                // the author's
  std::string file;                     // where messages place it
  uint32_t line = 1;                    // the line in that file on which the text begins
  std::vector<LaunchOperand> operands;  // results and scratch follow as pointers to mutable
  std::vector<LaunchOperand> results;
  std::vector<DType> scratch;
  std::vector<bool> argument_is_double;
};

// A whole C++ source: prelude, aliases, the author's text under #line, and the entry `symbol`.
// Its buffers: operands, results, scratch. Its parameters: for each operand its offset in elements
// and, where strided, its strides; then the arguments (doubles as their bits).
std::string print_cpp_launch(const LaunchText& launch, std::string_view symbol);

}  // namespace passnet
