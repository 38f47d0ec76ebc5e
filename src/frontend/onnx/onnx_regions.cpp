// If, Loop and Scan, whose graphs become statements.
#include "frontend/onnx/onnx_program_maker.hpp"

#include <algorithm>

namespace passnet {

Result<std::vector<FxValue>> OnnxProgramMaker::add_graph(const OnnxGraph& graph, OnnxScope& inner,
                                                         Span at, Statements& into) {
  TRY(add_initializers(graph, inner));
  TRY(add_nodes(graph.nodes, inner, into));
  std::vector<FxValue> results;
  for (const OnnxValue& output : graph.outputs) {
    results.push_back(TRY(value(inner, output.name, at)));
  }
  return results;
}

Result<void> OnnxProgramMaker::add_branch(const OnnxNode& node, OnnxScope& scope,
                                          Statements& into) {
  const Span at = span(&node);
  const OnnxGraph* const yes = find_graph(scope, node, "then_branch");
  const OnnxGraph* const no = find_graph(scope, node, "else_branch");
  const auto given = TRY(operands(node, scope));
  if (yes == nullptr || no == nullptr || given.size() != 1 ||
      yes->outputs.size() < node.outputs.size() || no->outputs.size() < node.outputs.size()) {
    return fail(at, "bad-onnx", "expected a condition and two graphs with the results of If");
  }
  FxBranch branch{.condition = given[0], .on_true = {}, .on_false = {}, .span = at};
  std::vector<FxName> results;
  for (const std::string_view output : node.outputs) results.push_back(fresh(output));
  for (const bool side : {true, false}) {
    Statements& body = side ? branch.on_true : branch.on_false;
    OnnxScope inner(&scope);
    const auto made = TRY(add_graph(side ? *yes : *no, inner, at, body));
    for (size_t i = 0; i < results.size(); ++i) add_bind(body, results[i], made[i], at);
  }
  into.emplace_back(std::move(branch));
  for (size_t i = 0; i < results.size(); ++i) {
    scope.set(node.outputs[i], FxValue{FxReference{results[i]}});
  }
  return {};
}

OnnxProgramMaker::Carried OnnxProgramMaker::begin_loop(std::span<const FxValue> initial,
                                                       size_t lists, Span at, Statements& into) {
  Carried result;
  for (const FxValue& first : initial) {
    result.names.push_back(fresh("carried"));
    add_bind(into, result.names.back(), first, at);
  }
  for (size_t i = 0; i < lists; ++i) {
    result.lists.push_back(fresh("list"));
    add_bind(into, result.lists.back(), {FxSequence{.entries = {}, .is_tuple = false}}, at);
  }
  return result;
}

void OnnxProgramMaker::end_run(const Carried& carried, std::span<const FxValue> made, Span at,
                               Statements& body) {
  std::vector<FxName> next;
  for (size_t i = 0; i < carried.names.size(); ++i) {
    next.push_back(fresh("next"));
    add_bind(body, next.back(), made[i], at);
  }
  for (size_t i = 0; i < carried.lists.size(); ++i) {
    const FxName longer = add_inner(
        body, "onnx_append", {{FxReference{carried.lists[i]}}, made[carried.names.size() + i]}, at);
    add_bind(body, carried.lists[i], {FxReference{longer}}, at);
  }
  for (size_t i = 0; i < carried.names.size(); ++i) {
    add_bind(body, carried.names[i], {FxReference{next[i]}}, at);
  }
}

Result<void> OnnxProgramMaker::add_loop(const OnnxNode& node, OnnxScope& scope, Statements& into) {
  const Span at = span(&node);
  const OnnxGraph* const graph = find_graph(scope, node, "body");
  auto given = TRY(operands(node, scope));
  given.resize(std::max<size_t>(given.size(), 2), FxValue{None{}});
  const std::vector<FxValue> initial(given.begin() + 2, given.end());
  const size_t count = initial.size();
  if (graph == nullptr || graph->inputs.size() != count + 2 || graph->outputs.size() < count + 1 ||
      node.outputs.size() > graph->outputs.size() - 1) {
    return fail(at, "bad-onnx", "expected a graph with the values that Loop carries");
  }
  const Carried carried = begin_loop(initial, graph->outputs.size() - 1 - count, at, into);
  FxLoop loop{.trips = given[0],
              .condition = given[1],
              .place = fresh("place"),
              .goes_on = fresh("goes_on"),
              .body = {},
              .span = at};
  OnnxScope inner(&scope);
  const auto scalar_of = [&](FxValue number, Statements& place) {
    return FxValue{FxReference{add_inner(place, "onnx_scalar", {std::move(number)}, at)}};
  };
  inner.set(graph->inputs[0].name, scalar_of({FxReference{loop.place}}, loop.body));
  add_bind(into, loop.goes_on, given[1].is<None>() ? scalar_of(FxValue{true}, into) : given[1], at);
  inner.set(graph->inputs[1].name, FxValue{FxReference{loop.goes_on}});
  for (size_t i = 0; i < count; ++i) {
    inner.set(graph->inputs[i + 2].name, FxValue{FxReference{carried.names[i]}});
  }
  const auto made = TRY(add_graph(*graph, inner, at, loop.body));
  end_run(carried, std::span(made).subspan(1), at, loop.body);
  add_bind(loop.body, loop.goes_on, made[0], at);
  into.emplace_back(std::move(loop));
  finish_loop(node, scope, carried, [&](size_t, FxName list) {
    return add_inner(into, "torch.stack", {{FxReference{list}}}, at);
  });
  return {};
}

template <class Stack>
void OnnxProgramMaker::finish_loop(const OnnxNode& node, OnnxScope& scope, const Carried& carried,
                                   Stack stack) {
  for (size_t i = 0; i < node.outputs.size(); ++i) {
    if (node.outputs[i].empty()) continue;
    const size_t kept = carried.names.size();
    const FxName made = i < kept ? carried.names[i] : stack(i - kept, carried.lists[i - kept]);
    scope.set(node.outputs[i], FxValue{FxReference{made}});
  }
}

int64_t OnnxProgramMaker::entry(const OnnxScope& scope, const OnnxNode& node, std::string_view name,
                                size_t place) {
  const OnnxAttribute* const list = find(scope, node, name);
  return list != nullptr && place < list->integers.size() ? list->integers[place] : 0;
}

Result<void> OnnxProgramMaker::add_scan(const OnnxNode& node, OnnxScope& scope, Statements& into) {
  const Span at = span(&node);
  const OnnxGraph* const graph = find_graph(scope, node, "body");
  const OnnxAttribute* const number = find(scope, node, "num_scan_inputs");
  const auto given = TRY(operands(node, scope));
  const int64_t scanned = number == nullptr ? 0 : number->integer;
  if (graph == nullptr || scanned < 1 || static_cast<size_t>(scanned) > given.size() ||
      graph->inputs.size() != given.size() ||
      graph->outputs.size() < given.size() - static_cast<size_t>(scanned) ||
      node.outputs.size() > graph->outputs.size()) {
    return fail(at, "bad-onnx", "expected a graph with the values that Scan carries");
  }
  const size_t count = given.size() - static_cast<size_t>(scanned);
  const Carried carried =
      begin_loop(std::span(given).first(count), graph->outputs.size() - count, at, into);
  const int64_t axis = entry(scope, node, "scan_input_axes", 0);
  FxLoop loop{.trips = {FxReference{add_inner(into, "onnx_extent", {given[count], {axis}}, at)}},
              .condition = {None{}},
              .place = fresh("place"),
              .goes_on = {},
              .body = {},
              .span = at};
  OnnxScope inner(&scope);
  for (size_t i = 0; i < given.size(); ++i) {
    FxName name = i < count ? carried.names[i] : FxName{};
    if (i >= count) {
      const int64_t along = entry(scope, node, "scan_input_axes", i - count);
      const int64_t direction = entry(scope, node, "scan_input_directions", i - count);
      name = add_inner(loop.body, "onnx_scanned",
                       {given[i], {along}, {FxReference{loop.place}}, {direction}}, at);
    }
    inner.set(graph->inputs[i].name, FxValue{FxReference{name}});
  }
  const auto made = TRY(add_graph(*graph, inner, at, loop.body));
  end_run(carried, made, at, loop.body);
  into.emplace_back(std::move(loop));
  finish_loop(node, scope, carried, [&](size_t place, FxName list) {
    return add_inner(into, "onnx_stacked",
                     {{FxReference{list}},
                      {entry(scope, node, "scan_output_axes", place)},
                      {entry(scope, node, "scan_output_directions", place)}},
                     at);
  });
  return {};
}

}  // namespace passnet
