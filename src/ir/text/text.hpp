// Graph text: parse → print → parse is the identity.
#pragma once

#include "ir/builder.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace passnet {

// Printed lines, of graphs and passes, are wrapped behind this column.
inline constexpr size_t kMaxColumns = 100;

// All graphs of a source: names resolved, arguments completed, types inferred and, if stated,
// checked ("type-mismatch"). A graph with errors is left out.
std::vector<Graph> parse_graphs(const Sources& sources, SourceId source, const Catalog& catalog,
                                Diagnostics& diagnostics);

// Prints deterministically; arguments that equal their default are left out.
std::string print(const Graph& graph, const Catalog& catalog);

// Prints without the texts of kernels, for reading, not for parsing.
std::string print_without_kernels(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
