// Turns syntax into passes: resolves names and ops, checks arguments, plans the order of matching.
#pragma once

#include "ir/op/op.hpp"
#include "pass/language/syntax.hpp"
#include "pass/pass.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace passnet {

// Ops of a pattern, and of a replacement.
inline constexpr size_t kMaxNodes = 128;

struct ResolveContext {
  Pass& pass;
  const Catalog& catalog;
  Diagnostics& diagnostics;
};

// Reports errors; the pass is only usable if there were none.
void resolve_pattern(const SyntaxPass& syntax, ResolveContext& context);
void resolve_replacement(const SyntaxPass& syntax, ResolveContext& context);
// Plans the order in which matching visits the nodes; "disconnected-pattern" if a node shares no
// value with the others, and the replacement is not `fuse pattern`.
void plan_pattern(const SyntaxPass& syntax, ResolveContext& context);

// Declares a new name; "repeated-name" if it is taken.
PatternValueId declare_value(const Name& name, PatternValue value, ResolveContext& context);
// Looks up a name; "unknown-name" if nothing declares it.
std::optional<PatternValueId> find_value(const Term& term, ResolveContext& context);

// An argument of a statement, by schema parameter.
struct ResolvedArgument {
  // Constants as converted by the schema, including defaults; a value's id is its PatternValueId's
  // index.
  Argument argument;
  // A stated term that is neither a constant nor a value: a hole or an expression.
  const Term* dynamic = nullptr;
  bool stated = false;
  bool named = false;
  Span span;
};
std::optional<std::vector<ResolvedArgument>> resolve_arguments(const Op& op,
                                                               const Statement& statement,
                                                               ResolveContext& context);

// Resolves the launch of a statement into the node.
void resolve_launch(const Statement& statement, ReplacementNode& node, ResolveContext& context);

// Declares the holes that a term binds: the whole term, an entry of a list, in a type.
void declare_holes(const Term& term, Pass& pass);
// The terms of a list, also if it is one literal.
std::vector<Term> list_terms(const Term& term);

}  // namespace passnet
