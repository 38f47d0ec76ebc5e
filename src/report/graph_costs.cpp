#include "report/graph_costs.hpp"

#include "base/counted.hpp"
#include "draw/units.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

std::string share(double part, double whole) {
  return whole > 0 ? fmt::format("{:.1f} %", 100 * part / whole) : "–";
}

}  // namespace

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

Table cost_table(std::span<const OpTotal> totals, const GraphCost& whole) {
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

std::string summarize_costs(const Graph& graph, const GraphCost& total) {
  const std::string parameters =
      total.parameters > 0 ? short_number(static_cast<double>(total.parameters)) + " parameters · "
                           : "";
  return fmt::format("{} · {} · {} · {}{} FLOPs · {} moved · {} at the peak",
                     counted(graph.nodes().size(), "node", "nodes"),
                     counted(graph.inputs().size(), "input", "inputs"),
                     counted(graph.results().size(), "result", "results"), parameters,
                     short_number(total.flops), short_bytes(total.bytes),
                     short_bytes(total.peak_bytes));
}

std::string short_bytes(int64_t bytes) { return short_number(static_cast<double>(bytes)) + "B"; }

}  // namespace passnet
