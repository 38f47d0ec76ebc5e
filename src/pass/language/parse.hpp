// Parses pass files.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <vector>

namespace passnet {

// Returns the passes of a source, in order. A pass with errors is reported and left out. At most 1
// MiB and 256 passes.
std::vector<Pass> parse_passes(const Sources& sources, SourceId source, const Catalog& catalog,
                               Diagnostics& diagnostics);

}  // namespace passnet
