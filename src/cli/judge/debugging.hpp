// `passnet eval --debug`: the values of graphs with and without passes.
#pragma once

#include "cli/judge/judging.hpp"
#include "cli/session.hpp"

namespace passnet {

// Prints one table, or with --json one row per value, for each graph. Returns an exit code:
// kDoesNotHold if a value differs at t = -5, kBadInput if something could not be read or run.
int debug_graphs(Session& session, const JudgingArguments& arguments, const std::string& input_set);

}  // namespace passnet
