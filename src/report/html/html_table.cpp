#include "report/html/html_table.hpp"

#include "draw/escape.hpp"
#include "report/chart.hpp"
#include "report/format.hpp"

#include <fmt/format.h>

namespace passnet {
namespace {

std::string heading(std::string_view title, std::string_view kind, std::string_view help) {
  const std::string told = help.empty() ? "" : fmt::format(" title=\"{}\"", escape_markup(help));
  return fmt::format(
      "<th scope=\"col\" class=\"{}\" data-sort=\"{}\"{}><button type=\"button\">{}</button></th>",
      kind == "text" ? "text" : "", kind, told, escape_markup(title));
}

}  // namespace

std::string text_cell(std::string_view text, std::string_view classes) {
  return fmt::format("<td class=\"{}\">{}</td>", classes, escape_markup(text));
}

std::string number_cell(const std::optional<double>& value, std::string_view shown,
                        std::string_view classes) {
  return fmt::format("<td class=\"{}\" data-value=\"{}\">{}</td>", value ? classes : "none",
                     value ? fmt::format("{}", *value) : "", shown);
}

std::string count_cell(size_t count) {
  return number_cell(static_cast<double>(count), std::to_string(count));
}

std::string share_cell(const std::optional<double>& value) {
  return number_cell(value, format_share(value));
}

std::string_view ratio_class(const std::optional<double>& value) {
  if (!value) return "none";
  return *value >= 1 ? "good" : "bad";
}

std::string ratio_cell(const std::optional<double>& value) {
  return number_cell(value, format_ratio(value), ratio_class(value));
}

std::string candidate_label(std::string_view candidate, size_t series) {
  return fmt::format("<span class=\"dot series{}\"></span>{}", series % kSeriesColors,
                     escape_markup(candidate));
}

std::string candidate_cell(std::string_view candidate, size_t series) {
  return fmt::format("<th scope=\"row\" class=\"text\">{}</th>",
                     candidate_label(candidate, series));
}

std::string text_heading(std::string_view title) { return heading(title, "text", {}); }

std::string number_heading(std::string_view title, std::string_view help) {
  return heading(title, "number", help);
}

std::string html_table(std::string_view id, std::string_view caption, std::string_view head,
                       std::string_view body) {
  return fmt::format(
      "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{1}\">"
      "<table id=\"{0}\"><caption>{1}</caption><thead><tr>{2}</tr></thead>\n"
      "<tbody>\n{3}</tbody></table></div>\n",
      id, escape_markup(caption), head, body);
}

}  // namespace passnet
