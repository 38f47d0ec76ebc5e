#include "ir/recast.hpp"

#include "ir/copy.hpp"

namespace passnet {
namespace {

class Conversion {
 public:
  Conversion(const Graph& graph, const Catalog& catalog, const Recast& how)
      : graph_(graph),
        catalog_(catalog),
        how_(how),
        builder_(catalog, graph.name),
        copies_(graph, builder_) {}

  Result<Graph> run() {
    const std::vector<uint32_t> uses = graph_.count_uses();
    for (const GraphInput& input : graph_.inputs()) {
      TensorType type = graph_.type(input.value);
      if (uses[input.value.index] > 0) TRY(check(type.dtype, {}));
      type.dtype = converted(type.dtype);
      copies_.input(input.value, std::move(type), input.facts);
    }
    for (const NodeId id : graph_.nodes()) TRY(convert(graph_.node(id)));
    copies_.results();
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
    return operand != nullptr && builder_.graph().type(copies_[*operand]).dtype == how_.to;
  }

  void convert(Argument& argument) const {
    auto* const attribute = std::get_if<Attribute>(&argument);
    auto* const dtype = attribute == nullptr ? nullptr : std::get_if<DType>(attribute);
    if (dtype != nullptr) *dtype = converted(*dtype);
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
    for (const ValueId result : node.results) TRY(check(graph_.type(result).dtype, node.span));
    std::vector<Argument> arguments = copies_.arguments(node);
    if (!stays(node)) {
      for (Argument& argument : arguments) convert(argument);
    }
    if (!node.results.empty()) complete(node, arguments);
    TRY(copies_.node(node, std::move(arguments)));
    return {};
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const Recast how_;
  GraphBuilder builder_;
  GraphCopy copies_;
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
