#include "eval/pass_uses.hpp"

#include "compile/compile.hpp"
#include "compile/pipeline.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace passnet {
namespace {

constexpr std::string_view kGraph = R"(
graph @g(%x: f32[8], %y: f32[8]) {
  %0 = add(%x, %y)
  %1 = relu(%0)
  %2 = mul(%1, %y)
  %3 = sigmoid(%2)
  %4 = relu(%x)
  return %3, %4
})";

constexpr std::string_view kPasses = R"(
pass wide {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  replace {
    %r = launch k(%x, %y) : like(%1) args = [numel(%x)]
    return %r
  }
  kernel k cpp """void k(const x_t* x, const y_t* y, r_t* r, int64_t n) {}"""
}
pass gate {
  pattern(%x, %y) {
    %0 = mul(%x, %y)
    %1 = sigmoid(%0)
    return %1
  }
  replace {
    fuse {
      %2 = mul(%x, %y)
      %3 = sigmoid(%2)
    }
    return %3
  }
}
pass alone {
  pattern(%x) {
    %0 = relu(%x)
    return %0
  }
  replace {
    %r = launch k(%x) : like(%0) args = [numel(%x)]
    return %r
  }
  kernel k cpp """void k(const x_t* x, r_t* r, int64_t n) { /* another */ }"""
}
pass never {
  pattern(%x) {
    %0 = tanh(%x)
    return %0
  }
  replace {
    fuse { %1 = tanh(%x) }
    return %1
  }
})";

TEST(PassUses, NameMatchesLossesAndKernels) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  Submission submission;
  submission.common =
      parse_passes(sources, sources.add("p", std::string(kPasses)), catalog, diagnostics);
  std::vector<Graph> graphs =
      parse_graphs(sources, sources.add("g", std::string(kGraph)), catalog, diagnostics);
  ASSERT_FALSE(diagnostics.has_errors()) << diagnostics.list().front().message;
  Graph rewritten = graphs[0].clone();
  const Target& target = native_target();
  const auto reports = apply_in_order(rewritten, catalog, target, submission, {});
  ASSERT_TRUE(reports) << reports.error().message;
  const auto uses = find_pass_uses(graphs[0], catalog, target, submission, {}, *reports);
  ASSERT_EQ(uses.size(), 3u);
  EXPECT_EQ(uses[0].pass, "wide");
  EXPECT_EQ(uses[0].matches, 1);
  EXPECT_TRUE(uses[0].lost.empty());
  EXPECT_EQ(uses[1].pass, "gate");
  EXPECT_TRUE(uses[1].lost.empty());
  EXPECT_EQ(uses[2].pass, "alone");
  EXPECT_EQ(uses[2].place, 3);
  EXPECT_EQ(uses[2].matches, 1);
  EXPECT_EQ(uses[2].lost, (std::map<std::string, int64_t>{{"wide", 1}}));

  const auto compiled = compile(rewritten, catalog, target, info(Pipeline::kOpByOp).options);
  ASSERT_TRUE(compiled) << compiled.error().message;
  const auto owners = owners_of_kernels(*compiled, rewritten, *reports, uses);
  ASSERT_EQ(owners.size(), 3u);  // the kernels of one name are told apart
  std::vector<size_t> sorted;
  for (const auto& owner : owners) sorted.push_back(owner.value());
  std::ranges::sort(sorted);
  EXPECT_EQ(sorted, (std::vector<size_t>{0, 1, 2}));
}

}  // namespace
}  // namespace passnet
