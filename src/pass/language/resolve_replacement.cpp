// Resolves replacements: plain ops and launches.
#include "ir/fusion.hpp"
#include "ir/text/launch_text.hpp"
#include "kernel/device.hpp"
#include "loops/parse.hpp"
#include "pass/language/expression.hpp"
#include "pass/language/resolve.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kMaxNodes = 128;
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
    context.diagnostics.error(clause.span, "unknown-launch-clause",
                              "expected args, grid, block, scratch, shared or strided, found '{}'",
                              clause.name);
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
          "go into args = […]");
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

void resolve_launch(const Statement& statement, ReplacementNode& node, ResolveContext& context) {
  LaunchTemplate launch{.kernel = statement.launch.text};
  const auto& kernels = context.pass.kernels;
  if (std::ranges::find(kernels, launch.kernel, &KernelSource::name) == kernels.end()) {
    context.diagnostics.error(statement.launch.span, "launch-kernel",
                              "expected a kernel of this pass, found '{}'", launch.kernel);
  }
  const auto source = std::ranges::find(kernels, launch.kernel, &KernelSource::name);
  const bool is_closed = source != kernels.end() && source->device == kLoopLanguage;
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
      context.diagnostics.error(statement.launch.span, "fused-launch",
                                "expected ops and kernels of the loop language in a fuse block, "
                                "found one in {}",
                                source == kernels.end() ? "no language" : source->device);
    }
    resolve_clauses(statement, launch, context);
  }
  node.launch = std::move(launch);
}

// Values keep their names: a match looks up the id of an argument that is a value.
void resolve_call(const Statement& statement, ReplacementNode& node, const Op& op,
                  ResolveContext& context) {
  for (const SyntaxArgument& clause : statement.clauses) {
    context.diagnostics.error(clause.span, "op-clause", "'{}' belongs to a launch", clause.name);
  }
  const auto resolved = resolve_arguments(op, statement, context);
  if (!resolved) return;
  if (!op.schema.variadic_results && statement.results.size() != op.schema.results) {
    context.diagnostics.error(statement.span, "replacement-result-count",
                              "{} gives {} results, found {} names", op.name(), op.schema.results,
                              statement.results.size());
  }
  if (!node.types.empty() && node.types.size() != statement.results.size()) {
    context.diagnostics.error(statement.span, "replacement-type-count",
                              "expected {} types, found {}", statement.results.size(),
                              node.types.size());
  }
  for (const ResolvedArgument& argument : *resolved) {
    if (argument.dynamic != nullptr) {
      check_expression(*argument.dynamic, context.pass, context.diagnostics);
      node.arguments.push_back({*argument.dynamic, argument.span});
    } else {
      node.arguments.push_back({argument.argument, argument.span});
    }
  }
}

void resolve_statement(const Statement& statement, ResolveContext& context) {
  Pass& pass = context.pass;
  const Name& name = statement.ops.front();
  ReplacementNode node{
      .types = statement.types, .fusion = statement.fusion, .span = statement.span};
  for (const SyntaxType& type : node.types) {
    check_type(type.expression, pass, context.diagnostics);
  }
  const Op* op = context.catalog.find(name.text);
  if (op == nullptr || statement.ops.size() > 1) {
    context.diagnostics.error(name.span, "unknown-replacement-op",
                              "expected one op or launch, found '{}'{}", name.text,
                              did_you_mean(name.text, context.catalog));
    return;
  }
  node.op = op->id;
  if (op->id == context.catalog.launch()) {
    resolve_launch(statement, node, context);
  } else {
    resolve_call(statement, node, *op, context);
  }
  const PatternNodeId id{static_cast<uint32_t>(pass.replacement.nodes.size())};
  uint32_t result = 0;
  for (const Name& result_name : statement.results) {
    node.results.push_back(declare_value(
        result_name, {.producer = id, .result = result++, .replacement = true}, context));
  }
  pass.replacement.nodes.push_back(std::move(node));
}

// `fuse pattern`: each node of the pattern is called again as it matched, in one block.
void repeat_pattern(const SyntaxBody& body, ResolveContext& context) {
  Pass& pass = context.pass;
  if (body.fusions.size() > 1 || !body.statements.empty()) {
    context.diagnostics.error(body.fusions.back().span, "fuse-pattern",
                              "expected nothing beside 'fuse pattern' in a replacement");
    return;
  }
  std::map<uint32_t, PatternValueId> repeated;
  for (uint32_t i = 0; i < pass.pattern.nodes.size(); ++i) {
    ReplacementNode node{
        .fusion = 0, .repeats = PatternNodeId{i}, .span = pass.pattern.nodes[i].span};
    const PatternNodeId id{static_cast<uint32_t>(pass.replacement.nodes.size())};
    for (const PatternValueId result : pass.pattern.nodes[i].results) {
      const PatternValueId copy{static_cast<uint32_t>(pass.values.size())};
      pass.values.push_back({.name = pass.value(result).name,
                             .producer = id,
                             .result = pass.value(result).result,
                             .replacement = true,
                             .type = std::nullopt,
                             .span = pass.value(result).span});
      repeated.emplace(result.index, copy);
      node.results.push_back(copy);
    }
    pass.replacement.nodes.push_back(std::move(node));
  }
  for (const PatternValueId result : pass.pattern.results) {
    const auto copy = repeated.find(result.index);
    pass.replacement.results.push_back(copy == repeated.end() ? result : copy->second);
  }
}

template <class Visit>
void for_each_read(const ReplacementNode& node, Visit visit) {
  for (const ReplacementArgument& argument : node.arguments) {
    const auto* constant = std::get_if<Argument>(&argument.value);
    if (constant == nullptr) continue;
    if (const auto* value = std::get_if<ValueId>(constant)) visit(PatternValueId{value->index});
    if (const auto* list = std::get_if<std::vector<ValueId>>(constant)) {
      for (const ValueId entry : *list) {
        if (entry.valid()) visit(PatternValueId{entry.index});
      }
    }
  }
}

// Checks that the block has an op.
void check_block(uint32_t block, ResolveContext& context) {
  const Replacement& replacement = context.pass.replacement;
  for (const ReplacementNode& node : replacement.nodes) {
    if (node.fusion == block) return;
  }
  context.diagnostics.error(replacement.fusions[block].span, "empty-fuse",
                            "expected at least one op in a fuse block");
}

// Checks the blocks: known keys, valid values, and at least one op.
void resolve_fusions(const SyntaxBody& body, ResolveContext& context) {
  Pass& pass = context.pass;
  for (const SyntaxFusion& block : body.fusions) {
    FusionTemplate fusion{.schedule = {}, .is_pattern = block.is_pattern, .span = block.span};
    for (const SyntaxArgument& entry : block.schedule) {
      const bool is_repeated =
          std::ranges::find(fusion.schedule, entry.name, &FusionTemplate::Entry::key) !=
          fusion.schedule.end();
      if (find_schedule_key(entry.name) == nullptr || is_repeated) {
        context.diagnostics.error(entry.span, "schedule-key",
                                  "expected tile, vector, unroll, threads, split or stages, each "
                                  "once, found '{}'",
                                  entry.name);
      }
      for (const Term& term : list_terms(entry.term)) {
        check_expression(term, pass, context.diagnostics);
      }
      fusion.schedule.push_back({entry.name, entry.term});
    }
    pass.replacement.fusions.push_back(std::move(fusion));
  }
  for (uint32_t i = 0; i < pass.replacement.fusions.size(); ++i) {
    if (!pass.replacement.fusions[i].is_pattern) check_block(i, context);
  }
}

void resolve_results(const SyntaxBody& body, ResolveContext& context) {
  Pass& pass = context.pass;
  if (!body.fusions.empty() && body.fusions.back().is_pattern) return;
  for (const SyntaxReturn& result : body.results) {
    const Term term{.kind = TermKind::kValue, .name = result.value.text, .span = result.value.span};
    const auto value = find_value(term, context);
    if (!value) continue;
    if (pass.value(*value).is_list || pass.value(*value).is_optional) {
      context.diagnostics.error(term.span, "returned-list",
                                "expected one value that is always there, found %{}, {}", term.name,
                                pass.value(*value).is_list ? "a list" : "which is optional");
      continue;
    }
    pass.replacement.results.push_back(*value);
  }
  if (body.results.size() == pass.pattern.results.size()) return;
  context.diagnostics.error(body.span, "return-count",
                            "the pattern returns {} values, the replacement {}",
                            pass.pattern.results.size(), body.results.size());
}

// The pattern's values that the replacement reads or returns.
std::vector<PatternValueId> find_reads(const Pass& pass) {
  std::vector<PatternValueId> reads;
  const auto add = [&](PatternValueId value) {
    if (!pass.value(value).replacement && std::ranges::find(reads, value) == reads.end()) {
      reads.push_back(value);
    }
  };
  for (const ReplacementNode& node : pass.replacement.nodes) {
    if (node.repeats) return pass.pattern.inputs;
    for_each_read(node, add);
    for (const auto& operand :
         node.launch ? node.launch->operands : std::vector<LaunchOperandTemplate>()) {
      for (const PatternValueId value : operand.values) {
        if (value.valid()) add(value);
      }
    }
  }
  std::ranges::for_each(pass.replacement.results, add);
  return reads;
}

// A replacement must not read values computed from those that it replaces: it would read itself.
void check_reads(ResolveContext& context) {
  const Pass& pass = context.pass;
  std::vector<bool> replaced(pass.values.size(), false);
  for (const PatternValueId result : pass.pattern.results) replaced[result.index] = true;
  for (const PatternNode& node : pass.pattern.nodes) {
    const bool reads_replaced =
        std::ranges::any_of(node.calls.front().arguments, [&](const PatternArgument& argument) {
          const auto is_replaced = [&](PatternValueId id) {
            return id.valid() && replaced[id.index];
          };
          const auto* value = std::get_if<PatternValueId>(&argument.match);
          const auto* list = std::get_if<std::vector<PatternValueId>>(&argument.match);
          return (value != nullptr && is_replaced(*value)) ||
                 (list != nullptr && std::ranges::any_of(*list, is_replaced));
        });
    if (!reads_replaced) continue;
    for (const PatternValueId result : node.results) replaced[result.index] = true;
  }
  for (const PatternValueId read : pass.replacement.reads) {
    if (!replaced[read.index]) continue;
    context.diagnostics.error(pass.replacement.span, "replacement-reads-result",
                              "the replacement reads %{}, which is or needs what it replaces",
                              pass.value(read).name);
  }
}

void check_kernels(ResolveContext& context) {
  const Pass& pass = context.pass;
  for (const KernelSource& kernel : pass.kernels) {
    const auto uses = std::ranges::count_if(pass.replacement.nodes, [&](const auto& node) {
      return node.launch && node.launch->kernel == kernel.name;
    });
    if (uses > 0) continue;
    context.diagnostics.error(kernel.span, "unused-kernel", "no launch names the kernel '{}'",
                              kernel.name);
  }
}

}  // namespace

void resolve_replacement(const SyntaxPass& syntax, ResolveContext& context) {
  Pass& pass = context.pass;
  pass.replacement.span = syntax.replacement.span;
  if (syntax.replacement.statements.size() > kMaxNodes) {
    context.diagnostics.error(syntax.replacement.span, "replacement-size",
                              "expected a replacement of at most {} ops, found {}", kMaxNodes,
                              syntax.replacement.statements.size());
    return;
  }
  for (const Statement& statement : syntax.replacement.statements) {
    resolve_statement(statement, context);
  }
  const auto& blocks = syntax.replacement.fusions;
  if (!blocks.empty() && blocks.back().is_pattern) repeat_pattern(syntax.replacement, context);
  resolve_fusions(syntax.replacement, context);
  resolve_results(syntax.replacement, context);
  if (context.diagnostics.has_errors()) return;
  pass.replacement.reads = find_reads(pass);
  check_reads(context);
  check_kernels(context);
}

}  // namespace passnet
