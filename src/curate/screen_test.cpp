#include "curate/screen.hpp"

#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace passnet {
namespace {

class Screen : public testing::Test {
 protected:
  Screening screen_text(std::string text, ScreenLimits limits = {.min_us = 0}) const {
    Sources sources;
    const SourceId source = sources.add("test.graph", std::move(text));
    Diagnostics diagnostics;
    const std::vector<Graph> graphs = parse_graphs(sources, source, catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) ADD_FAILURE() << diagnostic.message;
    CHECK(graphs.size() == 1);
    return screen(graphs[0], catalog_, limits);
  }

  void expect(Flaw flaw, std::string_view reason, const std::string& text,
              ScreenLimits limits = {.min_us = 0}) const {
    const Screening found = screen_text(text, limits);
    ASSERT_TRUE(found.flaw.has_value()) << text;
    EXPECT_EQ(info(*found.flaw).name, info(flaw).name) << found.reason;
    EXPECT_EQ(found.reason, reason);
  }

  const Catalog catalog_ = make_catalog();
};

TEST_F(Screen, NamesAndSentencesAreDistinct) {
  for (size_t i = 0; i < kFlaws.size(); ++i) {
    EXPECT_EQ(kFlaws[i].flaw, static_cast<Flaw>(i));
    EXPECT_EQ(std::ranges::count(kFlaws, kFlaws[i].name, &FlawInfo::name), 1);
    EXPECT_FALSE(kFlaws[i].doc.empty());
  }
}

TEST_F(Screen, AcceptsAGraphThatComputes) {
  const Screening found = screen_text(
      "graph @g(%x: f32[64,64], %w: f32[64]) {\n  %0 = mul(%x, %w)\n  %1 = relu(%0)\n"
      "  return %1\n}\n");
  EXPECT_FALSE(found.flaw.has_value()) << found.reason;
  EXPECT_TRUE(found.was_run);
}

TEST_F(Screen, RandomOp) {
  expect(Flaw::kRandomOp, "`dropout` draws random numbers",
         "graph @g(%x: f32[64]) {\n  %0 = dropout(%x, 0.5)\n  return %0\n}\n");
}

TEST_F(Screen, NoCompute) {
  expect(Flaw::kNoCompute, "every op is a view or a copy",
         "graph @g(%x: f32[64,8]) {\n  %0 = transpose(%x, 0, 1)\n  %1 = to(%0, bf16)\n"
         "  return %1\n}\n");
}

TEST_F(Screen, UnusedInput) {
  expect(Flaw::kUnusedInput, "no result depends on the input %y",
         "graph @g(%x: f32[64], %y: f32[64]) {\n  %0 = relu(%x)\n  %1 = exp(%y)\n"
         "  return %0\n}\n");
}

TEST_F(Screen, FixedResult) {
  expect(Flaw::kFixedResult, "the result %1 depends on no input",
         "graph @g(%x: f32[64]) {\n  %0 = relu(%x)\n  %1 = arange(0, 64, 1)\n"
         "  return %0, %1\n}\n");
}

TEST_F(Screen, AliasedResult) {
  expect(Flaw::kAliasedResult, "the result %1 is an input, or a view of one",
         "graph @g(%x: f32[8,8]) {\n  %0 = relu(%x)\n  %1 = transpose(%x, 0, 1)\n"
         "  return %0, %1\n}\n");
}

TEST_F(Screen, TooLarge) {
  expect(Flaw::kTooLarge, "its values need 8192 bytes at once, the bound is 8000",
         "graph @g(%x: f32[1024]) {\n  %0 = relu(%x)\n  return %0\n}\n",
         {.max_bytes = 8000, .min_us = 0});
}

TEST_F(Screen, TooSmall) {
  expect(Flaw::kTooSmall, "its least time of 0.819 µs is shorter than a call (1 µs)",
         "graph @g(%x: f32[1024]) {\n  %0 = relu(%x)\n  return %0\n}\n", {.min_us = 1});
}

TEST_F(Screen, Fails) {
  const Screening found = screen_text(
      "graph @g(%x: f32[4,64], %i: i64[8]) {\n  %0 = mul(%i, %i)\n  %1 = add(%0, 100)\n"
      "  %2 = index_select(%x, 0, %1)\n  return %2\n}\n");
  ASSERT_EQ(found.flaw, Flaw::kFails);
  EXPECT_TRUE(found.reason.starts_with("it does not run on valid inputs: expected an index of dim"))
      << found.reason;
}

TEST_F(Screen, Nan) {
  expect(Flaw::kNan, "the result %1 is NaN everywhere",
         "graph @g(%x: f32[64]) {\n  %0 = mul(%x, inf)\n  %1 = sub(%0, %0)\n  return %1\n}\n");
}

TEST_F(Screen, Constant) {
  expect(Flaw::kConstant, "the result %1 is the same for different inputs",
         "graph @g(%x: f32[64]) {\n  %0 = clamp(%x, 9, 9)\n  %1 = add(%0, 1)\n  return %1\n}\n");
}

TEST_F(Screen, IgnoredInput) {
  expect(Flaw::kIgnoredInput, "changing the input %y changes no result",
         "graph @g(%x: f32[64], %y: f32[64]) {\n  %0 = mul(%y, 0)\n  %1 = add(%x, %0)\n"
         "  return %1\n}\n");
}

TEST_F(Screen, FewElementsMayBeIgnored) {
  EXPECT_FALSE(screen_text("graph @g(%x: f32[64], %y: f32[1]) {\n  %0 = mul(%y, 0)\n"
                           "  %1 = add(%x, %0)\n  return %1\n}\n")
                   .flaw.has_value());
}

TEST_F(Screen, LargeGraphsAreScreenedByStructureAlone) {
  const Screening found = screen_text(
      "graph @g(%x: f32[64], %y: f32[64]) {\n  %0 = mul(%y, 0)\n  %1 = add(%x, %0)\n"
      "  return %1\n}\n",
      {.min_us = 0, .max_run_work = 100});
  EXPECT_FALSE(found.flaw.has_value());
  EXPECT_FALSE(found.was_run);
}

}  // namespace
}  // namespace passnet
