// The values of a condition's parts at one match, for messages.
#pragma once

#include "pass/language/expression.hpp"

#include <string>
#include <vector>

namespace passnet {

// The conjuncts of a condition, in order.
std::vector<const Term*> conjuncts(const Term& condition);

// The values that a condition names (`%x` was `%2: f32[3,7]`), its calls and holes (`dim(%x, 1)`
// was `7`), then the expressions that it compares (`dim(%x, 1) % 4` was `3`); each once, without
// those that have no value here.
std::vector<Fact> facts_of(const Term& condition, const Scope& scope);

// Prints "%x is %2: f32[3,7]; dim(%x, 1) = 7; dim(%x, 1) % 4 = 3".
std::string describe(const std::vector<Fact>& facts);

// Says why a condition is false: "dim(%x, 1) % 4 = 3", or "that it is false".
std::string describe_false(const Term& condition, const Scope& scope);

}  // namespace passnet
