// The cost of a graph's ops, for people: totals by op, a table, a summary.
#pragma once

#include "ir/cost.hpp"
#include "ir/op/op.hpp"
#include "report/table.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct OpTotal {
  std::string name;
  int64_t count = 0;
  double flops = 0;
  int64_t bytes = 0;
};

// By op, the most expensive first: by FLOPs, then bytes, then name.
std::vector<OpTotal> op_totals(const Graph& graph, const Catalog& catalog, const GraphCost& total);

// One row per op, with its shares of the whole.
Table cost_table(std::span<const OpTotal> totals, const GraphCost& whole);

// `2 nodes · 5 inputs · 1 result · 128 parameters · 3.1 M FLOPs · 590 kB moved · 885 kB at the
// peak`.
std::string summarize_costs(const Graph& graph, const GraphCost& total);

// `590 kB`.
std::string short_bytes(int64_t bytes);

}  // namespace passnet
