// Teaches one task: searches a pass, has it judged and proved, and writes trajectories of it.
#pragma once

#include "agent/prompt/prompt.hpp"
#include "agent/workbench/workbench.hpp"
#include "teach/author/author.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The file of a submission, in the folder of its task.
inline constexpr std::string_view kSubmissionFile = "teach.pass";

struct TeachOptions {
  uint64_t seed = 1;
  size_t attempts = 1;  // trajectories; 0: only the search
  double seconds = 30;  // after which nothing more is measured, though a proof may begin
  // For many conversations: without schedules, proved on few instances, and judged on hidden graphs
  // with the care of drafts.
  bool quick = false;
  PromptOptions prompt{.tokens = 2500};
  WorkbenchOptions workbench{.answer_bytes = 3000};
};

struct TaughtTask {
  nlohmann::ordered_json row;                        // docs/interface.md
  std::vector<nlohmann::ordered_json> trajectories;  // docs/teach.md
  std::vector<Record> records;                       // of the submission, on the hidden graphs
  std::optional<std::string> submission;             // none: no version was accepted
};

// Deterministic by seed, apart from measured times and what follows from them. Errors are
// infrastructure failures.
Result<TaughtTask> teach_task(const AuthorTask& task, Instruments& instruments,
                              const TeachOptions& options);

}  // namespace passnet
