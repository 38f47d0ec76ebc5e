// Measures the headroom of a task: how far the default compiler is from the machine's floor, and a
// witness that something faster exists.
#pragma once

#include "agent/workbench/author_task.hpp"
#include "agent/workbench/instruments.hpp"
#include "teach/headroom/known_wins.hpp"
#include "teach/teach_task.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

class GpuPace;

// A witness gains at least this over the default compiler on the hidden graphs.
inline constexpr double kWitnessGain = 1.15;

struct HeadroomOptions {
  double seconds = 60;                   // after which nothing more is tried on a task
  GpuPace* gpu_pace = nullptr;           // of the GPU that judges; null: the processor does
  std::vector<std::string> submissions;  // texts of others, which are tried first
  std::span<const KnownWin> known;       // of other tasks; the nearest ones are tried too
  std::span<const std::string> sources;  // of the search: some of `kGainSources`; empty: all
};

// The row (docs/suites.md, headroom), with the witness and its records on the hidden graphs as the
// submission, if there is one. The instruments' pipeline is `full`. Errors are infrastructure
// failures.
Result<TaughtTask> measure_headroom(const AuthorTask& task, Instruments& instruments,
                                    const HeadroomOptions& options);

}  // namespace passnet
