// The tools of a workbench: their names and arguments, for prompts and interfaces of models.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace passnet {

enum class Tool : uint8_t { kShow, kRead, kCheck, kExplain, kProve, kEvaluate, kSubmit };

struct ToolInfo {
  Tool tool;
  std::string_view name;
  std::string_view doc;
  bool takes_text;         // the argument `text`: a whole pass file, or left out: the last one
  std::string_view other;  // the other argument, or empty
  bool other_required = false;
};

inline constexpr std::array<ToolInfo, 7> kTools{{
    {Tool::kShow, "show_graph",
     "shows a graph of the task: its text, the cost of its ops, launches, the floor of the machine",
     false, "graph"},
    {Tool::kRead, "read_docs",
     "shows the documentation on a topic: an op, a section, an example pass, `recipe`", false,
     "topic", true},
    {Tool::kCheck, "check_pass", "reports the errors in the text of passes, with their places",
     true, ""},
    {Tool::kExplain, "explain_pass",
     "tries the passes on a graph: the graph afterwards, or the first difference from the pattern",
     true, "graph"},
    {Tool::kProve, "prove_pass",
     "runs the passes on generated graphs of other shapes, dtypes, strides and hostile numbers",
     true, ""},
    {Tool::kEvaluate, "evaluate_pass",
     "judges the passes on the task's graphs: verdicts, speedups over op by op, wrong values", true,
     ""},
    {Tool::kSubmit, "submit_pass", "hands in the final text, which ends the work on the task", true,
     ""},
}};

constexpr const ToolInfo& info(Tool tool) { return kTools[static_cast<size_t>(tool)]; }

constexpr std::optional<Tool> find_tool(std::string_view name) {
  for (const ToolInfo& entry : kTools) {
    if (entry.name == name) return entry.tool;
  }
  return std::nullopt;
}

// The argument that selects a graph or a topic in words for interfaces.
constexpr std::string_view describe_argument(std::string_view argument) {
  return argument == "topic" ? "the name of an op, of a section or of an example"
                             : "the number of a shown graph, from 1; 1 if left out";
}

}  // namespace passnet
