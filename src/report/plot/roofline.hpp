// The launches of a compiled graph below the roofs of the machine: FLOPs per second over FLOPs per
// byte.
#pragma once

#include "report/compile_report.hpp"

#include <span>
#include <string>

namespace passnet {

// Returns a self-contained `<svg>`, with one panel per report that has times. The sloping roofs are
// the measured copies, from memory and from a cache; the level one is the rate that the matrix
// library reaches, if the graph calls it. A circle is a launch, its area the share of the time; the
// ring is the place of the whole call. Launches without FLOPs are counted below the panel.
std::string roofline_svg(std::span<const CompileReport> reports);

}  // namespace passnet
