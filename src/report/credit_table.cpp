#include "report/credit_table.hpp"

#include "base/utf8.hpp"
#include "report/format.hpp"
#include "report/score_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace passnet {
namespace {

bool is_idle(const PassCredit& credit) { return credit.graphs == 0 && credit.lost_graphs == 0; }

std::vector<Cell> row(const PassCredit& credit) {
  return {{credit.place ? std::to_string(*credit.place) : "–"},
          {credit.pass},
          {std::to_string(credit.graphs)},
          {std::to_string(credit.matches)},
          speedup_cell(credit.gmean),
          {std::to_string(credit.only_graphs)},
          speedup_cell(credit.only_gmean),
          {format_share(credit.slower)},
          {format_share(credit.correct)},
          {credit.compile_ms ? fmt::format("{:.1f}", *credit.compile_ms / 1000) : "–"},
          {takers_of(credit), Tone::kFaint}};
}

// Breaks a list of names into lines of at most `width` columns.
std::string wrap(std::string text, const std::vector<std::string_view>& names, size_t width) {
  size_t used = count_characters(text);
  for (size_t i = 0; i < names.size(); ++i) {
    const std::string word = std::string(names[i]) + (i + 1 < names.size() ? "," : "");
    if (used + 1 + count_characters(word) > width) {
      text += "\n ";
      used = 1;
    }
    text += " " + word;
    used += 1 + count_characters(word);
  }
  return text + "\n";
}

}  // namespace

std::string takers_of(const PassCredit& credit) {
  std::vector<std::pair<std::string, size_t>> takers(credit.lost_to.begin(), credit.lost_to.end());
  std::ranges::stable_sort(takers, std::ranges::greater(), &std::pair<std::string, size_t>::second);
  std::string text;
  for (const auto& [pass, graphs] : takers) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", pass, graphs);
  }
  return text;
}

std::string render_credits(std::span<const PassCredit> credits, Color color, size_t width) {
  Table table{.columns = {{"#"},
                          {"pass", Align::kLeft},
                          {"graphs"},
                          {"matches"},
                          {"G-Mean"},
                          {"only"},
                          {"G-Mean"},
                          {"slower"},
                          {"correct"},
                          {"built s"},
                          {"lost to", Align::kLeft}}};
  std::vector<std::string_view> idle;
  for (const PassCredit& credit : credits) {
    if (is_idle(credit)) {
      idle.push_back(credit.pass);
    } else {
      table.rows.push_back(row(credit));
    }
  }
  std::string text = table.rows.empty() ? "" : render(table, color, width);
  if (!idle.empty()) text += wrap("without a match:", idle, width);
  return text;
}

}  // namespace passnet
