#include "pass/language/arithmetic.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace passnet {
namespace {

std::string result(std::string_view operation, PassValue a, PassValue b) {
  const auto value = binary_operation(operation, a, b, {});
  return value ? to_string(*value) : value.error().id;
}

TEST(Arithmetic, DividesIntegersDownwards) {
  EXPECT_EQ(result("/", {int64_t{7}}, {int64_t{2}}), "3");
  EXPECT_EQ(result("//", {int64_t{-7}}, {int64_t{2}}), "-4");
  EXPECT_EQ(result("%", {int64_t{-7}}, {int64_t{2}}), "1");
  EXPECT_EQ(result("/", {7.0}, {int64_t{2}}), "3.5");
}

TEST(Arithmetic, RefusesWhatHasNoValue) {
  EXPECT_EQ(result("/", {int64_t{7}}, {int64_t{0}}), "expression-value");
  constexpr int64_t kLeast = std::numeric_limits<int64_t>::min();
  EXPECT_EQ(result("/", {kLeast}, {int64_t{-1}}), "expression-value");
  EXPECT_EQ(result("-", {int64_t{0}}, {kLeast}), "expression-value");
  EXPECT_EQ(result("*", {kLeast}, {int64_t{2}}), "expression-value");
  EXPECT_EQ(result("+", {std::string("a")}, {int64_t{2}}), "expression-value");
  EXPECT_EQ(result("in", {int64_t{1}}, {int64_t{2}}), "expression-value");
  EXPECT_EQ(ceil_div({int64_t{1}}, {2.0}, {}).error().id, "expression-value");
}

TEST(Arithmetic, ComparesNumbersByValue) {
  EXPECT_EQ(result("==", {int64_t{2}}, {2.0}), "true");
  EXPECT_EQ(result("!=", {true}, {int64_t{1}}), "true");
  EXPECT_EQ(result("<", {int64_t{2}}, {2.5}), "true");
  EXPECT_EQ(result("in", {DType::kF32}, {PassValue::List{{DType::kF16}, {DType::kF32}}}), "true");
  EXPECT_EQ(result("not in", {int64_t{3}}, {PassValue::List{{3.0}}}), "false");
}

TEST(Arithmetic, RoundsUp) {
  EXPECT_EQ(to_string(*ceil_div({int64_t{7}}, {int64_t{2}}, {})), "4");
  EXPECT_EQ(to_string(*ceil_div({int64_t{-7}}, {int64_t{2}}, {})), "-3");
  EXPECT_EQ(to_string(*ceil_div({int64_t{8}}, {int64_t{2}}, {})), "4");
}

}  // namespace
}  // namespace passnet
