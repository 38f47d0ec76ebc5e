// Searches a graph for the smallest part that shows a fault, by judging few parts of it.
#pragma once

#include "ir/op/op.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace passnet {

// Nodes at these positions of `nodes()`, ascending, that compute these values of theirs.
struct GraphCut {
  std::vector<size_t> nodes;
  std::vector<ValueId> results;
};

struct PartVerdict {
  bool is_faulty = false;
  std::vector<size_t> wrong;  // the results that are; none: the fault is not one of results
  bool is_judged = true;      // false: known without running anything
  std::string detail;         // describes the fault; empty if there is none
};

// Judges a part as a graph of its own. An error ends the search.
using JudgePart = std::function<Result<PartVerdict>(const Graph& part)>;

struct BisectOptions {
  size_t most_judged = 12;  // parts, the whole graph among them
  // False if a part is known to be right without judging it, as one in which no pass matches; null:
  // no part is. What a part lacks, its parts lack.
  std::function<Result<bool>(const Graph& part)> may_be_faulty;
  // Called after each part that is judged or known.
  std::function<void(const Graph& part, const PartVerdict& verdict)> visit =
      [](const Graph&, const PartVerdict&) {};
};

struct Bisection {
  Graph graph;  // the smallest part that is faulty, or the whole graph
  PartVerdict verdict;
  size_t judged = 0;  // parts
};

// Judges the whole graph, then parts of it. Where few smallest parts may be faulty, these are
// judged alone. Else, if results tell the fault, values at some places become results too: the
// fault is in the part before the first wrong one, whose operands at the place before are right.
// Where that hides the fault, and for faults of no result (of time, or a crash), halves are judged.
// Errors: those of `judge` and `may_be_faulty`; "cut-launch"; "bisect-empty" if the graph has no
// node.
Result<Bisection> bisect(const Graph& graph, const Catalog& catalog, const JudgePart& judge,
                         const BisectOptions& options);

}  // namespace passnet
