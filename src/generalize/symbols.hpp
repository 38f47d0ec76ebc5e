// The symbolic dims of a graph: extents of its inputs that can change, each with everything in the
// graph that changes with it.
#pragma once

#include "generalize/dim_class.hpp"
#include "generalize/trace/node_trace.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// A dim of an input.
struct InputPlace {
  uint32_t input = 0;
  uint32_t dim = 0;
  Extent extent;
};

// One extent that can change. Its value is the extent in the graph; others are `offset` more than a
// multiple of `step`.
struct DimSymbol {
  std::string name;  // unique in the graph: `batch`, `side`, `side2`
  DimClass dim_class = DimClass::kOther;
  int64_t value = 0;
  int64_t step = 1;
  int64_t offset = 0;
  uint32_t atom = 0;  // in the table
  std::vector<InputPlace> inputs;
  std::vector<SizePlace> sizes;
};

struct GraphSymbols {
  std::vector<DimSymbol> symbols;  // in the order of their first place
  TracedExtents traced;

  const DimSymbol* find(std::string_view name) const;
};

// Finds the symbols; equal extents of one class other than `other` are one symbol. Linear in the
// graph's nodes.
GraphSymbols find_symbols(const Graph& graph, const Catalog& catalog);

// Prints the places of each symbol, in their order: `%x dim 0`, `%3 shape[1] = 2*batch`.
std::vector<std::vector<std::string>> print_places(const Graph& graph, const Catalog& catalog,
                                                   const GraphSymbols& symbols);

}  // namespace passnet
