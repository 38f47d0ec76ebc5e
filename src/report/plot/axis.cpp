#include "report/plot/axis.hpp"

#include "draw/escape.hpp"
#include "report/chart.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace passnet {

std::string plot(std::string_view kind, std::string_view about, double height,
                 std::string_view contents) {
  return fmt::format(
      "<svg class=\"chart {}\" viewBox=\"0 0 {} {:.0f}\" role=\"img\" aria-label=\"{}\">\n{}"
      "</svg>\n",
      kind, kPlotWidth, height, escape_markup(std::string(about)), contents);
}

double LogAxis::place(double value) const {
  if (!(value > low) || !(high > low)) return begin;
  const double share = std::min(1.0, std::log(value / low) / std::log(high / low));
  return begin + share * (end - begin);
}

std::vector<double> decades(const LogAxis& axis, size_t most) {
  std::vector<double> powers;
  const auto first = static_cast<int>(std::ceil(std::log10(axis.low) - 1e-9));
  const auto last = static_cast<int>(std::floor(std::log10(axis.high) + 1e-9));
  const int step = std::max(1, (last - first + static_cast<int>(most)) / static_cast<int>(most));
  for (int power = first; power <= last; power += step) powers.push_back(std::pow(10, power));
  return powers;
}

std::string tick(double x, double y, std::string_view anchor, std::string_view text) {
  return fmt::format(
      "<text class=\"tick\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
      escape_markup(std::string(text)));
}

std::string grid_line(double x1, double y1, double x2, double y2) {
  return fmt::format(
      "<line class=\"grid\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", x1, y1,
      x2, y2);
}

std::string series_legend(const std::vector<std::string>& names) {
  if (names.size() < 2) return "";
  std::string entries;
  for (size_t i = 0; i < names.size(); ++i) {
    entries += fmt::format("<li><span class=\"dot series{}\"></span>{}</li>", i % kSeriesColors,
                           escape_markup(names[i]));
  }
  return "<ul class=\"legend\">" + entries + "</ul>\n";
}

}  // namespace passnet
