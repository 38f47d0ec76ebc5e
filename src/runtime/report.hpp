// Reports of kernels while a plan runs: indices outside of their dim, integral divisors of 0.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace passnet {

// The first value that a kernel refused; device/scalar.hpp has the same declaration
// (`prelude_test` compares).
struct Report {
  int64_t kind = 0;  // 0: none
  int64_t found = 0;
  int64_t extent = 0;  // of the dim, for an index
};

// Reads a report and makes it empty; `label`: the ops of the kernel that writes it. Errors:
// "index-outside-of-dim", "divisor-of-zero".
Result<void> take_report(std::span<std::byte> report, std::string_view label);

}  // namespace passnet
