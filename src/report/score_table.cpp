#include "report/score_table.hpp"

#include "report/format.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {
namespace {

constexpr int kFirstShown = -5;
constexpr size_t kMaxTaskColumns = 6;  // candidates whose AS are shown beside each other

// The min t from which on all graphs are correct that are correct at any t.
Cell correct_from(const Score& score) {
  const std::optional<double> most = score.correct_at.back();
  if (most.value_or(0) <= 0) return {"never", Tone::kBad};
  int t = kMinTolerance;
  while (score.correct_at[static_cast<size_t>(t - kMinTolerance)] != most) ++t;
  return {std::to_string(t), t <= kPassTolerance ? Tone::kPlain : Tone::kBad};
}

std::string counted(const Score& score) {
  const std::string graphs = std::to_string(score.graphs);
  return score.noisy == 0 ? graphs : fmt::format("{} and {} noisy", graphs, score.noisy);
}

Table summary_table(std::span<const Score> scores) {
  Table table{.columns = {{"candidate", Align::kLeft},
                          {"graphs"},
                          {"tasks"},
                          {"AS"},
                          {"G-Mean"},
                          {"correct"},
                          {"correct from t"},
                          {"fast_1"},
                          {"slower"}}};
  for (const Score& score : scores) {
    table.rows.push_back({{score.candidate},
                          {counted(score)},
                          {std::to_string(score.tasks.size())},
                          speedup_cell(score.as),
                          speedup_cell(score.gmean),
                          {format_share(score.correct)},
                          correct_from(score),
                          {format_share(score.fast_1)},
                          {format_share(score.slower)}});
  }
  return table;
}

// One row per candidate and compiler that it was measured against in the same contests.
Table gain_table(std::span<const Score> scores) {
  Table table{.columns = {{"candidate", Align::kLeft},
                          {"over", Align::kLeft},
                          {"graphs"},
                          {"AS"},
                          {"G-Mean"},
                          {"fast_1"},
                          {std::string(name(Verdict::kNoGain))}}};
  for (const Score& score : scores) {
    for (const auto& [compiler, over] : score.over) {
      table.rows.push_back({{score.candidate},
                            {compiler},
                            {std::to_string(over.graphs)},
                            speedup_cell(over.as),
                            speedup_cell(over.gmean),
                            {format_share(over.fast_1)},
                            {std::to_string(over.no_gain)}});
    }
  }
  return table;
}

Table curve_table(std::span<const Score> scores) {
  Table table{.columns = {{"ES(t)", Align::kLeft}}};
  for (int t = kFirstShown; t <= kMaxTolerance; ++t) table.columns.push_back({std::to_string(t)});
  for (const Score& score : scores) {
    std::vector<Cell> row = {{score.candidate}};
    for (int t = kFirstShown; t <= kMaxTolerance; ++t) {
      row.push_back(speedup_cell(score.es[static_cast<size_t>(t - kMinTolerance)]));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table task_table(std::span<const Score> scores) {
  Table table{.columns = {{"task", Align::kLeft}, {"graphs"}}};
  std::set<std::string_view> tasks;
  for (const Score& score : scores) {
    table.columns.push_back({"AS " + score.candidate});
    for (const auto& [task, of] : score.tasks) tasks.insert(task);
  }
  for (const std::string_view task : tasks) {
    size_t graphs = 0;
    std::vector<Cell> row = {{std::string(task)}, {}};
    for (const Score& score : scores) {
      const auto found = score.tasks.find(std::string(task));
      const bool there = found != score.tasks.end();
      graphs = std::max(graphs, there ? found->second.graphs : 0);
      row.push_back(speedup_cell(there ? found->second.as : std::nullopt));
    }
    row[1].text = std::to_string(graphs);
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

Cell speedup_cell(const std::optional<double>& value) {
  const Tone tone = !value ? Tone::kFaint : *value >= 1 ? Tone::kGood : Tone::kBad;
  return {format_ratio(value), tone};
}

std::string render_scores(std::span<const Score> scores, const ScoreTableOptions& options) {
  std::string text = render(summary_table(scores), options.color, options.width);
  // Over the baseline alone, it says nothing new.
  if (std::ranges::any_of(scores, [](const Score& score) { return score.over.size() > 1; })) {
    text += '\n' + render(gain_table(scores), options.color, options.width);
  }
  text += '\n' + render(curve_table(scores), options.color, options.width);
  if (!options.tasks) return text;
  for (size_t first = 0; first < scores.size(); first += kMaxTaskColumns) {
    const auto shown = scores.subspan(first, std::min(kMaxTaskColumns, scores.size() - first));
    text += '\n' + render(task_table(shown), options.color, options.width);
  }
  return text;
}

}  // namespace passnet
