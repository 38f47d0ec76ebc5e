// Expressions of pass text over what a match bound: guards, attributes, launch arguments, types.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "pass/index.hpp"
#include "pass/pass.hpp"
#include "pass/value.hpp"

namespace passnet {

// What the names of a pass stand for at one match. Values and nodes that are not bound are invalid.
struct Bindings {
  std::vector<ValueId> values;    // by PatternValueId
  std::vector<NodeId> nodes;      // by PatternNodeId
  std::vector<uint32_t> choices;  // which of a pattern node's calls; by PatternNodeId
  std::vector<std::optional<PassValue>> holes;

  explicit Bindings(const Pass& pass)
      : values(pass.values.size()),
        nodes(pass.pattern.nodes.size()),
        choices(pass.pattern.nodes.size()),
        holes(pass.holes.size()) {}
};

struct Scope {
  const Pass& pass;
  const Graph& graph;
  const GraphIndex& index;
  const Target& target;
  Bindings& bindings;  // a shape pattern, `shape(%x) == [..., $c]`, binds holes
};

// The value at this match, or "expression-value": a dimension that is not there, a division by
// zero, an overflow, operands of the wrong kind, strides of a value that is no graph input.
Result<PassValue> evaluate(const Term& term, const Scope& scope);
Result<bool> evaluate_condition(const Term& term, const Scope& scope);
// Also refuses a float. `context` names what the integer is for.
Result<int64_t> evaluate_integer(const Term& term, const Scope& scope);
// `like(%x)`, `f32[4, dim(%x,0)]`, `dtype(%x)[…]`; "expression-type" where it is no type.
Result<TensorType> evaluate_type(const SyntaxType& type, const Scope& scope);
Result<TensorType> evaluate_type(const Term& term, const Scope& scope);

// What is known before any match: unknown functions, wrong numbers of arguments, names that are not
// visible. `visible` says so of a value; holes must be in `bound`, to which shape patterns add.
struct ExpressionCheck {
  const Pass& pass;
  std::function<bool(PatternValueId)> visible;
  std::vector<bool>& bound;  // by HoleId
  bool type_allowed = false;
};
void check_expression(const Term& term, const ExpressionCheck& check, Diagnostics& diagnostics);

}  // namespace passnet
