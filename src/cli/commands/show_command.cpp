// `passnet show`: prints a graph as text with the cost of its ops, as Graphviz text, as a picture.
#include "cli/commands/commands.hpp"
#include "cli/counted.hpp"
#include "cli/graphs.hpp"
#include "draw/dot.hpp"
#include "draw/svg.hpp"
#include "draw/units.hpp"
#include "ir/cost.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "report/table.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <set>

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

struct OpTotal {
  std::string name;
  int64_t count = 0;
  double flops = 0;
  int64_t bytes = 0;
};

// By op, the most expensive first: by FLOPs, then bytes, then name.
std::vector<OpTotal> op_totals(const Graph& graph, const Catalog& catalog, const GraphCost& total) {
  std::map<std::string, OpTotal> by_name;
  for (size_t i = 0; i < graph.nodes().size(); ++i) {
    const std::string name(catalog.op(graph.node(graph.nodes()[i]).op).name());
    OpTotal& op = by_name[name];
    op.name = name;
    ++op.count;
    op.flops += total.nodes[i].flops;
    op.bytes += total.nodes[i].bytes();
  }
  std::vector<OpTotal> totals;
  for (auto& [name, op] : by_name) totals.push_back(std::move(op));
  std::ranges::stable_sort(totals, [](const OpTotal& a, const OpTotal& b) {
    return a.flops != b.flops ? a.flops > b.flops : a.bytes > b.bytes;
  });
  return totals;
}

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

std::string share(double part, double whole) {
  return whole > 0 ? fmt::format("{:.1f} %", 100 * part / whole) : "–";
}

std::string bytes_text(int64_t bytes) { return short_number(static_cast<double>(bytes)) + "B"; }

Table cost_table(const std::vector<OpTotal>& totals, const GraphCost& whole) {
  Table table{.columns = {{"op", Align::kLeft}, {"count"}, {"FLOPs"}, {""}, {"bytes"}, {""}}};
  for (const OpTotal& op : totals) {
    table.rows.push_back(
        {{op.name},
         {std::to_string(op.count)},
         {short_number(op.flops)},
         {share(op.flops, whole.flops), Tone::kFaint},
         {short_number(static_cast<double>(op.bytes))},
         {share(static_cast<double>(op.bytes), static_cast<double>(whole.bytes)), Tone::kFaint}});
  }
  return table;
}

std::string summary(const Graph& graph, const GraphCost& total) {
  const std::string parameters =
      total.parameters > 0 ? short_number(static_cast<double>(total.parameters)) + " parameters · "
                           : "";
  return fmt::format("{} · {} · {} · {}{} FLOPs · {} moved · {} at the peak",
                     counted(graph.nodes().size(), "node", "nodes"),
                     counted(graph.inputs().size(), "input", "inputs"),
                     counted(graph.results().size(), "result", "results"), parameters,
                     short_number(total.flops), bytes_text(total.bytes),
                     bytes_text(total.peak_bytes));
}

void print_text(Session& session, const SourcedGraph& sourced, const GraphCost& total, bool brief) {
  const Graph& graph = sourced.imported->graph;
  const Catalog& catalog = session.catalog();
  if (!brief) fmt::print("{}\n", print(graph, catalog));
  fmt::print("{}\n", render(cost_table(op_totals(graph, catalog, total), total), session.color(),
                            session.width()));
  session.print(summary(graph, total));
  session.print(fmt::format("inputs {}, results {}, intermediates {}",
                            bytes_text(total.input_bytes), bytes_text(total.output_bytes),
                            bytes_text(total.intermediate_bytes)));
  std::string dtypes;
  for (const auto& [dtype, count] : dtype_counts(graph)) {
    dtypes += fmt::format("{}{} {}", dtypes.empty() ? "" : ", ", count, dtype);
  }
  session.print("values: " + dtypes);
  session.print("hash " + canonical_hash(graph, catalog).hex());
}

// Returns false after reporting an error of the path.
bool write(Session& session, const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (file) return true;
  session.report(
      Diagnostic{.id = "file-not-written", .message = fmt::format("cannot write '{}'", path)});
  return false;
}

int run(Session& session, const ShowOptions& options) {
  const auto sourced = single_graph(session, options.path);
  if (!sourced) return kBadInput;
  const Graph& graph = sourced->imported->graph;
  const GraphCost total = cost(graph, session.catalog());
  if (!options.dot.empty()) {
    if (!write(session, options.dot, print_dot(graph, session.catalog()))) return kBadInput;
  }
  if (!options.svg.empty()) {
    const Outline drawn = outline(graph, session.catalog(), total, {.expand = options.expand});
    if (!write(session, options.svg, print_svg(drawn, summary(graph, total)))) return kBadInput;
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
      "Example: passnet show data/suite.jsonl.gz#0 --svg graph.svg");
  const auto options = std::make_shared<ShowOptions>();
  command.option("graph", options->path, "a graph source that names one graph").required();
  command.option("--svg", options->svg, "write an SVG picture");
  command.flag("--expand", options->expand, "draw every copy of repeated parts");
  command.option("--dot", options->dot, "write Graphviz text");
  command.flag("--brief", options->brief, "omit the text of the graph");
  session.add_options(command);
  command.action([&session, options] { session.exit_code = run(session, *options); });
}

}  // namespace passnet
