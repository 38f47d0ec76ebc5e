#include "eval/trace_values.hpp"

#include "compile/build.hpp"
#include "compile/pipeline.hpp"
#include "eval/alone/run_alone.hpp"
#include "ir/copy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace passnet {
namespace {

// The values that a graph computes, by id, in program order.
struct Computed {
  std::vector<ValueId> order;
  std::map<uint32_t, Tensor> tensors;
};

// Copies a graph; every value that a node computes is a result of the copy, in program order.
Result<Graph> show_all_values(const Graph& graph, const Catalog& catalog) {
  GraphBuilder builder(catalog, graph.name);
  GraphCopy copies(graph, builder);
  for (const GraphInput& input : graph.inputs()) copies.input(input);
  for (const KernelSource& kernel : graph.kernels()) builder.add_kernel(kernel);
  for (const Fusion& fusion : graph.fusions()) builder.add_fusion(fusion);
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    for (const ValueId result : TRY(copies.node(node))) {
      if (node.fusion) builder.fuse(result, *node.fusion);
      builder.result(result);
    }
  }
  return builder.take();
}

Result<Computed> compute(const Graph& graph, std::span<const Tensor> inputs,
                         const TraceTools& tools) {
  const Graph shown = TRY(show_all_values(graph, tools.catalog));
  const CompiledGraph compiled =
      TRY(compile(shown, tools.catalog, tools.target, info(Pipeline::kOpByOp).options));
  const BuiltKernels built = TRY(build_kernels(compiled, tools.compiler));
  RunAlone ran = TRY(run_alone(compiled, built.libraries, inputs, {.threads = tools.threads}));
  Computed computed;
  for (const NodeId id : graph.nodes()) {
    for (const ValueId value : graph.node(id).results) {
      computed.tensors.emplace(value.index, std::move(ran.results[computed.order.size()]));
      computed.order.push_back(value);
    }
  }
  return computed;
}

std::vector<ValueId> operands_of(const Graph& graph, NodeId id) {
  std::vector<ValueId> operands;
  graph.for_each_operand(graph.node(id), [&](ValueId value) { operands.push_back(value); });
  return operands;
}

// Returns the value of `rewritten` that replaces each value of `graph`: itself if it stays,
// otherwise the one that the nodes and the results which read it now read.
std::map<uint32_t, ValueId> find_counterparts(const Graph& graph, const Graph& rewritten) {
  std::map<uint32_t, ValueId> counterparts;
  std::vector<bool> stays(rewritten.node_limit());
  for (const NodeId id : rewritten.nodes()) stays[id.index] = true;
  const auto pair = [&](std::span<const ValueId> before, std::span<const ValueId> after) {
    for (size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
      counterparts.try_emplace(before[i].index, after[i]);
    }
  };
  for (const NodeId id : graph.nodes()) {
    if (!stays[id.index]) continue;
    pair(graph.node(id).results, rewritten.node(id).results);
    pair(operands_of(graph, id), operands_of(rewritten, id));
  }
  for (size_t i = 0; i < graph.results().size(); ++i) {
    counterparts.try_emplace(graph.results()[i].value.index, rewritten.results()[i].value);
  }
  return counterparts;
}

std::string describe(const Graph& graph, ValueId value, const Catalog& catalog) {
  const NodeId producer = graph.value(value).producer;
  if (!producer.valid()) return "an input";
  const Node& node = graph.node(producer);
  if (node.launch) return "launch " + node.launch->kernel;
  return (node.fusion ? "fuse " : "") + std::string(catalog.op(node.op).name());
}

std::vector<int64_t> index_of(int64_t element, const Shape& shape) {
  std::vector<int64_t> index(shape.size());
  for (size_t i = shape.size(); i-- > 0;) {
    index[i] = element % shape[i];
    element /= shape[i];
  }
  return index;
}

// Compares as judging does, but counts NaN where the reference has NaN as right: special inputs
// have such results.
Comparison compare_with_nan(const Tensor& found, const Tensor& reference,
                            const TensorSummary& expected) {
  Comparison comparison = compare(found, reference);
  if (!comparison.same_type || comparison.wrong == 0 || expected.nan == 0) return comparison;
  const Tolerance allowed = tolerance(reference.type().dtype, -5);
  comparison.wrong = 0;
  comparison.first_wrong = -1;
  for (int64_t i = 0; i < reference.numel(); ++i) {
    const double a = found.value(i);
    const double b = reference.value(i);
    if (a == b || (std::isnan(a) && std::isnan(b))) continue;
    if (std::abs(a - b) <= allowed.atol + allowed.rtol * std::abs(b)) continue;
    if (comparison.wrong++ == 0) comparison.first_wrong = i;
  }
  return comparison;
}

void add_comparison(const Tensor& found, const Tensor& reference, TracedValue& traced) {
  traced.found = summarize(found);
  traced.comparison = compare_with_nan(found, reference, *traced.reference);
  const int64_t first = traced.comparison->first_wrong;
  if (first < 0 || !traced.comparison->same_type) return;
  traced.first_wrong = index_of(first, reference.type().shape);
  traced.expected_there = reference.value(first);
  traced.found_there = found.value(first);
}

}  // namespace

Result<std::vector<TracedValue>> trace_values(const Graph& graph, const Graph& rewritten,
                                              std::span<const Tensor> inputs, TraceTools tools) {
  const Computed reference = TRY(compute(graph, inputs, tools));
  const Computed candidate = TRY(compute(rewritten, inputs, tools));
  const auto counterparts = find_counterparts(graph, rewritten);
  std::vector<bool> is_shown(rewritten.value_limit());
  std::vector<TracedValue> values;
  for (const ValueId id : reference.order) {
    const Tensor& expected = reference.tensors.at(id.index);
    TracedValue& traced = values.emplace_back(TracedValue{.value = graph.value(id).name,
                                                          .op = describe(graph, id, tools.catalog),
                                                          .type = graph.type(id),
                                                          .reference = summarize(expected)});
    const auto counterpart = counterparts.find(id.index);
    if (counterpart == counterparts.end()) continue;
    const ValueId there = counterpart->second;
    const auto found = candidate.tensors.find(there.index);
    if (found == candidate.tensors.end()) continue;  // the pass returns an input
    is_shown[there.index] = true;
    if (there != id) {
      traced.candidate = fmt::format("%{} = {}", rewritten.value(there).name,
                                     describe(rewritten, there, tools.catalog));
    }
    add_comparison(found->second, expected, traced);
  }
  for (const ValueId id : candidate.order) {
    if (is_shown[id.index]) continue;
    values.push_back({.value = rewritten.value(id).name,
                      .op = describe(rewritten, id, tools.catalog),
                      .type = rewritten.type(id),
                      .found = summarize(candidate.tensors.at(id.index))});
  }
  return values;
}

}  // namespace passnet
