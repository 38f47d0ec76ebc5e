#include "lower/fold_constants.hpp"

#include "interpret/interpret.hpp"
#include "ir/copy.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/costs/lowering.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace passnet {
namespace {

// Returns the elementary operations of a kernel: every stage at every iteration.
double work_of(const Kernel& kernel) {
  double total = 0;
  for (const Stage& stage : kernel.stages) {
    const std::array roots{stage.value, stage.guard};
    double operations = 1;
    for (const ExprId id : reached_from(kernel, roots)) {
      operations += static_cast<double>(cost(kernel.expr(id).op));
    }
    total += operations * static_cast<double>(numel(kernel.extents(stage)));
  }
  return total;
}

class Folder {
 public:
  Folder(Graph graph, const Catalog& catalog, const Target& target)
      : graph_(std::move(graph)),
        catalog_(catalog),
        costs_(*target.lower),
        is_constant_(graph_.value_limit()),
        work_(graph_.value_limit()) {}

  FoldedGraph run() {
    for (const NodeId id : graph_.nodes()) mark(graph_.node(id));
    const std::vector<ValueId> chosen = choose();
    if (!chosen.empty()) replace(chosen);
    return {std::move(graph_), std::move(constants_)};
  }

 private:
  bool is_view(const Node& node) const { return catalog_.op(node.op).def.view != nullptr; }

  // Marks the results of the node as constant, with the work of all nodes that it needs. (Work that
  // several nodes need counts several times.)
  void mark(const Node& node) {
    const Op& op = catalog_.op(node.op);
    if (node.launch || node.fusion || op.def.random) return;
    bool constant = true;
    double work = 0;
    graph_.for_each_operand(node, [&](ValueId value) {
      constant = constant && is_constant_[value.index];
      work += work_[value.index];
    });
    if (!constant) return;
    if (!is_view(node)) {
      std::vector<TensorType> types;
      for (const ValueId result : node.results) {
        types.push_back(graph_.type(result));
        if (types.back().bytes() > costs_.max_constant_bytes || types.back().numel() == 0) return;
      }
      work += work_of(lower(OpCall(op, node.arguments, graph_, node.span), types));
      if (work > costs_.max_constant_work - spent_) return;
    }
    for (const ValueId result : node.results) {
      is_constant_[result.index] = true;
      work_[result.index] = work;
    }
  }

  // Returns the value behind views, as long as it is constant.
  ValueId viewed(ValueId value) const {
    while (graph_.value(value).producer.valid() &&
           is_view(graph_.node(graph_.value(value).producer))) {
      const Node& node = graph_.node(graph_.value(value).producer);
      std::optional<ValueId> first;
      graph_.for_each_operand(node, [&](ValueId operand) {
        if (!first) first = operand;
      });
      value = *first;
    }
    return value;
  }

  // Returns the constants that other nodes read and that are worth loading, in the order of their
  // computation.
  std::vector<ValueId> choose() {
    std::vector<bool> wanted(graph_.value_limit());
    for (const NodeId id : graph_.nodes()) {
      const Node& node = graph_.node(id);
      if (is_constant_[node.results.front().index]) continue;
      graph_.for_each_operand(node, [&](ValueId value) {
        if (is_constant_[value.index]) wanted[viewed(value).index] = true;
      });
    }
    for (const GraphResult& result : graph_.results()) wanted[viewed(result.value).index] = false;
    std::vector<ValueId> chosen;
    for (const NodeId id : graph_.nodes()) {
      for (const ValueId value : graph_.node(id).results) {
        const double bytes = static_cast<double>(graph_.type(value).bytes());
        const double work = work_[value.index];
        if (!wanted[value.index] || work < costs_.min_constant_work * bytes) continue;
        if (spent_ + work > costs_.max_constant_work) continue;
        spent_ += work;
        chosen.push_back(value);
      }
    }
    return chosen;
  }

  // Returns the computation of the values as a separate graph.
  Graph extract(const std::vector<ValueId>& chosen) const {
    std::vector<bool> needed(graph_.value_limit());
    for (const ValueId value : chosen) needed[value.index] = true;
    std::vector<NodeId> nodes;
    for (size_t i = graph_.nodes().size(); i-- > 0;) {
      const Node& node = graph_.node(graph_.nodes()[i]);
      const bool is_needed =
          std::ranges::any_of(node.results, [&](ValueId result) { return needed[result.index]; });
      if (!is_needed) continue;
      nodes.push_back(graph_.nodes()[i]);
      graph_.for_each_operand(node, [&](ValueId value) { needed[value.index] = true; });
    }
    GraphBuilder builder(catalog_, "constants");
    GraphCopy copies(graph_, builder);
    for (size_t i = nodes.size(); i-- > 0;) CHECK(copies.node(graph_.node(nodes[i])).has_value());
    for (const ValueId value : chosen) builder.result(copies[value]);
    return builder.take();
  }

  void replace(const std::vector<ValueId>& chosen) {
    auto tensors = interpret(extract(chosen), catalog_, std::vector<Tensor>{}, {});
    if (!tensors) return;  // an op that fails does so when the graph runs
    std::vector<ValueId> with(graph_.value_limit());
    for (uint32_t i = 0; i < with.size(); ++i) with[i] = {i};
    Rewriter rewriter(catalog_, graph_);
    rewriter.set_insertion_point(graph_.nodes().front());
    std::vector<std::pair<ValueId, ValueId>> replaced;  // from, to
    for (size_t i = 0; i < chosen.size(); ++i) {
      Tensor& tensor = (*tensors)[i];
      if (const auto number = single_number(tensor)) {
        replaced.emplace_back(chosen[i], add_full(rewriter, tensor.type(), *number));
      } else {
        replaced.emplace_back(chosen[i], rewriter.add_input(tensor.type()));
        constants_.push_back(std::move(tensor));
      }
    }
    for (uint32_t i = static_cast<uint32_t>(with.size()); i < graph_.value_limit(); ++i) {
      with.push_back({i});
    }
    for (const auto& [from, to] : replaced) with[from.index] = to;
    rewriter.replace_uses(with);
    rewriter.remove_dead_nodes();
  }

  // Returns the number that all elements equal bit by bit, if there is one.
  static std::optional<Attribute> single_number(const Tensor& tensor) {
    const DType dtype = tensor.type().dtype;
    const size_t size = byte_size(dtype);
    const auto bytes = tensor.bytes();
    for (size_t at = size; at < bytes.size(); at += size) {
      if (!std::ranges::equal(bytes.first(size), bytes.subspan(at, size))) return std::nullopt;
    }
    if (is_complex(dtype)) return std::nullopt;
    if (is_float(dtype)) return Attribute(tensor.value(0));
    return Attribute(tensor.integer(0));
  }

  ValueId add_full(Rewriter& rewriter, const TensorType& type, const Attribute& number) const {
    const Op* full = catalog_.find("full");
    CHECK(full != nullptr);
    const auto results =
        rewriter.call(full->id, {Attribute(type.shape), number, Attribute(type.dtype)});
    CHECK(results.has_value() && graph_.type(results->front()) == type);
    return results->front();
  }

  Graph graph_;
  const Catalog& catalog_;
  const LoweringCosts& costs_;
  std::vector<bool> is_constant_;  // by value
  std::vector<double> work_;       // by value: elementary operations of everything that it needs
  std::vector<Tensor> constants_;
  double spent_ = 0;
};

}  // namespace

FoldedGraph fold_constants(Graph graph, const Catalog& catalog, const Target& target) {
  return Folder(std::move(graph), catalog, target).run();
}

}  // namespace passnet
