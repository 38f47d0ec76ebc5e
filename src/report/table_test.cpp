#include "report/table.hpp"

#include "base/utf8.hpp"
#include "report/format.hpp"
#include "report/score_table.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace passnet {
namespace {

Table sample_table() {
  return {.columns = {{"name", Align::kLeft}, {"AS"}},
          .rows = {{{"é"}, {"1.5", Tone::kGood}}, {{"longer"}, {"10.25"}}}};
}

size_t widest_line(const std::string& text) {
  std::istringstream lines(text);
  size_t widest = 0;
  for (std::string line; std::getline(lines, line);)
    widest = std::max(widest, count_characters(line));
  return widest;
}

TEST(Table, AlignsByCharacters) {
  EXPECT_EQ(render(sample_table()), "name       AS\né         1.5\nlonger  10.25\n");
}

TEST(Table, ColorsOnlyWhenAsked) {
  EXPECT_EQ(render(sample_table(), Color::kAlways),
            "\x1b[1mname       AS\x1b[0m\n"
            "é       \x1b[32m  1.5\x1b[0m\n"
            "longer  10.25\n");
}

TEST(Table, ShortensLongTextsInTheMiddle) {
  Table table = sample_table();
  table.rows[0][0].text = std::string(150, 'a') + "é" + std::string(150, 'z');
  const std::string text = render(table);
  EXPECT_EQ(widest_line(text), kTerminalWidth);
  EXPECT_NE(text.find("aa…zz"), std::string::npos);
  EXPECT_NE(text.find("10.25"), std::string::npos);
  EXPECT_EQ(render(table, Color::kNever, 20).substr(0, 20), "name              AS");
}

TEST(Table, ControlCharactersDoNotReachTheTerminal) {
  Table table = sample_table();
  table.rows[0][0].text = "a\x1b[31m\n";
  const std::string text = render(table);
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_NE(text.find("a?[31m?"), std::string::npos);
}

TEST(Format, Numbers) {
  EXPECT_EQ(format_ratio(1.23456), "1.235");
  EXPECT_EQ(format_ratio(12.3456), "12.35");
  EXPECT_EQ(format_ratio(1234.5), "1234");
  EXPECT_EQ(format_ratio(1.5e-7), "1.5e-07");
  EXPECT_EQ(format_ratio(2e9), "2.0e+09");
  EXPECT_EQ(format_ratio(0), "0.000");
  EXPECT_EQ(format_ratio({}), "–");
  EXPECT_EQ(format_share(0.975), "97.5 %");
  EXPECT_EQ(format_share({}), "–");
  EXPECT_EQ(format_microseconds(4.254), "4.25");
  EXPECT_EQ(format_microseconds(425.44), "425.4");
  EXPECT_EQ(format_microseconds(187345.4), "187345");
}

TEST(ScoreTable, ShowsEachCandidate) {
  std::vector<Record> records(3, Record{.task = "attention", .graph = "g", .speedup = 2.0});
  for (Record& record : records) record.correct.fill(true);
  records[2].candidate = "default";
  records[2].speedup = 0.5;
  const std::vector<Score> scores = score_candidates(records, {});
  EXPECT_EQ(render_scores(scores, {.tasks = true}),
            "candidate  graphs  tasks     AS  G-Mean  correct  correct from t   fast_1   slower\n"
            "passes          2      1  2.000   2.000  100.0 %             -10  100.0 %    0.0 %\n"
            "default         1      1  0.500   0.500  100.0 %             -10    0.0 %  100.0 %\n"
            "\n"
            "ES(t)       -5     -4     -3     -2     -1      0      1      2      3      4\n"
            "passes   2.000  2.000  2.000  2.000  2.000  2.000  2.000  2.000  2.000  2.000\n"
            "default  0.500  0.500  0.500  0.500  0.500  0.500  0.500  0.500  0.500  0.500\n"
            "\n"
            "task       graphs  AS passes  AS default\n"
            "attention       2      2.000       0.500\n");
}

TEST(ScoreTable, StaysNarrow) {
  std::vector<Record> records(1, Record{.task = std::string(300, 't'), .graph = "g"});
  records[0].candidate = std::string(300, 'c');
  records[0].speedup = 123456.0;
  records[0].correct.fill(true);
  EXPECT_LE(widest_line(render_scores(score_candidates(records, {}))), kTerminalWidth);
  EXPECT_EQ(render_scores({}).find("candidate"), 0u);
}

}  // namespace
}  // namespace passnet
