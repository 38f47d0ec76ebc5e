// Evaluates expressions of pass text over a match: guards, attributes, launch arguments, types.
#pragma once

#include "pass/index.hpp"
#include "pass/language/value.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct Target;

// The values of the names of a pass at one match. Unbound values and nodes are invalid.
struct Bindings {
  std::vector<ValueId> values;  // by PatternValueId; for a list, the current element
  std::vector<std::optional<std::vector<ValueId>>> lists;  // of `..%xs`; by PatternValueId
  std::vector<bool> absent;       // optional values that are none; by PatternValueId
  std::vector<NodeId> nodes;      // by PatternNodeId
  std::vector<uint32_t> choices;  // index of the matched call of a pattern node; by PatternNodeId
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

// The value at this match, or "expression-value": a dimension that does not exist, a division by
// zero, an overflow, operands of the wrong kind, strides of a value that is no graph input.
Result<PassValue> evaluate(const Term& term, const Scope& scope);
Result<bool> evaluate_condition(const Term& term, const Scope& scope);
// Also refuses floats. `context` says what the integer is for.
Result<int64_t> evaluate_integer(const Term& term, const Scope& scope);
// True if `value` matches the term: a hole (which is bound here if it was not), `$_`, a list with
// holes and one `...`, or an expression that must be equal.
Result<bool> match_term(const PassValue& value, const Term& term, const Scope& scope);
// True if a type matches the term: `$T[$N, ..., 4]`. Binds holes.
Result<bool> match_type(const TensorType& type, const Term& term, const Scope& scope);
// True if no binding of holes can make the type match the term: a literal dtype or extent differs,
// or the rank does.
bool is_never_type(const TensorType& type, const Term& term);
// Evaluates `like(%x)`, `like(%x, [4, dim(%x,0)])` (the dtype of %x, other extents), `f32[4,
// dim(%x,0)]`; "expression-type" if it is no type.
Result<TensorType> evaluate_type(const Term& term, const Scope& scope);

// Checks an expression before any match: unknown functions ("unknown-function"), wrong
// numbers of arguments ("function-arguments"), undeclared names ("unknown-name"), holes that
// nothing binds ("unbound-hole"), terms that may not occur in an expression
// ("bad-expression"), operands that have the wrong kind for every match ("expression-kind").
void check_expression(const Term& term, const Pass& pass, Diagnostics& diagnostics);
// Checks a guard in the same way, and that it is a condition.
void check_condition(const Term& term, const Pass& pass, Diagnostics& diagnostics);
// Checks the type of a result or of scratch in the same way.
void check_type(const Term& term, const Pass& pass, Diagnostics& diagnostics);
// Checks a type of the pattern in the same way; it may have holes and `...`.
void check_pattern_type(const Term& term, const Pass& pass, Diagnostics& diagnostics);
// "; did you mean '%x'?" or "'dim(%x)'" for a name that no value has; empty if none is near.
std::string meant_value(std::string_view name, const Pass& pass);

}  // namespace passnet
