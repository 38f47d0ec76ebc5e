// A valid call from an op's example, from which random calls of the op start.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <vector>

namespace passnet {

// An operand of a call that is not yet part of a graph.
struct Operand {
  TensorType type;
  InputFacts facts;       // facts for an input in its place, from the example
  bool is_index = false;  // its elements are places in another tensor
};

// Complete arguments whose values are numbers of `operands`.
struct CallTemplate {
  OpId op;
  std::vector<Argument> arguments;
  std::vector<Operand> operands;
  std::vector<bool> is_index;  // by parameter
};

// The call of the op's name in its example; nullopt for an op without an example.
std::optional<CallTemplate> call_template(const Catalog& catalog, const Op& op);

// Returns the types of the results, or the reason why the call is refused.
Result<std::vector<TensorType>> infer(const Catalog& catalog, const CallTemplate& call);

}  // namespace passnet
