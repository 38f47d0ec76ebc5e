// Tells the author of a submission, in one sentence, why none of its passes matched a graph.
#pragma once

#include "eval/submission.hpp"
#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

// Names the pass that came closest, the place where it stopped, and the values that decided. Each
// list applies after those before it; none of them matches anything.
std::string describe_no_match(const Graph& graph, const Catalog& catalog,
                              const std::vector<std::span<const Pass>>& lists,
                              const Target& target);

// Says that all passes of the submission are in folders, whose names are those of other tasks.
std::string describe_other_tasks(const Submission& submission,
                                 const std::optional<std::string>& task);

}  // namespace passnet
