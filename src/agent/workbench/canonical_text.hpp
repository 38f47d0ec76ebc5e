// Texts of passes up to comments and spacing.
#pragma once

#include "ir/op/op.hpp"

#include <string>

namespace passnet {

// The text of passes in canonical form; the text without spaces at the ends of lines if it has
// errors.
std::string canonical_text(const std::string& passes, const Catalog& catalog);

}  // namespace passnet
