// Reads GraphNet sample folders: model.py with weight_meta.py, input_meta.py,
// input_tensor_constraints.py and graph_net.json next to it.
#pragma once

#include "frontend/fx/fx.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

struct InputMetadata {
  std::string name;
  TensorType type;
  InputFacts facts;
  bool is_on_cuda = false;
};

// Parses the classes of a metadata file: name, shape, dtype, device, and if known mean, std,
// min_val, max_val, data. Linear time. Errors: those of the parser, "bad-input-metadata".
Result<std::vector<InputMetadata>> parse_input_metadata(std::string_view text, SourceId source);

// Sets the types of a program's inputs by name: weights first, then `further` ones.
// "missing-input-metadata" at the parameter that neither names.
Result<void> attach_metadata(FxProgram& program, std::vector<InputMetadata> metadata);

// Loads a whole folder; adds its texts to `sources`. "unreadable-file" if model.py or
// weight_meta.py is missing; the other files may be absent, and are checked if present (see
// sample_facts.hpp).
Result<FxProgram> load_graphnet_folder(const std::string& folder, Sources& sources);

}  // namespace passnet
