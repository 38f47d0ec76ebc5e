// Formats pass files: passes in canonical form, with their comments.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <string>

namespace passnet {

// Returns the file's text in canonical form; nullopt if it does not parse, which is reported. The
// text parses to the same passes, and formatting it again changes nothing. A comment on a line of
// its own stays before what follows it, one at the end of a line stays there if it fits; a comment
// in the middle of a statement or a guard precedes it. Texts of kernels stay as they are.
std::optional<std::string> format_passes(const Sources& sources, SourceId source,
                                         const Catalog& catalog, Diagnostics& diagnostics);

}  // namespace passnet
