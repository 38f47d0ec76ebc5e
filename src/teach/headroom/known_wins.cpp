#include "teach/headroom/known_wins.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace passnet {
namespace {

// Counts each op, and each pair of neighbors, of the sequence.
std::map<std::string, size_t> count_parts(std::string_view ops) {
  std::map<std::string, size_t> counts;
  std::string before;
  while (!ops.empty()) {
    const size_t end = std::min(ops.find(' '), ops.size());
    std::string op(ops.substr(0, end));
    if (!before.empty()) ++counts[before + " " + op];
    ++counts[op];
    before = std::move(op);
    ops.remove_prefix(std::min(end + 1, ops.size()));
  }
  return counts;
}

}  // namespace

std::vector<KnownWin> wins_of(const nlohmann::ordered_json& row) {
  std::vector<KnownWin> found;
  const auto ops = row.find("ops");
  const auto wins = row.find("wins");
  if (ops == row.end() || !ops->is_string() || wins == row.end() || !wins->is_array()) return found;
  for (const auto& win : *wins) {
    const auto text = win.find("text");
    const auto gain = win.find("gain");
    if (text == win.end() || !text->is_string() || gain == win.end() || !gain->is_number())
      continue;
    found.push_back({.ops = ops->get<std::string>(),
                     .text = text->get<std::string>(),
                     .gain = gain->get<double>()});
  }
  return found;
}

double similarity(std::string_view one, std::string_view other) {
  const auto first = count_parts(one);
  const auto second = count_parts(other);
  size_t common = 0;
  size_t all = 0;
  for (const auto& [part, count] : first) {
    const auto found = second.find(part);
    common += found == second.end() ? 0 : std::min(count, found->second);
    all += count;
  }
  for (const auto& [part, count] : second) all += count;
  return all == 0 ? 0 : 2 * static_cast<double>(common) / static_cast<double>(all);
}

std::vector<std::string> nearest_wins(std::span<const KnownWin> wins, std::string_view ops,
                                      size_t count) {
  std::vector<std::pair<double, const KnownWin*>> near;
  for (const KnownWin& win : wins) {
    if (const double share = similarity(win.ops, ops); share > 0) near.emplace_back(share, &win);
  }
  std::ranges::stable_sort(near, [](const auto& a, const auto& b) {
    return std::pair(a.first, a.second->gain) > std::pair(b.first, b.second->gain);
  });
  std::vector<std::string> texts;
  for (const auto& [share, win] : near) {
    if (texts.size() == count) break;
    if (std::ranges::find(texts, win->text) == texts.end()) texts.push_back(win->text);
  }
  return texts;
}

}  // namespace passnet
