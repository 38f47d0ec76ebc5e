// Decisions about graphs that are ready to be judged.
#pragma once

#include "eval/judge/candidate.hpp"

#include <cstddef>
#include <span>

namespace passnet {

// Without a reference or a baseline no candidate is judged: all get its failure.
void pass_on_failures(JudgedGraph& graph);

// Returns the number of graphs, from the first one on, that are judged in turns: they hold their
// buffers meanwhile, and those of graphs that are not closed belong to processes that live.
size_t count_together(std::span<const JudgedGraph> graphs);

}  // namespace passnet
