// Prints passes as text, in one canonical form that parses back to the same pass.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <string>

namespace passnet {

// Prints deterministically. Names, holes and expressions are as written; comments and line breaks
// are not preserved.
std::string print(const Pass& pass, const Catalog& catalog);

// Prints an expression or a type, with as few parentheses as possible.
std::string print(const Term& term);

}  // namespace passnet
