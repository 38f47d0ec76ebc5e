#include "ir/cost.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Counts the arithmetic and the loads of one kernel.
class KernelCounter {
 public:
  explicit KernelCounter(const Kernel& kernel)
      : kernel_(kernel), loads_(kernel.buffers.size(), 0), is_data_(kernel.exprs.size(), false) {
    for (size_t i = 0; i < kernel.exprs.size(); ++i) {
      const Expr& expr = kernel.exprs[i];
      is_data_[i] = expr.op == ScalarOp::kLoad ||
                    std::ranges::any_of(expr.operands,
                                        [&](ExprId operand) { return is_data_[operand.index]; });
    }
    for (const Stage& stage : kernel.stages) count(stage);
  }

  double flops() const { return flops_; }
  // Counts at most all elements of an input.
  int64_t read(size_t buffer) const {
    const TensorType type{kernel_.buffers[buffer].dtype,
                          kernel_.shape({static_cast<uint32_t>(buffer)})};
    const double loaded = loads_[buffer] * static_cast<double>(byte_size(type.dtype));
    return std::min(type.bytes(), static_cast<int64_t>(std::min(loaded, 0x1p62)));
  }

 private:
  // Walks the expressions of the value and the guard; below a load only further loads count, not
  // the arithmetic on its index.
  void count(const Stage& stage) {
    const double iterations = static_cast<double>(numel(kernel_.extents(stage)));
    double operations = stage.kind == StageKind::kMap ? 0 : 1;
    if (accumulates(stage.store)) operations += 1;
    std::vector<bool> seen(kernel_.exprs.size(), false);
    std::vector<bool> seen_in_place(kernel_.exprs.size(), false);
    std::vector<std::pair<ExprId, bool>> left;  // true if it is part of an index
    const auto visit = [&](ExprId id, bool in_place) {
      auto& marks = in_place ? seen_in_place : seen;
      if (!id.valid() || marks[id.index]) return;
      marks[id.index] = true;
      left.emplace_back(id, in_place);
    };
    visit(stage.value, false);
    visit(stage.guard, true);
    for (const ExprId place : stage.target_index) visit(place, true);
    while (!left.empty()) {
      const auto [id, in_place] = left.back();
      left.pop_back();
      const Expr& expr = kernel_.expr(id);
      const bool is_load = expr.op == ScalarOp::kLoad;
      if (is_load && !(in_place && seen[id.index])) loads_[expr.buffer.index] += iterations;
      if (!in_place && is_data_[id.index]) operations += info(expr.op).flops;
      for (const ExprId operand : expr.operands) visit(operand, in_place || is_load);
    }
    flops_ += operations * iterations;
  }

  const Kernel& kernel_;
  double flops_ = 0;
  std::vector<double> loads_;  // by buffer
  std::vector<bool> is_data_;  // true if an expression depends on an element
};

int64_t sum_of_bytes(std::span<const TensorType> types) {
  int64_t bytes = 0;
  for (const TensorType& type : types) bytes += type.bytes();
  return bytes;
}

// Tracks which memory is alive along the program.
class Memory {
 public:
  Memory(const Graph& graph, const Catalog& catalog)
      : graph_(graph),
        catalog_(catalog),
        uses_(graph.count_uses()),
        owner_(graph.value_limit()),
        readers_(graph.value_limit(), 0) {}

  int64_t peak() {
    for (const GraphInput& input : graph_.inputs()) {
      live_ += graph_.type(input.value).bytes();
      owner_[input.value.index] = {};  // the caller's: never freed
    }
    peak_ = live_;
    for (const NodeId id : graph_.nodes()) step(graph_.node(id));
    return peak_;
  }

 private:
  void step(const Node& node) {
    const bool is_view = catalog_.op(node.op).def.view != nullptr;
    for (const ValueId result : node.results) {
      ValueId owner = result;
      if (is_view) owner = owner_[std::get<ValueId>(node.arguments.front()).index];
      owner_[result.index] = owner;
      if (!is_view) live_ += graph_.type(result).bytes();
      if (owner.valid()) readers_[owner.index] += uses_[result.index];
    }
    peak_ = std::max(peak_, live_);
    graph_.for_each_operand(node, [&](ValueId value) {
      const ValueId owner = owner_[value.index];
      if (owner.valid() && --readers_[owner.index] == 0) live_ -= graph_.type(owner).bytes();
    });
    for (const ValueId result : node.results) {
      const bool is_unread = owner_[result.index] == result && readers_[result.index] == 0;
      if (is_unread) live_ -= graph_.type(result).bytes();
    }
  }

  const Graph& graph_;
  const Catalog& catalog_;
  std::vector<uint32_t> uses_;
  std::vector<ValueId> owner_;    // the value that owns the memory of a value; invalid: an input's
  std::vector<int64_t> readers_;  // remaining uses of a value's memory
  int64_t live_ = 0;
  int64_t peak_ = 0;
};

}  // namespace

Cost cost(const OpCall& call, std::span<const TensorType> results) {
  const OpDef& def = call.op().def;
  if (def.view != nullptr) return {};
  Cost total{.written = sum_of_bytes(results)};
  const bool is_launch = def.lower == nullptr && def.body.empty();
  if (is_launch) {
    for (size_t i = 0; i < call.op().schema.parameters.size(); ++i) {
      if (call.is_tensor(i)) total.read += call.tensor(i).bytes();
      const bool is_list = call.op().schema.parameters[i].kind == ParameterKind::kTensorList;
      if (is_list) total.read += sum_of_bytes(call.tensors(i));
    }
    return total;
  }
  const Kernel kernel = lower(call, results);
  const KernelCounter counter(kernel);
  total.flops = counter.flops();
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    if (kernel.buffers[i].role == BufferRole::kInput) total.read += counter.read(i);
  }
  return total;
}

Cost cost(const Graph& graph, NodeId id, const Catalog& catalog) {
  const Node& node = graph.node(id);
  std::vector<TensorType> types;
  for (const ValueId value : node.results) types.push_back(graph.type(value));
  return cost(OpCall(catalog.op(node.op), node.arguments, graph, node.span), types);
}

double count_flops(const Kernel& kernel) { return KernelCounter(kernel).flops(); }

bool is_transcendental(const Kernel& kernel) {
  return std::ranges::any_of(kernel.exprs, [](const Expr& expr) {
    return !is_integral(expr.dtype) && info(expr.op).is_transcendental;
  });
}

bool is_weight_name(std::string_view name) {
  return name.contains("_parameters_") || name.starts_with("p_");
}

bool is_buffer_name(std::string_view name) {
  return name.contains("_buffers_") || name.starts_with("b_");
}

GraphCost cost(const Graph& graph, const Catalog& catalog) {
  GraphCost total;
  for (const GraphInput& input : graph.inputs()) {
    const TensorType& type = graph.type(input.value);
    total.input_bytes += type.bytes();
    if (is_weight_name(graph.value(input.value).name)) total.parameters += type.numel();
  }
  std::vector<bool> is_result(graph.value_limit(), false);
  for (const GraphResult& result : graph.results()) {
    is_result[result.value.index] = true;
    total.output_bytes += graph.type(result.value).bytes();
  }
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    const Cost own = cost(graph, id, catalog);
    total.nodes.push_back(own);
    total.flops += own.flops;
    total.bytes += own.bytes();
    if (catalog.op(node.op).def.view != nullptr) continue;
    for (const ValueId value : node.results) {
      if (!is_result[value.index]) total.intermediate_bytes += graph.type(value).bytes();
    }
  }
  total.peak_bytes = Memory(graph, catalog).peak();
  return total;
}

}  // namespace passnet
