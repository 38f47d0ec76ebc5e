// Draws the distribution of speedups as one SVG: one histogram per candidate, below each other.
#pragma once

#include "eval/record/record.hpp"
#include "eval/record/score.hpp"

#include <span>
#include <string>

namespace passnet {

// Correct graphs by their speedup, on a logarithmic axis whose ends hold all beyond them; how many
// are wrong or without a time is shown beside. Empty where no graph is.
std::string speedup_chart(std::span<const Score> scores, std::span<const Record> records);

}  // namespace passnet
