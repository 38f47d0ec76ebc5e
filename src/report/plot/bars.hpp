// Draws named numbers as horizontal bars.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct BarRow {
  std::string label;
  std::vector<double> values;  // one per series
};

struct BarChart {
  std::string_view about;           // for readers who cannot see it
  std::vector<std::string> series;  // with one, its name is not drawn
  std::vector<BarRow> rows;
  bool is_logarithmic = false;  // bars are as long as log(1 + value)
};

// Returns an `<svg>` of the classes of report.css, after a legend if there are several series;
// empty without rows.
std::string bar_chart(const BarChart& chart);

}  // namespace passnet
