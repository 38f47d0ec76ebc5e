#include "generate/inputs.hpp"

#include "base/random_bits.hpp"
#include "interpret/interpret.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace passnet {
namespace {

class Inputs : public testing::Test {
 protected:
  Graph parse(std::string_view text) { return parsed_graph(text, catalog_); }

  std::vector<Tensor> make(std::string text, uint64_t seed = 1) {
    return make_inputs(parse(std::move(text)), catalog_, seed);
  }

  struct Range {
    double least = INFINITY;
    double most = -INFINITY;
    double closest = INFINITY;  // to 0
  };
  static Range range(const Tensor& tensor) {
    Range found;
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      found.least = std::min(found.least, tensor.value(i));
      found.most = std::max(found.most, tensor.value(i));
      found.closest = std::min(found.closest, std::fabs(tensor.value(i)));
    }
    return found;
  }

  const Catalog catalog_ = make_catalog();
};

TEST(Random, IsNearlyNormal) {
  double sum = 0;
  double squares = 0;
  double fourth = 0;
  constexpr uint64_t kCount = 200000;
  for (uint64_t i = 0; i < kCount; ++i) {
    const double value = random_normal(7, i);
    sum += value;
    squares += value * value;
    fourth += value * value * value * value;
  }
  EXPECT_NEAR(sum / kCount, 0, 0.01);
  EXPECT_NEAR(squares / kCount, 1, 0.02);
  EXPECT_NEAR(fourth / kCount, 3, 0.15);
}

TEST(Random, StaysWithinAnyRange) {
  for (uint64_t i = 0; i < 1000; ++i) {
    const int64_t value = random_integer(3, i, -2, 2);
    EXPECT_GE(value, -2);
    EXPECT_LE(value, 2);
    EXPECT_EQ(random_integer(3, i, INT64_MAX, INT64_MAX), INT64_MAX);
  }
  random_integer(3, 0, INT64_MIN, INT64_MAX);  // the whole range does not divide by 0
}

TEST_F(Inputs, DependOnTheSeedAlone) {
  const std::string text =
      "graph @g(%x: f32[100], %i: i64[9]) {\n  %y = relu(%x)\n  return %y\n}\n";
  const auto a = make(text);
  const auto b = make(text);
  const auto c = make(text, 2);
  EXPECT_TRUE(std::ranges::equal(a[0].bytes(), b[0].bytes()));
  EXPECT_TRUE(std::ranges::equal(a[1].bytes(), b[1].bytes()));
  EXPECT_FALSE(std::ranges::equal(a[0].bytes(), c[0].bytes()));
}

TEST_F(Inputs, FollowFacts) {
  const auto tensors = make(R"(
graph @g(%a: f32[5000] {mean=3.0, std=0.5}, %b: f32[5000] {min=-1.0, max=2.0}, %c: i64[3] {data=[5,1,2]}, %d: i64[500] {min=3, max=7}, %e: bool[1000] {mean=0.0}, %f: f16[500] {mean=10.0, std=0.0}, %g: f32[5000] {mean=0.0, std=4.0, min=-1.0, max=1.0}) {
  return %a
})");
  const Range a = range(tensors[0]);
  EXPECT_GT(a.least, 3 - 0.5 * 8.2);
  EXPECT_LT(a.most, 3 + 0.5 * 8.2);
  EXPECT_GT(a.most, 4);
  const Range b = range(tensors[1]);
  EXPECT_GE(b.least, -1);
  EXPECT_LT(b.least, -0.9);
  EXPECT_LE(b.most, 2);
  EXPECT_GT(b.most, 1.9);
  EXPECT_EQ(tensors[2].integer(0), 5);
  EXPECT_EQ(tensors[2].integer(2), 2);
  EXPECT_EQ(range(tensors[3]).least, 3);
  EXPECT_EQ(range(tensors[3]).most, 7);
  EXPECT_EQ(range(tensors[4]).most, 0);
  EXPECT_EQ(range(tensors[5]).least, 10);
  EXPECT_EQ(range(tensors[6]).least, -1);
  EXPECT_EQ(range(tensors[6]).most, 1);
}

TEST_F(Inputs, ConstantsMayVary) {
  const Graph graph = parse(R"(
graph @g(%a: f32[500] {mean=8.0, std=0.0}, %b: f16[500] {mean=0.0, std=0.0}, %c: f32[500] {min=-2.0, max=-2.0}, %d: f32[500] {mean=8.0, std=1.0}, %e: i64[500] {min=3, max=3}, %f: f32[2] {data=[1.0,1.0]}) {
  return %a
})");
  const auto plain = InputMaker(graph, catalog_).make_all(1);
  const auto varied = InputMaker(graph, catalog_, InputSet::kValid, true).make_all(1);
  for (const size_t i : {0, 1, 2}) {
    EXPECT_EQ(range(plain[i]).least, range(plain[i]).most);
    const double middle = range(plain[i]).least;
    EXPECT_LT(range(varied[i]).least, middle - 0.1);
    EXPECT_GT(range(varied[i]).most, middle + 0.1);
  }
  for (const size_t i : {3, 4, 5}) {
    EXPECT_TRUE(std::ranges::equal(plain[i].bytes(), varied[i].bytes()));
  }
}

TEST_F(Inputs, KeepAwayFromPoles) {
  const auto tensors = make(R"(
graph @g(%x: f32[2,3,4], %m: f32[3], %v: f32[3], %d: f32[4], %p: bf16[500], %q: f32[500], %u: f32[500]) {
  %0 = batch_norm(%x, %m, %v)
  %1 = div(%0, %d)
  %2 = add(%p, 0.001)
  %3 = sqrt(%2)
  %4 = reshape(%q, [50,10])
  %5 = pow(%4, -1)
  %6 = acos(%u)
  return %1, %3, %5, %6
})");
  EXPECT_GT(range(tensors[2]).least, 0.05);
  EXPECT_GT(range(tensors[3]).closest, 0.05);
  EXPECT_GT(range(tensors[4]).least, 0.05);
  EXPECT_GT(range(tensors[5]).closest, 0.05);
  EXPECT_LT(range(tensors[5]).least, 0);
  EXPECT_LE(range(tensors[6]).most, 1);
  EXPECT_GE(range(tensors[6]).least, -1);
}

TEST_F(Inputs, SmallVariancesStaySmall) {
  const auto tensors = make(R"(
graph @g(%x: f32[2,3,4], %m: f32[3], %v: f32[3] {mean=0.001, std=0.0005}) {
  %0 = batch_norm(%x, %m, %v)
  return %0
})");
  EXPECT_LT(range(tensors[2]).most, 0.01);
  EXPECT_GT(range(tensors[2]).least, 0);
}

TEST_F(Inputs, IndicesStayInRange) {
  const auto tensors = make(R"(
graph @g(%w: f32[3,4], %i: i64[2,50] {min=0, max=50000}, %j: i32[100], %k: i64[4,100], %x: f32[4,7]) {
  %flat = reshape(%i, [100])
  %0 = embedding(%w, %flat)
  %1 = embedding(%w, %j)
  %2 = gather(%x, 1, %k)
  %3 = index(%x, [none, %j])
  return %0, %1, %2, %3
})");
  EXPECT_EQ(range(tensors[1]).most, 2);
  EXPECT_EQ(range(tensors[2]).most, 2);
  EXPECT_EQ(range(tensors[3]).most, 6);
  EXPECT_EQ(range(tensors[3]).least, 0);
}

TEST_F(Inputs, ElementsThatShareMemoryAreEqual) {
  const auto tensors = make("graph @g(%x: f32[3,4] {strides=[0,1]}) {\n  return %x\n}\n");
  for (int64_t i = 0; i < 4; ++i) EXPECT_EQ(tensors[0].value(i), tensors[0].value(8 + i));
  EXPECT_NE(tensors[0].value(0), tensors[0].value(1));
  const auto spread = make("graph @g(%x: f32[3,4] {strides=[0,7]}) {\n  return %x\n}\n");
  for (int64_t i = 0; i < 4; ++i) EXPECT_EQ(spread[0].value(i), spread[0].value(8 + i));
}

TEST_F(Inputs, RunOnTheInterpreter) {
  const Graph graph = parse(R"(
graph @g(%w: bf16[3,4], %i: i64[100]) {
  %0 = embedding(%w, %i)
  %1 = log(%0)
  return %1
})");
  const auto tensors = make_inputs(graph, catalog_, 5);
  const Tensor* inputs[] = {&tensors[0], &tensors[1]};
  const auto results = interpret(graph, catalog_, inputs);
  ASSERT_TRUE(results.has_value());
  for (int64_t i = 0; i < (*results)[0].numel(); ++i) {
    EXPECT_TRUE(std::isfinite((*results)[0].value(i)));
  }
}

}  // namespace
}  // namespace passnet
