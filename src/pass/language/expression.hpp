// Expressions of pass text over what a match bound: guards, attributes, launch arguments, types.
#pragma once

#include "kernel/target.hpp"
#include "pass/index.hpp"
#include "pass/language/value.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <vector>

namespace passnet {

// What the names of a pass stand for at one match. Values and nodes that are not bound are invalid.
struct Bindings {
  std::vector<ValueId> values;  // by PatternValueId; of a list, the element that is looked at
  std::vector<std::optional<std::vector<ValueId>>> lists;  // of `..%xs`; by PatternValueId
  std::vector<bool> absent;       // optional values that are none; by PatternValueId
  std::vector<NodeId> nodes;      // by PatternNodeId
  std::vector<uint32_t> choices;  // which of a pattern node's calls; by PatternNodeId
  std::vector<std::optional<PassValue>> holes;

  explicit Bindings(const Pass& pass)
      : values(pass.values.size()),
        lists(pass.values.size()),
        absent(pass.values.size()),
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
// Whether `value` is what the term says: a hole (bound here where it is not yet), `$_`, a list with
// holes and one `...`, or an expression to equal.
Result<bool> match_term(const PassValue& value, const Term& term, const Scope& scope);
// Whether a type is what the term says: `$T[$N, ..., 4]`. Binds holes.
Result<bool> match_type(const TensorType& type, const Term& term, const Scope& scope);
// Whether no binding of holes can make the type what the term says: a literal dtype or extent
// differs, or the rank does.
bool is_never_type(const TensorType& type, const Term& term);
// `like(%x)`, `like(%x, [4, dim(%x,0)])` (the dtype of %x, other extents), `f32[4, dim(%x,0)]`;
// "expression-type" where it is no type.
Result<TensorType> evaluate_type(const Term& term, const Scope& scope);

// What is known before any match: unknown functions ("unknown-function"), wrong numbers of
// arguments
// ("function-arguments"), names that nothing declares ("unknown-name"), holes that nothing binds
// ("unbound-hole"), what has no place in an expression ("bad-expression").
void check_expression(const Term& term, const Pass& pass, Diagnostics& diagnostics);
// The same for the type of a result or of scratch.
void check_type(const Term& term, const Pass& pass, Diagnostics& diagnostics);
// The same for a type of the pattern, which may have holes and `...`.
void check_pattern_type(const Term& term, const Pass& pass, Diagnostics& diagnostics);

}  // namespace passnet
