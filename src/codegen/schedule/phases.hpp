// Cuts the body of a stage that runs in vectors into phases, and chooses how many vectors run side
// by side.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <span>

namespace passnet {

struct Target;

// Requires the placement and the form kVectors. `roots`: the values that the stage needs;
// `iterations`: of the innermost loop each time that it runs.
Phases cut_phases(const Kernel& kernel, const ScheduledStage& stage, std::span<const ExprId> roots,
                  int64_t iterations, const Target& target);

// Returns how many vectors run side by side, so that one is computed while another waits: fewer if
// more would exceed the registers or the C++ compiler's time. Requires the phases.
int32_t interleaved_vectors(const Kernel& kernel, const ScheduledStage& stage,
                            const Target& target);

}  // namespace passnet
