// Imports a captured program as a graph.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/fx/imported_graph.hpp"
#include "frontend/spelling.hpp"

namespace passnet {

// Binds every call to an op of the catalog, folds Python numbers, shapes and indices, makes
// mutations functional, and infers all types. Results are the tensors among the program's results,
// then the inputs that it mutates. Errors are located at the call: "unsupported-op",
// "unsupported-arguments", "unsupported-mutation", those of type inference, ….
Result<ImportedGraph> import_fx(const FxProgram& program, const Catalog& catalog,
                                const SpellingTable& spellings);

}  // namespace passnet
