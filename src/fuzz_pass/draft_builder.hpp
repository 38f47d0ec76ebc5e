// Builds the graph of a draft. Building draws the parts that are missing, so a draft is varied by
// forgetting parts of it.
#pragma once

#include "fuzz_pass/draft.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace passnet {

// The graph of a draft, and how far the pattern accepts it.
struct Built {
  Graph graph;                      // the pattern's results are its results
  size_t score = 0;                 // nodes that were accepted, and conditions that hold
  bool matches = false;             // all of them
  std::optional<uint32_t> refused;  // the node of the pattern that its op refused
  std::vector<const Term*> unmet;   // conditions of the guard that do not hold
  std::vector<TensorType> types;    // of the values, in the pattern's order, if known
  Bindings bindings;
};

// Builds drafts of one pass.
class DraftBuilder {
 public:
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

}  // namespace passnet
