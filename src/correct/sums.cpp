#include "correct/sums.hpp"

#include "correct/compare.hpp"

#include <algorithm>
#include <ranges>
#include <span>

namespace passnet {
namespace {

// The terms that each sum of the stage adds; 1 for other stages.
int64_t sum_length(const Kernel& kernel, const Stage& stage) {
  if (stage.kind == StageKind::kMap || stage.combine != Combine::kSum) return 1;
  const Shape extents = kernel.extents(stage);
  return numel(std::span(extents).last(stage.reduced));
}

// The most terms that one sum of the kernel adds; 1 for other kernels.
int64_t longest_sum(const Kernel& kernel) {
  int64_t longest = 1;
  for (const Stage& stage : kernel.stages) {
    longest = std::max(longest, sum_length(kernel, stage));
  }
  return longest;
}

// The growth of an expression, with the stages whose temporaries it loads.
struct Growth {
  bool multiplies = false;  // elements with elements
  bool is_bounded = false;  // by a function such as exp, whose results are not as large as operands
};

Growth growth_of(const Kernel& kernel, ExprId root) {
  Growth growth;
  std::vector<bool> seen(kernel.exprs.size(), false);
  std::vector<ExprId> open{root};
  while (!open.empty()) {
    const ExprId id = open.back();
    open.pop_back();
    if (seen[id.index]) continue;
    seen[id.index] = true;
    const Expr& expr = kernel.expr(id);
    growth.multiplies |= expr.op == ScalarOp::kMul || expr.op == ScalarOp::kFma;
    growth.is_bounded |= info(expr.op).is_transcendental;
    if (expr.op != ScalarOp::kLoad) {
      open.insert(open.end(), expr.operands.begin(), expr.operands.end());
    } else if (kernel.buffer(expr.buffer).role == BufferRole::kTemporary) {
      const auto stage = std::ranges::find(kernel.stages, expr.buffer, &Stage::target);
      if (stage != kernel.stages.end()) open.push_back(stage->value);
    }
  }
  return growth;
}

}  // namespace

Kernel lower_node(const Graph& graph, const Node& node, const Catalog& catalog) {
  const OpCall call(catalog.op(node.op), node.arguments, graph, node.span);
  std::vector<TensorType> types;
  for (const ValueId result : node.results) types.push_back(graph.type(result));
  return lower(call, types);
}

std::vector<int64_t> find_sums(const Graph& graph, const Catalog& catalog) {
  std::vector<int64_t> terms(graph.value_limit(), 1);
  for (const NodeId id : std::views::reverse(graph.nodes())) {
    const Node& node = graph.node(id);
    int64_t most = 1;
    if (catalog.op(node.op).def.view != nullptr) {
      for (const ValueId result : node.results) most = std::max(most, terms[result.index]);
    } else if (!node.launch) {
      most = longest_sum(lower_node(graph, node, catalog));
    }
    graph.for_each_operand(
        node, [&](ValueId value) { terms[value.index] = std::max(terms[value.index], most); });
  }
  return terms;
}

bool may_overflow(const Kernel& kernel, double most) {
  return std::ranges::any_of(kernel.stages, [&](const Stage& stage) {
    const int64_t terms = sum_length(kernel, stage);
    if (terms <= 1) return false;
    const Growth growth = growth_of(kernel, stage.value);
    const double term = growth.multiplies ? most * most : most;
    return !growth.is_bounded && term * static_cast<double>(terms) > float_limits(DType::kF32).most;
  });
}

}  // namespace passnet
