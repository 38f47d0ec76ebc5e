// Counts of a dataset, and the hash of its content.
#pragma once

#include "dataset/dataset.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

// A name with how many rows have it.
using NameCount = std::pair<std::string, int64_t>;

struct Statistics {
  int64_t models = 0;
  int64_t families = 0;               // distinct names
  std::vector<NameCount> categories;  // models of each, in the order of `kCategories`
  std::vector<NameCount> packages;    // models of each
  int64_t full_graphs = 0;
  int64_t distinct_full_graphs = 0;
  std::vector<NameCount> phases;  // whole graphs of each (dataset/phase.hpp)
  int64_t subgraphs = 0;          // occurrences in whole graphs
  int64_t distinct_subgraphs = 0;
  std::vector<NameCount> kinds;   // distinct subgraphs of each kind; one may have several
  std::vector<NameCount> dtypes;  // distinct subgraphs of each
  std::vector<NameCount> ops;     // distinct subgraphs with each, the most frequent first
  int64_t sequences = 0;
  int64_t variants = 0;
  std::vector<NameCount> splits;
  std::vector<std::string> suites;
  int64_t tasks = 0;
  int64_t failures = 0;
  std::vector<NameCount> causes;  // failures by diagnostic id, the most frequent first
  bool is_complete = false;       // false: a build was interrupted
  std::string hash;
};

Result<Statistics> statistics(Dataset& dataset);

// A hash of models, graphs, occurrences, subgraphs, variants, splits, suites and measurements by
// their canonical hashes, which are computed again from their texts: it depends neither on the
// order in which they were added nor on names of values, statistics of inputs or failures. Errors:
// "broken-dataset" if a text has another hash than its row states.
Result<Digest> content_hash(Dataset& dataset);

}  // namespace passnet
