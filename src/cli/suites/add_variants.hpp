// Adds generalized variants to specimens, on several threads.
#pragma once

#include "cli/session.hpp"
#include "curate/curate.hpp"
#include "curate/flaw.hpp"

#include <vector>

namespace passnet {

// Adds the variants that `plan_variants` plans; specimens stay distinct. Returns the number of
// those that were added. The same for any number of threads.
size_t add_variants(Session& session, std::vector<Specimen>& specimens,
                    const CurateOptions& options, const ScreenLimits& limits, size_t threads);

}  // namespace passnet
