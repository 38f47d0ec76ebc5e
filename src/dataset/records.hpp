// The rows of a dataset: facts of graphs, pieces of whole graphs, and what a source row becomes.
#pragma once

#include "base/hash.hpp"
#include "decompose/decompose.hpp"
#include "frontend/origin.hpp"
#include "ir/cost.hpp"
#include "ir/graph.hpp"
#include "ir/op/op.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// In the order of PieceKind.
inline constexpr std::array<std::string_view, 3> kPieceKinds{
    name(PieceKind::kSingle), name(PieceKind::kFusible), name(PieceKind::kTypical)};

// The name of a category that a file stores as a number; empty for other numbers.
std::string_view category_name(int64_t category);

// Facts that follow from the canonical content of a graph.
struct GraphFacts {
  Digest hash;
  std::string sequence;  // the names of the ops in program order, separated by spaces
  std::string dtype;     // of most elements that nodes compute (`f32`); ties: the first computed
  std::vector<std::string> ops;  // distinct names, sorted
  int64_t nodes = 0;
  int64_t inputs = 0;
  int64_t results = 0;
  int64_t parameters = 0;
  double flops = 0;
  int64_t bytes = 0;
  int64_t elements = 0;  // of the largest tensor
  int64_t extent = 0;    // the largest of all dims
};

// The graph must verify; `hash` is its canonical hash.
GraphFacts describe(const Graph& graph, const Catalog& catalog, const Digest& hash);
// With the costs of its nodes, in program order.
GraphFacts describe(const Graph& graph, const Catalog& catalog, const Digest& hash,
                    std::span<const Cost> costs);

struct SubgraphRecord {
  GraphFacts facts;
  std::string text;      // packed
  int64_t launches = 0;  // of the default compiler; 0: it cannot compile the graph
};

struct PieceRecord {
  Piece piece;
  Digest hash;
};

// A whole graph with its pieces. `subgraphs` has at least the pieces that the file does not have.
struct GraphRecord {
  Digest key;  // of the source's text: a graph is added once
  std::string name;
  ModelOrigin origin;
  GraphFacts facts;
  std::string text;  // packed
  std::vector<Unit> units;
  std::vector<PieceRecord> pieces;  // each once
  std::map<Digest, SubgraphRecord> subgraphs;
};

// A graph of a task: not decomposed.
struct TaskRecord {
  Digest key;
  std::string suite;
  std::string task;
  std::string name;
  Digest hash;
  std::string text;  // packed
};

// A graph that did not import.
struct FailureRecord {
  Digest key;
  std::string name;
  std::string id;
  std::string message;
};

}  // namespace passnet
