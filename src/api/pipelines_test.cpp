// The pipelines that callers of the library name give equal results.
#include "api/passnet.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string_view>
#include <vector>

namespace passnet::api {
namespace {

constexpr std::string_view kMeanOfLinear = R"(graph @mean(%x: f32[1,8,16], %w: f32[512,16]) {
  %0 = linear(%x, %w)
  %1 = mean(%0, dim=[1], keepdim=false)
  return %1
}
)";

// Small whole numbers, of which sums are exact in any order.
std::vector<float> small_numbers(size_t count, size_t period) {
  std::vector<float> values(count);
  for (size_t i = 0; i < count; ++i) values[i] = static_cast<float>(i % period) - 2;
  return values;
}

TEST(Pipelines, LearnedPassesGiveTheSame) {
  auto context = Context::open({.threads = 1});
  ASSERT_TRUE(context) << context.error().text;
  const std::array<int64_t, 3> rows{1, 8, 16};
  const std::array<int64_t, 2> weights{512, 16};
  const std::array<int64_t, 2> means{1, 512};
  std::vector<float> x = small_numbers(128, 7);
  std::vector<float> w = small_numbers(8192, 5);
  const std::array inputs{buffer(x.data(), rows), buffer(w.data(), weights)};
  std::vector<std::vector<float>> found;
  for (const char* pipeline : {"op-by-op", "default", "default+learned"}) {
    auto compiled = context->compile_text(kMeanOfLinear, {.pipeline = pipeline});
    ASSERT_TRUE(compiled) << compiled.error().text;
    found.emplace_back(512);
    const std::array results{buffer(found.back().data(), means)};
    EXPECT_TRUE(compiled->call(inputs, results)) << pipeline;
    EXPECT_EQ(found.back(), found.front()) << pipeline;
  }
}

}  // namespace
}  // namespace passnet::api
