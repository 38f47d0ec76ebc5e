// The parts that plots share: their area, and logarithmic axes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

inline constexpr double kPlotWidth = 720;

// Wraps the contents of a plot into an `<svg>` of its height and of the class `chart KIND`; `about`
// describes it to readers who cannot see it.
std::string plot(std::string_view kind, std::string_view about, double height,
                 std::string_view contents);

// Maps the logarithms of [low, high] to [begin, end]; values below `low` are at `begin`.
struct LogAxis {
  double low = 1;
  double high = 10;
  double begin = 0;
  double end = 1;
  double place(double value) const;
};

// Powers of 10 within the axis, at most `most` of them.
std::vector<double> decades(const LogAxis& axis, size_t most);

// A text element of the class `tick`; `anchor` is start, middle or end.
std::string tick(double x, double y, std::string_view anchor, std::string_view text);

// A line of the class `grid`.
std::string grid_line(double x1, double y1, double x2, double y2);

// A list of the names of series in their colors, before an `<svg>`; empty for a single one.
std::string series_legend(const std::vector<std::string>& names);

}  // namespace passnet
