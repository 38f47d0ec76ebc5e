// Credit by pass as a terminal table.
#pragma once

#include "eval/record/credit.hpp"
#include "report/table.hpp"

#include <span>
#include <string>

namespace passnet {

// Prints one row per pass that matched or lost matches, in the order of application, then a line
// that names those without a match. Empty if there are no passes. At most 100 columns.
std::string render_credits(std::span<const PassCredit> credits, Color color = Color::kNever,
                           size_t width = kTerminalWidth);

// `norm 12, gelu 3`: the earlier passes to which a pass lost matches, with the numbers of graphs,
// the largest first.
std::string takers_of(const PassCredit& credit);

}  // namespace passnet
