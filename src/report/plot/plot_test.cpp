#include "report/plot/bars.hpp"
#include "report/plot/cells.hpp"
#include "report/plot/histogram.hpp"
#include "report/plot/ranks.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

size_t count_in(const std::string& text, std::string_view part) {
  size_t found = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(Plots, AreEmptyWithoutNumbers) {
  EXPECT_EQ(bar_chart({.about = "nothing", .series = {"a"}, .rows = {}}), "");
  EXPECT_EQ(histogram("nothing", {{.name = "a", .bins = LogBins(2)}}), "");
  EXPECT_EQ(rank_chart("nothing", {{.name = "a", .counts = {}}}), "");
  EXPECT_EQ(cell_grid("nothing", {}, "models"), "");
}

TEST(Plots, DrawABarForEachPositiveNumber) {
  const std::string svg = bar_chart(
      {.about = "a < b",
       .series = {"one", "two"},
       .rows = {{.label = "x & y", .values = {10, 5}}, {.label = "none", .values = {0, 1}}}});
  EXPECT_TRUE(svg.contains("<svg class=\"chart bars\""));
  EXPECT_TRUE(svg.contains("aria-label=\"a &lt; b\""));
  EXPECT_TRUE(svg.contains("<title>x &amp; y</title>"));
  EXPECT_EQ(count_in(svg, "<rect class=\"bar series"), 3U);
  EXPECT_EQ(count_in(svg, "<li>"), 2U);
  EXPECT_TRUE(svg.contains("width=\"436.0\""));  // the longest
  EXPECT_TRUE(svg.contains("width=\"218.0\""));
}

TEST(Plots, ShortenLongLabels) {
  const std::string svg = bar_chart(
      {.about = "", .series = {}, .rows = {{.label = std::string(40, 'a'), .values = {1}}}});
  EXPECT_TRUE(svg.contains(">aaaaaaaaaaaa…aaaaaaaaaaa<"));
  EXPECT_TRUE(svg.contains("<title>" + std::string(40, 'a')));
  const std::string beyond_ascii = "ééééé ééééé ééééé ééééé ééééé";
  EXPECT_TRUE(
      bar_chart({.about = "", .series = {}, .rows = {{.label = beyond_ascii, .values = {1}}}})
          .contains(">ééééé ééééé …ééééé ééééé<"));
}

TEST(Plots, CountInBinsOfEqualRatios) {
  LogBins bins(2);
  for (const double value : {0.0, 1.0, 2.0, 3.0, 4.0, 1024.0}) bins.add(value);
  EXPECT_EQ(bins.counts(), (std::map<int, int64_t>{{0, 2}, {1, 2}, {2, 1}, {10, 1}}));
  EXPECT_EQ(bins.total(), 6);
  const std::string svg = histogram("sizes", {{.name = "graphs", .bins = bins}});
  EXPECT_TRUE(svg.contains("<title>0 … 2: 2 graphs (33.3 %)</title>"));
  EXPECT_TRUE(svg.contains("<title>1024 … 2048: 1 graphs (16.7 %)</title>"));
}

TEST(Plots, CountWhatIsNoNumber) {
  LogBins bins(10);
  for (const double value : {std::nan(""), -3.0, HUGE_VAL}) bins.add(value);
  EXPECT_EQ(bins.counts(), (std::map<int, int64_t>{{0, 2}, {308, 1}}));
  EXPECT_TRUE(bins.has_zero());
}

TEST(Plots, DrawRanksFromTheLargest) {
  const std::string svg = rank_chart("tail", {{.name = "uses", .counts = {1, 100, 1, 1, 10}}});
  EXPECT_EQ(count_in(svg, "<polyline"), 1U);
  EXPECT_TRUE(svg.contains("points=\"58.0,8.0 "));  // rank 1 and the largest number
  EXPECT_TRUE(svg.contains(",282.0 \""));           // the smallest number, on the axis
}

TEST(Plots, ShadeCellsByTheirNumbers) {
  const std::string svg = cell_grid(
      "ops", {{.name = "add", .count = 99}, {.name = "rare_operation_of_long_name"}}, "models");
  EXPECT_TRUE(svg.contains("<title>add: 99 models</title>"));
  EXPECT_TRUE(svg.contains("fill-opacity=\"0.50\""));
  EXPECT_TRUE(svg.contains("class=\"cell none\""));
  EXPECT_TRUE(svg.contains(">rare_operation_of_…<"));
  EXPECT_TRUE(svg.contains("rare_operation_of_long_name: 0 models"));
}

}  // namespace
}  // namespace passnet
