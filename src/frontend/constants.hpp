// Folds values that do not depend on the inputs of a run.
#pragma once

#include "ir/op/op.hpp"

#include <memory>
#include <vector>

namespace passnet {

// Evaluates the values that a value is computed from, with the kernels of their calls. It caches
// every result, so evaluating all values of a graph is linear in its size. Only tensors of at most
// `kMaxElements` elements are evaluated.
class Constants {
 public:
  static constexpr int64_t kMaxElements = 4096;

  explicit Constants(const Catalog& catalog) : catalog_(catalog) {}

  // Sets the contents of an input.
  void know(ValueId value, Tensor contents);
  // Returns the contents of a value; nullptr if they depend on unknown inputs, random ops or large
  // tensors. Valid until the next call.
  const Tensor* find(const Graph& graph, ValueId value);

 private:
  enum class State : uint8_t { kNew, kKnown, kUnknown };
  struct Entry {
    State state = State::kNew;
    std::unique_ptr<Tensor> contents;
  };

  Entry& at(ValueId value);
  bool can_evaluate(const Graph& graph, const Node& node) const;
  // Returns false if the node's operands do not determine its results.
  bool evaluate(const Graph& graph, const Node& node);
  void set(ValueId value, Tensor contents);

  const Catalog& catalog_;
  std::vector<Entry> entries_;  // by value
};

}  // namespace passnet
