// Writes what a bisection has found as files that show the fault by themselves.
#pragma once

#include "cli/bisect/bisect_arguments.hpp"
#include "cli/bisect/wrong_judge.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// Writes to `arguments.out`: `bisected.graph`; `inputs.safetensors` and `expected.safetensors`,
// what the interpreter computes of them; the passes for the task; `sample`, the graph as a GraphNet
// folder, with `bisected_test.py` and its facts, `bisected.json`, if calls of PyTorch mean the
// graph. Returns the names of what was written. Errors: "file-unwritable"; those of `interpret`.
Result<std::vector<std::string>> write_bisected(Session& session, const BisectArguments& arguments,
                                                const Graph& graph, const Submission* submission,
                                                const std::optional<std::string>& task);

}  // namespace passnet
