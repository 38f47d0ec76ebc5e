// Checks a bundle, and judges a sample of its records again on this machine.
#pragma once

#include "cli/board/board_inputs.hpp"

#include <string_view>

namespace passnet {

// Errors: those of `check_bundle`; "bundle-not-confirmed" if one of `count` records that are drawn
// comes out otherwise; those of replaying them.
Result<CheckedBundle> check_and_replay(Session& session, std::string_view text,
                                       const BoardInputs& inputs, int count);

}  // namespace passnet
