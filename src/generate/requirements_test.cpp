// Valid inputs: the needs of ops reach the graph's inputs.
#include "generate/requirements.hpp"

#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ops/catalog.hpp"
#include "ops/example.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>

namespace passnet {
namespace {

class Requirements : public testing::Test {
 protected:
  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }

  Result<std::vector<Tensor>> run(const Graph& graph, const std::vector<Tensor>& tensors) const {
    std::vector<const Tensor*> inputs;
    for (const Tensor& tensor : tensors) inputs.push_back(&tensor);
    return interpret(graph, catalog_, inputs);
  }

  // Checks that the interpreter accepts every set, and that valid inputs give no NaN.
  void expect_runs(const Graph& graph) const {
    for (uint64_t seed = 1; seed <= 3; ++seed) {
      for (const InputSetInfo& entry : kInputSets) {
        SCOPED_TRACE(fmt::format("{} with seed {}", entry.name, seed));
        const auto results = run(graph, make_inputs(graph, catalog_, seed, entry.set));
        ASSERT_TRUE(results.has_value()) << results.error().message;
        if (is_adversarial(entry.set)) continue;
        for (const Tensor& result : *results) expect_no_nan(result);
      }
    }
  }

  static void expect_no_nan(const Tensor& tensor) {
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      ASSERT_FALSE(std::isnan(tensor.value(i))) << "at " << i;
    }
  }

  Domain of_input(const std::string& text, bool valid_inputs = true) const {
    const Graph graph = parse(text);
    return find_requirements(graph, catalog_, valid_inputs)[graph.inputs()[0].value.index];
  }

  const Catalog catalog_ = make_catalog();
};

class EveryOpsInputs : public Requirements, public testing::WithParamInterface<std::string> {};

TEST_P(EveryOpsInputs, AreTaken) { expect_runs(parse(example_graph(*catalog_.find(GetParam())))); }

std::vector<std::string> op_names() {
  std::vector<std::string> names;
  const Catalog catalog = make_catalog();
  for (const Op& op : catalog.ops()) {
    if (op.name() != "launch" && !op.def.random) names.emplace_back(op.name());
  }
  return names;
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryOpsInputs, testing::ValuesIn(op_names()),
                         [](const auto& tested) { return tested.param; });

TEST_F(Requirements, IndicesAreSolvedThroughArithmetic) {
  const auto domain = [&](const std::string& body) {
    return of_input("graph @g(%i: i64[4,6], %w: f32[10,3]) {\n" + body +
                    "  %y = embedding(%w, %k)\n  return %y\n}\n");
  };
  const Domain shifted = domain("  %k = add(%i, 2)\n");
  EXPECT_EQ(shifted.least, -2);
  EXPECT_EQ(shifted.most, 7);
  const Domain divided = domain("  %k = floor_divide(%i, 4)\n");
  EXPECT_EQ(divided.least, 0);
  EXPECT_EQ(divided.most, 36);
  const Domain scaled = domain("  %0 = mul(%i, 3)\n  %k = reshape(%0, [24])\n");
  EXPECT_EQ(scaled.most, 3);
  const Domain flipped = domain("  %k = rsub(%i, 9)\n");
  EXPECT_EQ(flipped.least, 0);
  EXPECT_EQ(flipped.most, 9);
  const Domain counted = domain("  %0 = cumsum(%i, 1)\n  %k = sub(%0, 1)\n");
  EXPECT_EQ(counted.least, 1);  // the running sums of 6 are in 1 … 10
  EXPECT_EQ(counted.most, 1);
  EXPECT_EQ(domain("  %k = remainder(%i, 10)\n"), Domain{});
  EXPECT_EQ(domain("  %k = clamp(%i, 0, 9)\n"), Domain{});
}

TEST_F(Requirements, IndicesStayInRangeWhereverTheyComeFrom) {
  expect_runs(parse(R"(
graph @g(%w: f32[300,4], %a: i64[2,3], %b: i32[2,3], %p: bf16[50], %c: i64[2,3] {min=0, max=5000}) {
  %0 = to(%b, i64)
  %1 = cat([%a, %0], 1)
  %2 = embedding(%w, %1)
  %3 = to(%p, i64)
  %4 = embedding(%w, %3)
  %5 = add(%a, %c)
  %6 = embedding(%w, %5)
  %7 = mul(%a, %c)
  %8 = embedding(%w, %7)
  %9 = sub(%c, %a)
  %10 = index(%w, [%9])
  return %2, %4, %6, %8, %10
})"));
}

TEST_F(Requirements, WrittenPlacesAreDistinct) {
  const Graph graph = parse(R"(
graph @g(%x: f32[100], %i: i64[100], %v: f32[100]) {
  %0 = index_copy(%x, 0, %i, %v)
  return %0
})");
  const auto tensors = make_inputs(graph, catalog_, 3);
  std::set<int64_t> seen;
  for (int64_t i = 0; i < 100; ++i) seen.insert(tensors[1].integer(i));
  EXPECT_EQ(seen.size(), 100u);
  EXPECT_EQ(*seen.rbegin(), 99);
}

TEST_F(Requirements, SignsAreSolvedThroughArithmetic) {
  expect_runs(parse(R"(
graph @g(%a: f32[500], %b: f16[500], %c: f32[500], %d: f32[4,125], %e: i64[500], %f: f32[500]) {
  %0 = rsub(%a, 1.0)
  %1 = sqrt(%0)
  %2 = sub(%b, 2.5)
  %3 = log(%2)
  %4 = pow(%c, 2)
  %5 = rsqrt(%4)
  %6 = mean(%d, [0], true)
  %7 = rsqrt(%6)
  %8 = floor_divide(7, %e)
  %9 = pow(%f, 0.5)
  return %1, %3, %5, %7, %8, %9
})"));
}

TEST_F(Requirements, NoRowIsMaskedAltogether) {
  expect_runs(parse(R"(
graph @g(%x: f32[2,3,2,2], %m: bool[2,1,1,2], %n: bool[2,1,1,2], %k: i64[2,2], %q: f32[1,2,3,4], %b: bool[3,3], %a: f32[3,3]) {
  %0 = masked_fill(%x, %m, -inf)
  %1 = softmax(%0, -1)
  %2 = eq(%k, 0)
  %3 = masked_fill(%x, %2, -inf)
  %4 = softmax(%3, -1)
  %5 = logical_not(%n)
  %6 = where(%5, -inf, %x)
  %7 = softmax(%6, -1)
  %8 = scaled_dot_product_attention(%q, %q, %q, %b)
  %9 = scaled_dot_product_attention(%q, %q, %q, %a)
  return %1, %4, %7, %8, %9
})"));
}

TEST_F(Requirements, SomeRowsAreMaskedAltogetherInASetOfTheirOwn) {
  const Graph graph = parse(R"(
graph @g(%x: f32[2,8,4,6], %m: bool[2,1,4,6], %n: bool[8,6], %q: f32[1,2,5,4], %b: bool[5,5], %a: f32[5,5]) {
  %0 = masked_fill(%x, %m, -inf)
  %1 = softmax(%0, -1)
  %2 = where(%n, %n, %n)
  %3 = scaled_dot_product_attention(%q, %q, %q, %b)
  %4 = scaled_dot_product_attention(%q, %q, %q, %a)
  return %1, %2, %3, %4
})");
  // The number of rows of which every element is `value`.
  const auto full_rows = [](const Tensor& tensor, double value) {
    const int64_t extent = tensor.type().shape.back();
    int64_t rows = 0;
    for (int64_t row = 0; row < tensor.numel() / extent; ++row) {
      int64_t same = 0;
      for (int64_t i = 0; i < extent; ++i) same += tensor.value(row * extent + i) == value;
      rows += same == extent ? 1 : 0;
    }
    return rows;
  };
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    const auto valid = make_inputs(graph, catalog_, seed);
    const auto masked = make_inputs(graph, catalog_, seed, InputSet::kMaskedRows);
    EXPECT_EQ(full_rows(valid[1], 1), 0);
    EXPECT_EQ(full_rows(valid[4], 0), 0);
    EXPECT_GE(full_rows(masked[1], 1), 1);
    EXPECT_LT(full_rows(masked[1], 1), 8);
    EXPECT_GE(full_rows(masked[4], 0), 1);
    EXPECT_GE(full_rows(masked[5], -INFINITY), 1);
    for (const size_t other : {0, 2, 3}) {
      EXPECT_TRUE(std::ranges::equal(masked[other].bytes(), valid[other].bytes()));
    }
  }
}

TEST_F(Requirements, AdversarialInputsAvoidWhatOpsRefuse) {
  const std::string text = R"(
graph @g(%i: i64[40], %w: f32[10,3]) {
  %0 = embedding(%w, %i)
  %1 = log(%0)
  return %1
})";
  EXPECT_EQ(of_input(text, false).most, 9);
  const Graph graph = parse(text);
  const auto wanted = find_requirements(graph, catalog_, false);
  EXPECT_EQ(wanted[graph.inputs()[1].value.index], Domain{});
}

}  // namespace
}  // namespace passnet
