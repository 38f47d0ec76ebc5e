// Resolves replacements: plain ops and launches.
#include "base/did_you_mean.hpp"
#include "ir/fusion.hpp"
#include "pass/language/expression.hpp"
#include "pass/language/resolve.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace passnet {
namespace {

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

void resolve_replacement_statement(const Statement& statement, ResolveContext& context) {
  Pass& pass = context.pass;
  const Name& name = statement.ops.front();
  ReplacementNode node{
      .types = statement.types, .fusion = statement.fusion, .span = statement.span};
  for (const SyntaxType& type : node.types) {
    check_type(type.expression, pass, context.diagnostics);
  }
  const Op* op = context.catalog.find(name.text);
  if (op == nullptr || statement.ops.size() > 1) {
    const bool is_kernel =
        std::ranges::find(pass.kernels, name.text, &KernelSource::name) != pass.kernels.end();
    context.diagnostics.error(
        name.span, "unknown-replacement-op", "expected one op or launch, found '{}'{}", name.text,
        did_you_mean(is_kernel ? "launch " + name.text
                               : std::string(context.catalog.nearest(name.text))));
  } else if (node.op = op->id; op->id == context.catalog.launch()) {
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

// Reads entries of a schedule into `entries`: known keys, each once in `seen`.
void resolve_schedule(std::span<const SyntaxArgument> syntax, std::vector<std::string>& seen,
                      std::vector<FusionTemplate::Entry>& entries, ResolveContext& context) {
  for (const SyntaxArgument& entry : syntax) {
    if (find_schedule_key(entry.name) == nullptr) {
      context.diagnostics.error(
          entry.span, "schedule-key",
          "expected tile, vector, unroll, threads, split or stages, found '{}'{}", entry.name,
          did_you_mean(nearest_name(entry.name, kScheduleKeys, &ScheduleKey::name)));
    } else if (std::ranges::find(seen, entry.name) != seen.end()) {
      context.diagnostics.error(entry.span, "schedule-key",
                                "expected each key of a schedule once, found '{}' again",
                                entry.name);
    }
    seen.push_back(entry.name);
    for (const Term& term : list_terms(entry.term)) {
      check_expression(term, context.pass, context.diagnostics);
    }
    entries.push_back({entry.name, entry.term});
  }
}

// Checks the blocks: known keys, valid values, and at least one op.
void resolve_fusions(const SyntaxBody& body, ResolveContext& context) {
  Pass& pass = context.pass;
  for (const SyntaxFusion& block : body.fusions) {
    FusionTemplate fusion{
        .schedule = {}, .tune = {}, .is_pattern = block.is_pattern, .span = block.span};
    std::vector<std::string> seen;
    resolve_schedule(block.schedule, seen, fusion.schedule, context);
    resolve_schedule(block.tune, seen, fusion.tune, context);
    pass.replacement.fusions.push_back(std::move(fusion));
  }
  for (uint32_t i = 0; i < pass.replacement.fusions.size(); ++i) {
    if (!pass.replacement.fusions[i].is_pattern) check_block(i, context);
  }
}

void resolve_replacement_results(const SyntaxBody& body, ResolveContext& context) {
  Pass& pass = context.pass;
  if (body.is_pattern()) return;
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
    resolve_replacement_statement(statement, context);
  }
  if (syntax.replacement.is_pattern()) repeat_pattern(syntax.replacement, context);
  resolve_fusions(syntax.replacement, context);
  resolve_replacement_results(syntax.replacement, context);
  if (context.diagnostics.has_errors()) return;
  pass.replacement.reads = find_reads(pass);
  check_reads(context);
  check_kernels(context);
}

}  // namespace passnet
