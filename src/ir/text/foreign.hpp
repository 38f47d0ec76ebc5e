// Spellings of Python, PyTorch and C in the place of those of graph and pass text, for messages.
#pragma once

#include "ir/text/lexer.hpp"
#include "type/dtype.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// Explains a token that follows an operand, from "; " on: "; did you mean 'and'?" for `&&`. Returns
// nothing if it is no operator of another language.
std::string meant_operator(const Token& token);
// Explains a token in place of a statement in the same form.
std::string meant_statement(const Token& token);

// The dtype that a name of any notation means: `f32`, `fp32`, `F32`, `np.float32`, `int64_t`.
std::optional<DType> meant_dtype(std::string_view name);

// Explains a token that starts no term in the same form.
std::string meant_term(const Token& token);

}  // namespace passnet
