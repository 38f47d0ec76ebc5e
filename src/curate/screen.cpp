#include "curate/screen.hpp"

#include "curate/effects.hpp"
#include "curate/specimen.hpp"

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

constexpr int64_t kElementBytes = 4;

template <class... Args>
Screening flawed(Flaw flaw, fmt::format_string<Args...> text, Args&&... args) {
  return {.flaw = flaw, .reason = fmt::format(text, std::forward<Args>(args)...)};
}

// True by value if the results need it.
std::vector<bool> needed_values(const Graph& graph) {
  std::vector<bool> needed(graph.value_limit(), false);
  for (const GraphResult& result : graph.results()) needed[result.value.index] = true;
  for (size_t i = graph.nodes().size(); i-- > 0;) {
    const Node& node = graph.node(graph.nodes()[i]);
    const bool is_needed =
        std::ranges::any_of(node.results, [&](ValueId value) { return needed[value.index]; });
    if (!is_needed) continue;
    graph.for_each_operand(node, [&](ValueId value) { needed[value.index] = true; });
  }
  return needed;
}

// True by value if it depends on an input.
std::vector<bool> varying_values(const Graph& graph) {
  std::vector<bool> varies(graph.value_limit(), false);
  for (const GraphInput& input : graph.inputs()) varies[input.value.index] = true;
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    bool reads = false;
    graph.for_each_operand(node, [&](ValueId value) { reads |= varies[value.index]; });
    for (const ValueId value : node.results) varies[value.index] = reads;
  }
  return varies;
}

// True by value if it is an input or a view of one.
std::vector<bool> aliases(const Graph& graph, const Catalog& catalog) {
  std::vector<bool> is_alias(graph.value_limit(), false);
  for (const GraphInput& input : graph.inputs()) is_alias[input.value.index] = true;
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (catalog.op(node.op).def.view == nullptr) continue;
    const bool views_input = is_alias[std::get<ValueId>(node.arguments.front()).index];
    for (const ValueId value : node.results) is_alias[value.index] = views_input;
  }
  return is_alias;
}

std::optional<Screening> screen_ops(const Graph& graph, const Catalog& catalog) {
  bool computes = false;
  for (const NodeId id : graph.nodes()) {
    const Op& op = catalog.op(graph.node(id).op);
    if (op.def.random) {
      return flawed(Flaw::kRandomOp, "`{}` draws random numbers", op.name());
    }
    computes |= !is_view_or_copy(op);
  }
  if (!computes) return flawed(Flaw::kNoCompute, "every op is a view or a copy");
  return std::nullopt;
}

std::optional<Screening> screen_values(const Graph& graph, const Catalog& catalog) {
  const std::vector<bool> needed = needed_values(graph);
  for (const GraphInput& input : graph.inputs()) {
    if (needed[input.value.index]) continue;
    return flawed(Flaw::kUnusedInput, "no result depends on the input %{}",
                  graph.value(input.value).name);
  }
  const std::vector<bool> varies = varying_values(graph);
  const std::vector<bool> is_alias = aliases(graph, catalog);
  for (const GraphResult& result : graph.results()) {
    const std::string& name = graph.value(result.value).name;
    if (!varies[result.value.index]) {
      return flawed(Flaw::kFixedResult, "the result %{} depends on no input", name);
    }
    if (is_alias[result.value.index]) {
      return flawed(Flaw::kAliasedResult, "the result %{} is an input, or a view of one", name);
    }
  }
  return std::nullopt;
}

std::optional<Screening> screen_size(const GraphCost& total, double least_us,
                                     const ScreenLimits& limits) {
  if (total.peak_bytes > limits.max_bytes) {
    return flawed(Flaw::kTooLarge, "its values need {} bytes at once, the bound is {}",
                  total.peak_bytes, limits.max_bytes);
  }
  if (least_us < limits.min_us) {
    return flawed(Flaw::kTooSmall, "its least time of {:.3g} µs is shorter than a call ({:.3g} µs)",
                  least_us, limits.min_us);
  }
  return std::nullopt;
}

}  // namespace

Screening screen_structure(const Graph& graph, const Catalog& catalog, const ScreenLimits& limits) {
  if (auto found = screen_ops(graph, catalog)) return *std::move(found);
  if (auto found = screen_values(graph, catalog)) return *std::move(found);
  const GraphCost total = cost(graph, catalog);
  return screen_size(total, floor_us(total, {}), limits).value_or(Screening());
}

Screening screen(const Graph& graph, const Catalog& catalog, const ScreenLimits& limits) {
  if (Screening found = screen_structure(graph, catalog, limits); found.flaw) return found;
  const GraphCost total = cost(graph, catalog);
  const double work =
      total.flops + static_cast<double>(total.bytes) / static_cast<double>(kElementBytes);
  if (work > limits.max_run_work) return {};
  Screening screening = screen_effects(graph, catalog, limits);
  screening.was_run = true;
  return screening;
}

}  // namespace passnet
