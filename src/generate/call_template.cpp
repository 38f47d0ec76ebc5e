#include "generate/call_template.hpp"

#include "ir/builder.hpp"
#include "ir/text/text.hpp"
#include "ops/example.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Determines which expressions depend on elements loaded from a buffer, one buffer at a time.
class Loads {
 public:
  explicit Loads(const Kernel& kernel) : kernel_(kernel) {
    from_.resize(kernel.exprs.size());
    for (size_t i = 0; i < kernel.exprs.size(); ++i) {
      const Expr& expr = kernel.exprs[i];
      auto& buffers = from_[i];
      if (expr.op == ScalarOp::kLoad) buffers.push_back(expr.buffer.index);
      if (expr.op == ScalarOp::kLoad) continue;  // indices do not pass a value on
      for (const ExprId operand : expr.operands) {
        const auto& more = from_[operand.index];
        buffers.insert(buffers.end(), more.begin(), more.end());
      }
      std::ranges::sort(buffers);
      buffers.erase(std::unique(buffers.begin(), buffers.end()), buffers.end());
    }
  }

  // Buffers whose elements are used as a place to load from or to store to.
  std::vector<bool> index_buffers() const {
    std::vector<bool> is_index(kernel_.buffers.size(), false);
    const auto mark = [&](ExprId place) {
      for (const uint32_t buffer : from_[place.index]) is_index[buffer] = true;
    };
    for (const Expr& expr : kernel_.exprs) {
      if (expr.op != ScalarOp::kLoad) continue;
      for (const ExprId place : expr.operands) mark(place);
    }
    for (const Stage& stage : kernel_.stages) {
      for (const ExprId place : stage.target_index) mark(place);
    }
    return is_index;
  }

 private:
  const Kernel& kernel_;
  std::vector<std::vector<uint32_t>> from_;
};

// Returns the parameters that hold places, derived from the kernel that computes the op. Only
// integers do, because the kernel itself keeps computed coordinates (of a sampling grid) within
// bounds.
std::vector<bool> index_parameters(const OpCall& call, std::span<const TensorType> results) {
  const auto& parameters = call.op().schema.parameters;
  std::vector<bool> is_index(parameters.size(), false);
  if (call.op().def.view != nullptr) return is_index;
  const Kernel kernel = lower(call, results);
  const std::vector<bool> buffers = Loads(kernel).index_buffers();
  size_t buffer = 0;
  for (size_t i = 0; i < parameters.size(); ++i) {
    const bool is_list = parameters[i].kind == ParameterKind::kTensorList;
    const size_t count = is_list ? call.tensors(i).size() : size_t{call.is_tensor(i)};
    for (size_t j = 0; j < count; ++j, ++buffer) {
      const DType dtype = kernel.buffers[buffer].dtype;
      if (buffers[buffer] && is_integral(dtype)) is_index[i] = true;
    }
  }
  return is_index;
}

}  // namespace

std::optional<CallTemplate> call_template(const Catalog& catalog, const Op& op) {
  if (op.def.example.empty()) return std::nullopt;
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("example", example_graph(op));
  const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  CHECK(graphs.size() == 1);
  const Graph& graph = graphs.front();
  const auto found =
      std::ranges::find_if(graph.nodes(), [&](NodeId id) { return graph.node(id).op == op.id; });
  CHECK(found != graph.nodes().end());
  const Node& node = graph.node(*found);
  CallTemplate result{.op = op.id};
  std::vector<TensorType> types;
  for (const ValueId value : node.results) types.push_back(graph.type(value));
  result.is_index = index_parameters(OpCall(op, node.arguments, graph, {}), types);
  for (size_t i = 0; i < node.arguments.size(); ++i) {
    const auto operand = [&](ValueId value) {
      if (!value.valid()) return value;
      Operand entry{.type = graph.type(value), .is_index = result.is_index[i]};
      const Value& known = graph.value(value);
      if (!known.producer.valid()) entry.facts = graph.inputs()[known.result].facts;
      result.operands.push_back(std::move(entry));
      return ValueId{static_cast<uint32_t>(result.operands.size() - 1)};
    };
    Argument argument = node.arguments[i];
    if (auto* value = std::get_if<ValueId>(&argument)) *value = operand(*value);
    if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      for (ValueId& entry : *list) entry = operand(entry);
    }
    result.arguments.push_back(std::move(argument));
  }
  return result;
}

Result<std::vector<TensorType>> infer(const Catalog& catalog, const CallTemplate& call) {
  GraphBuilder scratch(catalog, "scratch");
  for (const Operand& operand : call.operands) scratch.input(operand.type, "");
  return infer(OpCall(catalog.op(call.op), call.arguments, scratch.graph(), {}));
}

}  // namespace passnet
