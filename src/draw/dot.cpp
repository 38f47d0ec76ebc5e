#include "draw/dot.hpp"

namespace passnet {
namespace {

// Escapes text for double quotes.
std::string escape(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '"' || c == '\\') escaped += '\\';
    if (c == '\n') {
      escaped += "\\n";
    } else if (static_cast<uint8_t>(c) >= 0x20) {
      escaped += c;
    }
  }
  return escaped;
}

}  // namespace

std::string print_dot(const Graph& graph, const Catalog& catalog) {
  std::string text;
  const auto add = [&]<class... Args>(fmt::format_string<Args...> format, Args&&... args) {
    text += fmt::format(format, std::forward<Args>(args)...);
  };
  std::vector<std::string> source(graph.value_limit());
  const auto edge = [&](ValueId value, std::string_view to) {
    add("  {} -> {} [label=\"{}\"];\n", source[value.index], to, to_string(graph.type(value)));
  };
  add("digraph \"{}\" {{\n  node [shape=box, fontname=\"monospace\"];\n  edge "
      "[fontname=\"monospace\", fontsize=9];\n",
      escape(graph.name));
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const ValueId value = graph.inputs()[i].value;
    source[value.index] = fmt::format("input{}", i);
    add("  input{} [shape=ellipse, label=\"%{}\\n{}\"];\n", i, escape(graph.value(value).name),
        to_string(graph.type(value)));
  }
  for (size_t i = 0; i < graph.nodes().size(); ++i) {
    const Node& node = graph.node(graph.nodes()[i]);
    const std::string name = fmt::format("node{}", i);
    const std::string result =
        node.results.empty() ? "" : "%" + escape(graph.value(node.results.front()).name);
    add("  {} [label=\"{}\", tooltip=\"{}\"];\n", name, escape(catalog.op(node.op).name()), result);
    graph.for_each_operand(node, [&](ValueId value) { edge(value, name); });
    for (const ValueId value : node.results) source[value.index] = name;
  }
  for (size_t i = 0; i < graph.results().size(); ++i) {
    add("  result{0} [shape=ellipse, label=\"result {0}\"];\n", i);
    edge(graph.results()[i].value, fmt::format("result{}", i));
  }
  return text + "}\n";
}

}  // namespace passnet
