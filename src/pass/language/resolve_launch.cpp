// Resolves launches: operands, clauses, and the parameters of kernels of the loop language.
#include "base/did_you_mean.hpp"
#include "ir/text/launch_text.hpp"
#include "kernel/device.hpp"
#include "loops/parse.hpp"
#include "pass/language/expression.hpp"
#include "pass/language/resolve.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kMaxArguments = 64;

// The entries of a clause that is a list, at most `most`.
std::vector<Term> clause_list(const SyntaxArgument& clause, size_t most, ResolveContext& context) {
  std::vector<Term> terms = list_terms(clause.term);
  if (terms.size() <= most) return terms;
  context.diagnostics.error(clause.span, "clause-length", "expected at most {} entries, found {}",
                            most, terms.size());
  return {};
}

void resolve_strided(const SyntaxArgument& clause, LaunchTemplate& launch,
                     ResolveContext& context) {
  const std::vector<Term> terms = list_terms(clause.term);
  for (const Term& term : terms) {
    if (term.kind == TermKind::kLiteral && std::holds_alternative<bool>(term.literal)) continue;
    context.diagnostics.error(term.span, "strided-clause", "expected true or false");
  }
  for (size_t i = 0; i < std::min(terms.size(), launch.operands.size()); ++i) {
    LaunchOperandTemplate& operand = launch.operands[i];
    const auto* truth = std::get_if<bool>(&terms[i].literal);
    operand.strided = truth != nullptr && *truth;
    if (!operand.strided || !operand.is_list) continue;
    context.diagnostics.error(terms[i].span, "strided-list", "a list of values is contiguous");
  }
  if (terms.size() == launch.operands.size()) return;
  context.diagnostics.error(clause.span, "strided-clause",
                            "expected true or false for each of {} operands, found {}",
                            launch.operands.size(), terms.size());
}

void resolve_clause(const SyntaxArgument& clause, LaunchTemplate& launch, ResolveContext& context) {
  if (clause.name == "args") {
    launch.arguments = clause_list(clause, kMaxArguments, context);
  } else if (clause.name == "grid") {
    launch.grid = clause_list(clause, 3, context);
  } else if (clause.name == "block") {
    launch.block = clause_list(clause, 3, context);
  } else if (clause.name == "scratch") {
    launch.scratch = clause_list(clause, kMaxArguments, context);
    for (const Term& type : launch.scratch) check_type(type, context.pass, context.diagnostics);
    return;
  } else if (clause.name == "shared") {
    launch.shared = clause.term;
    check_expression(clause.term, context.pass, context.diagnostics);
    return;
  } else if (clause.name == "strided") {
    return resolve_strided(clause, launch, context);
  } else {
    static constexpr std::array<std::string_view, 6> kClauses{"args",    "grid",   "block",
                                                              "scratch", "shared", "strided"};
    context.diagnostics.error(
        clause.span, "unknown-launch-clause",
        "expected args, grid, block, scratch, shared or strided, found '{}'{}", clause.name,
        did_you_mean(nearest_name(clause.name, kClauses)));
    return;
  }
  for (const Term& term : list_terms(clause.term)) {
    check_expression(term, context.pass, context.diagnostics);
  }
}

void resolve_clauses(const Statement& statement, LaunchTemplate& launch, ResolveContext& context) {
  std::vector<std::string_view> seen;
  for (const SyntaxArgument& clause : statement.clauses) {
    if (std::ranges::find(seen, clause.name) != seen.end()) {
      context.diagnostics.error(clause.span, "repeated-launch-clause", "'{}' is given twice",
                                clause.name);
      continue;
    }
    seen.push_back(clause.name);
    resolve_clause(clause, launch, context);
  }
}

// The name of an operand or a result in a kernel's text: an identifier, v0 for `%0`.
std::string launch_name(const std::string& name, Span span, const LaunchTemplate& launch,
                        ResolveContext& context) {
  std::string identifier = is_identifier(name) ? name : "v" + name;
  std::ranges::replace(identifier, '.', '_');
  const auto& operands = launch.operands;
  const auto& results = launch.result_names;
  if (std::ranges::find(operands, identifier, &LaunchOperandTemplate::name) != operands.end() ||
      std::ranges::find(results, identifier) != results.end()) {
    context.diagnostics.error(span, "repeated-launch-name",
                              "expected different names for a kernel's operands and results, found "
                              "'{}' twice",
                              identifier);
  }
  return identifier;
}

// Reads a value, `..%xs` (a list with its own name), `name=[%a, ..%xs]` or `name=none`.
void add_operand(const SyntaxArgument& argument, std::vector<PatternValueId>& taken,
                 LaunchTemplate& launch, ResolveContext& context) {
  const Term& term = argument.term;
  LaunchOperandTemplate operand{.is_list = term.kind != TermKind::kValue};
  if (term.kind == TermKind::kLiteral && std::holds_alternative<None>(term.literal) &&
      !argument.name.empty()) {
    launch.operands.push_back({.name = launch_name(argument.name, argument.span, launch, context),
                               .values = {PatternValueId{}}});
    return;
  }
  const bool is_list = term.kind == TermKind::kList && !argument.name.empty();
  for (const Term& entry : is_list ? std::span(term.terms) : std::span(&term, 1)) {
    const bool is_variadic = entry.kind == TermKind::kVariadic;
    if (entry.kind != TermKind::kValue && !is_variadic) {
      context.diagnostics.error(
          entry.span, "launch-operand-kind",
          "expected a value such as %x, ..%xs, xs=[%a, %b] or b=none; numbers "
          "go into args = […], or have names, n=3, for a kernel in the loop language");
      return;
    }
    const auto value = find_value(entry, context);
    if (!value) return;
    if (context.pass.value(*value).is_list != is_variadic) {
      context.diagnostics.error(entry.span, "launch-list", "expected {0}%{1}, since %{1} is {2}",
                                is_variadic ? "" : "..", entry.name,
                                is_variadic ? "one value" : "a list of values");
      return;
    }
    if (std::ranges::find(taken, *value) != taken.end()) {
      context.diagnostics.error(entry.span, "repeated-operand",
                                "%{} is already an operand of this launch", entry.name);
    }
    taken.push_back(*value);
    operand.values.push_back(*value);
  }
  operand.name = launch_name(argument.name.empty() ? term.name : argument.name, argument.span,
                             launch, context);
  launch.operands.push_back(std::move(operand));
}

// True for `kind=choice(%0)`, which gives the parameter `$kind` of a loop kernel its value.
bool is_parameter(const SyntaxArgument& argument) {
  const Term& term = argument.term;
  if (argument.name.empty() || term.kind == TermKind::kValue || term.kind == TermKind::kVariadic ||
      term.kind == TermKind::kList) {
    return false;
  }
  return term.kind != TermKind::kLiteral || !std::holds_alternative<None>(term.literal);
}

// The values of a loop kernel's parameters: `name=expression` of the launch, else the hole.
void resolve_parameters(const Statement& statement, const LoopKernel& kernel,
                        const KernelSource& source, LaunchTemplate& launch,
                        ResolveContext& context) {
  for (const LoopParameter& parameter : kernel.parameters) {
    const auto stated = std::ranges::find_if(statement.arguments, [&](const auto& argument) {
      return argument.name == parameter.name && is_parameter(argument);
    });
    const bool is_stated = stated != statement.arguments.end();
    const Term hole{
        .kind = TermKind::kHole, .name = parameter.name, .span = located(parameter.span, source)};
    launch.arguments.push_back(is_stated ? stated->term : hole);
    launch.argument_names.push_back(is_stated ? parameter.name : "");
    check_expression(launch.arguments.back(), context.pass, context.diagnostics);
  }
  for (const SyntaxArgument& argument : statement.arguments) {
    if (!is_parameter(argument)) continue;
    const bool is_known = std::ranges::find(kernel.parameters, argument.name,
                                            &LoopParameter::name) != kernel.parameters.end();
    if (is_known) continue;
    context.diagnostics.error(argument.span, "loop-launch",
                              "expected the name of a parameter of '{}', such as ${}, in its text",
                              source.name, argument.name);
  }
}

// Checks the launch of a kernel of the loop language, whose parameters `$eps` are its arguments.
void resolve_loops(const Statement& statement, const KernelSource& source, LaunchTemplate& launch,
                   ResolveContext& context) {
  for (const SyntaxArgument& clause : statement.clauses) {
    context.diagnostics.error(clause.span, "loop-clause",
                              "expected no clause '{}', since the kernel's text says all that it "
                              "needs: it names parameters as $name, and name=… among the operands "
                              "gives one a value",
                              clause.name);
  }
  const auto kernel = parse_loops(source);
  if (!kernel) return;  // reported where the kernel is
  if (launch.operands.size() != kernel->operands.size() ||
      launch.result_names.size() != kernel->results.size()) {
    context.diagnostics.error(statement.span, "loop-launch",
                              "expected {} operands and {} results of '{}', found {} and {}",
                              kernel->operands.size(), kernel->results.size(), source.name,
                              launch.operands.size(), launch.result_names.size());
  }
  for (size_t i = 0; i < std::min(launch.operands.size(), kernel->operands.size()); ++i) {
    const LaunchOperandTemplate& operand = launch.operands[i];
    const PatternValueId value = operand.values.empty() ? PatternValueId{} : operand.values.front();
    const bool may_be_none = !value.valid() || context.pass.value(value).is_optional;
    if (operand.is_list) {
      context.diagnostics.error(statement.span, "loop-launch",
                                "expected a value for each operand of '{}', found a list in '{}'",
                                source.name, operand.name);
    } else if (may_be_none && !kernel->operands[i].fallback) {
      context.diagnostics.error(
          statement.span, "loop-launch",
          "expected a value for '{0}', found one that may be none; '{0}[…] = 0' in the kernel's "
          "signature says what its elements are then",
          kernel->operands[i].name);
    }
  }
  resolve_parameters(statement, *kernel, source, launch, context);
}

}  // namespace

void resolve_launch(const Statement& statement, ReplacementNode& node, ResolveContext& context) {
  LaunchTemplate launch{.kernel = statement.launch.text};
  const auto& kernels = context.pass.kernels;
  if (std::ranges::find(kernels, launch.kernel, &KernelSource::name) == kernels.end()) {
    context.diagnostics.error(
        statement.launch.span, "launch-kernel", "expected a kernel of this pass{}, found '{}'{}",
        kernels.empty()       ? ", which has none"
        : kernels.size() == 1 ? " ('" + kernels[0].name + "')"
                              : "",
        launch.kernel, did_you_mean(nearest_name(launch.kernel, kernels, &KernelSource::name)));
  }
  const auto source = std::ranges::find(kernels, launch.kernel, &KernelSource::name);
  const bool is_closed = source != kernels.end() && source->language == Language::kLoops;
  std::vector<PatternValueId> taken;
  for (const SyntaxArgument& argument : statement.arguments) {
    if (is_closed && is_parameter(argument)) continue;
    add_operand(argument, taken, launch, context);
  }
  for (const Name& result : statement.results) {
    launch.result_names.push_back(launch_name(result.text, result.span, launch, context));
  }
  if (launch.operands.size() > kMaxArguments) {
    context.diagnostics.error(statement.span, "operand-count", "expected at most {} operands",
                              kMaxArguments);
  }
  if (node.types.size() != statement.results.size()) {
    context.diagnostics.error(statement.span, "launch-type-count",
                              "expected a type for each of {} results, found {}",
                              statement.results.size(), node.types.size());
  }
  if (is_closed) {
    resolve_loops(statement, *source, launch, context);
  } else {
    if (node.fusion) {
      context.diagnostics.error(
          statement.launch.span, "fused-launch",
          "expected ops and kernels of the loop language in a fuse block, "
          "found one in {}",
          source == kernels.end() ? "no language" : to_string(source->language));
    }
    resolve_clauses(statement, launch, context);
  }
  node.launch = std::move(launch);
}

}  // namespace passnet
