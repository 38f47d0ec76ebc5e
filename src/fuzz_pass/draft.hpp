// A draft: everything that decides about one instance of a pattern, as far as it is known. Building
// it draws what is missing, so a draft is varied by forgetting parts of it.
#pragma once

#include "generate/call_template.hpp"
#include "generate/random_stream.hpp"
#include "pass/language/expression.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

// An input of the pattern.
struct DraftInput {
  bool present = true;
  bool computed = false;  // a view that the graph computes, not an input of it
  size_t length = 1;      // of a list
  // One, or one each of a list. Where the pattern states a type, its shape is made from the holes.
  std::vector<std::optional<Operand>> entries;
  std::optional<Shape> rest;            // the dims of `...` in the stated type
  std::optional<uint64_t> layout_bits;  // decide about strides; none: contiguous
};

struct Draft {
  DType dtype = DType::kF32;  // of most inputs
  Shape batch;                // the dims of most `...`
  bool allow_empty = false;
  std::vector<DraftInput> inputs;  // as the pattern's
  std::vector<uint32_t> choices;   // by node of the pattern
  std::vector<std::optional<PassValue>> holes;
  // The values of `$_`, by node and parameter.
  std::map<std::pair<uint32_t, uint32_t>, Attribute> anything;
};

// The graph of a draft, and how far the pattern accepts it.
struct Built {
  Graph graph;                      // the pattern's results are its results
  size_t score = 0;                 // nodes that were accepted, and conditions that hold
  bool matches = false;             // all of them
  std::optional<uint32_t> refused;  // the node of the pattern that its op refused
  std::vector<const Term*> unmet;   // conditions of the guard that do not hold
  std::vector<TensorType> types;    // of the values, in the pattern's order, as far as known
  Bindings bindings;
};

// Builds drafts of one pass.
class DraftBuilder {
 public:
  // Bounds the cost of an instance: the max number of elements of any value.
  static constexpr int64_t kMaxElements = 20'000;

  DraftBuilder(const Pass& pass, const Catalog& catalog, const Target& target);

  const Pass& pass() const { return pass_; }
  const Catalog& catalog() const { return catalog_; }
  const Target& target() const { return target_; }
  // The conjuncts of the guard, in order.
  const std::vector<const Term*>& conditions() const { return conditions_; }
  // Draws the missing parts of the draft and keeps them there.
  Built build(Draft& draft, RandomStream& random) const;
  const CallTemplate* example(OpId op) const;

 private:
  const Pass& pass_;
  const Catalog& catalog_;
  const Target& target_;
  std::map<uint32_t, CallTemplate> examples_;  // of the pattern's ops
  std::vector<const Term*> conditions_;
};

// Draws an extent: mostly small, now and then one that vectors do not divide.
int64_t draw_extent(const Draft& draft, RandomStream& random);

}  // namespace passnet
