// Scores as terminal tables.
#pragma once

#include "eval/record/score.hpp"
#include "report/table.hpp"

#include <optional>
#include <span>
#include <string>

namespace passnet {

struct ScoreTableOptions {
  Color color = Color::kNever;
  size_t width = kTerminalWidth;
  bool tasks = false;  // also one row per task
};

// Returns a speedup, in the color of a gain (at least 1) or a loss; `–` without one.
Cell speedup_cell(const std::optional<double>& value);

// Prints one row per candidate (graphs, AS, G-Mean, correct, fast_1, slower), then ES(t) for t = -5
// … 4, and the AS of each task if requested. At most 100 columns.
std::string render_scores(std::span<const Score> scores, const ScoreTableOptions& options = {});

}  // namespace passnet
