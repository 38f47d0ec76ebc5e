// `passnet show`: prints a graph as text with the cost of its ops, as Graphviz text, as a picture.
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "cli/output.hpp"
#include "draw/dot.hpp"
#include "draw/svg.hpp"
#include "ir/cost.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "report/graph_costs.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <map>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct ShowOptions {
  std::string path;
  std::string dot;
  std::string svg;
  bool expand = false;
  bool brief = false;
};

std::map<std::string, int64_t> dtype_counts(const Graph& graph) {
  std::map<std::string, int64_t> counts;
  for (const NodeId id : graph.nodes()) {
    for (const ValueId value : graph.node(id).results) {
      ++counts[std::string(torch_name(graph.type(value).dtype))];
    }
  }
  return counts;
}

Json typed(const TensorType& type) { return Json::array({torch_name(type.dtype), type.shape}); }

Json describe(const Session& session, const SourcedGraph& sourced, const GraphCost& total) {
  const Graph& graph = sourced.imported->graph;
  Json inputs = Json::array();
  Json outputs = Json::array();
  for (const GraphInput& input : graph.inputs()) inputs.push_back(typed(graph.type(input.value)));
  for (const GraphResult& result : graph.results()) {
    outputs.push_back(typed(graph.type(result.value)));
  }
  Json ops = Json::object();
  Json costs = Json::object();
  for (const OpTotal& op : op_totals(graph, session.catalog(), total)) {
    ops[op.name] = op.count;
    costs[op.name] = {{"count", op.count}, {"flops", op.flops}, {"bytes", op.bytes}};
  }
  return {{"graph", sourced.name},
          {"canonical_hash", canonical_hash(graph, session.catalog()).hex()},
          {"inputs", std::move(inputs)},
          {"outputs", std::move(outputs)},
          {"nodes", graph.nodes().size()},
          {"ops", std::move(ops)},
          {"costs", std::move(costs)},
          {"dtypes", dtype_counts(graph)},
          {"parameters", total.parameters},
          {"flops", total.flops},
          {"bytes", total.bytes},
          {"input_bytes", total.input_bytes},
          {"output_bytes", total.output_bytes},
          {"intermediate_bytes", total.intermediate_bytes},
          {"peak_bytes", total.peak_bytes}};
}

void print_text(Session& session, const SourcedGraph& sourced, const GraphCost& total, bool brief) {
  const Graph& graph = sourced.imported->graph;
  const Catalog& catalog = session.catalog();
  if (!brief) print_to(stdout, "{}\n", print(graph, catalog));
  print_to(stdout, "{}\n",
           render(cost_table(op_totals(graph, catalog, total), total), session.color(),
                  session.width()));
  session.print(summarize_costs(graph, total));
  session.print(fmt::format("inputs {}, results {}, intermediates {}",
                            short_bytes(total.input_bytes), short_bytes(total.output_bytes),
                            short_bytes(total.intermediate_bytes)));
  std::string dtypes;
  for (const auto& [dtype, count] : dtype_counts(graph)) {
    dtypes += fmt::format("{}{} {}", dtypes.empty() ? "" : ", ", count, dtype);
  }
  session.print("values: " + dtypes);
  session.print("hash " + canonical_hash(graph, catalog).hex());
}

int run(Session& session, const ShowOptions& options) {
  const auto sourced = single_graph(session, options.path);
  if (!sourced) return kBadInput;
  const Graph& graph = sourced->imported->graph;
  const GraphCost total = cost(graph, session.catalog());
  if (!options.dot.empty()) {
    const auto written = write_file(options.dot, print_dot(graph, session.catalog()));
    if (!written) return session.report(written.error()), kBadInput;
  }
  if (!options.svg.empty()) {
    const Outline drawn = outline(graph, session.catalog(), total, {.expand = options.expand});
    const auto written = write_file(options.svg, print_svg(drawn, summarize_costs(graph, total)));
    if (!written) return session.report(written.error()), kBadInput;
  }
  const bool is_drawn = !options.dot.empty() || !options.svg.empty();
  if (session.json()) {
    session.print_json(describe(session, *sourced, total));
  } else {
    print_text(session, *sourced, total, options.brief || is_drawn);
  }
  return kDone;
}

}  // namespace

void add_show_command(CliCommand command, Session& session) {
  command.footer(
      "Parameters are the elements of the inputs that capturing named as parameters of modules.\n"
      "Example: passnet show demo/resnet_basic.batch_norm_relu/0.graph --svg graph.svg");
  const auto options = std::make_shared<ShowOptions>();
  command.option("graph", options->path, "a graph source that names one graph").required();
  command.option("--svg", options->svg, "write an SVG picture");
  command.flag("--expand", options->expand, "draw every copy of repeated parts");
  command.option("--dot", options->dot, "write Graphviz text");
  command.flag("--brief", options->brief, "omit the text of the graph");
  set_action(command, session, options, run);
}

}  // namespace passnet
