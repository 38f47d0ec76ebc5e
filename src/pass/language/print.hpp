// Prints passes as text, in one canonical form that parses back to the same pass.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <span>
#include <string>

namespace passnet {

// Prints deterministically. Names, holes and expressions are as written; comments and line breaks
// are not preserved.
std::string print(const Pass& pass, const Catalog& catalog);

// Prints passes in the order in which they applied, which may name one several times: one that
// applied again has a number behind its name.
std::string print_in_order(std::span<const Pass* const> applied, const Catalog& catalog);

// Prints an expression or a type, with as few parentheses as possible.
std::string print(const Term& term);

}  // namespace passnet
