#include "report/html.hpp"

#include "report/chart.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace passnet {
namespace {

size_t count(std::string_view text, std::string_view part) {
  size_t found = 0;
  for (size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

std::vector<Record> sample() {
  Record right{.task = "t",
               .graph = "fast",
               .verdict = Verdict::kPass,
               .matched = {{"fold", 2}, {"idle", 0}},
               .reference_us = 20.0,
               .candidate_us = 8.0,
               .speedup = 2.5,
               .speedup_low = 2.25,
               .speedup_high = 2.75,
               .unstable = true};
  right.correct.fill(true);
  Record wrong{.task = "t",
               .graph = "wrong",
               .candidate = "default",
               .verdict = Verdict::kCrash,
               .detail = "signal 11"};
  return {right, wrong};
}

std::string report_of(const std::vector<Record>& records, std::string_view title = "suite") {
  const std::vector<Score> scores = score_candidates(records, {});
  return html_report({.title = title, .scores = scores, .records = records});
}

TEST(Html, ShowsARowARecordAndACurveACandidate) {
  const std::string html = report_of(sample());
  EXPECT_EQ(count(html, "<polyline"), 2u);
  EXPECT_EQ(count(html, "<circle"), 30u);
  EXPECT_EQ(count(html, "<tr>"), count(html, "</tr>"));
  const std::string rows = html.substr(html.find("<table id=\"records\">"));
  EXPECT_EQ(count(rows, "<tr>"), 3u);
  EXPECT_NE(rows.find("data-value=\"2.5\">2.500× <small>2.250 … 2.750</small>"), std::string::npos);
  EXPECT_NE(rows.find("unstable timing"), std::string::npos);
  EXPECT_NE(rows.find(">fold ×2<"), std::string::npos);
  EXPECT_EQ(rows.find("idle"), std::string::npos);
  EXPECT_NE(rows.find("title=\"signal 11\">CRASH<"), std::string::npos);
}

TEST(Html, NeedsNothingFromElsewhere) {
  const std::string html = report_of(sample());
  for (const char* outside : {"http://", "https://", "src=", "<link", "@import", "url("}) {
    EXPECT_EQ(html.find(outside), std::string::npos) << outside;
  }
  EXPECT_NE(html.find("prefers-color-scheme: dark"), std::string::npos);
}

TEST(Html, EscapesEveryText) {
  const std::string evil = "</script><b title='\"'>&";
  Record record{.task = evil,
                .graph = evil,
                .candidate = evil,
                .device = evil,
                .pipeline = evil,
                .baseline = evil,
                .verdict = Verdict::kPass,
                .matched = {{evil, 1}},
                .detail = evil};
  Record other = record;
  other.candidate = evil + "2";
  const std::string html = report_of({record, other}, evil);
  EXPECT_EQ(html.find("<b"), html.find("<body"));
  EXPECT_EQ(count(html, "<b "), 0u);
  EXPECT_EQ(count(html, "</script>"), 1u);
  EXPECT_EQ(count(html, "title='"), 0u);
  EXPECT_GE(count(html, "&lt;/script&gt;&lt;b title=&#39;&quot;&#39;&gt;&amp;"), 12u);
}

TEST(Html, HoldsWithoutRecordsAndWithExtremes) {
  EXPECT_EQ(count(report_of({}), "<polyline"), 0u);
  std::vector<Record> records = sample();
  records[0].speedup = 1e300;
  records[1].speedup = 1e-300;
  records[1].verdict.reset();
  records[1].correct.fill(true);
  const std::string html = report_of(records);
  EXPECT_LT(html.size(), 100'000u);
  for (const char* broken : {"nan", "inf,", "\"inf"}) EXPECT_EQ(count(html, broken), 0u) << broken;
}

TEST(Chart, StaysWithinItsBox) {
  const std::string svg = es_chart(score_candidates(sample(), {}));
  for (size_t at = svg.find(" cy=\""); at != std::string::npos; at = svg.find(" cy=\"", at + 1)) {
    const double y = std::stod(svg.substr(at + 5));
    EXPECT_GT(y, 0);
    EXPECT_LT(y, 280);
  }
  EXPECT_GT(count(svg, "class=\"grid\""), 2u);
  EXPECT_EQ(count(svg, "class=\"even\""), 1u);
}

}  // namespace
}  // namespace passnet
