// Graphs that a test writes as text.
#pragma once

#include "base/check.hpp"
#include "diag/render.hpp"
#include "ir/text/text.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

// The graphs of the text. The test fails on every diagnostic.
inline std::vector<Graph> parsed_graphs(std::string_view text, const Catalog& catalog) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("test.graph", std::string(text));
  std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    ADD_FAILURE() << render(diagnostic, sources);
  }
  return graphs;
}

// The one graph of the text.
inline Graph parsed_graph(std::string_view text, const Catalog& catalog) {
  std::vector<Graph> graphs = parsed_graphs(text, catalog);
  CHECK(graphs.size() == 1);
  return std::move(graphs.front());
}

}  // namespace passnet
