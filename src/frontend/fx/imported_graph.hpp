// The graph of a captured program, and the values of the source that it was made from.
#pragma once

#include "ir/graph.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// A value of the source in program order, with its op as the source spells it.
struct SourceValue {
  std::string name;
  std::string op;
  bool is_sequence = false;  // a tuple or list: one type per entry
  // One for a tensor; none for values without tensors; in a sequence, nullopt for such an entry.
  std::vector<std::optional<TensorType>> types;
};

struct ImportedGraph {
  Graph graph;
  std::vector<SourceValue> values;
};

}  // namespace passnet
