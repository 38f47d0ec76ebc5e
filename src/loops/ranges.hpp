// Ranges of integers in the loop language: bounds of sums, products and quotients, and what a
// comparison says of its operands.
#pragma once

#include "kernel/analysis/affine.hpp"

#include <string_view>

namespace passnet {

// All values of a operator b: all integers if one leaves 64 bits.
IndexRange add(IndexRange a, IndexRange b);
IndexRange subtract(IndexRange a, IndexRange b);
IndexRange multiply(IndexRange a, IndexRange b);
// The values of floor division, and of its remainder; the divisor is at least 1.
IndexRange quotient(IndexRange a, IndexRange b);
IndexRange remainder(IndexRange a, IndexRange b);

// The comparison that holds where this one does not: `<` for `>=`.
std::string_view negated(std::string_view comparison);
// The comparison with its operands exchanged: `>` for `<`.
std::string_view mirrored(std::string_view comparison);
// True if a comparison b for all a and b of the ranges.
bool always(IndexRange a, std::string_view comparison, IndexRange b);
// The part of `range` for which `x comparison y` can hold for some y of `other`.
IndexRange narrowed(IndexRange range, std::string_view comparison, IndexRange other);

}  // namespace passnet
