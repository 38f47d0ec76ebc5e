// Facts about the graphs of a task, for sentences that are true of them.
#pragma once

#include "agent/workbench/author_task.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

struct Target;

// Those of the first graph that is shown, if not said otherwise.
struct TaskFacts {
  size_t shown = 0;
  size_t dev = 0;
  size_t ops = 0;
  int64_t launches = 0;          // op by op
  int64_t default_launches = 0;  // of the compiler without a pass
  int64_t moved = 0;             // bytes, op by op
  int64_t least = 0;             // bytes that must be moved
  std::string heaviest;          // the op that moves the most
  int percent = 0;               // its share of the bytes of all ops
  bool has_library_call = false;
  std::vector<std::string> dtypes;  // of the first results of all shown graphs: short names, sorted
};

// Errors: those of compiling the graph.
Result<TaskFacts> find_facts(const AuthorTask& task, const Catalog& catalog, const Target& target);

}  // namespace passnet
