#include "ops/example.hpp"

#include "base/check.hpp"
#include "ir/builder.hpp"
#include "ir/text/text.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace passnet {
namespace {

// The names after each % of `text`, each once, in order.
std::vector<std::string_view> value_names(std::string_view text) {
  std::vector<std::string_view> names;
  for (size_t at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 1)) {
    const auto end =
        std::find_if_not(text.begin() + static_cast<ptrdiff_t>(at) + 1, text.end(), [](char c) {
          return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                 (c >= 'A' && c <= 'Z');
        });
    const std::string_view name = text.substr(at, static_cast<size_t>(end - text.begin()) - at);
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return names;
}

}  // namespace

std::string example_graph(const Op& op) {
  std::string_view call = op.def.example;
  std::string declared;
  const bool declares = call.starts_with('(');
  if (declares) {
    const size_t end = call.find(") %");
    CHECK(end != std::string_view::npos);
    declared = call.substr(1, end - 1);
    call = call.substr(end + 2);
  }
  const size_t equals = call.find(" = ");
  const size_t colon = call.rfind(") : ");
  CHECK(equals != std::string_view::npos && colon != std::string_view::npos);
  const std::string_view results = call.substr(0, equals);
  const std::string_view types = call.substr(colon + 4);
  const std::string_view first =
      types.substr(0, types.find("], ") + (types.contains("], ") ? 1 : 0));
  if (!declares) {
    for (const std::string_view name : value_names(call.substr(equals))) {
      declared += fmt::format("{}{}: {}", declared.empty() ? "" : ", ", name, first);
    }
  }
  return fmt::format("graph @{}({}) {{\n  {}\n  return {}\n}}\n", op.name(), declared, call,
                     results);
}

namespace {

// True if inference accepts the call with the dtype in place of that of its first operand.
bool accepts(const Catalog& catalog, const Op& op, const Graph& graph, const Node& node,
             DType dtype) {
  GraphBuilder builder(catalog, "example");
  std::optional<DType> replaced;
  std::vector<Argument> arguments = node.arguments;
  const auto operand = [&](ValueId& value) {
    TensorType type = graph.type(value);
    if (!replaced) replaced = type.dtype;
    if (type.dtype == *replaced) type.dtype = dtype;
    value = builder.input(type, "");
  };
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (auto* value = std::get_if<ValueId>(&arguments[i])) operand(*value);
    if (auto* list = std::get_if<std::vector<ValueId>>(&arguments[i])) {
      for (ValueId& entry : *list) {
        if (entry.valid()) operand(entry);
      }
    }
  }
  if (!replaced) {
    const auto place = op.schema.find("dtype");
    if (!place) return false;
    arguments[*place] = Attribute(dtype);
  }
  return infer(OpCall(op, arguments, builder.graph(), {})).has_value();
}

}  // namespace

std::vector<DType> allowed_dtypes(const Catalog& catalog, const Op& op) {
  std::vector<DType> dtypes;
  if (op.def.example.empty()) return dtypes;
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("example", example_graph(op));
  const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  CHECK(graphs.size() == 1);
  for (const NodeId id : graphs[0].nodes()) {
    const Node& node = graphs[0].node(id);
    if (node.op != op.id) continue;
    for (const DTypeInfo& dtype : kDTypes) {
      if (accepts(catalog, op, graphs[0], node, dtype.dtype)) dtypes.push_back(dtype.dtype);
    }
    break;
  }
  return dtypes;
}

}  // namespace passnet
