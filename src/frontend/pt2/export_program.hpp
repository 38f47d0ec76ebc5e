// Reads the JSON of an exported program: inputs, nodes, results, changes of inputs.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/pt2/export_json.hpp"
#include "frontend/pt2/symbols.hpp"
#include "frontend/read/chosen_extents.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// Kinds of inputs by what they hold: something of the archive, or (kNone) what a caller passes.
enum class PayloadKind : uint8_t { kNone, kParameter, kBuffer, kConstant };

struct ExportInput {
  PayloadKind payload = PayloadKind::kNone;
  std::string name;  // of the payload: `layers.0.weight`
};

struct ExportedProgram {
  FxProgram program;
  std::vector<ExportInput> inputs;  // one per input of the program
  std::string torch_version;
};

// Extents are those of the example that the program was exported with, unless they are chosen.
// Errors, located in the JSON: "bad-export", "unsupported-export", "export-dtype",
// "unknown-extent", "unknown-symbol", "extent-out-of-range", "source-too-deep".
Result<ExportedProgram> read_exported_program(const JsonTree& tree, SourceId source,
                                              const ChosenExtents& chosen);

}  // namespace passnet
