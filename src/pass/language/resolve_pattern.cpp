// Resolves patterns, and plans how matching walks them.
#include "base/did_you_mean.hpp"
#include "pass/language/expression.hpp"
#include "pass/language/resolve.hpp"
#include "pass/plan.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace passnet {
namespace {

HoleId declare_hole(const std::string& name, Pass& pass) {
  const auto [place, is_new] =
      pass.hole_names.try_emplace(name, HoleId{static_cast<uint32_t>(pass.holes.size())});
  if (is_new) pass.holes.push_back(name);
  return place->second;
}

// `..%xs` and `%b?` may mark an input anywhere in the pattern.
void note_marks(const Term& term, ResolveContext& context) {
  for (const Term& entry : term.terms) note_marks(entry, context);
  if (term.kind != TermKind::kVariadic && term.kind != TermKind::kOptional) return;
  const auto found = context.pass.value_names.find(term.name);
  if (found == context.pass.value_names.end()) return;  // it is reported where it is used
  PatternValue& value = context.pass.values[found->second.index];
  const bool is_list = term.kind == TermKind::kVariadic;
  if (value.producer.valid() || (is_list ? value.is_optional : value.is_list)) {
    context.diagnostics.error(term.span, "marked-value",
                              "expected an input of the pattern that is {}, found %{}",
                              is_list ? "a list" : "optional", term.name);
    return;
  }
  (is_list ? value.is_list : value.is_optional) = true;
}

PatternArgument pattern_argument(const ResolvedArgument& resolved, Pass& pass) {
  PatternArgument result{.match = AnyArgument{},
                         .stated = resolved.stated,
                         .named = resolved.named,
                         .span = resolved.span};
  if (resolved.dynamic != nullptr) {
    const Term& term = *resolved.dynamic;
    if (term.kind != TermKind::kHole) {
      result.match = term;
    } else if (term.name != "_") {
      result.match = declare_hole(term.name, pass);
    }
    return result;
  }
  if (const auto* attribute = std::get_if<Attribute>(&resolved.argument)) {
    result.match = *attribute;
  } else if (const auto* value = std::get_if<ValueId>(&resolved.argument)) {
    result.match = PatternValueId{value->index};
  } else {
    std::vector<PatternValueId> list;
    for (const ValueId entry : std::get<std::vector<ValueId>>(resolved.argument)) {
      list.push_back({entry.index});
    }
    result.match = std::move(list);
  }
  return result;
}

std::optional<PatternCall> pattern_call(const Name& op_name, const Statement& statement,
                                        ResolveContext& context) {
  const Op* op = context.catalog.find(op_name.text);
  if (op == nullptr) {
    context.diagnostics.error(op_name.span, "unknown-pattern-op", "expected an op, found '{}'{}",
                              op_name.text, did_you_mean(context.catalog.nearest(op_name.text)));
    return std::nullopt;
  }
  if (op->id == context.catalog.launch()) {
    context.diagnostics.error(op_name.span, "launch-in-pattern",
                              "expected an op, found a launch, which cannot be matched");
    return std::nullopt;
  }
  auto resolved = resolve_arguments(*op, statement, context);
  if (!resolved) return std::nullopt;
  PatternCall call{.op = op->id};
  for (const ResolvedArgument& argument : *resolved) {
    call.arguments.push_back(pattern_argument(argument, context.pass));
  }
  if (!op->schema.variadic_results && statement.results.size() != op->schema.results) {
    context.diagnostics.error(statement.span, "pattern-result-count",
                              "{} gives {} results, found {} names", op->name(), op->schema.results,
                              statement.results.size());
    return std::nullopt;
  }
  return call;
}

// Spells out the `...` of a call, each time for another op of `one of`.
class Rest {
 public:
  Rest(const Statement& statement, ResolveContext& context)
      : statement_(statement), context_(context) {}

  // The statement with an argument for each parameter that it leaves out. An operand becomes an
  // input of the pattern, which is absent where the graph has a number.
  std::optional<Statement> expand(const Op& op) {
    Statement result = statement_;
    const Span span = result.arguments.back().span;
    result.arguments.pop_back();
    std::set<std::string_view> operands;
    for (size_t i = 0; i < op.schema.parameters.size(); ++i) {
      const SchemaParameter& parameter = op.schema.parameters[i];
      if (is_stated(i, parameter.name)) continue;
      SyntaxArgument argument{.name = parameter.name,
                              .term = {.kind = TermKind::kHole, .name = "_", .span = span},
                              .span = span};
      if (parameter.takes_values()) {
        operands.insert(parameter.name);
        argument.term = operand(parameter, span);
      }
      result.arguments.push_back(std::move(argument));
    }
    if (!operands_) operands_ = operands;
    if (operands_ != operands) {
      context_.diagnostics.error(span, "rest-operands",
                                 "expected ops that have the same operands behind '...', found {} "
                                 "with others",
                                 op.name());
      return std::nullopt;
    }
    return result;
  }

 private:
  bool is_stated(size_t place, std::string_view name) const {
    const auto& stated = std::span(statement_.arguments).first(statement_.arguments.size() - 1);
    if (place < stated.size() && stated[place].name.empty()) return true;
    return std::ranges::find(stated, name, &SyntaxArgument::name) != stated.end();
  }

  Term operand(const SchemaParameter& parameter, Span span) {
    const bool is_list = parameter.kind == ParameterKind::kTensorList;
    const bool may_be_number = parameter.kind == ParameterKind::kTensorOrScalar;
    const std::string name = fmt::format("{}.{}", statement_.results.front().text, parameter.name);
    if (!operands_) {
      Pattern& pattern = context_.pass.pattern;
      PatternValue value{.result = static_cast<uint32_t>(pattern.inputs.size()),
                         .is_list = is_list,
                         .is_optional = is_list ? false : parameter.optional || may_be_number,
                         .is_unnamed = true};
      pattern.inputs.push_back(declare_value({name, span}, std::move(value), context_));
    }
    const Term value{
        .kind = is_list ? TermKind::kVariadic : TermKind::kValue, .name = name, .span = span};
    return is_list ? Term{.kind = TermKind::kList, .terms = {value}, .span = span} : value;
  }

  const Statement& statement_;
  ResolveContext& context_;
  std::optional<std::set<std::string_view>> operands_;  // by the parameter's name
};

// Names the `...` in a list of values: it becomes an input of the pattern, a list of any length.
void name_rest(Term& entry, const std::string& result, const SchemaParameter& parameter,
               ResolveContext& context) {
  const std::string name = fmt::format("{}.{}.rest", result, parameter.name);
  if (!context.pass.value_names.contains(name)) {  // another op of `one of` has declared it
    Pattern& pattern = context.pass.pattern;
    PatternValue value{.result = static_cast<uint32_t>(pattern.inputs.size()),
                       .is_list = true,
                       .is_unnamed = true};
    pattern.inputs.push_back(declare_value({name, entry.span}, std::move(value), context));
  }
  entry = {.kind = TermKind::kVariadic, .name = name, .span = entry.span};
}

void name_rests_of_lists(Statement& statement, const Op& op, ResolveContext& context) {
  const auto& parameters = op.schema.parameters;
  for (size_t i = 0; i < statement.arguments.size(); ++i) {
    SyntaxArgument& argument = statement.arguments[i];
    if (argument.term.kind != TermKind::kList) continue;
    const auto named = argument.name.empty() ? std::optional(i) : op.schema.find(argument.name);
    if (!named || *named >= parameters.size()) continue;
    if (parameters[*named].kind != ParameterKind::kTensorList) continue;
    size_t lists = 0;
    for (Term& entry : argument.term.terms) {
      if (entry.kind == TermKind::kEllipsis) {
        name_rest(entry, statement.results.front().text, parameters[*named], context);
      }
      if (entry.kind == TermKind::kVariadic && ++lists == 2) {
        context.diagnostics.error(entry.span, "list-rests",
                                  "expected at most one list of any length among the values, "
                                  "found a second one");
      }
    }
  }
}

bool has_rest(const Statement& statement) {
  if (statement.arguments.empty()) return false;
  const SyntaxArgument& last = statement.arguments.back();
  return last.name.empty() && last.term.kind == TermKind::kEllipsis;
}

void check_type_count(const Statement& statement, ResolveContext& context) {
  if (!statement.types.empty() && statement.types.size() != statement.results.size()) {
    context.diagnostics.error(statement.span, "pattern-type-count", "expected {} types, found {}",
                              statement.results.size(), statement.types.size());
  }
}

void resolve_pattern_statement(const Statement& statement, ResolveContext& context) {
  Pass& pass = context.pass;
  PatternNode node{.span = statement.span, .op_span = statement.ops.front().span};
  for (const SyntaxArgument& clause : statement.clauses) {
    context.diagnostics.error(clause.span, "pattern-clause",
                              "'{}' belongs to a launch in a replacement", clause.name);
  }
  node.has_rest = has_rest(statement);
  Rest rest(statement, context);
  for (const Name& op_name : statement.ops) {
    const Op* const op = node.has_rest ? context.catalog.find(op_name.text) : nullptr;
    auto expanded = op == nullptr ? std::optional(statement) : rest.expand(*op);
    if (!expanded) continue;
    if (const Op* const known = context.catalog.find(op_name.text)) {
      name_rests_of_lists(*expanded, *known, context);
    }
    auto call = pattern_call(op_name, *expanded, context);
    if (!call) continue;
    for (PatternArgument& argument : call->arguments) {
      if (op != nullptr && argument.span.begin == statement.arguments.back().span.begin) {
        argument.stated = false;
      }
    }
    node.calls.push_back(*std::move(call));
  }
  check_type_count(statement, context);
  const PatternNodeId id{static_cast<uint32_t>(pass.pattern.nodes.size())};
  uint32_t result = 0;
  for (const Name& name : statement.results) {
    PatternValue value{.producer = id, .result = result};
    if (result < statement.types.size()) value.type = statement.types[result].expression;
    node.results.push_back(declare_value(name, std::move(value), context));
    ++result;
  }
  pass.pattern.nodes.push_back(std::move(node));
}

void check_terms(ResolveContext& context) {
  for (const PatternValue& value : context.pass.values) {
    if (value.type) check_pattern_type(*value.type, context.pass, context.diagnostics);
  }
  for (const PatternNode& node : context.pass.pattern.nodes) {
    for (const PatternCall& call : node.calls) {
      for (const PatternArgument& argument : call.arguments) {
        if (const auto* term = std::get_if<Term>(&argument.match)) {
          check_expression(*term, context.pass, context.diagnostics);
        }
      }
    }
  }
}

// Without `return`, `fuse pattern` gives every value that a graph reads.
void return_all(const SyntaxPass& syntax, ResolveContext& context) {
  if (!syntax.replacement.is_pattern()) {
    context.diagnostics.error(syntax.pattern.span, "missing-return",
                              "expected 'return' at the end of the pattern: only `replace {{ fuse "
                              "pattern }}` can do without it");
  }
  Pattern& pattern = context.pass.pattern;
  for (const PatternNode& node : pattern.nodes) {
    pattern.results.insert(pattern.results.end(), node.results.begin(), node.results.end());
  }
}

void resolve_pattern_results(const SyntaxBody& body, ResolveContext& context) {
  for (const SyntaxReturn& result : body.results) {
    const Term term{.kind = TermKind::kValue, .name = result.value.text, .span = result.value.span};
    const auto value = find_value(term, context);
    if (!value) continue;
    auto& results = context.pass.pattern.results;
    if (!context.pass.value(*value).producer.valid()) {
      context.diagnostics.error(term.span, "pattern-returns-input",
                                "expected a result of the pattern's ops, found its input %{}",
                                term.name);
    } else if (std::ranges::find(results, *value) != results.end()) {
      context.diagnostics.error(term.span, "repeated-result", "%{} is returned twice", term.name);
    }
    if (!result.mutates.text.empty()) {
      context.diagnostics.error(result.mutates.span, "pattern-mutates",
                                "a pass cannot say what a result mutates");
    }
    results.push_back(*value);
  }
}

void declare_listed_inputs(const SyntaxPass& syntax, ResolveContext& context) {
  Pattern& pattern = context.pass.pattern;
  for (const SyntaxPatternInput& given : syntax.inputs) {
    PatternValue value{.result = static_cast<uint32_t>(pattern.inputs.size()),
                       .is_list = given.is_list,
                       .is_optional = given.is_optional};
    if (given.type) value.type = given.type->expression;
    if (value.is_list && value.is_optional) {
      context.diagnostics.error(given.name.span, "marked-value",
                                "expected ..%{0} or %{0}?, found both", given.name.text);
    }
    pattern.inputs.push_back(declare_value(given.name, std::move(value), context));
  }
}

// Declares the names that arguments have and no statement gives, in the order of the text.
void declare_free_names(const SyntaxBody& body, ResolveContext& context) {
  std::set<std::string_view> given;
  for (const Statement& statement : body.statements) {
    for (const Name& result : statement.results) given.insert(result.text);
  }
  Pattern& pattern = context.pass.pattern;
  const auto declare = [&](const Term& term) {
    const bool is_name = term.kind == TermKind::kValue || term.kind == TermKind::kOptional ||
                         term.kind == TermKind::kVariadic;
    if (!is_name || !given.insert(term.name).second) return;
    PatternValue value{.result = static_cast<uint32_t>(pattern.inputs.size())};
    pattern.inputs.push_back(declare_value({term.name, term.span}, std::move(value), context));
  };
  for (const Statement& statement : body.statements) {
    for (const SyntaxArgument& argument : statement.arguments) {
      declare(argument.term);
      if (argument.term.kind == TermKind::kList)
        std::ranges::for_each(argument.term.terms, declare);
    }
  }
}

// Every input must be reachable through some op; otherwise matching could not bind it.
void check_inputs(ResolveContext& context) {
  const Pass& pass = context.pass;
  std::vector<bool> read(pass.values.size(), false);
  for (const PatternNode& node : pass.pattern.nodes) {
    for (const PatternArgument& argument : node.calls.front().arguments) {
      if (const auto* value = std::get_if<PatternValueId>(&argument.match)) {
        read[value->index] = true;
      }
      if (const auto* list = std::get_if<std::vector<PatternValueId>>(&argument.match)) {
        for (const PatternValueId entry : *list) {
          if (entry.valid()) read[entry.index] = true;
        }
      }
    }
  }
  for (const PatternValueId input : pass.pattern.inputs) {
    if (read[input.index]) continue;
    context.diagnostics.error(pass.value(input).span, "unused-input",
                              "no op of the pattern reads %{}", pass.value(input).name);
  }
}

// Visits terms in the order of the text, whatever the order in which matching binds them.
void declare_pattern_holes(const SyntaxPass& syntax, ResolveContext& context) {
  Pass& pass = context.pass;
  for (const SyntaxPatternInput& input : syntax.inputs) {
    if (input.type) declare_holes(input.type->expression, pass);
  }
  for (const Statement& statement : syntax.pattern.statements) {
    for (const SyntaxArgument& argument : statement.arguments) {
      note_marks(argument.term, context);
      declare_holes(argument.term, pass);
    }
    for (const SyntaxType& type : statement.types) declare_holes(type.expression, pass);
  }
}

}  // namespace

void declare_holes(const Term& term, Pass& pass) {
  const bool names_hole = term.kind == TermKind::kHole || term.kind == TermKind::kType;
  if (names_hole && !term.name.empty() && term.name != "_") declare_hole(term.name, pass);
  if (term.kind == TermKind::kList || term.kind == TermKind::kType) {
    for (const Term& entry : term.terms) declare_holes(entry, pass);
  }
}

void resolve_pattern(const SyntaxPass& syntax, ResolveContext& context) {
  Pass& pass = context.pass;
  pass.pattern.span = syntax.pattern.span;
  if (syntax.pattern.statements.empty() || syntax.pattern.statements.size() > kMaxNodes) {
    context.diagnostics.error(syntax.pattern.span, "pattern-size",
                              "expected a pattern of 1 to {} ops, found {}", kMaxNodes,
                              syntax.pattern.statements.size());
    return;
  }
  for (const SyntaxFusion& block : syntax.pattern.fusions) {
    context.diagnostics.error(block.span, "pattern-fuse",
                              "expected ops, found a fuse block, which belongs in a replacement");
  }
  pass.pattern.lists_inputs = syntax.lists_inputs;
  pass.pattern.states_results = syntax.pattern.states_results;
  if (syntax.lists_inputs) {
    declare_listed_inputs(syntax, context);
  } else {
    declare_free_names(syntax.pattern, context);
  }
  declare_pattern_holes(syntax, context);
  for (const Statement& statement : syntax.pattern.statements) {
    resolve_pattern_statement(statement, context);
  }
  if (syntax.pattern.states_results) {
    resolve_pattern_results(syntax.pattern, context);
  } else {
    return_all(syntax, context);
  }
  if (context.diagnostics.has_errors()) return;
  if (pass.pattern.results.empty()) {
    context.diagnostics.error(syntax.pattern.span, "empty-return",
                              "expected the pattern to return at least one value");
    return;
  }
  check_terms(context);
  check_inputs(context);
  plan_pattern(syntax, context);
}

void plan_pattern(const SyntaxPass& syntax, ResolveContext& context) {
  Pass& pass = context.pass;
  // The root is the last op that computes a result.
  PatternNodeId root{0};
  for (const PatternValueId result : pass.pattern.results) {
    root.index = std::max(root.index, pass.value(result).producer.index);
  }
  pass.pattern.plan = plan_from(pass, root);
  if (syntax.replacement.is_pattern()) return;
  // A part on its own that returns nothing is a misspelled name.
  const auto returns = [&](const PlanStep& step) {
    return std::ranges::any_of(pass.pattern.results, [&](PatternValueId result) {
      return pass.value(result).producer == step.node;
    });
  };
  const std::span plan(pass.pattern.plan);
  for (size_t begin = 0, end = 0; begin < plan.size(); begin = end) {
    end = begin + 1;
    while (end < plan.size() && plan[end].reach != Reach::kRoot) ++end;
    if (std::ranges::any_of(plan.subspan(begin, end - begin), returns)) continue;
    context.diagnostics.error(pass.node(plan[begin].node).span, "disconnected-pattern",
                              "expected an op that shares a value with one that is returned, found "
                              "one of a part of its own that returns nothing");
  }
}

}  // namespace passnet
