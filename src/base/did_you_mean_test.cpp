#include "base/did_you_mean.hpp"

#include "base/edit_distance.hpp"

#include <gtest/gtest.h>

#include <array>

namespace passnet {
namespace {

constexpr std::array<std::string_view, 6> kKnown{"is_contiguous", "min", "max",
                                                 "gelu_rows",     "glu", "n"};

TEST(EditDistance, CountsEdits) {
  EXPECT_EQ(edit_distance("relu", "relu", 3), 0u);
  EXPECT_EQ(edit_distance("relu", "rellu", 3), 1u);
  EXPECT_EQ(edit_distance("sigmoid", "simgoid", 3), 1u);
  EXPECT_EQ(edit_distance("gelu", "gleu", 3), 1u);
  EXPECT_EQ(edit_distance("abcd", "badc", 3), 2u);
  EXPECT_EQ(edit_distance("", "abc", 3), 3u);
}

TEST(EditDistance, StopsAtTheLimit) {
  EXPECT_EQ(edit_distance("add", "batch_norm", 3), 4u);
  EXPECT_EQ(edit_distance("abcd", "wxyz", 3), 4u);
}

TEST(DidYouMean, FindsTheNearestName) {
  EXPECT_EQ(nearest_name("is_contigous", kKnown), "is_contiguous");
  EXPECT_EQ(nearest_name("mni", kKnown), "min");
  EXPECT_EQ(nearest_name("gelu_rows_fast", kKnown), "gelu_rows");
  EXPECT_EQ(nearest_name("gelu", kKnown), "gelu_rows");
  EXPECT_EQ(nearest_name("gleu", std::array<std::string_view, 2>{"glu", "gelu"}), "gelu");
  EXPECT_EQ(nearest_name("reluu", std::array<std::string_view, 2>{"relu6", "relu"}), "relu");
}

TEST(DidYouMean, FindsNothingFarAway) {
  EXPECT_EQ(nearest_name("mean", kKnown), "");
  EXPECT_EQ(nearest_name("k", kKnown), "");
  EXPECT_EQ(nearest_name("", kKnown), "");
}

TEST(DidYouMean, SaysNothingWithoutAName) {
  EXPECT_EQ(did_you_mean("min"), "; did you mean 'min'?");
  EXPECT_EQ(did_you_mean(""), "");
}

}  // namespace
}  // namespace passnet
