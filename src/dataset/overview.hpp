// Counts of a dataset that pictures are drawn from.
#pragma once

#include "dataset/statistics.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

// Facts of one whole graph or of one distinct subgraph.
struct GraphSize {
  int64_t nodes = 0;
  int64_t elements = 0;  // of the largest tensor
  int64_t bytes = 0;     // moved op by op
  double flops = 0;
};

struct OpUse {
  std::string name;
  int64_t models = 0;     // in whose graphs it occurs
  int64_t calls = 0;      // in whole graphs
  int64_t subgraphs = 0;  // distinct ones
};

// An op sequence of subgraphs.
struct SequenceUse {
  int64_t occurrences = 0;
  int64_t families = 0;  // in whose graphs it occurs
};

struct NamedCounts {
  std::string name;
  std::vector<int64_t> counts;
};

struct Overview {
  Statistics total;
  std::vector<GraphSize> graphs;         // distinct whole graphs
  std::vector<GraphSize> subgraphs;      // distinct ones
  std::vector<OpUse> ops;                // all ops of the catalog but `launch`, by its order
  std::vector<SequenceUse> sequences;    // in no order
  std::vector<NameCount> families;       // models of each, the most frequent first
  std::vector<NamedCounts> packages;     // models, families and graphs of each
  std::vector<NamedCounts> categories;   // models, graphs and subgraphs of each
  std::vector<NameCount> launches;       // fusible subgraphs with each number of launches
  std::vector<NamedCounts> split_kinds;  // subgraphs of each kind in each split
};

// Reads every whole graph's text, because views are in no piece of their own. Errors: those of
// SQLite, "broken-text".
Result<Overview> overview(Dataset& dataset, const Catalog& catalog);

}  // namespace passnet
