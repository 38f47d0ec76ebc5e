#include "pass/language/resolve.hpp"

#include "ir/builder.hpp"
#include "pass/language/expression.hpp"
#include "pass/language/value.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

bool is_constant_term(const Term& term) {
  if (term.kind == TermKind::kLiteral) return true;
  if (term.kind == TermKind::kUnary && term.name == "-") return is_constant_term(term.terms[0]);
  return term.kind == TermKind::kList && std::ranges::all_of(term.terms, is_constant_term);
}

std::optional<PassValue> constant_value(const Term& term) {
  if (term.kind == TermKind::kLiteral) return to_pass_value(term.literal);
  if (term.kind == TermKind::kList) {
    PassValue::List list;
    for (const Term& entry : term.terms) {
      auto value = constant_value(entry);
      if (!value) return std::nullopt;
      list.push_back(std::move(*value));
    }
    return PassValue{std::move(list)};
  }
  const auto value = constant_value(term.terms[0]);
  if (!value) return std::nullopt;
  if (const auto* integer = value->as<int64_t>()) {
    int64_t negated = 0;
    if (__builtin_sub_overflow(int64_t{0}, *integer, &negated)) return std::nullopt;
    return PassValue{negated};
  }
  if (const auto* real = value->as<double>()) return PassValue{-*real};
  return std::nullopt;
}

bool is_value(const Term& term) {
  return term.kind == TermKind::kValue || term.kind == TermKind::kOptional;
}

bool is_value_list(const Term& term) {
  return term.kind == TermKind::kList && !term.terms.empty() &&
         std::ranges::any_of(term.terms, [](const Term& entry) {
           return is_value(entry) || entry.kind == TermKind::kVariadic;
         });
}

// The value that an argument or an entry of a list names, if it is used as it was declared.
std::optional<PatternValueId> used_value(const Term& term, ResolveContext& context) {
  const auto value = find_value(term, context);
  if (!value) return std::nullopt;
  const bool is_list = context.pass.value(*value).is_list;
  if (is_list == (term.kind == TermKind::kVariadic)) return value;
  if (is_list) {
    context.diagnostics.error(term.span, "list-value",
                              "expected ..%{0} within a list, since %{0} is a list of values",
                              term.name);
  } else {
    context.diagnostics.error(term.span, "single-value",
                              "expected %{0}, which is one value, not a list of them", term.name);
  }
  return std::nullopt;
}

// Numbers values by their index in the pass, so that the checks of graph text serve pass text too.
std::optional<Argument> value_argument(const Term& term, ResolveContext& context) {
  if (is_value(term)) {
    const auto value = used_value(term, context);
    if (!value) return std::nullopt;
    return Argument(ValueId{value->index});
  }
  std::vector<ValueId> list;
  for (const Term& entry : term.terms) {
    if (entry.kind == TermKind::kLiteral && std::holds_alternative<None>(entry.literal)) {
      list.emplace_back();
      continue;
    }
    if (!is_value(entry) && entry.kind != TermKind::kVariadic) {
      context.diagnostics.error(entry.span, "mixed-list",
                                "expected a value such as %x in a list of values");
      return std::nullopt;
    }
    const auto value = used_value(entry, context);
    if (!value) return std::nullopt;
    list.push_back({value->index});
  }
  return Argument(std::move(list));
}

// The argument for `complete_arguments`. A dynamic one is passed as none, for a parameter that is
// made to accept it.
std::optional<Argument> static_argument(const Term& term, ResolveContext& context) {
  if (is_value(term) || is_value_list(term)) return value_argument(term, context);
  if (!is_constant_term(term)) return Argument(Attribute(None{}));
  const auto value = constant_value(term);
  const auto attribute = value ? to_attribute(*value) : std::nullopt;
  if (attribute) return Argument(*attribute);
  context.diagnostics.error(term.span, "bad-constant",
                            "expected a number, a string, a dtype, a "
                            "truth value, none, or a list of numbers");
  return std::nullopt;
}

bool is_dynamic(const Term& term) {
  return !is_value(term) && !is_value_list(term) && !is_constant_term(term);
}

// The pattern's list of inputs with one more, as its author would write it.
std::string inputs_with(std::string_view name, const Pass& pass) {
  std::string list;
  for (const PatternValueId id : pass.pattern.inputs) {
    const PatternValue& input = pass.value(id);
    if (input.is_unnamed) continue;
    list += fmt::format("{}%{}{}, ", input.is_list ? ".." : "", input.name,
                        input.is_optional ? "?" : "");
  }
  return fmt::format("pattern({}%{})", list, name);
}

}  // namespace

PatternValueId declare_value(const Name& name, PatternValue value, ResolveContext& context) {
  Pass& pass = context.pass;
  const PatternValueId id{static_cast<uint32_t>(pass.values.size())};
  value.name = name.text;
  value.span = name.span;
  const auto [place, is_new] = pass.value_names.try_emplace(name.text, id);
  if (!is_new) {
    Diagnostic diagnostic =
        make_error(name.span, "repeated-name", "expected a new name, found %{} again", name.text);
    diagnostic.notes.push_back({pass.value(place->second).span, "it is declared here"});
    context.diagnostics.add(std::move(diagnostic));
  }
  pass.values.push_back(std::move(value));
  return id;
}

std::optional<PatternValueId> find_value(const Term& term, ResolveContext& context) {
  const auto found = context.pass.value_names.find(term.name);
  if (found != context.pass.value_names.end()) return found->second;
  const std::string meant = meant_value(term.name, context.pass);
  context.diagnostics.error(
      term.span, "unknown-name", "nothing before this declares %{}{}", term.name,
      meant.empty() ? fmt::format("; an input must be in the pattern's list: {}",
                                  inputs_with(term.name, context.pass))
                    : meant);
  return std::nullopt;
}

std::optional<std::vector<ResolvedArgument>> resolve_arguments(const Op& op,
                                                               const Statement& statement,
                                                               ResolveContext& context) {
  Schema schema = op.schema;  // a copy, in which dynamic arguments are allowed everywhere
  std::vector<Argument> positional;
  std::vector<NamedArgument> named;
  std::vector<ResolvedArgument> resolved(schema.parameters.size());
  for (const SyntaxArgument& argument : statement.arguments) {
    if (argument.name.empty() && !named.empty()) {
      context.diagnostics.error(argument.span, "named-before-positional",
                                "expected a named argument after a named one");
      return std::nullopt;
    }
    if (argument.term.kind == TermKind::kEllipsis) {
      context.diagnostics.error(argument.span, "rest-place",
                                "expected an argument, found '...', which can only end the "
                                "arguments of an op in a pattern");
      return std::nullopt;
    }
    const auto value = static_argument(argument.term, context);
    if (!value) return std::nullopt;
    const auto place =
        argument.name.empty() ? std::optional(positional.size()) : schema.find(argument.name);
    if (place && *place < resolved.size()) {
      ResolvedArgument& entry = resolved[*place];
      if (argument.term.kind == TermKind::kOptional && !schema.parameters[*place].optional) {
        context.diagnostics.error(argument.span, "optional-operand",
                                  "'{}' of {} is never none, so %{} cannot be optional",
                                  schema.parameters[*place].name, op.name(), argument.term.name);
        return std::nullopt;
      }
      entry.stated = true;
      entry.named = !argument.name.empty();
      entry.span = argument.span;
      if (is_dynamic(argument.term)) {
        entry.dynamic = &argument.term;
        schema.parameters[*place].kind = ParameterKind::kTensorOrScalar;
        schema.parameters[*place].optional = true;
      }
    }
    if (argument.name.empty()) {
      positional.push_back(*value);
    } else {
      named.push_back({argument.name, *value, argument.span});
    }
  }
  auto completed = complete_arguments(schema, positional, named, statement.span);
  if (!completed) {
    context.diagnostics.add(completed.error());
    return std::nullopt;
  }
  for (size_t i = 0; i < resolved.size(); ++i) {
    resolved[i].argument = std::move((*completed)[i]);
    if (!resolved[i].stated) resolved[i].span = statement.ops.front().span;
  }
  return resolved;
}

std::vector<Term> list_terms(const Term& term) {
  if (term.kind == TermKind::kList) return term.terms;
  std::vector<Term> terms;
  const PassValue value = to_pass_value(term.literal);
  if (const auto* list = value.as<PassValue::List>()) {
    for (const PassValue& entry : *list) {
      terms.push_back(
          {.kind = TermKind::kLiteral, .literal = *to_attribute(entry), .span = term.span});
    }
    return terms;
  }
  return {term};
}

}  // namespace passnet
