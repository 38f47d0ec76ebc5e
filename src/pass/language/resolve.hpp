// From syntax to passes: names and ops resolved, arguments checked, the order of matching planned.
#pragma once

#include "ir/op/op.hpp"
#include "pass/language/syntax.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct ResolveContext {
  Pass& pass;
  const Catalog& catalog;
  Diagnostics& diagnostics;
};

// Reports what is wrong; the pass is of use only where nothing was.
void resolve_pattern(const SyntaxPass& syntax, ResolveContext& context);
void resolve_replacement(const SyntaxPass& syntax, ResolveContext& context);
// The order in which matching visits the nodes; "disconnected-pattern" where a node shares no value
// with the rest.
void plan_pattern(ResolveContext& context);

// Enters a new name; "repeated-name" where it is taken.
PatternValueId declare_value(const Name& name, PatternValue value, ResolveContext& context);
// A name in use; "unknown-name" where nothing declares it.
std::optional<PatternValueId> find_value(const Term& term, ResolveContext& context);

// The arguments of a statement by schema parameter.
struct ResolvedArgument {
  // Constants as converted by the schema, defaults too; a value's id is its PatternValueId's index.
  Argument argument;
  // What was stated and is neither a constant nor a value: a hole or an expression.
  const Term* dynamic = nullptr;
  bool stated = false;
  bool named = false;
  Span span;
};
std::optional<std::vector<ResolvedArgument>> resolve_arguments(const Op& op,
                                                               const Statement& statement,
                                                               ResolveContext& context);

// Declares the holes that a term binds: a hole as the whole, as an entry of a list, in a type.
void declare_holes(const Term& term, Pass& pass);
// The terms of a list, also where it is one literal.
std::vector<Term> list_terms(const Term& term);

}  // namespace passnet
