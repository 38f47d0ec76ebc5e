// Both pipelines compile every op of the catalog on operands of random dtypes, if inference accepts
// them: no pass over loops may take two operands for one dtype.
#include "compile/pipeline.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/example_texts.hpp"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace passnet {
namespace {

TEST(MixedDTypes, EveryOpCompiles) {
  constexpr size_t kDraws = 40;
  constexpr size_t kMostInputs = 6;
  const Catalog catalog = make_catalog();
  const Target target = native_target();
  std::mt19937 random(1);
  size_t compiled = 0;
  for (const Op& op : catalog.ops()) {
    if (op.def.example.empty() || op.def.random) continue;
    for (size_t draw = 0; draw < kDraws; ++draw) {
      std::array<std::string_view, kMostInputs> dtypes;
      for (std::string_view& dtype : dtypes) dtype = kDTypes[random() % std::size(kDTypes)].name;
      const std::string text = example_in_dtypes(op, dtypes);
      Sources sources;
      Diagnostics diagnostics;
      const auto graphs =
          parse_graphs(sources, sources.add("example.graph", text), catalog, diagnostics);
      if (graphs.empty()) continue;
      SCOPED_TRACE(text);
      for (const Pipeline pipeline : {Pipeline::kOpByOp, Pipeline::kDefault}) {
        const auto result = compile(graphs.front(), catalog, target, pipeline);
        EXPECT_TRUE(result.has_value()) << result.error().message;
        ++compiled;
      }
    }
  }
  EXPECT_GT(compiled, 2000);
}

}  // namespace
}  // namespace passnet
