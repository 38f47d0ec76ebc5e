// Resolving patterns, and planning how matching walks them.
#include "pass/expression.hpp"
#include "pass/resolve.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kMaxNodes = 128;

HoleId declare_hole(const std::string& name, Pass& pass) {
  const auto [place, is_new] =
      pass.hole_names.try_emplace(name, HoleId{static_cast<uint32_t>(pass.holes.size())});
  if (is_new) pass.holes.push_back(name);
  return place->second;
}

// Holes that matching binds: a hole as the whole argument, or as an entry of a list.
void declare_holes(const Term& term, Pass& pass) {
  if (term.kind == TermKind::kHole && term.name != "_") declare_hole(term.name, pass);
  if (term.kind == TermKind::kList) {
    for (const Term& entry : term.terms) declare_holes(entry, pass);
  }
}

PatternArgument pattern_argument(const ResolvedArgument& resolved, Pass& pass) {
  PatternArgument result{.match = AnyArgument{}, .stated = resolved.stated, .span = resolved.span};
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
  const Op* op = context.catalogue.find(op_name.text);
  if (op == nullptr) {
    context.diagnostics.error(op_name.span, "unknown-pattern-op",
                              "expected an op, found '{}'; did you mean '{}'?", op_name.text,
                              context.catalogue.nearest(op_name.text));
    return std::nullopt;
  }
  if (op->id == context.catalogue.launch()) {
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

void resolve_types(const Statement& statement, PatternNode& node, ResolveContext& context) {
  for (const SyntaxType& type : statement.types) {
    node.types.push_back(type.type);
    if (!type.type) {
      context.diagnostics.error(type.span, "pattern-type",
                                "expected a type without variables in a pattern; say it in where");
    }
  }
  if (!node.types.empty() && node.types.size() != statement.results.size()) {
    context.diagnostics.error(statement.span, "pattern-type-count", "expected {} types, found {}",
                              statement.results.size(), node.types.size());
  }
}

void resolve_statement(const Statement& statement, ResolveContext& context) {
  Pass& pass = context.pass;
  PatternNode node{.span = statement.span, .op_span = statement.ops.front().span};
  for (const SyntaxArgument& clause : statement.clauses) {
    context.diagnostics.error(clause.span, "pattern-clause",
                              "'{}' belongs to a launch in a replacement", clause.name);
  }
  for (const Name& op : statement.ops) {
    if (auto call = pattern_call(op, statement, context)) node.calls.push_back(std::move(*call));
  }
  resolve_types(statement, node, context);
  const PatternNodeId id{static_cast<uint32_t>(pass.pattern.nodes.size())};
  uint32_t result = 0;
  for (const Name& name : statement.results) {
    node.results.push_back(declare_value(name, {.producer = id, .result = result++}, context));
  }
  pass.pattern.nodes.push_back(std::move(node));
}

void check_terms(ResolveContext& context) {
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

void resolve_results(const SyntaxBody& body, ResolveContext& context) {
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

// Every input must be reached through some op; otherwise matching could not bind it.
void check_inputs(ResolveContext& context) {
  const Pass& pass = context.pass;
  std::vector<bool> read(pass.values.size(), false);
  for (const PatternNode& node : pass.pattern.nodes) {
    for (const PatternArgument& argument : node.calls.front().arguments) {
      if (const auto* value = std::get_if<PatternValueId>(&argument.match)) {
        read[value->index] = true;
      }
      if (const auto* list = std::get_if<std::vector<PatternValueId>>(&argument.match)) {
        for (const PatternValueId entry : *list) read[entry.index] = true;
      }
    }
  }
  for (const PatternValueId input : pass.pattern.inputs) {
    if (read[input.index]) continue;
    context.diagnostics.error(pass.value(input).span, "unused-input",
                              "no op of the pattern reads %{}", pass.value(input).name);
  }
}

template <class Visit>
void for_each_read(const PatternNode& node, Visit visit) {
  for (const PatternArgument& argument : node.calls.front().arguments) {
    if (const auto* value = std::get_if<PatternValueId>(&argument.match)) visit(*value);
    if (const auto* list = std::get_if<std::vector<PatternValueId>>(&argument.match)) {
      for (const PatternValueId entry : *list) visit(entry);
    }
  }
}

// The next node that shares a bound value: a producer before a reader, the later in the text first
// among producers, the earlier among readers.
std::optional<PlanStep> next_step(const Pass& pass, const std::vector<bool>& planned,
                                  const std::vector<bool>& bound) {
  const auto& nodes = pass.pattern.nodes;
  for (uint32_t i = static_cast<uint32_t>(nodes.size()); i-- > 0;) {
    if (planned[i]) continue;
    for (const PatternValueId result : nodes[i].results) {
      if (bound[result.index]) return PlanStep{{i}, Reach::kOperand, result};
    }
  }
  for (uint32_t i = 0; i < nodes.size(); ++i) {
    if (planned[i]) continue;
    std::optional<PatternValueId> through;
    for_each_read(nodes[i], [&](PatternValueId value) {
      if (bound[value.index] && !through) through = value;
    });
    if (through) return PlanStep{{i}, Reach::kUser, *through};
  }
  return std::nullopt;
}

}  // namespace

void resolve_pattern(const SyntaxPass& syntax, ResolveContext& context) {
  Pass& pass = context.pass;
  pass.pattern.span = syntax.pattern.span;
  if (syntax.pattern.statements.empty() || syntax.pattern.statements.size() > kMaxNodes) {
    context.diagnostics.error(syntax.pattern.span, "pattern-size",
                              "expected a pattern of 1 to {} ops, found {}", kMaxNodes,
                              syntax.pattern.statements.size());
    return;
  }
  uint32_t input = 0;
  for (const Name& name : syntax.inputs) {
    pass.pattern.inputs.push_back(declare_value(name, {.result = input++}, context));
  }
  for (const Statement& statement : syntax.pattern.statements) {
    for (const SyntaxArgument& argument : statement.arguments) {
      declare_holes(argument.term, pass);
    }
    resolve_statement(statement, context);
  }
  resolve_results(syntax.pattern, context);
  if (context.diagnostics.has_errors()) return;
  if (pass.pattern.results.empty()) {
    context.diagnostics.error(syntax.pattern.span, "empty-return",
                              "expected the pattern to return at least one value");
    return;
  }
  check_terms(context);
  check_inputs(context);
  plan_pattern(context);
}

void plan_pattern(ResolveContext& context) {
  Pass& pass = context.pass;
  std::vector<bool> planned(pass.pattern.nodes.size(), false);
  std::vector<bool> bound(pass.values.size(), false);
  // The root: the last op that gives a result.
  uint32_t root = 0;
  for (const PatternValueId result : pass.pattern.results) {
    root = std::max(root, pass.value(result).producer.index);
  }
  std::optional<PlanStep> step = PlanStep{{root}, Reach::kRoot, {}};
  while (step) {
    const PatternNode& node = pass.node(step->node);
    planned[step->node.index] = true;
    for_each_read(node, [&](PatternValueId value) { bound[value.index] = true; });
    for (const PatternValueId result : node.results) bound[result.index] = true;
    pass.pattern.plan.push_back(*step);
    step = next_step(pass, planned, bound);
  }
  for (size_t i = 0; i < planned.size(); ++i) {
    if (planned[i]) continue;
    context.diagnostics.error(pass.pattern.nodes[i].span, "disconnected-pattern",
                              "this op shares no value with the pattern's last result");
  }
}

}  // namespace passnet
