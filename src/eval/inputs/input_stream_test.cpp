#include "eval/inputs/input_stream.hpp"

#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace passnet {
namespace {

Graph parse(const Catalog& catalog, std::string_view text) { return parsed_graph(text, catalog); }

constexpr const char* kGraph =
    "graph @g(%a: f32[1000] {mean=3.0, std=1.0}, %b: bf16[777], %c: f16[5,100], %d: f64[100], "
    "%e: i64[1000]) {\n  %0 = relu(%a)\n  %1 = relu(%b)\n  %2 = relu(%c)\n  %3 = relu(%d)\n"
    "  %4 = add(%e, %e)\n  return %0, %1, %2, %3, %4\n}\n";

TEST(InputStream, EveryFloatingPointElementChangesAtEveryStep) {
  const Catalog catalog = make_catalog();
  InputStream stream(parse(catalog, kGraph), catalog, 7);
  std::vector<Tensor> before;
  for (int step = 0; step < 20; ++step) {
    before.clear();
    for (const Tensor& tensor : stream.current()) before.push_back(tensor.clone());
    stream.advance();
    for (size_t i = 0; i < 4; ++i) {
      const Tensor& now = stream.current()[i];
      int64_t same = 0;
      for (int64_t k = 0; k < now.numel(); ++k) same += now.value(k) == before[i].value(k);
      // If few bits are set, or there are few, some values stay the same.
      const bool narrow = byte_size(now.type().dtype) == 2;
      EXPECT_LT(same, now.numel() / (narrow ? 4 : 50)) << "input " << i << ", step " << step;
    }
  }
}

TEST(InputStream, ContentsOfOneStepSayNothingAboutTheNext) {
  const Catalog catalog = make_catalog();
  InputStream stream(parse(catalog, kGraph), catalog, 7);
  stream.advance();
  for (int step = 0; step < 20; ++step) {
    std::vector<Tensor> before;
    for (const Tensor& tensor : stream.current()) before.push_back(tensor.clone());
    stream.advance();
    for (size_t i = 0; i < 4; ++i) {
      const Tensor& now = stream.current()[i];
      const auto count = static_cast<double>(now.numel());
      double sum = 0, squares = 0, products = 0, other_sum = 0, other_squares = 0;
      for (int64_t k = 0; k < now.numel(); ++k) {
        const double a = now.value(k), b = before[i].value(k);
        sum += a, other_sum += b;
        squares += a * a, other_squares += b * b, products += a * b;
      }
      const double variation = squares - sum * sum / count;
      const double other_variation = other_squares - other_sum * other_sum / count;
      const double shared = products - sum * other_sum / count;
      EXPECT_LT(std::abs(shared) / std::sqrt(variation * other_variation), 0.6) << i;
    }
  }
}

TEST(InputStream, ElementsStayWithinAFactorOfTwoAndKeepTheirSigns) {
  const Catalog catalog = make_catalog();
  const Graph graph = parse(catalog, kGraph);
  InputStream stream(graph, catalog, 7);
  for (int step = 0; step < 10; ++step) {
    stream.advance();
    double sum = 0;
    for (int64_t k = 0; k < 1000; ++k) sum += stream.current()[0].value(k);
    EXPECT_NEAR(sum / 1000, 2.8, 0.4);  // a mean of 3, less what thinning takes
    for (const Tensor& tensor : stream.current()) {
      for (int64_t k = 0; k < tensor.numel(); ++k) ASSERT_TRUE(std::isfinite(tensor.value(k)));
    }
  }
}

TEST(InputStream, TheSeedDecides) {
  const Catalog catalog = make_catalog();
  const Graph graph = parse(catalog, kGraph);
  InputStream one(graph, catalog, 7), same(graph, catalog, 7), other(graph, catalog, 8);
  for (int step = 0; step < 3; ++step) {
    one.advance();
    same.advance();
    other.advance();
    for (size_t i = 0; i < one.current().size(); ++i) {
      EXPECT_TRUE(std::ranges::equal(one.current()[i].bytes(), same.current()[i].bytes()));
    }
    EXPECT_NE(one.current()[0].value(0), other.current()[0].value(0));
  }
}

TEST(InputStream, IntegersAndBoolsAreDrawnAnew) {
  const Catalog catalog = make_catalog();
  const Graph graph = parse(catalog, R"(
graph @g(%x: f32[100,4], %i: i64[60], %v: f32[60,4], %m: bool[64,64]) {
  %0 = index_copy(%x, 0, %i, %v)
  %1 = logical_not(%m)
  return %0, %1
})");
  InputStream stream(graph, catalog, 7);
  for (int step = 0; step < 20; ++step) {
    std::vector<Tensor> before;
    for (const Tensor& tensor : stream.current()) before.push_back(tensor.clone());
    stream.advance();
    std::set<int64_t> positions;
    int64_t same = 0;
    for (int64_t k = 0; k < 60; ++k) {
      positions.insert(stream.current()[1].integer(k));
      same += stream.current()[1].integer(k) == before[1].integer(k) ? 1 : 0;
    }
    EXPECT_EQ(positions.size(), 60) << "positions are distinct at every step";
    EXPECT_LT(same, 10);
    int64_t kept = 0;
    for (int64_t k = 0; k < 4096; ++k) {
      kept += stream.current()[3].integer(k) == before[3].integer(k) ? 1 : 0;
    }
    EXPECT_NEAR(static_cast<double>(kept), 2048, 300);
  }
}

TEST(InputStream, ConstantInputsVary) {
  const Catalog catalog = make_catalog();
  InputStream stream(parse(catalog,
                           "graph @g(%w: f32[64] {mean=1.0, std=0.0}) {\n"
                           "  %0 = relu(%w)\n  return %0\n}\n"),
                     catalog, 7);
  int64_t varied = 0;
  for (int step = 0; step < 8; ++step) {
    stream.advance();
    for (int64_t k = 0; k < 64; ++k) varied += stream.current()[0].value(k) == 1 ? 0 : 1;
  }
  EXPECT_GT(varied, 64);
}

}  // namespace
}  // namespace passnet
