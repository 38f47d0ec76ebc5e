#include "teach/author/task_facts.hpp"

#include "compile/pipeline.hpp"
#include "ir/cost.hpp"
#include "report/graph_costs.hpp"
#include "roofline/plan_cost.hpp"
#include "teach/write/launch_groups.hpp"

#include <algorithm>
#include <set>

namespace passnet {

Result<TaskFacts> find_facts(const AuthorTask& task, const Catalog& catalog, const Target& target) {
  const Graph& graph = task.shown.front().graph;
  const CompiledGraph steps = TRY(compile(graph, catalog, target, Pipeline::kOpByOp));
  const CompiledGraph fused = TRY(compile(graph, catalog, target, Pipeline::kDefault));
  const PlanCost cost_of_steps = plan_cost(steps);
  TaskFacts facts{.shown = task.shown.size(),
                  .dev = task.dev.size(),
                  .ops = graph.nodes().size(),
                  .launches = steps.launches,
                  .default_launches = fused.launches,
                  .moved = cost_of_steps.moved.bytes(),
                  .least = cost_of_steps.least.bytes(),
                  .heaviest = "",
                  .dtypes = {}};
  const GraphCost total = cost(graph, catalog);
  const auto totals = op_totals(graph, catalog, total);
  const auto heaviest = std::ranges::max_element(totals, {}, &OpTotal::bytes);
  if (heaviest != totals.end()) {
    facts.heaviest = heaviest->name;
    facts.percent = static_cast<int>(100 * heaviest->bytes / std::max<int64_t>(1, total.bytes));
  }
  for (size_t i = 0; i < graph.nodes().size(); ++i) {
    facts.has_library_call |= calls_library(graph, i, catalog);
  }
  std::set<std::string> dtypes;
  for (const TaskGraph& shown : task.shown) {
    for (const GraphInput& input : shown.graph.inputs()) {
      const DType dtype = shown.graph.type(input.value).dtype;
      if (is_float(dtype)) dtypes.emplace(name(dtype));
    }
  }
  facts.dtypes.assign(dtypes.begin(), dtypes.end());
  return facts;
}

}  // namespace passnet
