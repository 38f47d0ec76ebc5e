// Folding of values that do not depend on what a graph is given when it runs.
#pragma once

#include "ir/op/op.hpp"

#include <memory>
#include <vector>

namespace passnet {

// Evaluates, with the kernels that calls lower to, what a value is computed from; remembers all
// it meets, so that asking for every value of a graph is linear in its size. Only tensors of at
// most `kMaxElements` elements are evaluated.
class Constants {
 public:
  static constexpr int64_t kMaxElements = 4096;

  explicit Constants(const Catalog& catalog) : catalog_(catalog) {}

  // States the contents of an input.
  void know(ValueId value, Tensor contents);
  // The contents of a value; nullptr where inputs that are not known, random ops or large tensors
  // take part in it. Valid until the next call.
  const Tensor* find(const Graph& graph, ValueId value);

 private:
  enum class State : uint8_t { kNew, kKnown, kUnknown };
  struct Entry {
    State state = State::kNew;
    std::unique_ptr<Tensor> contents;
  };

  Entry& at(ValueId value);
  bool can_evaluate(const Graph& graph, const Node& node) const;
  // False where the node's operands do not tell its results.
  bool evaluate(const Graph& graph, const Node& node);
  void set(ValueId value, Tensor contents);

  const Catalog& catalog_;
  std::vector<Entry> entries_;  // by value
};

}  // namespace passnet
