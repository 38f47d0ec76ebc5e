#include "frontend/onnx/onnx_text.hpp"

#include "frontend/onnx/onnx_tensor.hpp"

#include <fmt/ranges.h>

namespace passnet {
namespace {

constexpr size_t kMaxText = size_t{64} << 20;
constexpr size_t kMaxEntries = 16;  // of a list of numbers

class TextWriter {
 public:
  void graph(const OnnxGraph& graph, size_t depth) {
    for (const OnnxValue& input : graph.inputs) value("input", input, depth);
    for (const OnnxNode& each : graph.nodes) node(each, depth);
    for (const OnnxValue& output : graph.outputs) value("output", output, depth);
  }

  void function(const OnnxFunction& function) {
    write(&function, 0, fmt::format("function {}", function.name));
    for (const OnnxNode& each : function.nodes) node(each, 1);
  }

  OnnxText take() { return std::move(result_); }

 private:
  void write(const void* part, size_t depth, std::string_view line) {
    std::string& text = result_.text;
    if (text.size() + line.size() > kMaxText) return;
    text.append(2 * depth, ' ');
    const auto begin = static_cast<uint32_t>(text.size());
    // Names may contain anything; a line stays one.
    for (const char each : line) text += each == '\n' || each == '\0' ? ' ' : each;
    result_.spans.emplace(part, Span{{}, begin, static_cast<uint32_t>(text.size())});
    text += '\n';
  }

  void value(std::string_view kind, const OnnxValue& value, size_t depth) {
    std::vector<std::string> dims;
    for (const OnnxDim& dim : value.dims) {
      dims.push_back(dim.value            ? std::to_string(*dim.value)
                     : dim.symbol.empty() ? "?"
                                          : std::string(dim.symbol));
    }
    write(&value, depth,
          fmt::format("{} {}[{}] {}", kind, onnx_type_name(value.element_type),
                      fmt::join(dims, ","), value.name));
  }

  template <class List>
  static std::string list(const List& entries) {
    const std::span all(entries);
    return fmt::format("[{}{}]", fmt::join(all.first(std::min(all.size(), kMaxEntries)), ", "),
                       all.size() > kMaxEntries ? ", …" : "");
  }

  static std::string attribute(const OnnxAttribute& attribute) {
    if (!attribute.refers.empty()) return fmt::format("@{}", attribute.refers);
    switch (static_cast<OnnxAttributeType>(attribute.type)) {
      case OnnxAttributeType::kFloat:
        return fmt::format("{}", attribute.real);
      case OnnxAttributeType::kInt:
        return fmt::format("{}", attribute.integer);
      case OnnxAttributeType::kString:
        return fmt::format("\"{}\"", attribute.text.substr(0, 200));
      case OnnxAttributeType::kFloats:
        return list(attribute.reals);
      case OnnxAttributeType::kInts:
        return list(attribute.integers);
      case OnnxAttributeType::kStrings:
        return fmt::format("[{} texts]", attribute.texts.size());
      case OnnxAttributeType::kTensor:
        return attribute.tensor.empty() ? "?" : tensor(attribute.tensor[0]);
      case OnnxAttributeType::kGraph:
        return "{…}";
      case OnnxAttributeType::kUndefined:
        break;
    }
    return "?";
  }

  static std::string tensor(const OnnxTensor& tensor) {
    return fmt::format("{}{}", onnx_type_name(tensor.data_type), list(tensor.dims));
  }

  void node(const OnnxNode& node, size_t depth) {
    std::string attributes;
    for (const OnnxAttribute& each : node.attributes) {
      attributes +=
          fmt::format("{}{} = {}", attributes.empty() ? " <" : ", ", each.name, attribute(each));
    }
    if (!attributes.empty()) attributes += ">";
    write(&node, depth,
          fmt::format("{} = {}{}{}{} ({})", fmt::join(node.outputs, ", "), node.domain,
                      node.domain.empty() ? "" : ".", node.op_type, attributes,
                      fmt::join(node.inputs, ", ")));
    for (const OnnxAttribute& each : node.attributes) {
      for (const OnnxGraph& inner : each.graph) graph(inner, depth + 1);
    }
  }

  OnnxText result_;
};

}  // namespace

Span OnnxText::span(const void* part, SourceId id) const {
  const auto found = spans.find(part);
  if (found == spans.end()) return {};
  return {id, found->second.begin, found->second.end};
}

OnnxText write_onnx_text(const OnnxModel& model) {
  TextWriter writer;
  writer.graph(model.graph, 0);
  for (const OnnxFunction& function : model.functions) writer.function(function);
  return writer.take();
}

}  // namespace passnet
