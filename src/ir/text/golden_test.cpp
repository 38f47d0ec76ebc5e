// Runs tests/golden/parse: the input is graph text, the output diagnostics and the valid graphs.
#include "support/golden.hpp"

#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "support/test_ops.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(GoldenParse, EveryFile) {
  const Catalog catalog = test_ops::catalog();
  const auto mismatches = check_golden(
      std::filesystem::path(PASSNET_SOURCE_DIR) / "tests/golden/parse",
      [&](std::string_view input) {
        Sources sources;
        Diagnostics diagnostics;
        const SourceId source = sources.add("input.graph", std::string(input));
        const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
        std::string output;
        for (const Diagnostic& diagnostic : diagnostics.list()) {
          output += render(diagnostic, sources);
        }
        for (const Graph& graph : graphs) output += print(graph, catalog);
        return output;
      });
  for (const GoldenMismatch& mismatch : mismatches) {
    EXPECT_EQ(mismatch.found, mismatch.expected) << mismatch.file;
  }
}

}  // namespace
}  // namespace passnet
