// Ops of the catalog as functions of the loop language.
#pragma once

#include "ir/op/op.hpp"

#include <optional>

namespace passnet {

// Returns the scalar body of an elementwise op; nullopt for any other op.
std::optional<ScalarText> loop_function(const Op& op);

}  // namespace passnet
