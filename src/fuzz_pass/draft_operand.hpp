// Operands of a draft: their types where nothing states them, and their place in the graph.
#pragma once

#include "fuzz_pass/draft_state.hpp"
#include "fuzz_pass/fit.hpp"

#include <optional>
#include <string>

namespace passnet {

// Draws an operand of the call that `fit` knows, for this parameter and entry of a list.
Operand draw_operand(DraftState& state, const Fit& fit, size_t parameter, size_t entry);

// Adds the operand to the graph, as an input or as a view of one that the graph computes. Nothing
// where it would be too large.
std::optional<ValueId> add_operand(DraftState& state, const Operand& operand,
                                   const DraftInput& input, const std::string& name);

}  // namespace passnet
