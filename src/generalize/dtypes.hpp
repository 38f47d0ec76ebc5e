// The form of a graph in another floating dtype.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The narrowest floating dtype among the inputs, else among the computed values: the dtype that the
// model was cast to; nullopt if nothing is floating.
std::optional<DType> main_dtype(const Graph& graph);

struct CastGraph {
  Graph graph;
  std::vector<std::string> notes;  // `%3: -1e+09 became -65504, the bound of f16`
};

// Returns the graph as if its model had been cast from its main dtype to `to`. Conversions to the
// main dtype stay where they widen, and change where they convert back; if ops refuse that, all
// change. Numbers beyond `to` become its bounds. Integers stay. Errors: those of `recast`.
Result<CastGraph> cast_graph(const Graph& graph, const Catalog& catalog, DType from, DType to);

}  // namespace passnet
