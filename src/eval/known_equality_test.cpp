#include "eval/known_equality.hpp"

#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

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

TEST_F(KnownEquality, LiteralDataIsComparedEachTime) {
  constexpr std::string_view kData =
      "graph @g(%x: f32[2] {data=[1.0, 2.0]}) { %y = add(%x, %x) return %y }";
  EXPECT_TRUE(compare(kData, kData, 1 << 20).is_equal);
  EXPECT_FALSE(compare(kData, kData, 0).is_equal);
}

}  // namespace
}  // namespace passnet
