// A workbench that remembers: equal calls of a tool are answered once, and alike.
#pragma once

#include "agent/workbench/workbench.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace passnet {

// Searching and writing ask for the same proofs and evaluations; the figures in a conversation are
// those by which its author chose.
class Desk {
 public:
  // The task and the instruments must outlive the desk. `proofs`: 1, by the workbench alone, or 2.
  // `seconds_left`: for the task.
  Desk(const AuthorTask& task, Instruments& instruments, const WorkbenchOptions& options,
       size_t proofs, std::function<double()> seconds_left);

  // Begins another attempt at the task: what was measured stays known, nothing is submitted.
  void begin_attempt();

  // Errors are infrastructure failures, here and below.
  Result<ToolAnswer> use(Tool tool, const nlohmann::ordered_json& arguments);
  Result<ToolAnswer> use(Tool tool, const std::string& text) {
    return use(tool, nlohmann::ordered_json{{"text", text}});
  }

  // The second proof, on more instances than the workbench runs, of another seed, but on one of
  // each dtype at least when the time is up. Returns nothing if the passes hold, else the short
  // name of the dtype in which one fails first.
  Result<std::optional<std::string>> find_refuted_dtype(const std::string& text);

 private:
  const AuthorTask& task_;
  Instruments& instruments_;
  WorkbenchOptions options_;
  size_t proofs_;
  std::function<double()> seconds_left_;
  std::unique_ptr<Workbench> workbench_;
  std::map<std::string, ToolAnswer> known_;                    // by tool and arguments
  std::map<std::string, std::optional<std::string>> refuted_;  // dtypes, by text
};

}  // namespace passnet
