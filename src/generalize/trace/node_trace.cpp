#include "generalize/trace/node_trace.hpp"

#include "base/check.hpp"

namespace passnet {

NodeTrace::NodeTrace(const Graph& graph, const Catalog& catalog, size_t position,
                     TracedExtents& traced)
    : graph_(graph),
      catalog_(catalog),
      position_(position),
      node_(graph.node(graph.nodes()[position])),
      traced_(traced),
      call_(catalog.op(node_.op), node_.arguments, graph, node_.span) {}

ExtentList NodeTrace::shape(ValueId value) {
  ExtentList& extents = traced_.shapes[value.index];
  for (Extent& extent : extents) extent = table().resolve(extent);
  return extents;
}

ExtentList NodeTrace::operand(size_t parameter) {
  return shape(std::get<ValueId>(node_.arguments[parameter]));
}

const Shape& NodeTrace::known_shape(size_t result) const {
  return graph_.type(node_.results[result]).shape;
}

void NodeTrace::set_result(size_t result, ExtentList extents) {
  const Shape& known = known_shape(result);
  CHECK(extents.size() == known.size());
  for (size_t dim = 0; dim < known.size(); ++dim) CHECK(table().value(extents[dim]) == known[dim]);
  traced_.shapes[node_.results[result].index] = std::move(extents);
}

void NodeTrace::set_size(size_t parameter, size_t entry, const Extent& extent) {
  if (extent.is_constant()) return;
  traced_.sizes.push_back(
      {.node = position_, .parameter = parameter, .entry = entry, .extent = extent});
}

Extent NodeTrace::new_size(size_t parameter, size_t entry, int64_t value) {
  const Extent extent = table().add_symbol(value, SymbolOrigin::kAttribute);
  set_size(parameter, entry, extent);
  return extent;
}

void NodeTrace::pin_all() {
  graph_.for_each_operand(node_, [&](ValueId value) {
    for (const Extent& extent : shape(value)) table().pin(extent);
  });
  for (size_t i = 0; i < node_.results.size(); ++i) {
    set_result(i, constant_extents(known_shape(i)));
  }
}

ExtentList constant_extents(const Shape& shape) {
  ExtentList extents;
  for (const int64_t extent : shape) extents.push_back(constant_extent(extent));
  return extents;
}

}  // namespace passnet
