#include "report/plot/cells.hpp"

#include "draw/escape.hpp"
#include "report/plot/axis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr size_t kColumns = 5;
constexpr double kCellWidth = kPlotWidth / kColumns;
constexpr double kCellHeight = 22;
constexpr size_t kMostName = 19;
constexpr double kFaintest = 0.08;
constexpr double kStrongest = 0.5;  // text on it is still easy to read

}  // namespace

std::string cell_grid(std::string_view about, const std::vector<ShadedCell>& cells,
                      std::string_view unit) {
  int64_t most = 1;
  for (const ShadedCell& cell : cells) most = std::max(most, cell.count);
  std::string svg;
  for (size_t i = 0; i < cells.size(); ++i) {
    const size_t row = i / kColumns;
    const double x = kCellWidth * static_cast<double>(i % kColumns);
    const double y = kCellHeight * static_cast<double>(row);
    const double shade =
        std::log1p(static_cast<double>(cells[i].count)) / std::log1p(static_cast<double>(most));
    std::string name = cells[i].name;
    if (name.size() > kMostName) name = name.substr(0, kMostName - 1) + "…";
    svg += fmt::format(
        "<g><title>{}: {} {}</title><rect class=\"cell{}\" x=\"{:.1f}\" y=\"{:.1f}\" "
        "width=\"{:.1f}\" height=\"{:.1f}\" rx=\"3\" fill-opacity=\"{:.2f}\"/>"
        "<text class=\"cell-name{}\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text></g>\n",
        escape_markup(cells[i].name), cells[i].count, escape_markup(std::string(unit)),
        cells[i].count == 0 ? " none" : "", x + 1, y + 1, kCellWidth - 3, kCellHeight - 3,
        cells[i].count == 0 ? 0.0 : kFaintest + shade * (kStrongest - kFaintest),
        cells[i].count == 0 ? " none" : "", x + 7, y + kCellHeight - 7, escape_markup(name));
  }
  const double rows = std::ceil(static_cast<double>(cells.size()) / kColumns);
  return cells.empty() ? "" : plot("cells", about, rows * kCellHeight, svg);
}

}  // namespace passnet
