#include "frontend/onnx/onnx_program_maker.hpp"

#include "frontend/onnx/onnx_extents.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr int64_t kLeastOpset = 13;
constexpr int64_t kMostOpset = 28;
constexpr size_t kMaxStatements = 1 << 20;
constexpr size_t kMaxCalls = 16;  // of functions, one within the other

}  // namespace

Result<OnnxProgram> OnnxProgramMaker::make(const ChosenExtents& chosen) {
  const OnnxGraph& graph = model_.graph;
  if (!model_.has_graph) return fail({}, "bad-onnx", "expected a graph in '{}'", file_.path);
  TRY(check_opsets(model_.opsets));
  OnnxScope scope;
  TRY(add_initializers(graph, scope));
  TRY(add_inputs(graph, scope, chosen));
  std::vector<FxStatement> body;
  TRY(add_nodes(graph.nodes, scope, body));
  for (const OnnxValue& output : graph.outputs) {
    result_.program.results.push_back(TRY(value(scope, output.name, span(&output))));
  }
  if (!graph.outputs.empty()) result_.program.results_span = span(&graph.outputs[0]);
  result_.program.statements = std::move(literals_);
  std::ranges::move(body, std::back_inserter(result_.program.statements));
  return std::move(result_);
}

Result<void> OnnxProgramMaker::check_opsets(std::span<const OnnxOpset> opsets) const {
  const auto own = std::ranges::find(opsets, std::string_view(), &OnnxOpset::domain);
  if (own != opsets.end() && own->version >= kLeastOpset && own->version <= kMostOpset) return {};
  return fail({}, "unsupported-onnx", "expected an opset of ONNX from {} to {} in '{}', found {}",
              kLeastOpset, kMostOpset, file_.path,
              own == opsets.end() ? "none" : std::to_string(own->version));
}

FxName OnnxProgramMaker::fresh(std::string_view wanted) {
  if (!result_.program.names.contains(wanted)) return result_.program.names.intern(wanted);
  for (;;) {
    const std::string name = fmt::format("{}.{}", wanted, ++suffix_);
    if (!result_.program.names.contains(name)) return result_.program.names.intern(name);
  }
}

FxName OnnxProgramMaker::add_inner(Statements& into, std::string_view name,
                                   std::vector<FxValue> arguments, Span at) {
  const FxName result = fresh("inner");
  into.emplace_back(FxCall{.result = result,
                           .target = target(name),
                           .arguments = std::move(arguments),
                           .span = at,
                           .is_inner = true});
  return result;
}

Result<FxValue> OnnxProgramMaker::value(OnnxScope& scope, std::string_view name, Span at) {
  if (name.empty()) return FxValue{None{}};
  OnnxScope::Entry* const entry = scope.find(name);
  if (entry == nullptr) {
    return fail(at, "bad-onnx", "expected the name of a value above, found '{}'", name);
  }
  if (entry->tensor != nullptr) {
    entry->value = TRY(constant(*entry->tensor, name, false, at));
    entry->tensor = nullptr;
  }
  return entry->value;
}

FxValue OnnxProgramMaker::define(OnnxScope& scope, std::string_view name) {
  FxValue result{FxReference{fresh(name)}};
  scope.set(name, result);
  return result;
}

Result<void> OnnxProgramMaker::add_initializers(const OnnxGraph& graph, OnnxScope& scope) {
  if (graph.sparse_initializers > 0) {
    return fail({}, "unsupported-onnx", "sparse tensors are not supported, found {} in '{}'",
                graph.sparse_initializers, file_.path);
  }
  for (const OnnxTensor& tensor : graph.initializers) scope.set(tensor.name, tensor);
  return {};
}

Result<void> OnnxProgramMaker::add_inputs(const OnnxGraph& graph, OnnxScope& scope,
                                          const ChosenExtents& chosen) {
  std::vector<const OnnxValue*> inputs;
  for (const OnnxValue& input : graph.inputs) {
    // Files of old versions list the tensors of the model among its inputs.
    if (scope.find(input.name) == nullptr) inputs.push_back(&input);
  }
  const Span first = inputs.empty() ? Span{} : span(inputs[0]);
  const auto shapes = TRY(onnx_shapes(inputs, chosen, first));
  for (size_t i = 0; i < inputs.size(); ++i) {
    const OnnxValue& input = *inputs[i];
    const auto dtype = dtype_from_onnx(input.element_type);
    if (!dtype) {
      return fail(span(&input), "onnx-dtype", "the dtype {} of the input '{}' is not supported",
                  input.element_type == 0 ? "of no tensor" : onnx_type_name(input.element_type),
                  input.name);
    }
    TensorType type{.dtype = *dtype};
    type.shape.assign(shapes[i].begin(), shapes[i].end());
    const FxName name = name_of(define(scope, input.name));
    result_.program.inputs.push_back({.name = name, .type = type, .span = span(&input)});
    result_.contents.emplace_back();
  }
  return {};
}

Result<void> OnnxProgramMaker::add_nodes(std::span<const OnnxNode> nodes, OnnxScope& scope,
                                         Statements& into) {
  for (const OnnxNode& node : nodes) {
    if (++statements_ > kMaxStatements) {
      return fail(span(&node), "unsupported-onnx", "expected at most {} nodes, found more",
                  kMaxStatements);
    }
    TRY(add_node(node, scope, into));
  }
  return {};
}

Result<void> OnnxProgramMaker::add_node(const OnnxNode& node, OnnxScope& scope, Statements& into) {
  if (const OnnxFunction* const function = find_function(node)) {
    return add_function(node, *function, scope, into);
  }
  if (!node.domain.empty()) {
    return fail(span(&node), "unsupported-op", "the op '{}.{}' is not supported", node.domain,
                node.op_type);
  }
  if (node.op_type == "Constant") return add_constant(node, scope);
  if (node.op_type == "If") return add_branch(node, scope, into);
  if (node.op_type == "Loop") return add_loop(node, scope, into);
  if (node.op_type == "Scan") return add_scan(node, scope, into);
  return add_call(node, scope, into);
}

const OnnxFunction* OnnxProgramMaker::find_function(const OnnxNode& node) const {
  const auto found = std::ranges::find_if(model_.functions, [&](const OnnxFunction& each) {
    return each.name == node.op_type && each.domain == node.domain &&
           each.overload == node.overload;
  });
  return found == model_.functions.end() ? nullptr : &*found;
}

const OnnxAttribute* OnnxProgramMaker::resolved(const OnnxScope& scope,
                                                const OnnxAttribute& attribute) {
  return attribute.refers.empty() ? &attribute : scope.attribute(attribute.refers);
}

const OnnxAttribute* OnnxProgramMaker::find(const OnnxScope& scope, const OnnxNode& node,
                                            std::string_view name) {
  const OnnxAttribute* const own = node.find(name);
  return own == nullptr ? nullptr : resolved(scope, *own);
}

const OnnxGraph* OnnxProgramMaker::find_graph(const OnnxScope& scope, const OnnxNode& node,
                                              std::string_view name) {
  const OnnxAttribute* const found = find(scope, node, name);
  return found == nullptr || found->graph.empty() ? nullptr : &found->graph[0];
}

Result<std::vector<FxValue>> OnnxProgramMaker::operands(const OnnxNode& node, OnnxScope& scope) {
  std::vector<FxValue> result;
  for (const std::string_view input : node.inputs) {
    result.push_back(TRY(value(scope, input, span(&node))));
  }
  while (!result.empty() && result.back().is<None>()) result.pop_back();
  return result;
}

void OnnxProgramMaker::take_parts(const OnnxNode& node, OnnxScope& scope, FxName whole,
                                  Statements& into) {
  for (size_t i = node.outputs.size(); i-- > 0;) {
    if (node.outputs[i].empty()) continue;
    const FxName part = i == 0 ? whole : fresh(node.outputs[i]);
    into.emplace_back(FxCall{.result = part,
                             .target = target("onnx_output"),
                             .arguments = {{FxReference{whole}}, {static_cast<int64_t>(i)}},
                             .span = span(&node),
                             .is_inner = true});
    scope.set(node.outputs[i], FxValue{FxReference{part}});
  }
}

Result<void> OnnxProgramMaker::add_call(const OnnxNode& node, OnnxScope& scope, Statements& into) {
  FxCall call{.result = fresh(node.outputs.empty() ? "none" : node.outputs[0]),
              .target = target(fmt::format("onnx.{}", node.op_type)),
              .arguments = TRY(operands(node, scope)),
              .span = span(&node)};
  for (const OnnxAttribute& each : node.attributes) {
    const OnnxAttribute* const given = resolved(scope, each);
    if (given == nullptr) continue;
    FxValue number = TRY(attribute_value(*given, node));
    call.keywords.emplace_back(target(each.name), std::move(number));
  }
  if (node.op_type == "Split") {
    call.keywords.emplace_back(target("outputs"),
                               FxValue{static_cast<int64_t>(node.outputs.size())});
  }
  const FxName whole = call.result;
  into.emplace_back(std::move(call));
  take_parts(node, scope, whole, into);
  return {};
}

Result<void> OnnxProgramMaker::add_function(const OnnxNode& node, const OnnxFunction& function,
                                            OnnxScope& scope, Statements& into) {
  TRY(check_opsets(function.opsets));
  if (++calls_ > kMaxCalls) {
    return fail(span(&node), "unsupported-onnx",
                "expected at most {} calls of functions within each other, found more", kMaxCalls);
  }
  OnnxScope inner;
  for (const OnnxAttribute& each : function.attributes) inner.set_attribute(each.name, each);
  for (const OnnxAttribute& each : node.attributes) {
    const OnnxAttribute* const given = resolved(scope, each);
    if (given != nullptr) inner.set_attribute(each.name, *given);
  }
  std::vector<FxValue> given = TRY(operands(node, scope));
  given.resize(std::max(given.size(), function.inputs.size()), FxValue{None{}});
  for (size_t i = 0; i < function.inputs.size(); ++i) inner.set(function.inputs[i], given[i]);
  TRY(add_nodes(function.nodes, inner, into));
  --calls_;
  for (size_t i = 0; i < std::min(node.outputs.size(), function.outputs.size()); ++i) {
    if (node.outputs[i].empty()) continue;
    const FxValue made = TRY(value(inner, function.outputs[i], span(&node)));
    scope.set(node.outputs[i], made);
  }
  return {};
}

Result<OnnxProgram> make_onnx_program(const OnnxModel& model, WireFile& file, OnnxTensors& tensors,
                                      const OnnxText& text, SourceId source,
                                      const ChosenExtents& chosen) {
  return OnnxProgramMaker(model, file, tensors, text, source).make(chosen);
}

}  // namespace passnet
