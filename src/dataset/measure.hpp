// Stores measured times of graphs, and counts what candidates slow down.
#pragma once

#include "dataset/dataset.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

// The time of a graph under a candidate on a machine, in microseconds.
struct MeasuredTime {
  Digest hash;  // canonical
  std::string candidate;
  std::string machine;
  double time_us = 0;
  double spread = 0;  // upper end of the 95 % interval over the lower one; 1: none is known
};

// Stores the times in one transaction; a time of the same graph, candidate and machine is replaced.
// Returns the number of those whose graph is a subgraph or a variant of the file; others are left
// out.
Result<int64_t> add_times(Dataset& dataset, std::span<const MeasuredTime> times);

// The times of one candidate on one machine against those of another one on the same graphs.
struct TimeComparison {
  std::string machine;
  std::string candidate;
  int64_t graphs = 0;
  double speedup = 0;  // geometric mean
  double slower = 0;   // share of graphs
};

// Compares all candidates of each machine with `baseline`, by machine and candidate.
Result<std::vector<TimeComparison>> compare_times(Dataset& dataset, const std::string& baseline);

}  // namespace passnet
