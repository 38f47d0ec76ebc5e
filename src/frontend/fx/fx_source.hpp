// Parses the Python source of a captured graph (`model.py`: a class with one `forward`).
#pragma once

#include "frontend/fx/fx.hpp"

#include <string_view>

namespace passnet {

// Inputs have names and places; their types come from the metadata (parameters annotated with
// `torch.SymInt` are numbers). Linear time. Errors: those of the parser, "no-forward",
// "unsupported-syntax".
Result<FxProgram> parse_fx_source(std::string_view text, SourceId source);

}  // namespace passnet
