// Cuts the body of a stage that runs in vectors in phases, and chooses how many vectors run side by
// side.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"
#include "kernel/target.hpp"

#include <span>

namespace passnet {

// Needs the placement, and the form kVectors. `roots`: what the stage wants.
Phases cut_phases(const Kernel& kernel, const ScheduledStage& stage, std::span<const ExprId> roots,
                  const Target& target);

// Returns how many vectors run side by side, so that one is computed while another waits: fewer
// where registers and the C++ compiler's time would run out. Needs the phases.
int32_t interleaved_vectors(const Kernel& kernel, const ScheduledStage& stage,
                            const Target& target);

}  // namespace passnet
