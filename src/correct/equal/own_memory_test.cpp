#include "correct/equal/own_memory.hpp"

#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace passnet {
namespace {

class OwnMemory : public testing::Test {
 protected:
  std::string shared(std::string_view before, std::string_view after) const {
    const auto parse = [&](std::string_view body) {
      return parsed_graph(fmt::format("graph @g(%x: f32[4,6], %z: f32[4,6]) {{ {} }}", body),
                          catalog_);
    };
    return find_shared_result(parse(before), parse(after), catalog_).value_or("");
  }
  const Catalog catalog_ = make_catalog();
};

TEST_F(OwnMemory, ResultsThatAreComputedMayNotBeViews) {
  EXPECT_EQ(shared("%y = to(%x, f32) return %y", "return %x"),
            "result 0 is the memory of input 0, where the graph computes another");
  EXPECT_EQ(shared("%y = to(%z, f32) %t = transpose(%y, 0, 1) return %t",
                   "%t = transpose(%z, 0, 1) return %t"),
            "result 0 is the memory of input 1, where the graph computes another");
  EXPECT_EQ(shared("%a = relu(%x) %b = relu(%x) return %a, %b", "%a = relu(%x) return %a, %a"),
            "result 1 is the memory of result 0, where the graph computes another");
}

TEST_F(OwnMemory, PiecesOfOneValueAreApart) {
  constexpr std::string_view kApart = "%a = relu(%x) %b = relu(%z) return %a, %b";
  EXPECT_EQ(shared(kApart,
                   "%c = cat([%x, %z]) %r = relu(%c) %a, %b = split(%r, [4,4]) "
                   "return %a, %b"),
            "");
  EXPECT_EQ(shared(kApart, "%c = relu(%x) %a, %b = split(%c, [2,2]) return %c, %b"),
            "result 1 is the memory of result 0, where the graph computes another");
  EXPECT_EQ(shared(kApart, "%c = relu(%x) %a, %b = split(%c, [2,2]) return %b, %c"),
            "result 1 is the memory of result 0, where the graph computes another");
  EXPECT_EQ(shared(kApart,
                   "%c = relu(%x) %a, %b = split(%c, [2,2]) %t = transpose(%a, 0, 1) "
                   "return %a, %t"),
            "result 1 is the memory of result 0, where the graph computes another");
  EXPECT_EQ(shared(kApart, "%a, %b = split(%x, [2,2]) return %a, %b"),
            "result 0 is the memory of input 0, where the graph computes another");
}

TEST_F(OwnMemory, WindowsAreApartWhereNoElementIsInBoth) {
  constexpr std::string_view kApart = "%a = relu(%x) %b = relu(%z) return %a, %b";
  EXPECT_EQ(shared(kApart,
                   "%c = cat([%x, %z], 1) %r = relu(%c) %a = slice(%r, 1, 0, 6) "
                   "%b = slice(%r, 1, 6, 12) return %a, %b"),
            "");
  EXPECT_EQ(shared(kApart,
                   "%c = cat([%x, %z], 1) %r = relu(%c) %a = slice(%r, 1, 0, 6) "
                   "%b = slice(%r, 1, 5, 11) return %a, %b"),
            "result 1 is the memory of result 0, where the graph computes another");
}

TEST_F(OwnMemory, ElementsOfAResultAreApart) {
  constexpr std::string_view kRows = "%a = slice(%x, 0, 0, 1) %r = relu(%a) ";
  const std::string computed = fmt::format("{} %y = repeat(%r, [4, 1]) return %y", kRows);
  const std::string expanded = fmt::format("{} %y = expand(%r, [4, 6]) return %y", kRows);
  EXPECT_EQ(shared(computed, expanded),
            "result 0 is the memory of fewer elements, where the graph computes another");
  EXPECT_EQ(shared(expanded, computed), "");
  EXPECT_EQ(shared(expanded, expanded), "");
}

TEST_F(OwnMemory, AViewThatIsACopyIsApart) {
  constexpr std::string_view kComputed = "%y = relu(%x) %f = reshape(%y, [24]) return %f";
  EXPECT_EQ(shared(kComputed, "%t = transpose(%x, 0, 1) %f = reshape(%t, [24]) return %f"), "");
  EXPECT_EQ(shared(kComputed, "%f = reshape(%x, [24]) return %f"),
            "result 0 is the memory of input 0, where the graph computes another");
}

TEST_F(OwnMemory, ViewsOfTheGraphStayViews) {
  constexpr std::string_view kView = "%t = transpose(%x, 0, 1) return %t";
  EXPECT_EQ(shared(kView, kView), "");
  EXPECT_EQ(shared(kView, "%t = transpose(%x, 0, 1) %c = to(%t, f32) return %c"), "");
  constexpr std::string_view kTwice = "%a = relu(%x) %v = reshape(%a, [24]) return %a, %v";
  EXPECT_EQ(shared(kTwice, kTwice), "");
  EXPECT_EQ(shared("%a = relu(%x) return %a", "%a = relu(%x) return %a"), "");
}

}  // namespace
}  // namespace passnet
