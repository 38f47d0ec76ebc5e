// A call that is known to be valid, from an op's example: what random calls of the op start from.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <vector>

namespace passnet {

// An operand of a call that is not part of a graph yet.
struct Operand {
  TensorType type;
  InputFacts facts;       // what an input in its place needs: the example's
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

// Types of the results, or why the call is refused.
Result<std::vector<TensorType>> infer(const Catalog& catalog, const CallTemplate& call);

}  // namespace passnet
