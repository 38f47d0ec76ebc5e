// Prints graphs as text, in one canonical form.
#include "ir/fusion.hpp"
#include "ir/text/facts_text.hpp"
#include "ir/text/launch_text.hpp"
#include "ir/text/text.hpp"
#include "kernel/device.hpp"

#include <algorithm>

namespace passnet {
namespace {

bool is_plain_symbol(std::string_view name) {
  constexpr std::string_view kOthers = "_.-/+";
  return !name.empty() && std::ranges::all_of(name, [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           kOthers.find(c) != std::string_view::npos;
  });
}

// Three quotes cannot be quoted by three quotes, and a quote cannot precede them.
bool fits_verbatim(std::string_view text) {
  return text.find("\"\"\"") == std::string_view::npos && !text.ends_with('"');
}

class Printer {
 public:
  Printer(const Graph& graph, const Catalog& catalog) : graph_(graph), catalog_(catalog) {}

  std::string print() {
    program();
    kernels();
    return std::move(text_);
  }

  std::string print_without_kernels() {
    program();
    return std::move(text_);
  }

 private:
  void program() {
    header();
    for (const NodeId id : graph_.nodes()) node(graph_.node(id));
    results();
    for (size_t i = 0; i < printed_.size(); ++i) {
      text_ += fmt::format("fuse {}{}\n", i, print_schedule(graph_.fusions()[printed_[i]]));
    }
  }

  void kernels() {
    for (const KernelSource& kernel : graph_.kernels()) {
      if (kernel.language == Language::kLoops) {
        text_ += fmt::format("kernel {}{}\n", kernel.name, kernel.text);
        continue;
      }
      text_ += fmt::format("kernel {} {} ", kernel.name, to_string(kernel.language));
      text_ += fits_verbatim(kernel.text) ? "\"\"\"" + kernel.text + "\"\"\"" : quote(kernel.text);
      text_ += '\n';
    }
  }

  void header() {
    const std::string name = is_plain_symbol(graph_.name) ? graph_.name : quote(graph_.name);
    const std::string begin = fmt::format("graph @{}(", name);
    std::vector<std::string> inputs;
    size_t columns = begin.size() + 3;
    for (const GraphInput& input : graph_.inputs()) {
      inputs.push_back(fmt::format("%{}: {}{}", graph_.value(input.value).name,
                                   to_string(graph_.type(input.value)), print_facts(input.facts)));
      columns += inputs.back().size() + 2;
    }
    const bool wraps = columns - (inputs.empty() ? 0 : 2) > kMaxColumns;
    text_ += begin;
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (i > 0) text_ += wraps ? "," : ", ";
      if (wraps) text_ += "\n    ";
      text_ += inputs[i];
    }
    text_ += ") {\n";
  }

  void node(const Node& node) {
    text_ += "  ";
    for (size_t i = 0; i < node.results.size(); ++i) {
      if (i > 0) text_ += ", ";
      value(node.results[i]);
    }
    text_ += " = ";
    if (node.launch) {
      launch(node);
    } else {
      call(node);
    }
    for (size_t i = 0; i < node.results.size(); ++i) {
      text_ += i == 0 ? " : " : ", ";
      text_ += to_string(graph_.type(node.results[i]));
    }
    if (node.launch) text_ += print_clauses(*node.launch);
    if (node.fusion) text_ += fmt::format("  fuse = {}", number(*node.fusion));
    text_ += '\n';
  }

  // Numbers groups in order of appearance.
  size_t number(uint32_t fusion) {
    const auto known = std::ranges::find(printed_, fusion);
    const auto place = static_cast<size_t>(known - printed_.begin());
    if (known == printed_.end()) printed_.push_back(fusion);
    return place;
  }

  void launch(const Node& node) {
    text_ += fmt::format("launch {}(", node.launch->kernel);
    const auto& operands = std::get<std::vector<ValueId>>(node.arguments.front());
    std::span<const ValueId> rest(operands);
    for (size_t i = 0; i < node.launch->operands.size(); ++i) {
      if (i > 0) text_ += ", ";
      const LaunchOperand& operand = node.launch->operands[i];
      if (operand.name != fmt::format("in{}", i)) text_ += operand.name + "=";
      const auto values = rest.first(operand.value_count());
      rest = rest.subspan(values.size());
      if (operand.list) {
        list(values);
      } else {
        entry(values.front());
      }
    }
    text_ += ')';
  }

  // Prints leading parameters that take values by position, up to the last that is not its default;
  // the others by name.
  void call(const Node& node) {
    const Schema& schema = catalog_.op(node.op).schema;
    const auto& parameters = schema.parameters;
    text_ += schema.name;
    text_ += '(';
    size_t leading = 0;
    size_t positional = 0;
    for (; leading < parameters.size() && parameters[leading].takes_values(); ++leading) {
      if (!is_default(parameters[leading], node.arguments[leading])) positional = leading + 1;
    }
    bool is_first = true;
    for (size_t i = 0; i < parameters.size(); ++i) {
      if (i >= positional && is_default(parameters[i], node.arguments[i])) continue;
      if (!is_first) text_ += ", ";
      is_first = false;
      if (i >= positional) {
        text_ += parameters[i].name;
        text_ += '=';
      }
      argument(node.arguments[i]);
    }
    text_ += ')';
  }

  void argument(const Argument& argument) {
    if (const auto* attribute = std::get_if<Attribute>(&argument)) {
      text_ += to_string(*attribute);
    } else if (const auto* single = std::get_if<ValueId>(&argument)) {
      value(*single);
    } else {
      list(std::get<std::vector<ValueId>>(argument));
    }
  }

  void list(std::span<const ValueId> values) {
    text_ += '[';
    bool is_first = true;
    for (const ValueId id : values) {
      if (!is_first) text_ += ", ";
      is_first = false;
      entry(id);
    }
    text_ += ']';
  }

  void entry(ValueId id) {
    if (id.valid()) {
      value(id);
    } else {
      text_ += "none";
    }
  }

  void results() {
    text_ += "  return";
    bool is_first = true;
    for (const GraphResult& result : graph_.results()) {
      text_ += is_first ? " " : ", ";
      is_first = false;
      value(result.value);
      if (!result.mutates) continue;
      text_ += " mutates ";
      value(graph_.inputs()[*result.mutates].value);
    }
    text_ += "\n}\n";
  }

  void value(ValueId id) {
    text_ += '%';
    text_ += graph_.value(id).name;
  }

  const Graph& graph_;
  const Catalog& catalog_;
  std::string text_;
  std::vector<uint32_t> printed_;  // groups, by the number in the printed text
};

}  // namespace

std::string print(const Graph& graph, const Catalog& catalog) {
  return Printer(graph, catalog).print();
}

std::string print_without_kernels(const Graph& graph, const Catalog& catalog) {
  return Printer(graph, catalog).print_without_kernels();
}

}  // namespace passnet
