#include "generalize/trace/trace.hpp"

#include "generalize/trace/positions.hpp"
#include "generalize/trace/probe.hpp"
#include "generalize/trace/size_rules.hpp"
#include "generalize/trace/weights.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The extents of an input: symbols, unless it is a weight.
ExtentList input_extents(const Graph& graph, const GraphInput& input, bool is_weight,
                         ExtentTable& table) {
  const Shape& shape = graph.type(input.value).shape;
  if (is_weight) return constant_extents(shape);
  ExtentList extents;
  for (const int64_t extent : shape) {
    extents.push_back(extent > 0 ? table.add_symbol(extent, SymbolOrigin::kInput)
                                 : constant_extent(extent));
  }
  return extents;
}

bool is_fixed(NodeTrace& trace) {
  bool fixed = true;
  trace.graph().for_each_operand(trace.node(), [&](ValueId value) {
    fixed &= std::ranges::all_of(trace.shape(value), &Extent::is_constant);
  });
  return fixed;
}

}  // namespace

TracedExtents trace_extents(const Graph& graph, const Catalog& catalog) {
  TracedExtents traced;
  traced.shapes.resize(graph.value_limit());
  const std::vector<bool> weights = find_weights(graph, catalog);
  Positions positions(graph);
  for (const GraphInput& input : graph.inputs()) {
    const size_t index = input.value.index;
    traced.shapes[index] = input_extents(graph, input, weights[index], traced.table);
    positions.add_input(graph, input, traced.shapes[index]);
  }
  for (size_t position = 0; position < graph.nodes().size(); ++position) {
    NodeTrace trace(graph, catalog, position, traced);
    positions.relate(trace);
    const SizeRule rule = find_size_rule(trace.op());
    if (trace.node().launch) {
      trace.pin_all();
    } else if (rule != nullptr) {
      rule(trace);
    } else if (is_fixed(trace)) {
      trace.pin_all();
    } else {
      trace_by_probing(trace);
    }
    positions.follow(trace);
  }
  for (ExtentList& shape : traced.shapes) {
    for (Extent& extent : shape) extent = traced.table.resolve(extent);
  }
  for (SizePlace& place : traced.sizes) place.extent = traced.table.resolve(place.extent);
  return traced;
}

}  // namespace passnet
