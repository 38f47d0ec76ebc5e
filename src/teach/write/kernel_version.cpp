#include "teach/write/kernel_version.hpp"

#include "pass/write/write_loops.hpp"
#include "teach/write/row_kernel.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace passnet {
namespace {

// The nodes of one graph that the pattern matches.
struct MatchedPart {
  std::vector<NodeId> nodes;
  std::vector<ValueId> inputs;
  std::vector<ValueId> results;
};

MatchedPart find_part(const Graph& graph, const Graph& first, const AuthoredPass& pass,
                      std::span<const size_t> positions) {
  MatchedPart part;
  for (const size_t position : positions) part.nodes.push_back(graph.nodes()[position]);
  for (const NodeId id : part.nodes) {
    graph.for_each_operand(graph.node(id), [&](ValueId value) {
      const bool is_inside =
          std::ranges::find(part.nodes, graph.value(value).producer) != part.nodes.end();
      if (is_inside || std::ranges::find(part.inputs, value) != part.inputs.end()) return;
      part.inputs.push_back(value);
    });
  }
  for (const std::string& result : pass.results) {
    for (size_t i = 0; i < positions.size(); ++i) {
      const Node& there = first.node(first.nodes()[positions[i]]);
      for (size_t k = 0; k < there.results.size(); ++k) {
        if (first.value(there.results[k]).name != result) continue;
        part.results.push_back(graph.node(part.nodes[i]).results[k]);
      }
    }
  }
  return part;
}

// The text of the argument in the pattern, for a kernel: a hole, or the number.
std::string number_text(const AuthoredPass& pass, const Graph& graph, const Node& node,
                        const Catalog& catalog, size_t parameter) {
  const std::string& name = catalog.op(node.op).schema.parameters[parameter].name;
  if (const AuthoredCall* call = find_producer(pass, graph.value(node.results.front()).name)) {
    const auto found = std::ranges::find(call->arguments, name, &AuthoredArgument::parameter);
    if (found != call->arguments.end() && !found->text.empty()) return found->text;
  }
  return to_string(std::get<Attribute>(node.arguments[parameter]));
}

// A kernel over elements: all operands have one type, but for numbers per channel.
std::optional<RowKernel> write_element_kernel(const Graph& graph, const GraphPart& part,
                                              const Catalog& catalog, const NumberText& number) {
  const auto written = write_loop_kernel(graph, part, catalog, number);
  if (!written || written->same_type.empty()) return std::nullopt;
  const std::string& first = graph.value(written->same_type.front()).name;
  RowKernel kernel{.text = written->text,
                   .guards = {fmt::format("dtype(%{}) in [f32, f16, bf16]", first)}};
  for (size_t i = 1; i < written->same_type.size(); ++i) {
    const std::string& other = graph.value(written->same_type[i]).name;
    kernel.guards.push_back(fmt::format("dtype(%{}) == dtype(%{})", other, first));
    kernel.guards.push_back(fmt::format("shape(%{}) == shape(%{})", other, first));
  }
  return kernel;
}

}  // namespace

std::optional<AuthoredPass> with_kernel(const AuthoredPass& pass, const AlignedGraphs& aligned,
                                        std::span<const size_t> positions, const Catalog& catalog) {
  const Graph& first = *aligned.graphs.front();
  std::optional<RowKernel> kernel;
  for (const Graph* graph : aligned.graphs) {
    const MatchedPart part = find_part(*graph, first, pass, positions);
    if (part.inputs.size() != pass.inputs.size()) return std::nullopt;
    const NumberText number = [&](const Node& node, size_t parameter) {
      const auto at = std::ranges::find(part.nodes, graph->value(node.results.front()).producer) -
                      part.nodes.begin();
      const Node& there = first.node(first.nodes()[positions[static_cast<size_t>(at)]]);
      return number_text(pass, first, there, catalog, parameter);
    };
    const GraphPart whole{.nodes = part.nodes, .inputs = part.inputs, .results = part.results};
    auto written = write_element_kernel(*graph, whole, catalog, number);
    if (!written) written = write_row_kernel(*graph, whole, catalog, number);
    if (!written || (kernel && kernel->text != written->text)) return std::nullopt;
    if (!kernel) kernel = std::move(written);
  }
  const bool is_optional = std::ranges::any_of(pass.inputs, &AuthoredInput::is_optional);
  if (!kernel || is_optional) return std::nullopt;
  AuthoredPass made = pass;
  made.form = ReplacementForm::kKernel;
  made.kernel.text = kernel->text;
  made.guards = kernel->guards;
  return made;
}

}  // namespace passnet
