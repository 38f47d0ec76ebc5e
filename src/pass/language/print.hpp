// Passes as text, in one canonical form that parses back to the same pass.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <string>

namespace passnet {

// Deterministic. Names, holes and expressions are as written; comments and the places of line
// breaks are not kept.
std::string print(const Pass& pass, const Catalog& catalog);

// An expression or a type, with no more parentheses than it needs.
std::string print(const Term& term);

}  // namespace passnet
