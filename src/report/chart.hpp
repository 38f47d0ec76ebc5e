// The ES(t) curves of several candidates as one SVG.
#pragma once

#include "eval/record/score.hpp"

#include <span>
#include <string>

namespace passnet {

inline constexpr size_t kSeriesColors = 6;

// Returns an `<svg>` over t = -10 … 4 with a logarithmic axis; the classes `series0` … set the
// colors (report.css). Empty if no score has a curve.
std::string es_chart(std::span<const Score> scores);

}  // namespace passnet
