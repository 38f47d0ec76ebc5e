// Scores as terminal tables.
#pragma once

#include "eval/record/score.hpp"
#include "report/table.hpp"

#include <span>
#include <string>

namespace passnet {

struct ScoreTableOptions {
  Color color = Color::kNever;
  bool tasks = false;  // a row for each task too
};

// One row a candidate (graphs, AS, G-Mean, correct, fast_1, slower), then ES(t) for t = -5 … 4, and
// the AS of each task where asked for. At most 100 columns.
std::string render_scores(std::span<const Score> scores, const ScoreTableOptions& options = {});

}  // namespace passnet
