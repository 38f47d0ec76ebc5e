#include "eval/known_equality.hpp"

#include "eval/admitted.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <filesystem>

namespace passnet {
namespace {

class KnownEquality : public testing::Test {
 protected:
  void SetUp() override {
    std::string form = testing::TempDir() + "equality.XXXXXX";
    folder_ = ::mkdtemp(form.data());
    cache_.emplace(*ArtifactCache::open(folder_, uint64_t{1} << 20, {}));
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  Equality compare(std::string_view before, std::string_view after, int64_t work) const {
    return compare_once(parsed_graph(before, catalog_), parsed_graph(after, catalog_), catalog_,
                        {.most_work = work}, *cache_);
  }

  const Catalog catalog_ = make_catalog();
  std::filesystem::path folder_;
  std::optional<ArtifactCache> cache_;
};

constexpr std::string_view kTwice = "graph @g(%x: f32[64]) { %y = mul(%x, 2) return %y }";
constexpr std::string_view kSum = "graph @g(%x: f32[64]) { %y = add(%x, %x) return %y }";
constexpr std::string_view kThrice = "graph @g(%x: f32[64]) { %y = mul(%x, 3) return %y }";

// Nothing is computed where no work is allowed.
TEST_F(KnownEquality, GraphsAreComparedOnce) {
  const Equality first = compare(kTwice, kSum, 1 << 20);
  EXPECT_TRUE(first.is_equal);
  const Equality again = compare(kTwice, kSum, 0);
  EXPECT_TRUE(again.is_equal);
  EXPECT_EQ(again.is_robust, first.is_robust);
  EXPECT_FALSE(compare(kTwice, kThrice, 1 << 20).is_equal);
  EXPECT_NE(compare(kTwice, kThrice, 0).reason.find("another function"), std::string::npos);
  EXPECT_FALSE(compare(kSum, kTwice, 0).is_equal);
}

TEST_F(KnownEquality, AdmitsIdentitiesThatNoFieldKnows) {
  constexpr std::string_view kLog =
      "graph @g(%x: f32[4,64]) { %p = softmax(%x, dim=-1) %y = log(%p) return %y }";
  constexpr std::string_view kOne =
      "graph @g(%x: f32[4,64]) { %y = log_softmax(%x, dim=-1) return %y }";
  for (int run = 0; run < 2; ++run) {  // the second one is kept
    const Equality equality = compare(kLog, kOne, run == 0 ? 1 << 26 : 0);
    EXPECT_TRUE(equality.is_equal) << equality.reason;
    EXPECT_EQ(equality.level(), Level::kAdmitted);
    EXPECT_EQ(equality.admitted, std::vector<std::string>{"log_of_softmax"});
    EXPECT_EQ(equality.is_robust, false);
  }
  constexpr std::string_view kWrong =
      "graph @g(%x: f32[4,64]) { %p = log_softmax(%x, dim=-1) %y = mul(%p, 1.5) return %y }";
  EXPECT_FALSE(compare(kLog, kWrong, 1 << 26).is_equal);
}

TEST_F(KnownEquality, EachAdmittedIdentityMatches) {
  constexpr std::array<std::array<std::string_view, 2>, 5> kGraphs{
      {{"log_of_softmax", "%0 = softmax(%x, dim=-1) %y = log(%0)"},
       {"log_of_sum_of_exponentials", "%0 = exp(%x) %1 = sum(%0, dim=[1]) %y = log(%1)"},
       {"log_of_exponential", "%0 = exp(%x) %y = log(%0)"},
       {"log_of_sigmoid", "%0 = sigmoid(%x) %y = log(%0)"},
       {"log_of_one_and_exponential", "%0 = exp(%x) %y = log1p(%0)"}}};
  for (const auto& [name, nodes] : kGraphs) {
    Graph graph =
        parsed_graph(fmt::format("graph @g(%x: f32[4,64]) {{ {} return %y }}", nodes), catalog_);
    EXPECT_EQ(apply_admitted(graph, catalog_), std::vector{std::string(name)});
  }
}

TEST_F(KnownEquality, LiteralDataIsComparedEachTime) {
  constexpr std::string_view kData =
      "graph @g(%x: f32[2] {data=[1.0, 2.0]}) { %y = add(%x, %x) return %y }";
  EXPECT_TRUE(compare(kData, kData, 1 << 20).is_equal);
  EXPECT_FALSE(compare(kData, kData, 0).is_equal);
}

}  // namespace
}  // namespace passnet
