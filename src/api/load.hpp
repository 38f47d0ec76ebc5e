// One graph for a caller: from a graph source, or from text in memory.
#pragma once

#include "frontend/source.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// Prints a diagnostic in one line: `FILE:LINE:COLUMN: ` if it has a place, and the sentence.
std::string one_line(const Diagnostic& diagnostic, const Sources& sources);

struct LoadedGraph {
  Graph graph;
  Sources sources;  // that its spans point into
  InputContents contents = {};
};

// The errors have no span: their message is `one_line`. They are those of opening and importing
// sources, "source-without-graph" and "source-of-several-graphs".
Result<LoadedGraph> load_graph(const std::string& source, const Catalog& catalog,
                               const SpellingTable& spellings);
// Loads graph text, or one typed line if it begins with `{`.
Result<LoadedGraph> load_graph_text(std::string_view text, std::string name, const Catalog& catalog,
                                    const SpellingTable& spellings);

}  // namespace passnet
