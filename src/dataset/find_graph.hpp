// Finds a stored graph by the first digits of its canonical hash.
#pragma once

#include "dataset/query/query.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// A place at which a graph occurs: a piece of a model's graph, or the whole graph.
struct FoundPlace {
  std::string model;
  std::string family;
  std::string category;
  int64_t start = 0;
  int64_t count = 0;
  std::string kind;  // of the piece; "whole"
};

struct FoundGraph {
  Digest hash;
  std::string text;
  std::optional<SubgraphRow> subgraph;  // its facts, if it is one
  std::string split;                    // empty: none
  std::vector<FoundPlace> places;       // the first ones
};

// Subgraphs are searched first, then whole graphs, variants and tasks' graphs. Errors:
// "hash-unknown", "hash-ambiguous", those of SQLite.
Result<FoundGraph> find_graph(Dataset& dataset, std::string_view digits, int64_t max_places);

}  // namespace passnet
