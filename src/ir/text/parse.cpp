// Resolves the syntax of graph text: names, arguments, types.
#include "base/did_you_mean.hpp"
#include "ir/fusion.hpp"
#include "ir/text/facts_text.hpp"
#include "ir/text/launch_text.hpp"
#include "ir/text/parse_syntax.hpp"
#include "ir/text/text.hpp"
#include "kernel/device.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace passnet {
namespace {

class Resolver {
 public:
  Resolver(const SyntaxGraph& syntax, const Sources& sources, const Catalog& catalog,
           Diagnostics& diagnostics)
      : syntax_(syntax),
        sources_(sources),
        catalog_(catalog),
        diagnostics_(diagnostics),
        builder_(catalog, syntax.name.text) {}

  Graph resolve() {
    values_.reserve(syntax_.inputs.size() + 2 * syntax_.body.statements.size());
    for (const SyntaxKernel& kernel : syntax_.kernels) add_kernel(kernel);
    for (const SyntaxFusion& fusion : syntax_.fusions) add_fusion(fusion);
    for (const SyntaxFusion& block : syntax_.body.fusions) {
      diagnostics_.error(
          block.span, "fuse-block",
          "expected 'fuse = 0' after each node of a group in a graph, found a block");
    }
    for (const SyntaxInput& input : syntax_.inputs) add_input(input);
    for (const Statement& statement : syntax_.body.statements) {
      if (diagnostics_.full()) break;
      add_statement(statement);
    }
    for (const SyntaxReturn& result : syntax_.body.results) add_result(result);
    check_fusions();
    return builder_.take();
  }

 private:
  void add_kernel(const SyntaxKernel& kernel) {
    const LanguageInfo* const language = find_language(kernel.language.text);
    if (language == nullptr) {
      diagnostics_.error(kernel.language.span, "unknown-device", "expected cpp or cuda, found '{}'",
                         kernel.language.text);
      return;
    }
    const KernelSource source{kernel.name.text,
                              language->language,
                              kernel.text,
                              kernel.text_span,
                              std::string(sources_.name(kernel.text_span.source)),
                              sources_.location(kernel.text_span).line};
    const KernelSource* known = builder_.graph().find_kernel(source.name, source.language);
    if (known != nullptr && *known != source) {
      diagnostics_.error(kernel.name.span, "redefined-kernel",
                         "the kernel '{}' for {} is already defined", source.name, language->name);
      return;
    }
    builder_.add_kernel(source);
    kernels_.insert(kernel.name.text);
  }

  void add_fusion(const SyntaxFusion& syntax) {
    Fusion fusion;
    for (const SyntaxArgument& entry : syntax.schedule) {
      const std::optional<Attribute> value = constant(entry.term);
      if (!value) {
        diagnostics_.error(entry.span, "bad-schedule", "expected an integer or a list of some");
        return;
      }
      fusion.schedule.push_back({entry.name, *value});
    }
    for (const SyntaxArgument& entry : syntax.tune) {
      const std::optional<std::vector<Attribute>> values = choices(entry.term);
      if (!values) {
        diagnostics_.error(entry.span, "bad-schedule",
                           "expected a list of integers or of lists after 'in'");
        return;
      }
      fusion.tune.push_back({entry.name, *values});
    }
    std::string what = flaw(fusion);
    const uint32_t index = builder_.add_fusion(std::move(fusion));
    if (!fusions_.try_emplace(syntax.number, index).second) {
      what = fmt::format("the fuse group {} is given twice", syntax.number);
    }
    if (!what.empty()) diagnostics_.error(syntax.span, "bad-schedule", "{}", what);
  }

  // Reads the values between which `tune` chooses: `[8, 16]`, `[[1], [4]]`.
  std::optional<std::vector<Attribute>> choices(const Term& list) const {
    std::vector<Attribute> values;
    if (const auto* integers = std::get_if<Integers>(&list.literal);
        integers != nullptr && list.kind == TermKind::kLiteral) {
      values.assign(integers->begin(), integers->end());
      return values;
    }
    if (list.kind != TermKind::kList) return std::nullopt;
    for (const Term& entry : list.terms) {
      const std::optional<Attribute> value = constant(entry);
      if (!value) return std::nullopt;
      values.push_back(*value);
    }
    return values;
  }

  // Reads `fuse = 0` after a node.
  void fuse(const SyntaxArgument& clause, ValueId result) {
    const auto* number = std::get_if<int64_t>(&clause.term.literal);
    const auto found = number != nullptr && clause.term.kind == TermKind::kLiteral
                           ? fusions_.find(*number)
                           : fusions_.end();
    if (found != fusions_.end()) return builder_.fuse(result, found->second);
    diagnostics_.error(clause.span, "unknown-group",
                       "expected the number of a fuse group that is defined after the graph");
  }

  void check_fusions() {
    if (diagnostics_.has_errors()) return;
    for (const uint32_t fusion : find_broken_fusions(builder_.graph())) {
      diagnostics_.error(syntax_.fusions[fusion].span, "broken-group",
                         "a path leaves the fuse group {} and reenters it",
                         syntax_.fusions[fusion].number);
    }
  }

  void add_input(const SyntaxInput& input) {
    if (!check_new(input.name)) return;
    if (!input.type.type) {
      diagnostics_.error(input.type.span, "bad-type", "expected a type such as f32[2,3]");
      define(input.name, {});
      return;
    }
    std::optional<InputFacts> facts = read_facts(input, *input.type.type, diagnostics_);
    define(input.name,
           builder_.input(*input.type.type, input.name.text, facts.value_or(InputFacts{})));
  }

  void add_statement(const Statement& statement) {
    std::vector<std::string> names;
    names.reserve(statement.results.size());
    for (const Name& name : statement.results) names.push_back(name.text);
    std::vector<ValueId> values;
    if (are_new(statement.results)) {
      values = statement.launch.text.empty() ? call(statement, names) : launch(statement, names);
    }
    // Results of a statement with errors are defined, so that their uses are not errors too.
    values.resize(names.size());
    for (size_t i = 0; i < names.size(); ++i) define(statement.results[i], values[i]);
  }

  std::vector<ValueId> call(const Statement& statement, std::span<const std::string> names) {
    const Op* op = find_op(statement);
    if (op == nullptr) return {};
    for (const SyntaxArgument& clause : statement.clauses) {
      if (clause.name == "fuse" && &clause == &statement.clauses.back()) continue;
      diagnostics_.error(clause.span, "unknown-clause", "only a launch takes the clause '{}'",
                         clause.name);
      return {};
    }
    const std::optional<std::vector<Argument>> arguments = this->arguments(statement, *op);
    if (!arguments) return {};
    Result<std::vector<ValueId>> values = builder_.call(op->id, *arguments, statement.span, names);
    if (!values) {
      diagnostics_.add(std::move(values).error());
      return {};
    }
    if (values->size() != names.size()) {
      diagnostics_.error(statement.span, "result-count",
                         "expected {} names for the results of {}, found {}", values->size(),
                         op->name(), names.size());
      return {};
    }
    check_types(statement, *values);
    if (!statement.clauses.empty() && !values->empty()) {
      fuse(statement.clauses.front(), values->front());
    }
    return *std::move(values);
  }

  const Op* find_op(const Statement& statement) {
    if (statement.ops.size() != 1) {
      diagnostics_.error(statement.span, "pattern-only", "a graph names one op, not a choice");
      return nullptr;
    }
    const Name& name = statement.ops.front();
    const Op* op = catalog_.find(name.text);
    if (op != nullptr) return op;
    diagnostics_.error(name.span, "unknown-op", "there is no op '{}'{}", name.text,
                       did_you_mean(catalog_.nearest(name.text)));
    return nullptr;
  }

  // Passes every argument by its parameter's name, so that an error has the argument's place.
  std::optional<std::vector<Argument>> arguments(const Statement& statement, const Op& op) {
    std::vector<NamedArgument> named;
    const auto& parameters = op.schema.parameters;
    bool only_named = false;
    for (size_t i = 0; i < statement.arguments.size(); ++i) {
      const SyntaxArgument& argument = statement.arguments[i];
      std::string_view name = argument.name;
      if (name.empty() && only_named) {
        diagnostics_.error(argument.span, "argument-order",
                           "expected a named argument after a named one");
        return std::nullopt;
      }
      if (name.empty() && i >= parameters.size()) {
        diagnostics_.error(argument.span, "too-many-arguments",
                           "expected at most {} arguments for {}, found {}", parameters.size(),
                           op.name(), statement.arguments.size());
        return std::nullopt;
      }
      only_named = !name.empty();
      if (name.empty()) name = parameters[i].name;
      std::optional<Argument> value = this->argument(argument.term);
      if (!value) return std::nullopt;
      named.push_back({name, *std::move(value), argument.span});
    }
    Result<std::vector<Argument>> complete =
        complete_arguments(op.schema, {}, named, statement.span);
    if (complete) return *std::move(complete);
    diagnostics_.add(std::move(complete).error());
    return std::nullopt;
  }

  std::optional<Argument> argument(const Term& term) {
    if (term.kind == TermKind::kValue) {
      const ValueId value = find(term.name, term.span);
      return value.valid() ? std::optional<Argument>(value) : std::nullopt;
    }
    if (std::optional<Attribute> literal = constant(term)) return *std::move(literal);
    if (term.kind == TermKind::kList) return values(term);
    diagnostics_.error(
        term.span, "pattern-only",
        "expected a value, a literal or a list, found a term that only passes may contain");
    return std::nullopt;
  }

  // Reads a list of values, some of which may be `none`.
  std::optional<Argument> values(const Term& list) {
    std::vector<ValueId> values;
    for (const Term& entry : list.terms) {
      if (entry.kind == TermKind::kLiteral && std::holds_alternative<None>(entry.literal)) {
        values.emplace_back();
        continue;
      }
      if (entry.kind != TermKind::kValue) {
        diagnostics_.error(entry.span, "bad-list",
                           "expected a list of values, of integers or of floats");
        return std::nullopt;
      }
      const ValueId value = find(entry.name, entry.span);
      if (!value.valid()) return std::nullopt;
      values.push_back(value);
    }
    return values;
  }

  std::vector<ValueId> launch(const Statement& statement, std::span<const std::string> names) {
    if (!kernels_.contains(statement.launch.text)) {
      diagnostics_.error(statement.launch.span, "unknown-kernel",
                         "the kernel '{}' is not defined after the graph", statement.launch.text);
      return {};
    }
    Statement plain = statement;
    std::optional<SyntaxArgument> group;
    if (!plain.clauses.empty() && plain.clauses.back().name == "fuse") {
      group = std::move(plain.clauses.back());
      plain.clauses.pop_back();
    }
    std::optional<Launch> launch = read_launch(plain, diagnostics_);
    if (!launch) return {};
    std::vector<ValueId> operands;
    for (const SyntaxArgument& argument : statement.arguments) {
      const Term& term = argument.term;
      const bool is_list = term.kind == TermKind::kList;
      for (const Term& entry : is_list ? std::span(term.terms) : std::span(&term, 1)) {
        if (entry.kind == TermKind::kLiteral && std::holds_alternative<None>(entry.literal) &&
            !is_list) {
          operands.emplace_back();
          continue;
        }
        if (entry.kind != TermKind::kValue) {
          diagnostics_.error(argument.span, "expected-operand", "expected a value as an operand");
          return {};
        }
        operands.push_back(find(entry.name, entry.span));
        if (!operands.back().valid()) return {};
      }
    }
    auto values = builder_.launch(std::move(operands), *std::move(launch), statement.span, names);
    if (group && !values.empty()) fuse(*group, values.front());
    return values;
  }

  void check_types(const Statement& statement, std::span<const ValueId> values) {
    if (statement.types.empty()) return;
    if (statement.types.size() != values.size()) {
      diagnostics_.error(statement.span, "result-count", "expected {} types, found {}",
                         values.size(), statement.types.size());
      return;
    }
    for (size_t i = 0; i < values.size(); ++i) {
      const SyntaxType& stated = statement.types[i];
      const TensorType& inferred = builder_.graph().type(values[i]);
      if (!stated.type) {
        diagnostics_.error(stated.span, "bad-type", "expected a type such as f32[2,3]");
      } else if (*stated.type != inferred) {
        diagnostics_.error(stated.span, "type-mismatch", "expected {}, which {} gives, found {}",
                           to_string(inferred), statement.ops.front().text,
                           to_string(*stated.type));
      }
    }
  }

  void add_result(const SyntaxReturn& result) {
    const ValueId value = find(result.value.text, result.value.span);
    const auto& results = builder_.graph().results();
    if (result.mutates.text.empty()) {
      if (!results.empty() && results.back().mutates) {
        diagnostics_.error(result.value.span, "result-order",
                           "expected the results that change inputs after all others");
      }
      if (value.valid()) builder_.result(value);
      return;
    }
    const ValueId target = find(result.mutates.text, result.mutates.span);
    if (!value.valid() || !target.valid()) return;
    const Value& input = builder_.graph().value(target);
    if (input.producer.valid()) {
      diagnostics_.error(result.mutates.span, "mutates-input", "expected an input, found '%{}'",
                         result.mutates.text);
      return;
    }
    if (input.type != builder_.graph().type(value)) {
      diagnostics_.error(result.value.span, "type-mismatch",
                         "expected {}, the type of '%{}', found {}", to_string(input.type),
                         input.name, to_string(builder_.graph().type(value)));
    }
    for (const GraphResult& other : results) {
      if (other.mutates != input.result) continue;
      diagnostics_.error(result.mutates.span, "mutates-twice",
                         "expected one result that changes '%{}', found two", input.name);
    }
    builder_.result(value, input.result);
  }

  bool check_new(const Name& name) {
    const auto found = values_.find(name.text);
    if (found == values_.end()) return true;
    Diagnostic diagnostic =
        make_error(name.span, "redefined-value", "'%{}' is already defined", name.text);
    diagnostic.notes.push_back({found->second.span, "it is defined here"});
    diagnostics_.add(std::move(diagnostic));
    return false;
  }

  bool are_new(std::span<const Name> names) {
    std::unordered_map<std::string_view, Span> seen;
    bool all = true;
    for (const Name& name : names) {
      all = check_new(name) && all;
      if (seen.emplace(name.text, name.span).second) continue;
      diagnostics_.error(name.span, "redefined-value", "'%{}' is already defined", name.text);
      all = false;
    }
    return all;
  }

  void define(const Name& name, ValueId value) {
    values_.try_emplace(name.text, Definition{value, name.span});
  }

  // Invalid, after a report, if there is no such value; invalid if its statement has errors.
  ValueId find(std::string_view name, Span span) {
    const auto found = values_.find(name);
    if (found != values_.end()) return found->second.value;
    std::vector<std::string_view> known;
    known.reserve(values_.size());
    for (const auto& [other, definition] : values_) known.emplace_back(other);
    std::ranges::sort(known);
    const std::string_view nearest = nearest_name(name, known);
    diagnostics_.error(span, "unknown-value", "there is no value '%{}'{}", name,
                       nearest.empty() ? "" : did_you_mean(fmt::format("%{}", nearest)));
    return {};
  }

  struct Definition {
    ValueId value;
    Span span;
  };

  const SyntaxGraph& syntax_;
  const Sources& sources_;
  const Catalog& catalog_;
  Diagnostics& diagnostics_;
  GraphBuilder builder_;
  std::unordered_map<int64_t, uint32_t> fusions_;  // by the number in the text
  std::unordered_map<std::string_view, Definition> values_;
  std::unordered_set<std::string_view> kernels_;
};

}  // namespace

std::vector<Graph> parse_graphs(const Sources& sources, SourceId source, const Catalog& catalog,
                                Diagnostics& diagnostics) {
  std::vector<Graph> graphs;
  if (!check_encoding(sources, source, diagnostics)) return graphs;
  Lexer lexer(sources, source, diagnostics);
  const auto at_graph = [&] { return lexer.next_starts_line() && lexer.at("graph"); };
  while (lexer.peek().kind != TokenKind::kEnd && !diagnostics.full()) {
    const size_t errors = diagnostics.list().size();
    const uint32_t begin = lexer.peek().span.begin;
    const std::optional<SyntaxGraph> syntax = parse_syntax_graph(lexer, diagnostics);
    if (syntax) {
      Graph graph = Resolver(*syntax, sources, catalog, diagnostics).resolve();
      if (diagnostics.list().size() == errors) graphs.push_back(std::move(graph));
      continue;
    }
    if (lexer.peek().span.begin == begin) lexer.take();
    while (lexer.peek().kind != TokenKind::kEnd && !at_graph()) lexer.take();
  }
  return graphs;
}

}  // namespace passnet
