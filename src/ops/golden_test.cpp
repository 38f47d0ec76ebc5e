// Runs tests/golden/refuse: the input is graph text with calls that ops refuse, the output
// diagnostics.
#include "support/golden.hpp"

#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(GoldenRefuse, EveryFile) {
  const Catalog catalog = make_catalog();
  const auto mismatches =
      check_golden(std::filesystem::path(PASSNET_SOURCE_DIR) / "tests/golden/refuse",
                   [&](std::string_view input) {
                     Sources sources;
                     Diagnostics diagnostics;
                     const SourceId source = sources.add("input.graph", std::string(input));
                     parse_graphs(sources, source, catalog, diagnostics);
                     std::string output;
                     for (const Diagnostic& diagnostic : diagnostics.list()) {
                       output += render(diagnostic, sources);
                     }
                     return output;
                   });
  for (const GoldenMismatch& mismatch : mismatches) {
    EXPECT_EQ(mismatch.found, mismatch.expected) << mismatch.file;
  }
}

}  // namespace
}  // namespace passnet
