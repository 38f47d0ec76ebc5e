// Screens subgraphs: finds those that tell nothing about a compiler, each with its reason.
#pragma once

#include "curate/flaw.hpp"
#include "ir/op/op.hpp"

namespace passnet {

// Examines the structure and the size. The graph must verify.
Screening screen_structure(const Graph& graph, const Catalog& catalog,
                           const ScreenLimits& limits = {});

// Examines the structure, then runs the graph on valid inputs, with each input changed, unless it
// is too large for that. The graph must verify. Deterministic.
Screening screen(const Graph& graph, const Catalog& catalog, const ScreenLimits& limits = {});

}  // namespace passnet
