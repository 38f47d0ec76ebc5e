// Arithmetic and comparison on the values of pass expressions.
#pragma once

#include "diag/diagnostic.hpp"
#include "pass/language/value.hpp"

#include <string_view>

namespace passnet {

// Computes `+ - * / // %`, `== != < <= > >=`, `in` and `not in`. For two integers, `/` and `//`
// round down, and overflow is an error; if one operand is a float, the operation is on floats.
// "expression-value" if the operands do not fit.
Result<PassValue> binary_operation(std::string_view operation, const PassValue& a,
                                   const PassValue& b, Span span);

// Returns a / b rounded up, for integers.
Result<PassValue> ceil_div(const PassValue& a, const PassValue& b, Span span);

}  // namespace passnet
