#include "report/plot/ranks.hpp"

#include "draw/units.hpp"
#include "report/chart.hpp"
#include "report/plot/axis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace passnet {
namespace {

constexpr double kRanksHeight = 334;
constexpr double kRanksLeft = 58;
constexpr double kRanksRight = 12;
constexpr double kRanksTop = 8;
constexpr double kRanksBottom = 52;

// Corners of the curve: where a run of equal counts begins and ends.
std::string points_of(const std::vector<int64_t>& counts, const LogAxis& x, const LogAxis& y) {
  std::string points;
  for (size_t i = 0; i < counts.size(); ++i) {
    const bool begins = i == 0 || counts[i] != counts[i - 1];
    const bool ends = i + 1 == counts.size() || counts[i] != counts[i + 1];
    if (!begins && !ends) continue;
    points += fmt::format("{:.1f},{:.1f} ", x.place(static_cast<double>(i + 1)),
                          y.place(static_cast<double>(counts[i])));
  }
  return points;
}

}  // namespace

std::string rank_chart(std::string_view about, std::vector<RankSeries> series) {
  size_t ranks = 0;
  int64_t most = 1;
  std::vector<std::string> names;
  for (RankSeries& one : series) {
    std::ranges::sort(one.counts, std::greater());
    ranks = std::max(ranks, one.counts.size());
    if (!one.counts.empty()) most = std::max(most, one.counts.front());
    names.push_back(one.name);
  }
  if (ranks == 0) return "";
  const double bottom = kRanksHeight - kRanksBottom;
  const LogAxis x{.low = 1,
                  .high = std::max(10.0, static_cast<double>(ranks)),
                  .begin = kRanksLeft,
                  .end = kPlotWidth - kRanksRight};
  const LogAxis y{.low = 1,
                  .high = std::max(10.0, static_cast<double>(most)),
                  .begin = bottom,
                  .end = kRanksTop};
  constexpr size_t kMostTicks = 8;
  std::string svg;
  for (const double power : decades(y, kMostTicks)) {
    svg += grid_line(kRanksLeft, y.place(power), kPlotWidth - kRanksRight, y.place(power));
    svg += tick(kRanksLeft - 8, y.place(power) + 5, "end", short_number(power));
  }
  for (const double power : decades(x, kMostTicks)) {
    svg += grid_line(x.place(power), kRanksTop, x.place(power), bottom);
    svg += tick(x.place(power), bottom + 20, "middle", short_number(power));
  }
  svg += tick((kRanksLeft + kPlotWidth - kRanksRight) / 2, kRanksHeight - 8, "middle", "rank");
  for (size_t i = 0; i < series.size(); ++i) {
    svg += fmt::format("<g class=\"series{}\"><polyline points=\"{}\"/></g>\n", i % kSeriesColors,
                       points_of(series[i].counts, x, y));
  }
  return series_legend(names) + plot("ranks", about, kRanksHeight, svg);
}

}  // namespace passnet
