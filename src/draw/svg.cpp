#include "draw/svg.hpp"

#include "draw/escape.hpp"
#include "embedded/draw_assets.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

constexpr double kMargin = 16;
constexpr double kLeastWidth = 360;
constexpr double kLegendLine = 20;
constexpr double kLegendCharacter = 6.2;

struct Part {
  std::string text;
  Size size;
};

class SvgPrinter {
 public:
  SvgPrinter(const Outline& outline, std::string_view subtitle)
      : outline_(outline), subtitle_(subtitle) {}

  std::string print() {
    const double width = whole_width();
    place(width, head(width));
    return start(width, fmt::format("<style>\n{}</style>\n", drawing_style())) +
           "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n" + body_ + "</svg>\n";
  }

  Part print_part() {
    is_part_ = true;
    const double width = whole_width();
    place(width, legend(width, kMargin + 10));
    return {start(width, "") + body_ + "</svg>\n", {width, height_}};
  }

 private:
  double whole_width() const {
    return std::max(kLeastWidth, outline_.pictures.front().layout.size.width + 2 * kMargin);
  }

  void place(double width, double top) {
    const Size picture = outline_.pictures.front().layout.size;
    height_ = top + picture.height + 2 * kMargin;
    draw(outline_.pictures.front(), (width - picture.width) / 2, top + kMargin);
  }

  std::string start(double width, std::string_view style) const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing\" width=\"{0:.0f}\" "
        "height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\">\n"
        "<title>{2}</title>\n{3}",
        width, height_, escape_markup(outline_.name), style);
  }

  template <class... Args>
  void add(fmt::format_string<Args...> text, Args&&... args) {
    body_ += fmt::format(text, std::forward<Args>(args)...);
  }

  // Draws the graph's name, the subtitle and the legend, in lines that fit; returns where they end.
  double head(double width) {
    double y = kMargin + 14;
    const auto fitting = [&](std::string_view text, double character) {
      const auto most = static_cast<size_t>((width - 2 * kMargin) / character);
      return escape_markup(text.size() <= most ? std::string(text)
                                               : std::string(text.substr(0, most - 1)) + "…");
    };
    add("<text class=\"heading\" x=\"{}\" y=\"{:.1f}\">{}</text>\n", kMargin, y,
        fitting(outline_.name, 9.2));
    std::string line;
    const auto flush = [&] {
      if (line.empty()) return;
      y += 16;
      add("<text class=\"soft\" x=\"{}\" y=\"{:.1f}\">{}</text>\n", kMargin, y,
          fitting(line, kLegendCharacter));
      line.clear();
    };
    for (size_t begin = 0; begin < subtitle_.size();) {  // pieces between " · "
      constexpr std::string_view kDot = " · ";
      const size_t end = std::min(subtitle_.find(kDot, begin), subtitle_.size());
      const std::string piece(subtitle_.substr(begin, end - begin));
      const double needed =
          static_cast<double>(line.size() + piece.size() + kDot.size()) * kLegendCharacter;
      if (!line.empty() && needed > width - 2 * kMargin) flush();
      line += (line.empty() ? "" : std::string(kDot)) + piece;
      begin = end + kDot.size();
    }
    flush();
    return legend(width, y + kLegendLine);
  }

  double legend(double width, double y) {
    double x = kMargin;
    for (const OpGroupInfo& group : kOpGroups) {
      if (!outline_.has(group.group)) continue;
      const double needed = 18 + static_cast<double>(group.name.size()) * kLegendCharacter + 12;
      if (x > kMargin && x + needed > width - kMargin) {
        x = kMargin;
        y += kLegendLine;
      }
      add("<g class=\"{}\"><rect class=\"box\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"12\" "
          "height=\"12\" rx=\"3\"/><text x=\"{:.1f}\" y=\"{:.1f}\">{}</text></g>\n",
          group.css, x, y - 10, x + 18, y, group.name);
      x += needed;
    }
    return y + 6;
  }

  void draw(const OutlinePicture& picture, double left, double top) {
    for (size_t i = 0; i < picture.arrows.size(); ++i) {
      arrow(picture.layout.routes[i], picture.arrow_types[i], left, top);
    }
    for (size_t i = 0; i < picture.boxes.size(); ++i) {
      const Point center = picture.layout.centers[i];
      box(picture.boxes[i], left + center.x, top + center.y);
    }
  }

  // The arrow is straight through layers, curved between them.
  void arrow(const std::vector<Point>& route, const std::string& type, double left, double top) {
    std::string path;
    const auto x = [&](const Point& point) { return left + point.x; };
    const auto y = [&](const Point& point) { return top + point.y; };
    path += fmt::format("M{:.1f} {:.1f}", x(route[0]), y(route[0]));
    for (size_t i = 1; i < route.size(); ++i) {
      const Point& to = route[i];
      const Point& from = route[i - 1];
      if (i % 2 == 1 || from.x == to.x) {
        path += fmt::format("V{:.1f}", y(to));
        continue;
      }
      const double middle = (y(from) + y(to)) / 2;
      path += fmt::format("C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}", x(from), middle, x(to),
                          middle, x(to), y(to));
    }
    const Point& end = route.back();
    add("<g><title>{}</title><path class=\"arrow\" d=\"{}\"/><path class=\"tip\" "
        "d=\"M{:.1f} {:.1f}l-3.5 -6h7z\"/></g>\n",
        escape_markup(type), path, x(end), y(end));
  }

  void box(const Box& box, double x, double y) {
    const double left = x - box.size.width / 2;
    const double top = y - box.size.height / 2;
    const bool has_id = !box.id.empty() && !is_part_;
    const std::string id = has_id ? fmt::format(" id=\"v-{}\"", escape_markup(box.id)) : "";
    add("<g{} class=\"node {}{}\"><title>{}</title>", id, css(box), box.is_marked ? " marked" : "",
        escape_markup(box.tooltip));
    const bool is_port = box.kind == BoxKind::kInput || box.kind == BoxKind::kResult;
    add("<rect class=\"box\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
        "rx=\"{}\"/>",
        left, top, box.size.width, box.size.height, is_port ? 12 : 5);
    if (box.kind == BoxKind::kRepeat) {
      add("<text class=\"name\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", left + kRepeatPadding,
          top + 18, escape_markup(box.title));
      const OutlinePicture& inner = outline_.pictures[box.picture];
      draw(inner, x - inner.layout.size.width / 2, top + kRepeatTitle + kRepeatPadding);
    } else {
      const bool is_small = box.kind == BoxKind::kView;
      add("<text{} text-anchor=\"middle\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>",
          is_small ? "" : " class=\"name\"", x, top + (is_small ? 12 : 16.5),
          escape_markup(box.title));
      double line = top + 29;
      for (const std::string& text : box.lines) {
        add("<text class=\"soft\" text-anchor=\"middle\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>", x,
            line, escape_markup(text));
        line += 13;
      }
    }
    if (!box.below.empty()) {
      add("<text class=\"type\" text-anchor=\"middle\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>", x,
          top + box.size.height + 11, escape_markup(box.below));
    }
    add("</g>\n");
  }

  static std::string_view css(const Box& box) {
    switch (box.kind) {
      case BoxKind::kOp:
      case BoxKind::kView:
        return kOpGroups[static_cast<size_t>(box.group)].css;
      case BoxKind::kInput:
      case BoxKind::kResult:
        return "port";
      case BoxKind::kRepeat:
        return "repeat";
    }
    UNREACHABLE();
  }

  const Outline& outline_;
  std::string_view subtitle_;
  std::string body_;
  double height_ = 0;
  bool is_part_ = false;
};

}  // namespace

std::string_view drawing_style() { return draw_assets::kDrawingCss; }

std::string print_svg(const Outline& outline, std::string_view subtitle) {
  return SvgPrinter(outline, subtitle).print();
}

std::string print_svg_part(const Outline& outline) {
  return SvgPrinter(outline, "").print_part().text;
}

std::string print_svg_pair(const Outline& before, const Outline& after) {
  constexpr double kHeading = 26;
  const std::array parts{SvgPrinter(before, "").print_part(), SvgPrinter(after, "").print_part()};
  const Size size{parts[0].size.width + parts[1].size.width,
                  kHeading + std::max(parts[0].size.height, parts[1].size.height)};
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\">\n<style>\n{2}</style>\n"
      "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
      size.width, size.height, drawing_style());
  double x = 0;
  for (size_t i = 0; i < parts.size(); ++i) {
    text += fmt::format(
        "<text class=\"heading\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n"
        "<g transform=\"translate({:.1f} {:.1f})\">\n{}</g>\n",
        x + kMargin, kMargin + 6, i == 0 ? "before" : "after", x, kHeading, parts[i].text);
    x += parts[i].size.width;
  }
  return text + "</svg>\n";
}

}  // namespace passnet
