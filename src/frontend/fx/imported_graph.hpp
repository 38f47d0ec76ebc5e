// The graph of a captured program, and the values of the source that it was made from.
#pragma once

#include "frontend/read/file_memory.hpp"
#include "ir/graph.hpp"

#include <memory>
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

// Contents of inputs that a source holds: weights of a file.
struct InputContents {
  std::vector<std::unique_ptr<FileMemory>> files;  // that tensors may be in
  std::vector<std::optional<Tensor>> tensors;      // by input of the graph, or empty

  // The contents of an input; nullptr: the source does not state them.
  const Tensor* find(size_t input) const {
    return input < tensors.size() && tensors[input] ? &*tensors[input] : nullptr;
  }
};

struct ImportedGraph {
  Graph graph;
  std::vector<SourceValue> values;
  InputContents contents = {};
};

}  // namespace passnet
