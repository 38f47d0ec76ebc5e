#include "report/chart.hpp"

#include "draw/escape.hpp"
#include "report/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace passnet {
namespace {

constexpr double kChartWidth = 720;
constexpr double kChartHeight = 380;
constexpr double kChartLeft = 60;
constexpr double kChartRight = 16;
constexpr double kChartTop = 14;
constexpr double kChartBottom = 58;

// Each series has a shape, so that curves can be distinguished without color.
constexpr std::array<std::string_view, kSeriesColors> kMarks{
    "<circle r=\"4\"/>",
    "<rect x=\"-3.5\" y=\"-3.5\" width=\"7\" height=\"7\"/>",
    "<path d=\"M0 -5l4.6 8h-9.2z\"/>",
    "<path d=\"M0 -5l4.6 5l-4.6 5l-4.6 -5z\"/>",
    "<path d=\"M0 5l4.6 -8h-9.2z\"/>",
    "<path d=\"M-4.5 -1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3z\"/>",
};

// The vertical axis: logarithms of the lowest and the highest value shown.
struct Range {
  double low = 0;
  double high = 0;
};

double x_of(int t) {
  const double share = static_cast<double>(t - kMinTolerance) / (kMaxTolerance - kMinTolerance);
  return kChartLeft + share * (kChartWidth - kChartLeft - kChartRight);
}

double y_of(double value, Range range) {
  const double share = (std::log(value) - range.low) / (range.high - range.low);
  return kChartHeight - kChartBottom - share * (kChartHeight - kChartTop - kChartBottom);
}

// Covers every value and 1, with a margin; zeros (underflows) are not drawn.
Range range_of(std::span<const Score> scores) {
  double low = 1;
  double high = 1;
  for (const Score& score : scores) {
    for (const std::optional<double>& value : score.es) {
      if (!value || !(*value > 0) || !std::isfinite(*value)) continue;
      low = std::min(low, *value);
      high = std::max(high, *value);
    }
  }
  const double room = std::max(0.05, 0.06 * (std::log(high) - std::log(low)));
  return {.low = std::log(low) - room, .high = std::log(high) + room};
}

// The leading digits of ticks: more of them if the range is narrower.
std::span<const double> leading_digits(double decades) {
  static constexpr std::array<double, 15> kDigits{1,   2,   5,   1.5, 3, 7, 1.2, 1.1,
                                                  1.3, 1.4, 1.7, 4,   6, 8, 9};
  const size_t count = decades > 3 ? 1 : decades > 0.8 ? 3 : decades > 0.4 ? 7 : kDigits.size();
  return std::span(kDigits).first(count);
}

// Round values within the range; fewer powers of ten if it is very wide.
std::vector<double> ticks(Range range) {
  std::vector<double> values;
  const double decades = (range.high - range.low) / std::log(10);
  const int step = std::max(1, static_cast<int>(decades / 8));
  const int first = static_cast<int>(std::floor(range.low / std::log(10)));
  const int last = static_cast<int>(std::ceil(range.high / std::log(10)));
  for (int power = first; power <= last; ++power) {
    if (power % step != 0) continue;
    for (const double digits : leading_digits(decades)) {
      const double value = digits * std::pow(10, power);
      if (std::log(value) >= range.low && std::log(value) <= range.high) values.push_back(value);
    }
  }
  return values;
}

std::string axes(Range range) {
  std::string svg;
  for (const double value : ticks(range)) {
    const double y = y_of(value, range);
    svg += fmt::format(
        "<line class=\"{}\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>"
        "<text class=\"tick\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{:g}</text>\n",
        value == 1 ? "even" : "grid", kChartLeft, kChartWidth - kChartRight, y, y, kChartLeft - 8,
        y + 5, value);
  }
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    svg += fmt::format(
        "<text class=\"tick\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n",
        x_of(t), kChartHeight - kChartBottom + 22,
        t < 0 ? fmt::format("−{}", -t) : std::to_string(t));
  }
  svg += fmt::format(
      "<text class=\"tick\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">tolerance t</text>\n",
      (kChartLeft + kChartWidth - kChartRight) / 2, kChartHeight - 6);
  return svg;
}

std::string curve(const Score& score, size_t series, Range range) {
  std::string points;
  std::string marks;
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    const std::optional<double>& value = score.es[static_cast<size_t>(t - kMinTolerance)];
    if (!value || !(*value > 0) || !std::isfinite(*value)) continue;
    const double x = x_of(t);
    const double y = y_of(*value, range);
    points += fmt::format("{:.1f},{:.1f} ", x, y);
    marks += fmt::format(
        "<g class=\"mark\" transform=\"translate({:.1f} {:.1f})\">{}"
        "<title>{}: ES({}) = {}</title></g>\n",
        x, y, kMarks[series % kMarks.size()], escape_markup(score.candidate), t,
        format_ratio(value));
  }
  return fmt::format("<g class=\"series{}\"><polyline points=\"{}\"/>\n{}</g>\n",
                     series % kSeriesColors, points, marks);
}

}  // namespace

std::string es_chart(std::span<const Score> scores) {
  const auto empty = [](const Score& score) { return score.graphs == 0; };
  if (std::ranges::all_of(scores, empty)) return "";
  const Range range = range_of(scores);
  std::string svg = fmt::format(
      "<svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"img\" "
      "aria-label=\"ES(t) of each candidate over the tolerance t\">\n",
      kChartWidth, kChartHeight);
  svg += axes(range);
  for (size_t i = 0; i < scores.size(); ++i) svg += curve(scores[i], i, range);
  return svg + "</svg>\n";
}

}  // namespace passnet
