// Files of ONNX (.onnx): a model with its tensors.
#pragma once

#include "frontend/fx/imported_graph.hpp"
#include "frontend/spelling.hpp"

#include <string>

namespace passnet {

// Imports the model, with the contents of the inputs that it holds. `extents` gives values to
// symbols of extents: `N=8,length=16`. Adds the model as text to `sources`. Errors: "bad-extent",
// "unreadable-file", those of read_onnx_model, of make_onnx_program and of import_fx.
Result<ImportedGraph> import_onnx(const std::string& path, const std::string& extents,
                                  const std::string& name, const Catalog& catalog,
                                  const SpellingTable& spellings, Sources& sources);

}  // namespace passnet
