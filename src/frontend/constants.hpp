// Folds values that do not depend on the inputs of a run.
#pragma once

#include "ir/graph.hpp"
#include "ir/op/op.hpp"

#include <memory>
#include <vector>

namespace passnet {

// Evaluates the values that a value is computed from, with the kernels of their calls. It caches
// every result, so evaluating all values of a graph is linear in its size. Only tensors of at most
// `max_elements` elements are evaluated, and random ops only if `draws`: to one example.
class Constants {
 public:
  static constexpr int64_t kMaxElements = 4096;
  static constexpr int64_t kMaxExample = 1 << 22;

  explicit Constants(const Catalog& catalog, int64_t max_elements = kMaxElements,
                     bool draws = false)
      : catalog_(catalog), max_elements_(max_elements), draws_(draws) {}

  int64_t max_elements() const { return max_elements_; }
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
  int64_t max_elements_;
  bool draws_;
  std::vector<Entry> entries_;  // by value
};

// One example of an input's contents, drawn from the facts that its source states: data, or mean
// and spread, or bounds (from 0 to 1 if there are none). It decides extents that only contents
// determine, and nothing else. The same type, facts and `seed` give the same contents.
Tensor example_contents(const TensorType& type, const InputFacts& facts, uint64_t seed);

}  // namespace passnet
