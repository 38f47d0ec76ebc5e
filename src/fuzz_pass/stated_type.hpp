// The types that a pattern states, with the holes in them drawn.
#pragma once

#include "fuzz_pass/draft_state.hpp"

#include <cstdint>
#include <optional>

namespace passnet {

// Returns the extent of the term; a hole that is free is drawn and kept. Nothing where the term has
// no value yet, or one that is no integer.
std::optional<int64_t> stated_extent(DraftState& state, const Term& term);

// Returns the type that the pattern states for this input; `...` and free holes are drawn and kept.
std::optional<TensorType> stated_type(DraftState& state, const PatternValue& value,
                                      DraftInput& input);

}  // namespace passnet
