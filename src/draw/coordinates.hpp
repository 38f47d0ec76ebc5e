// The horizontal positions of items in layers of fixed order.
#pragma once

#include <cstdint>
#include <vector>

namespace passnet {

struct LayeredGrid {
  std::vector<std::vector<uint32_t>> layers;  // items from left to right, from the top
  std::vector<double> widths;                 // by item; 0: a bend of an arrow
  std::vector<std::vector<uint32_t>> above;   // connected items of the layer before
  std::vector<std::vector<uint32_t>> below;   // and after
};

// Returns centers by item. Follows Brandes and Köpf, "Fast and simple horizontal coordinate
// assignment" (2001): items are chained to a median neighbor, arrows that pass layers first, and
// chains are placed as straight columns; the result is the mean of the two middle ones of four such
// placements. Neighbors keep `gap`, or `line_gap` if one of them is a bend.
std::vector<double> place_horizontally(const LayeredGrid& grid, double gap, double line_gap);

}  // namespace passnet
