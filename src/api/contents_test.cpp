// Tests calls of graphs whose source holds the contents of inputs.
#include "api/passnet.hpp"
#include "support/pt2_archive.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <unistd.h>

namespace passnet::api {
namespace {

bool begins_with(const std::vector<float>& values, const std::vector<float>& first) {
  return std::ranges::equal(std::span(values).first(first.size()), first);
}

TEST(ApiContents, AnExportedModelRunsOnItsOwnWeights) {
  const std::string path = fmt::format("{}passnet_api_{}.pt2", testing::TempDir(), getpid());
  std::ofstream(path, std::ios::binary) << pt2_archive(pt2_program());
  auto context = Context::open({.threads = 1});
  ASSERT_TRUE(context) << context.error().text;
  auto compiled = context->compile(path + "#s0=3");
  ASSERT_TRUE(compiled) << compiled.error().text;
  const auto inputs = compiled->inputs();
  ASSERT_EQ(inputs.size(), 3u);
  ASSERT_NE(inputs[0].contents, nullptr);
  EXPECT_EQ(static_cast<const float*>(inputs[0].contents)[2], -3);
  EXPECT_EQ(inputs[2].contents, nullptr);
  const std::array<int64_t, 2> shape{6, 3};
  std::vector<float> x(18);
  std::iota(x.begin(), x.end(), 1.0f);
  std::vector<float> y(18);
  const std::array results{buffer(y.data(), shape)};
  // The buffer n, which every call changes, stays in the compiled graph.
  for (const int64_t calls : {1, 2}) {
    const std::array<passnet_buffer, 3> given{{{}, {}, buffer(x.data(), shape)}};
    const auto done = compiled->call(given, results);
    ASSERT_TRUE(done) << done.error().text;
    EXPECT_TRUE(begins_with(y, {2, 4, 0, 5, 7, 3}));
    EXPECT_EQ(*static_cast<const int64_t*>(inputs[1].contents), 5 + calls);
  }
  // A buffer of the caller is used instead of the archive's; other inputs have to be given.
  const std::vector<float> w{0, 0, -100};
  const std::array<int64_t, 1> three{3};
  const std::array<passnet_buffer, 3> own{{buffer(w.data(), three), {}, buffer(x.data(), shape)}};
  ASSERT_TRUE(compiled->call(own, results));
  EXPECT_TRUE(begins_with(y, {1, 2, 0, 4, 5, 0}));
  const auto without = compiled->call(std::array<passnet_buffer, 3>{}, results);
  ASSERT_FALSE(without);
  EXPECT_EQ(without.error().id, "buffer-dtype");
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace passnet::api
