// Arithmetic and comparison on the values of pass expressions.
#pragma once

#include "diag/diagnostic.hpp"
#include "pass/language/value.hpp"

#include <string_view>

namespace passnet {

// `+ - * / // %`, `== != < <= > >=`, `in` and `not in`. Of two integers, `/` and `//` round down,
// and overflow is an error; a float among the operands makes it an operation on floats.
// "expression-value" where the operands do not fit.
Result<PassValue> binary_operation(std::string_view operation, const PassValue& a,
                                   const PassValue& b, Span span);

// Integers; a / b rounded up.
Result<PassValue> ceil_div(const PassValue& a, const PassValue& b, Span span);

}  // namespace passnet
