#include "ir/recast.hpp"

#include "ir/builder.hpp"

namespace passnet {
namespace {

class Conversion {
 public:
  Conversion(const Graph& graph, const Catalog& catalog, const Recast& how)
      : graph_(graph),
        catalog_(catalog),
        how_(how),
        builder_(catalog, graph.name),
        values_(graph.value_limit()) {}

  Result<Graph> run() {
    const std::vector<uint32_t> uses = graph_.count_uses();
    for (const GraphInput& input : graph_.inputs()) {
      TensorType type = graph_.type(input.value);
      if (uses[input.value.index] > 0) TRY(check(type.dtype, {}));
      type.dtype = converted(type.dtype);
      values_[input.value.index] =
          builder_.input(std::move(type), graph_.value(input.value).name, input.facts);
    }
    for (const NodeId id : graph_.nodes()) TRY(convert(graph_.node(id)));
    for (const GraphResult& result : graph_.results()) {
      builder_.result(values_[result.value.index], result.mutates);
    }
    return builder_.take();
  }

 private:
  DType converted(DType dtype) const {
    const bool is_meant = how_.from ? dtype == *how_.from : is_float(dtype);
    return is_meant ? how_.to : dtype;
  }

  Result<void> check(DType dtype, Span span) const {
    if (!is_complex(dtype)) return {};
    return fail(span, "recast-complex", "a complex graph has no form in {}", name(how_.to));
  }

  // True if the node converts an operand of the new dtype.
  bool stays(const Node& node) const {
    if (!how_.keeps_conversions || node.arguments.empty()) return false;
    const auto* operand = std::get_if<ValueId>(&node.arguments[0]);
    return operand != nullptr && builder_.graph().type(values_[operand->index]).dtype == how_.to;
  }

  Argument converted(const Argument& argument, bool stays) const {
    if (const auto* value = std::get_if<ValueId>(&argument)) return values_[value->index];
    if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      std::vector<ValueId> entries;
      for (const ValueId entry : *list) {
        entries.push_back(entry.valid() ? values_[entry.index] : entry);
      }
      return entries;
    }
    const auto& attribute = std::get<Attribute>(argument);
    const auto* dtype = std::get_if<DType>(&attribute);
    return dtype != nullptr && !stays ? Attribute(converted(*dtype)) : attribute;
  }

  // Ops that create a floating tensor of the default dtype get the new dtype as an argument.
  void complete(const Node& node, std::vector<Argument>& arguments) const {
    const auto& parameters = catalog_.op(node.op).schema.parameters;
    for (size_t i = 0; i < parameters.size(); ++i) {
      const auto* attribute = std::get_if<Attribute>(&arguments[i]);
      const bool is_open = parameters[i].kind == ParameterKind::kDType && attribute != nullptr &&
                           std::holds_alternative<None>(*attribute);
      bool reads = false;
      graph_.for_each_operand(node, [&](ValueId) { reads = true; });
      const DType dtype = graph_.type(node.results.front()).dtype;
      if (is_open && !reads && is_float(dtype)) arguments[i] = Attribute(converted(dtype));
    }
  }

  Result<void> convert(const Node& node) {
    if (node.launch) {
      return fail(node.span, "recast-launch", "the kernel '{}' has no form in {}",
                  node.launch->kernel, name(how_.to));
    }
    std::vector<std::string> names;
    for (const ValueId result : node.results) {
      TRY(check(graph_.type(result).dtype, node.span));
      names.push_back(graph_.value(result).name);
    }
    std::vector<Argument> arguments;
    const bool keeps = stays(node);
    for (const Argument& argument : node.arguments) {
      arguments.push_back(converted(argument, keeps));
    }
    if (!node.results.empty()) complete(node, arguments);
    const std::vector<ValueId> results =
        TRY(builder_.call(node.op, std::move(arguments), node.span, names));
    CHECK(results.size() == node.results.size());
    for (size_t i = 0; i < results.size(); ++i) values_[node.results[i].index] = results[i];
    return {};
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const Recast how_;
  GraphBuilder builder_;
  std::vector<ValueId> values_;  // of the new graph, by value of the old one
};

}  // namespace

Result<Graph> recast(const Graph& graph, const Catalog& catalog, const Recast& how) {
  CHECK(is_float(how.to));
  return Conversion(graph, catalog, how).run();
}

std::vector<Tensor> convert_inputs(const Graph& graph, std::span<const Tensor> inputs) {
  CHECK(inputs.size() == graph.inputs().size());
  std::vector<Tensor> converted;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorType& type = graph.type(graph.inputs()[i].value);
    CHECK(type.shape == inputs[i].type().shape);
    converted.push_back(convert(inputs[i], type.dtype));
  }
  return converted;
}

}  // namespace passnet
