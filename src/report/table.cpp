#include "report/table.hpp"

#include "base/check.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <numeric>

namespace passnet {
namespace {

constexpr size_t kColumnGap = 2;
constexpr size_t kNarrowest = 8;  // min width of a shortened column
constexpr std::string_view kReset = "\x1b[0m";

std::string_view escape(Tone tone) {
  switch (tone) {
    case Tone::kPlain:
      return "";
    case Tone::kGood:
      return "\x1b[32m";
    case Tone::kBad:
      return "\x1b[31m";
    case Tone::kFaint:
      return "\x1b[2m";
  }
  UNREACHABLE();
}

Table printable_table(Table table) {
  for (Column& column : table.columns) column.title = without_controls(column.title, Lines::kOne);
  for (auto& row : table.rows) {
    for (Cell& cell : row) cell.text = without_controls(cell.text, Lines::kOne);
  }
  return table;
}

std::vector<size_t> column_widths(const Table& table, size_t width) {
  std::vector<size_t> widths;
  for (const Column& column : table.columns) widths.push_back(count_characters(column.title));
  for (const auto& row : table.rows) {
    CHECK(row.size() == table.columns.size());
    for (size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], count_characters(row[i].text));
    }
  }
  size_t total = std::accumulate(widths.begin(), widths.end(), kColumnGap * (widths.size() - 1));
  while (total > width) {
    size_t widest = widths.size();
    for (size_t i = 0; i < widths.size(); ++i) {
      if (table.columns[i].align == Align::kRight || widths[i] <= kNarrowest) continue;
      if (widest == widths.size() || widths[i] > widths[widest]) widest = i;
    }
    if (widest == widths.size()) break;  // numbers are never cut
    --widths[widest];
    --total;
  }
  return widths;
}

void append_cell(std::string& line, std::string_view text, Align align, size_t width) {
  const std::string shown = shorten_middle(text, width);
  const std::string padding(width - count_characters(shown), ' ');
  line += align == Align::kRight ? padding + shown : shown + padding;
}

void end_line(std::string& text) {
  while (!text.empty() && text.back() == ' ') text.pop_back();
  text += '\n';
}

}  // namespace

std::string render(const Table& given, Color color, size_t width) {
  if (given.columns.empty()) return "";
  const Table table = printable_table(given);
  const bool colored = color == Color::kAlways;
  const std::vector<size_t> widths = column_widths(table, width);
  std::string text = colored ? "\x1b[1m" : "";
  for (size_t i = 0; i < widths.size(); ++i) {
    if (i > 0) text += std::string(kColumnGap, ' ');
    append_cell(text, table.columns[i].title, table.columns[i].align, widths[i]);
  }
  if (colored) text += kReset;
  end_line(text);
  for (const auto& row : table.rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      if (i > 0) text += std::string(kColumnGap, ' ');
      const std::string_view tone = colored ? escape(row[i].tone) : "";
      text += tone;
      append_cell(text, row[i].text, table.columns[i].align, widths[i]);
      if (!tone.empty()) text += kReset;
    }
    end_line(text);
  }
  return text;
}

}  // namespace passnet
