#include "pass/language/print.hpp"

#include "base/check.hpp"
#include "ir/builder.hpp"
#include "ir/text/launch_text.hpp"
#include "ir/text/text.hpp"
#include "kernel/device.hpp"

#include <algorithm>
#include <map>
#include <ranges>

namespace passnet {
namespace {

constexpr int kAtom = 8;

// The precedence of a term, as its parser has it.
int level(const Term& term) {
  const bool is_negative_number =
      term.kind == TermKind::kLiteral && to_string(term.literal).starts_with('-');
  if (is_negative_number) return 7;
  if (term.kind == TermKind::kUnary) return term.name == "-" ? 7 : 3;
  if (term.kind != TermKind::kBinary) return kAtom;
  if (term.name == "or") return 1;
  if (term.name == "and") return 2;
  if (term.name == "+" || term.name == "-") return 5;
  if (term.name == "*" || term.name == "/" || term.name == "//" || term.name == "%") return 6;
  return 4;
}

std::string at_least(const Term& term, int wanted) {
  return level(term) < wanted ? "(" + print(term) + ")" : print(term);
}

std::string list(std::span<const Term> terms) {
  std::string text;
  for (const Term& term : terms) text += (text.empty() ? "" : ", ") + print(term);
  return text;
}

// Prints a list behind `begin`, nine columns from the left, on as many lines as needed.
std::string wrapped_list(std::string begin, std::span<const Term> terms) {
  constexpr size_t kIndent = 9;
  const size_t first = kIndent + begin.size();
  std::string text = std::move(begin);
  size_t column = first;
  for (size_t i = 0; i < terms.size(); ++i) {
    const std::string next = print(terms[i]) + (i + 1 < terms.size() ? "," : "]");
    const bool wraps = i > 0 && column + 1 + next.size() > kMaxColumns;
    if (i > 0) text += wraps ? "\n" + std::string(first, ' ') : " ";
    column = (wraps ? first : column + (i > 0 ? 1 : 0)) + next.size();
    text += next;
  }
  return text;
}

std::string type_text(const Term& term) {
  const std::span<const Term> terms(term.terms);
  if (!term.name.empty()) return fmt::format("${}[{}]", term.name, list(terms));
  if (const auto* dtype = std::get_if<DType>(&term.literal)) {
    return fmt::format("{}[{}]", name(*dtype), list(terms));
  }
  return fmt::format("{}[{}]", print(terms.front()), list(terms.subspan(1)));
}

// The default name that a kernel's text has for a value.
std::string launch_name(const std::string& name) {
  std::string identifier = is_identifier(name) ? name : "v" + name;
  std::ranges::replace(identifier, '.', '_');
  return identifier;
}

class PassPrinter {
 public:
  PassPrinter(const Pass& pass, const Catalog& catalog) : pass_(pass), catalog_(catalog) {}

  std::string print() {
    const Pattern& pattern = pass_.pattern;
    const std::string list = pattern.lists_inputs ? fmt::format("({})", inputs(10, 3)) : "";
    text_ = fmt::format("pass {} {{\n  pattern{} {{\n", pass_.name, list);
    for (const PatternNode& node : pattern.nodes) line(4, statement(node));
    if (pattern.states_results) line(4, "return " + values(pattern.results));
    text_ += "  }\n";
    if (pass_.guard) guard(*pass_.guard);
    text_ += "  replace {\n";
    replacement();
    text_ += "  }\n";
    for (const KernelSource& kernel : pass_.kernels) this->kernel(kernel);
    return text_ + "}\n";
  }

 private:
  void line(size_t indent, std::string_view content) {
    text_ += std::string(indent, ' ');
    text_ += content;
    text_ += '\n';
  }

  std::string value(PatternValueId id) const {
    if (!id.valid()) return "none";
    if (pass_.value(id).is_unnamed) return "...";
    return (pass_.value(id).is_list ? "..%" : "%") + pass_.value(id).name;
  }

  std::string values(std::span<const PatternValueId> ids) const {
    std::string text;
    for (const PatternValueId id : ids) text += (text.empty() ? "" : ", ") + value(id);
    return text;
  }

  // Lists the inputs between `indent` columns and `behind` more characters, on as many lines as
  // needed.
  std::string inputs(size_t indent, size_t behind) const {
    std::string text;
    size_t column = indent;
    for (const PatternValueId id : pass_.pattern.inputs) {
      const PatternValue& input = pass_.value(id);
      if (input.is_unnamed) continue;
      std::string next = value(id) + (input.is_optional ? "?" : "");
      if (input.type) next += ": " + passnet::print(*input.type);
      const bool wraps = !text.empty() && column + 2 + next.size() + behind > kMaxColumns;
      if (!text.empty()) text += wraps ? ",\n" + std::string(indent, ' ') : ", ";
      column = (wraps ? indent : column + (text.empty() ? 0 : 2)) + next.size();
      text += next;
    }
    return text;
  }

  // An input that no list declares has its mark where it may be none.
  std::string operand(PatternValueId id, const SchemaParameter& parameter) const {
    const bool is_marked = !pass_.pattern.lists_inputs && parameter.optional && id.valid() &&
                           pass_.value(id).is_optional;
    return value(id) + (is_marked ? "?" : "");
  }

  std::string argument(const PatternArgument& argument, const SchemaParameter& parameter) const {
    if (std::holds_alternative<AnyArgument>(argument.match)) return "$_";
    if (const auto* attribute = std::get_if<Attribute>(&argument.match)) {
      return to_string(*attribute);
    }
    if (const auto* hole = std::get_if<HoleId>(&argument.match)) {
      return "$" + pass_.holes[hole->index];
    }
    if (const auto* term = std::get_if<Term>(&argument.match)) return passnet::print(*term);
    if (const auto* id = std::get_if<PatternValueId>(&argument.match)) {
      return operand(*id, parameter);
    }
    return "[" + values(std::get<std::vector<PatternValueId>>(argument.match)) + "]";
  }

  std::string statement(const PatternNode& node) const {
    std::string ops;
    for (const PatternCall& call : node.calls) {
      ops += (ops.empty() ? "" : ", ") + std::string(catalog_.op(call.op).name());
    }
    if (node.calls.size() > 1) ops = "one of [" + ops + "]";
    const PatternCall& call = node.calls.front();
    std::string arguments;
    const auto add = [&](const std::string& text) {
      arguments += (arguments.empty() ? "" : ", ") + text;
    };
    const auto& parameters = catalog_.op(call.op).schema.parameters;
    for (size_t i = 0; i < parameters.size(); ++i) {
      const PatternArgument& entry = call.arguments[i];
      if (entry.stated && !entry.named) add(argument(entry, parameters[i]));
    }
    for (size_t i = 0; i < parameters.size(); ++i) {
      const PatternArgument& entry = call.arguments[i];
      if (!entry.stated || !entry.named) continue;
      add(parameters[i].name + "=" + argument(entry, parameters[i]));
    }
    if (node.has_rest) add("...");
    std::string text = fmt::format("{} = {}({})", values(node.results), ops, arguments);
    std::string types;
    for (const PatternValueId id : node.results) {
      const auto& type = pass_.value(id).type;
      if (type) types += (types.empty() ? " : " : ", ") + passnet::print(*type);
    }
    return text + types;
  }

  // Prints one conjunct after the other, on as many lines as needed.
  void guard(const Term& condition) {
    std::vector<std::string> conjuncts;
    const Term* rest = &condition;
    std::vector<const Term*> reversed;
    for (; rest->kind == TermKind::kBinary && rest->name == "and"; rest = &rest->terms[0]) {
      reversed.push_back(&rest->terms[1]);
    }
    std::string text = "  where " + at_least(*rest, 2);
    size_t begin = 0;  // of the last line
    for (const Term* conjunct : std::views::reverse(reversed)) {
      const std::string next = "and " + at_least(*conjunct, 3);
      if (text.size() - begin + 1 + next.size() > kMaxColumns) {
        text += "\n        " + next;
        begin = text.size() - next.size() - 8;
      } else {
        text += " " + next;
      }
    }
    text_ += text + "\n";
  }

  void replacement() {
    std::optional<uint32_t> open;
    const auto& fusions = pass_.replacement.fusions;
    if (!fusions.empty() && fusions.back().is_pattern) {
      return line(4, "fuse pattern" + schedule(fusions.back()));
    }
    for (const ReplacementNode& node : pass_.replacement.nodes) {
      if (open && node.fusion != open) close(*open);
      if (node.fusion && node.fusion != open) line(4, "fuse {");
      open = node.fusion;
      line(open ? 6 : 4, node.launch ? launch(node) : call(node));
    }
    if (open) close(*open);
    line(4, "return " + values(pass_.replacement.results));
  }

  void close(uint32_t fusion) { line(4, "}" + schedule(pass_.replacement.fusions[fusion])); }

  static std::string schedule(const FusionTemplate& fusion) {
    std::string text;
    for (const auto& entry : fusion.schedule) {
      text += (text.empty() ? " with " : ", ") + entry.key + "=" + passnet::print(entry.value);
    }
    if (fusion.tune.empty()) return text;
    std::string choices;
    for (const auto& entry : fusion.tune) {
      choices += (choices.empty() ? "" : ", ") + entry.key + " in " + passnet::print(entry.value);
    }
    return text + (text.empty() ? " with " : ", ") + "tune=[" + choices + "]";
  }

  std::string argument(const ReplacementArgument& argument) const {
    if (const auto* term = std::get_if<Term>(&argument.value)) return passnet::print(*term);
    const auto& constant = std::get<Argument>(argument.value);
    if (const auto* attribute = std::get_if<Attribute>(&constant)) return to_string(*attribute);
    if (const auto* id = std::get_if<ValueId>(&constant)) return value({id->index});
    std::vector<PatternValueId> ids;
    for (const ValueId id : std::get<std::vector<ValueId>>(constant)) ids.push_back({id.index});
    return "[" + values(ids) + "]";
  }

  // Prints calls as graphs do: leading values by position, the others by name, no defaults.
  std::string call(const ReplacementNode& node) const {
    const Schema& schema = catalog_.op(node.op).schema;
    const auto is_left_out = [&](size_t i) {
      const auto* constant = std::get_if<Argument>(&node.arguments[i].value);
      return constant != nullptr && is_default(schema.parameters[i], *constant);
    };
    size_t positional = 0;
    for (size_t i = 0; i < schema.parameters.size() && schema.parameters[i].takes_values(); ++i) {
      if (!is_left_out(i)) positional = i + 1;
    }
    std::string arguments;
    for (size_t i = 0; i < schema.parameters.size(); ++i) {
      if (i >= positional && is_left_out(i)) continue;
      if (!arguments.empty()) arguments += ", ";
      if (i >= positional) arguments += schema.parameters[i].name + "=";
      arguments += argument(node.arguments[i]);
    }
    return fmt::format("{} = {}({}){}", values(node.results), schema.name, arguments, types(node));
  }

  static std::string types(const ReplacementNode& node) {
    std::string text;
    for (const SyntaxType& type : node.types) {
      text += (text.empty() ? " : " : ", ") + passnet::print(type.expression);
    }
    return text;
  }

  std::string operand(const LaunchOperandTemplate& operand) const {
    const std::string& name = operand.name;
    if (operand.values.size() == 1 && !operand.values.front().valid()) return name + "=none";
    const bool is_short = operand.values.size() == 1 &&
                          operand.is_list == pass_.value(operand.values.front()).is_list;
    if (!is_short) return fmt::format("{}=[{}]", name, values(operand.values));
    const std::string text = value(operand.values.front());
    const bool is_own = launch_name(pass_.value(operand.values.front()).name) == name;
    return is_own ? text : name + "=" + text;
  }

  std::string launch(const ReplacementNode& node) const {
    const LaunchTemplate& launch = *node.launch;
    std::string operands;
    for (size_t i = 0; i < launch.operands.size(); ++i) {
      if (i > 0) operands += ", ";
      operands += operand(launch.operands[i]);
    }
    for (size_t i = 0; i < launch.argument_names.size(); ++i) {
      if (launch.argument_names[i].empty()) continue;
      operands += operands.empty() ? "" : ", ";
      operands += launch.argument_names[i] + "=" + passnet::print(launch.arguments[i]);
    }
    std::string text = fmt::format("{} = launch {}({}){}", values(node.results), launch.kernel,
                                   operands, types(node));
    const auto clause = [&](std::string_view name, std::span<const Term> terms) {
      if (!terms.empty()) text += "\n         " + wrapped_list(fmt::format("{} = [", name), terms);
    };
    const auto source = std::ranges::find(pass_.kernels, launch.kernel, &KernelSource::name);
    // The text of a loop kernel names its parameters.
    if (source->language != Language::kLoops) clause("args", launch.arguments);
    clause("grid", launch.grid);
    clause("block", launch.block);
    clause("scratch", launch.scratch);
    if (launch.shared) text += "\n         shared = " + passnet::print(*launch.shared);
    if (std::ranges::any_of(launch.operands, &LaunchOperandTemplate::strided)) {
      std::string entries;
      for (const LaunchOperandTemplate& operand : launch.operands) {
        entries += fmt::format("{}{}", entries.empty() ? "" : ", ", operand.strided);
      }
      text += fmt::format("\n         strided = [{}]", entries);
    }
    return text;
  }

  void kernel(const KernelSource& kernel) {
    if (kernel.language == Language::kLoops) {
      text_ += fmt::format("  kernel {}{}\n", kernel.name, kernel.text);
      return;
    }
    const bool fits =
        kernel.text.find("\"\"\"") == std::string::npos && !kernel.text.ends_with('"');
    text_ += fmt::format("  kernel {} {} ", kernel.name, to_string(kernel.language));
    text_ += fits ? "\"\"\"" + kernel.text + "\"\"\"" : quote(kernel.text);
    text_ += '\n';
  }

  const Pass& pass_;
  const Catalog& catalog_;
  std::string text_;
};

}  // namespace

// The depth of a term is bounded by its parser.
std::string print(const Term& term) {
  switch (term.kind) {
    case TermKind::kValue:
      return "%" + term.name;
    case TermKind::kOptional:
      return "%" + term.name + "?";
    case TermKind::kVariadic:
      return "..%" + term.name;
    case TermKind::kLiteral:
      return to_string(term.literal);
    case TermKind::kList:
      return "[" + list(term.terms) + "]";
    case TermKind::kHole:
      return "$" + term.name;
    case TermKind::kCall:
      return fmt::format("{}({})", term.name, list(term.terms));
    case TermKind::kUnary: {
      // -(3) is no literal.
      const bool is_number = term.name == "-" && term.terms[0].kind == TermKind::kLiteral;
      const std::string operand = at_least(term.terms[0], is_number ? kAtom + 1 : level(term));
      return term.name == "-" ? "-" + operand : term.name + " " + operand;
    }
    case TermKind::kBinary:
      return fmt::format("{} {} {}", at_least(term.terms[0], level(term)), term.name,
                         at_least(term.terms[1], level(term) + 1));
    case TermKind::kEllipsis:
      return "...";
    case TermKind::kType:
      return type_text(term);
  }
  UNREACHABLE();
}

std::string print(const Pass& pass, const Catalog& catalog) {
  return PassPrinter(pass, catalog).print();
}

std::string print_in_order(std::span<const Pass* const> applied, const Catalog& catalog) {
  std::string text;
  std::map<std::string_view, size_t> counts;
  for (const Pass* const pass : applied) {
    std::string own = print(*pass, catalog);
    const size_t count = ++counts[pass->name];
    if (count > 1) own.insert(("pass " + pass->name).size(), "_" + std::to_string(count));
    text += own + "\n";
  }
  return text;
}

}  // namespace passnet
