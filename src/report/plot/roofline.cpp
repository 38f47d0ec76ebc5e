#include "report/plot/roofline.hpp"

#include "draw/escape.hpp"
#include "report/plot/axis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace passnet {
namespace {

constexpr double kPanelHeight = 360;
constexpr double kPanelLeft = 64;
constexpr double kPanelRight = 20;
constexpr double kPanelTop = 40;
constexpr double kPanelBottom = 58;
constexpr double kLargest = 13;  // radius of a launch that takes all of the time
constexpr std::string_view kStyle =
    "<style>\n"
    "svg { background: #fcfcfb; font-family: ui-monospace, monospace; }\n"
    "text { font-size: 11px; fill: #5d6670; } .title { font-size: 14px; fill: #1d2126; }\n"
    ".grid { stroke: #e3e6ea; } .roof { stroke: #1d2126; stroke-width: 1.5; fill: none; }\n"
    ".kernel { fill: #4a7fe0; } .library { fill: #2f9468; } .pass { fill: #d97a2b; }\n"
    "circle { fill-opacity: .75; } .call { fill: none; stroke: #cc4d7d; stroke-width: 2; }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "svg { background: #14171a; } text { fill: #a3adb7; } .title { fill: #e9edf1; }\n"
    ".grid { stroke: #30363d; } .roof { stroke: #e9edf1; } }\n"
    "</style>\n";

struct Point {
  double intensity = 0;  // FLOPs per byte
  double gflops = 0;     // per second
};

std::optional<Point> point(double flops, int64_t bytes, double us) {
  if (flops <= 0 || bytes <= 0 || us <= 0) return std::nullopt;
  return Point{flops / static_cast<double>(bytes), flops / us / 1000};
}

// The paces of the machine, in GB/s and GFLOP/s.
struct Roofs {
  double memory = 0;  // of the largest copy
  double cache = 0;   // of the fastest copy
  double library = 0;
};

Roofs roofs_of(const CompileReport& report) {
  Roofs roofs;
  for (const CopyTime& copy : report.copies) {
    if (copy.us > 0) roofs.memory = copy.bytes / copy.us / 1000;  // ascending in size
    roofs.cache = std::max(roofs.cache, roofs.memory);
  }
  double flops = 0;
  for (const auto& [dtype, own] : report.cost.library_flops) flops += own;
  if (report.floor.library_us > 0) roofs.library = flops / report.floor.library_us / 1000;
  return roofs;
}

class Panel {
 public:
  Panel(const CompileReport& report, double top) : report_(report), top_(top) {
    for (const LaunchReport& launch : report.launches) {
      const double us = launch.timing ? launch.timing->median_us : 0;
      const auto place = point(launch.cost.flops, launch.cost.traffic.bytes(), us);
      total_us_ += us;
      without_ += !place;
      if (place) points_.emplace_back(*place, &launch);
    }
    call_ = point(report.cost.flops, report.cost.moved.bytes(), report.time->median_us);
    set_axes();
  }

  std::string print() {
    text(kPanelLeft, top_ + 18, "start", report_.graph, "title");
    for (const double power : decades(x_, 8)) {
      body_ += grid_line(x_.place(power), y_.end, x_.place(power), y_.begin);
      text(x_.place(power), y_.begin + 16, "middle", fmt::format("{:g}", power));
    }
    for (const double power : decades(y_, 6)) {
      body_ += grid_line(x_.begin, y_.place(power), x_.end, y_.place(power));
      text(x_.begin - 6, y_.place(power) + 4, "end", fmt::format("{:g}", power));
    }
    text(x_.begin, top_ + 34, "start", "GFLOP/s");
    text(x_.end, y_.begin + 32, "end", "FLOPs per byte");
    slope(roofs_.memory, "memory");
    if (roofs_.cache > 1.2 * roofs_.memory) slope(roofs_.cache, "cache");
    level();
    for (const auto& [place, launch] : points_) mark(place, *launch);
    if (call_) ring(*call_);
    if (without_ > 0) {
      text(x_.begin, y_.begin + 32, "start",
           fmt::format("{} of {} launches without FLOPs", without_, report_.launches.size()));
    }
    return body_;
  }

 private:
  void set_axes() {
    std::vector<Point> all;
    for (const auto& [place, launch] : points_) all.push_back(place);
    if (call_) all.push_back(*call_);
    if (all.empty()) all.push_back({1, 1});
    for (const Point& place : all) {
      x_.low = std::min(x_.low, place.intensity / 2);
      x_.high = std::max(x_.high, place.intensity * 4);
      y_.low = std::min(y_.low, place.gflops / 2);
      y_.high = std::max(y_.high, place.gflops * 4);
    }
    y_.high = std::max({y_.high, roofs_.library * 2, roofs_.memory});
    x_.begin = kPanelLeft;
    x_.end = kPlotWidth - kPanelRight;
    y_.begin = top_ + kPanelHeight - kPanelBottom;
    y_.end = top_ + kPanelTop;
  }

  void text(double x, double y, std::string_view anchor, std::string_view what,
            std::string_view css = "tick") {
    body_ +=
        fmt::format("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n",
                    css, x, y, anchor, escape_markup(what));
  }

  void roof(double x1, double y1, double x2, double y2) {
    body_ += fmt::format(
        "<line class=\"roof\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
        x_.place(x1), y_.place(y1), x_.place(x2), y_.place(y2));
  }

  // A roof of so many GB/s, as far as it is within the axes and below the level roof.
  void slope(double pace, std::string_view name) {
    if (pace <= 0) return;
    const double top = roofs_.library > 0 ? roofs_.library : y_.high;
    const double begin = std::max(x_.low, y_.low / pace);
    const double end = std::min(x_.high, top / pace);
    if (begin >= end) return;
    roof(begin, begin * pace, end, end * pace);
    text(x_.place(begin) + 16, y_.place(begin * pace) + 10, "start",
         fmt::format("{} {:.1f} GB/s", name, pace));
  }

  void level() {
    if (roofs_.library <= 0) return;
    const double begin = roofs_.library / std::max(roofs_.cache, roofs_.memory);
    roof(std::clamp(begin, x_.low, x_.high), roofs_.library, x_.high, roofs_.library);
    text(x_.end, y_.place(roofs_.library) - 6, "end",
         fmt::format("matrix library {:.0f} GFLOP/s", roofs_.library));
  }

  void mark(const Point& place, const LaunchReport& launch) {
    const double share = total_us_ > 0 ? launch.timing->median_us / total_us_ : 0;
    body_ += fmt::format(
        "<circle class=\"{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\"><title>{}: {:.2f} µs, "
        "{:.2f} GFLOP/s, {:.3f} FLOPs per byte, floor {:.2f} µs</title></circle>\n",
        name(launch.kind), x_.place(place.intensity), y_.place(place.gflops),
        std::max(3.0, kLargest * std::sqrt(share)), escape_markup(launch.label),
        launch.timing->median_us, place.gflops, place.intensity, launch.floor.us());
  }

  void ring(const Point& place) {
    body_ += fmt::format(
        "<circle class=\"call\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\"><title>the whole call: {:.2f} "
        "µs</title></circle>\n",
        x_.place(place.intensity), y_.place(place.gflops), kLargest + 3, report_.time->median_us);
  }

  const CompileReport& report_;
  double top_;
  Roofs roofs_ = roofs_of(report_);
  std::vector<std::pair<Point, const LaunchReport*>> points_;
  std::optional<Point> call_;
  double total_us_ = 0;
  size_t without_ = 0;
  LogAxis x_;
  LogAxis y_;
  std::string body_;
};

}  // namespace

std::string roofline_svg(std::span<const CompileReport> reports) {
  std::string body;
  double height = 0;
  for (const CompileReport& report : reports) {
    if (!report.time) continue;
    body += Panel(report, height).print();
    height += kPanelHeight;
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} "
      "{1}\" role=\"img\">\n<title>Launches below the roofs of the machine</title>\n{2}{3}</svg>\n",
      kPlotWidth, height, kStyle, body);
}

}  // namespace passnet
