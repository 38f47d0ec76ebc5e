// Source text of a hand-written kernel with its entry point.
#pragma once

#include "type/dtype.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct LaunchOperand {
  std::string name;  // `x` gives the alias `x_t`
  DType dtype = DType::kF32;
  size_t rank = 0;
  bool strided = false;        // takes `const int64_t* x_strides` after its pointer
  bool absent = false;         // none: a null pointer
  std::optional<size_t> list;  // of so many values: a `const x_t* const*`
};

// A number by value, or numbers behind a pointer.
struct LaunchParameter {
  bool is_double = false;
  std::optional<size_t> list;  // of so many int64_t
};

struct LaunchText {
  std::string kernel;                   // the function's name
  std::string_view text;                // the author's
  std::string file;                     // where messages place it
  uint32_t line = 1;                    // the line in that file on which the text begins
  std::vector<LaunchOperand> operands;  // results and scratch follow as pointers to mutable
  std::vector<LaunchOperand> results;
  std::vector<DType> scratch;
  std::vector<LaunchParameter> arguments;
};

// A whole C++ source: prelude, aliases, the author's text under #line, and the entry `symbol`.
// Its buffers: operands (none has no buffer, a list one a value), results, scratch. Its parameters:
// for each buffer of an operand its offset in elements and, where strided, its strides; then the
// arguments (doubles as their bits, lists entry by entry).
std::string print_cpp_launch(const LaunchText& launch, std::string_view symbol);

// The call as an author must declare it: `k(const x_t* x, y_t* y, int64_t)`.
std::string print_launch_call(const LaunchText& launch);

}  // namespace passnet
