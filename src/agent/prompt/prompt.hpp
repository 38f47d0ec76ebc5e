// The prompt of a task: everything that a model needs to write its first pass, within a number of
// tokens. Depends on the task, the catalog and the documentation alone.
#pragma once

#include "agent/workbench/author_task.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

// The form in which the model calls tools.
enum class ToolForm : uint8_t {
  kNative,  // calls of its interface
  kText,    // fenced blocks in its text
  kNone,    // there are none: its answer is the submission, and is measured by `default`
};

struct PromptOptions {
  size_t tokens = 8000;  // estimated; at most
  ToolForm tools = ToolForm::kText;
};

struct Prompt {
  std::string system;
  std::string user;
  size_t tokens = 0;                  // estimated
  std::vector<std::string> left_out;  // the parts that the limit does not admit
};

// Holds, by falling usefulness: the rules and tools, the first graph, the form of a pass, the
// nearest example, the ops, the values that are right, the form of a kernel, further graphs and
// examples. What does not fit is left out; the rules and the first graph, cut, are always there.
Prompt make_prompt(const AuthorTask& task, const Catalog& catalog, const PromptOptions& options);

// The tools as JSON schemas: [{"name", "description", "parameters": {…}}].
nlohmann::ordered_json tool_schemas();

}  // namespace passnet
