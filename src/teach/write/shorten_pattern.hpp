// Leaves out of a pattern what connects a call with no other one.
#pragma once

#include "ops/catalog.hpp"
#include "teach/write/authored_pass.hpp"

namespace passnet {

// Writes `...` for arguments of the pattern's calls that are no value which another call has too;
// the first operand stays, and operands without a name up to the last that connects. Inputs that
// are not named any more are removed.
void shorten_pattern(AuthoredPass& pass, const Catalog& catalog);

}  // namespace passnet
