// Tests calls of graphs whose parameters are frozen.
#include "api/passnet.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <thread>
#include <vector>

namespace passnet::api {
namespace {

constexpr std::string_view kGraph = R"(graph @g(%x: f32[4,3], %p_w: f32[3,5]) {
  %0 = exp(%p_w) : f32[3,5]
  %1 = matmul(%x, %0) : f32[4,5]
  return %1
}
)";
constexpr std::array<int64_t, 2> kX{4, 3}, kW{3, 5}, kY{4, 5};

class ApiFrozen : public testing::Test {
 protected:
  Compiled compile(std::string_view text, int32_t freeze = 1) {
    auto compiled = context_.compile_text(text, {.freeze = freeze});
    EXPECT_TRUE(compiled) << compiled.error().text;
    return *std::move(compiled);
  }
  std::vector<float> call(Compiled& compiled, const std::vector<float>& w) const {
    std::vector<float> y(20);
    const auto done = compiled.call(std::array{buffer(x_.data(), kX), buffer(w.data(), kW)},
                                    std::array{buffer(y.data(), kY)});
    EXPECT_TRUE(done) << done.error().text;
    return y;
  }
  std::vector<float> expected(const std::vector<float>& w) const {
    std::vector<float> y(20);
    for (size_t i = 0; i < 20; ++i) {
      for (size_t k = 0; k < 3; ++k) y[i] += x_[i / 5 * 3 + k] * std::exp(w[k * 5 + i % 5]);
    }
    return y;
  }
  static void expect_near(const std::vector<float>& found, const std::vector<float>& expected) {
    for (size_t i = 0; i < found.size(); ++i) EXPECT_NEAR(found[i], expected[i], 1e-3) << i;
  }

  Context context_ = Context::open({.threads = 2}).value();
  std::vector<float> x_{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  std::vector<float> w_ = std::vector<float>(15, 0.5f);
};

TEST_F(ApiFrozen, ValuesOfParametersAreKeptUntilTheyThaw) {
  Compiled compiled = compile(kGraph);
  Compiled usual = compile(kGraph, 0);
  EXPECT_EQ(compiled.facts().frozen_bytes, 60);
  EXPECT_EQ(usual.facts().frozen_bytes, 0);
  const std::vector<float> first = expected(w_);
  expect_near(call(compiled, w_), first);
  w_.assign(15, -0.25f);
  expect_near(call(compiled, w_), first);
  compiled.thaw();
  expect_near(call(compiled, w_), expected(w_));
}

TEST_F(ApiFrozen, AParameterInAnotherPlaceIsReadAgain) {
  Compiled compiled = compile(kGraph);
  const std::vector<float> other{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5};
  expect_near(call(compiled, w_), expected(w_));
  expect_near(call(compiled, other), expected(other));
  expect_near(call(compiled, w_), expected(w_));
}

TEST_F(ApiFrozen, ACallerMayListWhatIsFrozen) {
  constexpr std::string_view kUnnamed =
      "graph @g(%x: f32[4,3], %w: f32[3,5]) {\n  %0 = exp(%w) : f32[3,5]\n"
      "  %1 = matmul(%x, %0) : f32[4,5]\n  return %1\n}\n";
  const std::array<uint8_t, 3> flags{0, 1, 1};
  auto compiled = context_.compile_text(kUnnamed, {.frozen = flags.data(), .frozen_count = 2});
  ASSERT_TRUE(compiled) << compiled.error().text;
  const std::vector<float> first = expected(w_);
  expect_near(call(*compiled, w_), first);
  w_.assign(15, -0.25f);
  expect_near(call(*compiled, w_), first);
  const auto refused = context_.compile_text(kUnnamed, {.frozen = flags.data(), .frozen_count = 3});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "bad-frozen-inputs");
}

TEST_F(ApiFrozen, ThreadsShareTheValues) {
  Compiled compiled = compile(kGraph);
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&] {
      const std::vector<float> own = w_;  // each in another place
      for (int i = 0; i < 50; ++i) expect_near(call(compiled, i % 2 == 0 ? own : w_), expected(w_));
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST_F(ApiFrozen, AGraphWithoutParametersIsCompiledAsUsual) {
  Compiled compiled = compile(
      "graph @g(%x: f32[4,3], %w: f32[3,5]) {\n  %0 = exp(%w) : f32[3,5]\n"
      "  %1 = matmul(%x, %0) : f32[4,5]\n  return %1\n}\n");
  EXPECT_EQ(compiled.facts().frozen_bytes, 0);
  expect_near(call(compiled, w_), expected(w_));
  w_.assign(15, -0.25f);
  expect_near(call(compiled, w_), expected(w_));
  compiled.thaw();
  passnet_thaw(nullptr);
}

TEST_F(ApiFrozen, AParameterWithABadIndexIsTheErrorOfTheCall) {
  Compiled compiled = compile(
      "graph @g(%x: f32[3], %b_i: i64[2]) {\n"
      "  %0 = arange(0, 6, 1, f32) : f32[6]\n"
      "  %1 = index_select(%0, 0, %b_i) : f32[2]\n"
      "  %2 = sum(%1) : f32[]\n  %3 = mul(%x, %2) : f32[3]\n  return %3\n}\n");
  const std::array<int64_t, 1> three{3}, two{2};
  std::vector<float> y(3);
  std::array<int64_t, 2> index{1, 6};
  const auto call = [&] {
    return compiled.call(std::array{buffer(x_.data(), three), buffer(index.data(), two)},
                         std::array{buffer(y.data(), three)});
  };
  for (int i = 0; i < 2; ++i) {
    const auto refused = call();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().id, "index-outside-of-dim");
  }
  index[1] = 5;
  const auto done = call();
  ASSERT_TRUE(done) << done.error().text;
  EXPECT_EQ(y, (std::vector<float>{6, 12, 18}));
}

}  // namespace
}  // namespace passnet::api
