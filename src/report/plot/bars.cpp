#include "report/plot/bars.hpp"

#include "base/utf8.hpp"
#include "draw/escape.hpp"
#include "draw/units.hpp"
#include "report/chart.hpp"
#include "report/plot/axis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr double kLabels = 220;  // the width of the labels
constexpr double kNumbers = 64;  // the width of the numbers behind the longest bar
constexpr double kBarsTop = 4;
constexpr double kGap = 8;         // between rows
constexpr double kOnly = 19;       // the height of a bar, if it is the only one of its row
constexpr double kBar = 17;        // of one among several
constexpr size_t kMostLabel = 24;  // characters

}  // namespace

std::string bar_chart(const BarChart& chart) {
  if (chart.rows.empty()) return "";
  const auto length = [&](double value) {
    return chart.is_logarithmic ? std::log1p(value) : value;
  };
  double most = 0;
  for (const BarRow& row : chart.rows) {
    for (const double value : row.values) most = std::max(most, length(value));
  }
  const bool is_single = chart.series.size() <= 1;
  const double bar = is_single ? kOnly : kBar;
  std::string svg;
  double y = kBarsTop;
  for (const BarRow& row : chart.rows) {
    const double height = bar * static_cast<double>(std::max<size_t>(1, row.values.size()));
    svg += fmt::format(
        "<g><title>{}</title>{}</g>", escape_markup(row.label),
        tick(kLabels - 10, y + height / 2 + 5, "end", shorten_middle(row.label, kMostLabel)));
    for (size_t i = 0; i < row.values.size(); ++i) {
      const double share = most > 0 ? length(row.values[i]) / most : 0;
      const double width = share * (kPlotWidth - kLabels - kNumbers);
      const double top = y + bar * static_cast<double>(i);
      if (row.values[i] > 0) {
        svg += fmt::format(
            "<rect class=\"bar series{}\" x=\"{}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{}\" "
            "rx=\"2\"/>",
            i % kSeriesColors, kLabels, top, std::max(1.5, width), bar - 1);
      }
      svg += tick(kLabels + width + 7, top + bar - (is_single ? 3.5 : 3), "start",
                  short_number(row.values[i]));
    }
    y += height + kGap;
  }
  return series_legend(chart.series) + plot("bars", chart.about, y, svg);
}

}  // namespace passnet
