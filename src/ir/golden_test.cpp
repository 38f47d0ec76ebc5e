// Runs tests/golden/parse: graph text in; diagnostics, then the graphs that had none, out.
#include "base/golden.hpp"

#include "diag/render.hpp"
#include "ir/test_ops.hpp"
#include "ir/text.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(GoldenParse, EveryFile) {
  const Catalogue catalogue = test_ops::catalogue();
  const auto mismatches = check_golden(
      std::filesystem::path(PASSNET_SOURCE_DIR) / "tests/golden/parse",
      [&](std::string_view input) {
        Sources sources;
        Diagnostics diagnostics;
        const SourceId source = sources.add("input.graph", std::string(input));
        const std::vector<Graph> graphs = parse_graphs(sources, source, catalogue, diagnostics);
        std::string output;
        for (const Diagnostic& diagnostic : diagnostics.list()) {
          output += render(diagnostic, sources);
        }
        for (const Graph& graph : graphs) output += print(graph, catalogue);
        return output;
      });
  for (const GoldenMismatch& mismatch : mismatches) {
    EXPECT_EQ(mismatch.found, mismatch.expected) << mismatch.file;
  }
}

}  // namespace
}  // namespace passnet
