#include "report/plot/histogram.hpp"

#include "draw/escape.hpp"
#include "draw/units.hpp"
#include "report/chart.hpp"
#include "report/plot/axis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

constexpr double kHistogramHeight = 256;
constexpr double kHistogramLeft = 52;
constexpr double kHistogramTop = 8;
constexpr double kHistogramBottom = 30;
constexpr size_t kMostTicks = 9;

double share_of(const HistogramSeries& series, int bin) {
  const auto found = series.bins.counts().find(bin);
  if (found == series.bins.counts().end()) return 0;
  return static_cast<double>(found->second) / static_cast<double>(series.bins.total());
}

// The number at which a bin begins; one of few digits is printed whole.
std::string edge_text(double base, int bin, bool has_zero) {
  const double edge = bin == 0 && has_zero ? 0 : std::pow(base, bin);
  return edge < 10000 ? fmt::format("{:.0f}", edge) : short_number(edge);
}

// The shares at which lines are drawn.
std::vector<double> share_ticks(double most) {
  double step = 0.5;
  for (const double finer : {0.2, 0.1, 0.05, 0.02, 0.01}) {
    if (most / step < 3) step = finer;
  }
  std::vector<double> ticks;
  for (int i = 1; step * i <= most * 1.001; ++i) ticks.push_back(step * i);
  return ticks;
}

}  // namespace

void LogBins::add(double value, int64_t times) {
  const bool is_below = !(value >= 1);
  const double finite = std::min(value, std::numeric_limits<double>::max());
  const double place = is_below ? 0 : std::floor(std::log(finite) / std::log(base_) + 1e-9);
  counts_[static_cast<int>(place)] += times;
  total_ += times;
  has_zero_ |= is_below;
}

std::string histogram(std::string_view about, const std::vector<HistogramSeries>& series) {
  int first = INT32_MAX;
  int last = INT32_MIN;
  double most = 0;
  bool has_zero = false;
  for (const HistogramSeries& one : series) {
    has_zero |= one.bins.has_zero();
    for (const auto& [bin, count] : one.bins.counts()) {
      first = std::min(first, bin);
      last = std::max(last, bin);
      most = std::max(most, share_of(one, bin));
    }
  }
  if (first > last) return "";
  const double bottom = kHistogramHeight - kHistogramBottom;
  const double column = (kPlotWidth - kHistogramLeft) / (last - first + 1);
  const double bar = (column - std::min(6.0, column / 4)) / static_cast<double>(series.size());
  std::vector<std::string> names;
  for (const HistogramSeries& one : series) names.push_back(one.name);
  std::string svg;
  for (const double share : share_ticks(most)) {
    const double y = bottom - share / most * (bottom - kHistogramTop);
    svg += grid_line(kHistogramLeft, y, kPlotWidth, y);
    svg += tick(kHistogramLeft - 8, y + 5, "end", fmt::format("{:.0f} %", share * 100));
  }
  const int step =
      std::max(1, (last - first + static_cast<int>(kMostTicks)) / static_cast<int>(kMostTicks));
  for (int bin = first; bin <= last; ++bin) {
    const double left = kHistogramLeft + column * (bin - first);
    const std::string from = edge_text(series.front().bins.base(), bin, has_zero);
    const std::string to = edge_text(series.front().bins.base(), bin + 1, has_zero);
    if ((bin - first) % step == 0) {
      svg += tick(left + (column > 40 ? column / 2 : 0), bottom + 20,
                  column > 40 ? "middle" : "start", from);
    }
    for (size_t i = 0; i < series.size(); ++i) {
      const double share = share_of(series[i], bin);
      if (share == 0) continue;
      const double height = std::max(1.5, share / most * (bottom - kHistogramTop));
      svg += fmt::format(
          "<rect class=\"bar series{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
          "height=\"{:.1f}\" rx=\"1.5\"><title>{} … {}: {} {} ({:.1f} %)</title></rect>\n",
          i % kSeriesColors, left + bar * static_cast<double>(i), bottom - height, bar - 1, height,
          from, to, series[i].bins.counts().at(bin), escape_markup(series[i].name), share * 100);
    }
  }
  svg += grid_line(kHistogramLeft, bottom, kPlotWidth, bottom);
  return series_legend(names) + plot("histogram", about, kHistogramHeight, svg);
}

}  // namespace passnet
