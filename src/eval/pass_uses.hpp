// Finds the part that each pass of a submission had in a graph: its matches, its kernels, and the
// matches that earlier passes took from it.
#pragma once

#include "compile/compiled.hpp"
#include "eval/record/record.hpp"
#include "eval/submission.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Returns one entry per pass that matched, or that would have matched nodes of `graph` that an
// earlier pass took. `graph` is the one to which the passes were applied; `reports` are those of
// applying them.
std::vector<PassUse> find_pass_uses(const Graph& graph, const Catalog& catalog,
                                    const Target& target, const Submission& submission,
                                    const std::optional<std::string>& task,
                                    std::span<const PassReport> reports);

// Returns the index in `uses` of the pass to which each kernel of the compiled graph belongs: one
// that the author wrote, or that computes a fuse block; none for others. Passes whose kernels have
// one text share it: the first one is named.
std::vector<std::optional<size_t>> owners_of_kernels(const CompiledGraph& compiled,
                                                     const Graph& rewritten,
                                                     std::span<const PassReport> reports,
                                                     std::span<const PassUse> uses);

}  // namespace passnet
