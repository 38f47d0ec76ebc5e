// Attributes are the constants of an op call.
#pragma once

#include "type/shape.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace passnet {

struct None {
  friend bool operator==(None, None) = default;
};

// A closed set: Python's `int`, `float`, `bool`, `str`, `torch.dtype`, lists of int and of float.
using Attribute =
    std::variant<None, bool, int64_t, double, std::string, DType, Integers, std::vector<double>>;

// Prints graph text: `none`, `true`, `3`, `0.5`, `inf`, `"mean"`, `bf16`, `[1,2]`, `[0.5]`. A
// double always has a point, an exponent, inf or nan, so that it parses back as a double.
std::string to_string(const Attribute& attribute);

// Prints the text in double quotes, with the escapes of JSON.
std::string quote(std::string_view text);

}  // namespace passnet
