// Spellings of other languages in the place of those of the loop language, for messages. Each
// function returns the end of a message, from "; " on, or nothing if no other spelling is known.
#pragma once

#include "ir/text/lexer.hpp"
#include "loops/syntax.hpp"

#include <string>
#include <string_view>

namespace passnet {

// Explains a token that follows an operand: `&&`, `//`, `^`, `if`.
std::string meant_loop_operator(const Token& token);
// Explains a statement that begins with `name`, neither a block nor assigned: `for p {`, `float m`.
std::string meant_loop_statement(std::string_view name, const Token& next);
// Explains a call that is followed by an operand: `mean(k) x[k]`, `summ(k) x[k]`.
std::string meant_loop_reduction(const LoopTerm& call);

}  // namespace passnet
