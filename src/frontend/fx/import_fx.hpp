// From a captured program to a graph.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/spelling.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// A value of the source in program order, with its op as the source spells it.
struct SourceValue {
  std::string name;
  std::string op;
  bool is_sequence = false;  // a tuple or list: one type an entry
  // One for a tensor; none for what holds no tensor; in a sequence, nullopt for such an entry.
  std::vector<std::optional<TensorType>> types;
};

struct ImportedGraph {
  Graph graph;
  std::vector<SourceValue> values;
};

// Binds every call to an op of the catalog, folds Python numbers, shapes and indices, makes
// mutations functional, infers all types. Results are the tensors among the program's, then the
// inputs that it mutates. Errors stand at the call: "unsupported-op", "unsupported-arguments",
// "unsupported-mutation", what type inference refuses, ….
Result<ImportedGraph> import_fx(const FxProgram& program, const Catalog& catalog,
                                const SpellingTable& spellings);

}  // namespace passnet
