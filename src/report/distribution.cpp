#include "report/distribution.hpp"

#include "draw/escape.hpp"
#include "eval/record/statistics.hpp"
#include "report/chart.hpp"
#include "report/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace passnet {
namespace {

constexpr double kStripWidth = 720;
constexpr double kStripLeft = 8;
constexpr double kStripRight = 8;
constexpr double kRow = 90;  // of one candidate: its title and its bars
constexpr double kTitle = 28;
constexpr double kAxis = 30;
constexpr int kOctaves = 3;  // on either side of 1
constexpr int kBinsAnOctave = 4;
constexpr size_t kBins = 2 * kOctaves * kBinsAnOctave;

struct Histogram {
  std::array<size_t, kBins> bins{};
  std::vector<double> speedups;
  size_t others = 0;  // wrong, or correct without a time
};

double x_of_octave(double octaves) {
  const double share = (octaves + kOctaves) / (2.0 * kOctaves);
  return kStripLeft + std::clamp(share, 0.0, 1.0) * (kStripWidth - kStripLeft - kStripRight);
}

// Bin edges are powers of two to a quarter: a speedup of exactly 1 starts a bin.
size_t bin_of(double speedup) {
  const double place = std::floor((std::log2(speedup) + kOctaves) * kBinsAnOctave);
  return static_cast<size_t>(std::clamp(place, 0.0, kBins - 1.0));
}

double edge(size_t bin) { return std::exp2(static_cast<double>(bin) / kBinsAnOctave - kOctaves); }

std::string range_text(size_t bin) {
  if (bin == 0) return fmt::format("below {}×", format_ratio(edge(1)));
  if (bin + 1 == kBins) return fmt::format("{}× and above", format_ratio(edge(bin)));
  return fmt::format("{} … {}×", format_ratio(edge(bin)), format_ratio(edge(bin + 1)));
}

std::string bars(const Histogram& histogram, size_t most, double bottom) {
  std::string svg;
  for (size_t i = 0; i < kBins; ++i) {
    if (histogram.bins[i] == 0) continue;
    const double left = x_of_octave(std::log2(edge(i))) + 1;
    const double right = x_of_octave(std::log2(edge(i + 1))) - 1;
    const double share = static_cast<double>(histogram.bins[i]) / static_cast<double>(most);
    const double height = std::max(2.0, share * (kRow - kTitle - 6));
    svg += fmt::format(
        "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
        "rx=\"1.5\">"
        "<title>{}: {} graphs</title></rect>",
        edge(i) < 1 ? "bar slow" : "bar", left, bottom - height, right - left, height,
        range_text(i), histogram.bins[i]);
  }
  return svg;
}

std::string row(const Score& score, const Histogram& histogram, size_t series, size_t most,
                double top) {
  const double bottom = top + kRow;
  const auto slower = std::ranges::count_if(histogram.speedups, [](double s) { return s < 1; });
  std::string told = fmt::format("{} correct · {} slower", histogram.speedups.size(), slower);
  if (histogram.others > 0) told += fmt::format(" · {} wrong", histogram.others);
  std::string svg = fmt::format("<g class=\"series{}\">", series % kSeriesColors);
  svg += fmt::format(
      "<text class=\"label\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>"
      "<text class=\"tick\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>",
      kStripLeft, top + 19, escape_markup(score.candidate), kStripWidth - kStripRight, top + 19,
      told);
  svg += bars(histogram, most, bottom);
  svg += fmt::format(
      "<line class=\"floor\" x1=\"{0:.1f}\" x2=\"{1:.1f}\" y1=\"{2:.1f}\" "
      "y2=\"{2:.1f}\"/>",
      kStripLeft, kStripWidth - kStripRight, bottom);
  if (!histogram.speedups.empty()) {
    const double middle = median(histogram.speedups);
    svg += fmt::format(
        "<path class=\"median\" d=\"M{:.1f} {:.1f}l5 7h-10z\"><title>median {}×</title></path>",
        x_of_octave(std::log2(middle)), bottom + 1, format_ratio(middle));
  }
  return svg + "</g>\n";
}

std::string axis(double height) {
  std::string svg;
  for (int octave = -kOctaves; octave <= kOctaves; ++octave) {
    const std::string label =
        octave < 0 ? fmt::format("1/{}×", 1 << -octave) : fmt::format("{}×", 1 << octave);
    const std::string_view anchor = octave == -kOctaves  ? "start"
                                    : octave == kOctaves ? "end"
                                                         : "middle";
    const double x = x_of_octave(octave);
    svg += fmt::format(
        "<line class=\"{}\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>"
        "<text class=\"tick\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n",
        octave == 0 ? "even" : "grid", x, x, kTitle, height - kAxis, x, height - 5, anchor, label);
  }
  return svg;
}

}  // namespace

std::string speedup_chart(std::span<const Score> scores, std::span<const Record> records) {
  std::map<std::string_view, Histogram> histograms;
  size_t most = 0;
  for (const Record& record : records) {
    Histogram& histogram = histograms[record.candidate];
    if (!is_correct(record, kPassTolerance) || !record.speedup) {
      ++histogram.others;
      continue;
    }
    histogram.speedups.push_back(*record.speedup);
    most = std::max(most, ++histogram.bins[bin_of(*record.speedup)]);
  }
  if (histograms.empty()) return "";
  const double height = static_cast<double>(scores.size()) * (kRow + 14) + kAxis;
  std::string svg = fmt::format(
      "<svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"img\" "
      "aria-label=\"How many graphs have which speedup, for each candidate\">\n",
      kStripWidth, height);
  svg += axis(height);
  for (size_t i = 0; i < scores.size(); ++i) {
    svg += row(scores[i], histograms[scores[i].candidate], i, std::max<size_t>(most, 1),
               static_cast<double>(i) * (kRow + 14));
  }
  return svg + "</svg>\n";
}

}  // namespace passnet
