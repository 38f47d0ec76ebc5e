// Draws many named numbers as cells whose shade is the logarithm of the number.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct ShadedCell {
  std::string name;
  int64_t count = 0;
};

// Returns an `<svg>` of cells in rows, in their order; those of 0 have an outline only. `unit`
// follows the number that a pointer sees (`12 models`).
std::string cell_grid(std::string_view about, const std::vector<ShadedCell>& cells,
                      std::string_view unit);

}  // namespace passnet
