#include "report/html/html.hpp"

#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/language/parse.hpp"
#include "report/chart.hpp"
#include "report/distribution.hpp"
#include "report/losses.hpp"
#include "support/unpack.hpp"

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
               .graph = "t/fast",
               .verdict = Verdict::kPass,
               .matched = {{"fold", 2}, {"idle", 0}},
               .reference_us = 20.0,
               .candidate_us = 8.0,
               .speedup = 2.5,
               .speedup_low = 2.25,
               .speedup_high = 2.75,
               .unstable = true,
               .rounds = {{.reference = {20, 21}, .candidate = {8, 9.5}}}};
  right.correct.fill(true);
  Record wrong{.task = "t",
               .graph = "t/wrong",
               .candidate = "default",
               .verdict = Verdict::kCrash,
               .detail = "signal 11"};
  return {right, wrong};
}

// One kernel replaces two adds.
constexpr std::string_view kPasses = R"(pass fold {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  replace {
    %r = launch fold(%x, %y) : like(%1)
    return %r
  }
  kernel fold cpp """void fold(const x_t* x, const y_t* y, r_t* r) { /* </script><img src=x onerror=alert(1)> */ }"""
}
)";
constexpr std::string_view kGraphs = R"(graph @fast(%x: f32[4,8], %y: f32[4,8]) {
  %0 = add(%x, %y)
  %1 = relu(%0)
  %2 = exp(%1)
  return %2
}
graph @wrong(%x: f16[4,8], %y: f16[4,8]) {
  %0 = add(%x, %y)
  %1 = exp(%0)
  return %1
}
)";

class ReportTest : public testing::Test {
 protected:
  ReportTest() : catalog_(make_catalog()), gallery_(catalog_, native_target()) {}

  // Adds the graphs above under the names of the sample's records.
  void draw() {
    Diagnostics diagnostics;
    const SourceId passes = sources_.add("fold.pass", std::string(kPasses));
    submission_.common = parse_passes(sources_, passes, catalog_, diagnostics);
    const SourceId graphs = sources_.add("a.graph", std::string(kGraphs));
    for (const Graph& graph : parse_graphs(sources_, graphs, catalog_, diagnostics)) {
      gallery_.add({"t", "t/" + graph.name}, graph, "timm/resnet18", &submission_, sources_);
    }
    EXPECT_FALSE(diagnostics.has_errors());
  }

  std::string report_of(const std::vector<Record>& records, std::string_view title = "suite") {
    const std::vector<Score> scores = score_candidates(records, {});
    return html_report({.title = title, .scores = scores, .records = records, .gallery = gallery_});
  }

  Catalog catalog_;
  Sources sources_;
  Submission submission_;
  Gallery gallery_;
};

TEST_F(ReportTest, ShowsOneCurvePerCandidateAndOneRowPerGraph) {
  const std::string html = report_of(sample());
  EXPECT_EQ(count(html, "<polyline"), 2u);
  EXPECT_EQ(count(html, "class=\"mark\""), 30u);
  EXPECT_EQ(count(html, "<tr>"), count(html, "</tr>"));
  const auto index = unpack_element(html, "index");
  EXPECT_EQ(index["candidates"], (nlohmann::json{"passes", "default"}));
  ASSERT_EQ(index["graphs"].size(), 2u);
  const auto& fast = index["graphs"][0];
  EXPECT_EQ(fast["name"], "t/fast");
  EXPECT_FALSE(fast.contains("page"));
  EXPECT_EQ(fast["cells"][0]["speedup"], 2.5);
  EXPECT_EQ(fast["cells"][0]["matched"], (nlohmann::json{{"fold", 2}}));
  EXPECT_EQ(fast["cells"][1], nullptr);
  const auto records = unpack_element(html, "records-0");
  const auto& wrong = records[index["graphs"][1]["records"][1].get<size_t>()][0];
  EXPECT_EQ(wrong["verdict"], "CRASH");
  EXPECT_EQ(wrong["detail"], "signal 11");
  EXPECT_EQ(wrong["number"], 1);
  EXPECT_EQ(records[0][0]["rounds"].dump(), "[[[20.0,21.0],[8.0,9.5]]]");
  EXPECT_EQ(records[0][0]["correct"], "111111111111111");
}

TEST_F(ReportTest, DrawsGraphsBeforeAndAfter) {
  draw();
  const std::string html = report_of(sample());
  const auto index = unpack_element(html, "index");
  EXPECT_EQ(index["graphs"][0]["family"], "resnet");
  EXPECT_EQ(index["graphs"][0]["dtype"], "f32");
  EXPECT_EQ(index["graphs"][1]["dtype"], "f16");
  EXPECT_EQ(index["graphs"][0]["ops"], (nlohmann::json{"add", "exp", "relu"}));
  const auto pages = unpack_element(html, "pages-0");
  const auto& fast = pages[0];
  EXPECT_EQ(fast["passes"], (nlohmann::json{{0, 1}}));
  EXPECT_EQ(count(fast["before"].get<std::string>(), " marked\""), 2u);
  EXPECT_EQ(count(fast["after"].get<std::string>(), " marked\""), 1u);
  EXPECT_EQ(count(fast["after"].get<std::string>(), "class=\"node launch marked\""), 1u);
  EXPECT_EQ(count(fast["text_after"].get<std::string>(), "kernel "), 0u);
  EXPECT_EQ(count(fast["before"].get<std::string>(), " id="), 0u);
  const auto passes = unpack_element(html, "passes");
  ASSERT_EQ(passes.size(), 1u);
  EXPECT_EQ(passes[0]["name"], "fold");
  EXPECT_EQ(passes[0]["kernels"][0]["device"], "cpp");
  EXPECT_NE(passes[0]["text"].get<std::string>().find("relu(%0)"), std::string::npos);
}

TEST_F(ReportTest, NamesTheNearestPassWhereNoneMatches) {
  draw();
  const auto pages = unpack_element(report_of(sample()), "pages-0");
  const auto& nearest = pages[1]["nearest"];
  EXPECT_EQ(nearest["pass"], "fold");
  EXPECT_EQ(nearest["nodes"], 2);
  EXPECT_NE(nearest["text"].get<std::string>().find("fold.pass:"), std::string::npos);
  EXPECT_FALSE(pages[1].contains("after"));
}

TEST_F(ReportTest, NeedsNothingFromElsewhere) {
  draw();
  const std::string html = report_of(sample());
  for (const char* outside : {"http://", "https://", " src=", "@import", "url("}) {
    const size_t at = html.find(outside);
    const bool is_namespace =
        at != std::string::npos && html.substr(at).starts_with("http://www.w3.org/2000/svg");
    EXPECT_TRUE(at == std::string::npos || is_namespace) << outside;
  }
  EXPECT_NE(html.find("default-src 'none'"), std::string::npos);
  EXPECT_NE(html.find("prefers-color-scheme: dark"), std::string::npos);
}

TEST_F(ReportTest, EscapesEveryText) {
  draw();
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
  EXPECT_EQ(count(html, "<img"), 0u);
  EXPECT_EQ(count(html, "</script>"), count(html, "<script"));
  EXPECT_EQ(count(html, "title='"), 0u);
  EXPECT_GE(count(html, "&lt;/script&gt;&lt;b title=&#39;&quot;&#39;&gt;&amp;"), 12u);
}

TEST_F(ReportTest, HoldsWithoutRecordsAndWithExtremes) {
  EXPECT_EQ(count(report_of({}), "<polyline"), 0u);
  std::vector<Record> records = sample();
  records[0].speedup = 1e300;
  records[1].speedup = 1e-300;
  records[1].verdict.reset();
  records[1].correct.fill(true);
  const std::string html = report_of(records);
  EXPECT_LT(html.size(), 120'000u);
  for (const char* broken : {"nan\"", "nan ", "inf,", "\"inf", "inf "}) {
    EXPECT_EQ(count(html, broken), 0u) << broken;
  }
}

TEST_F(ReportTest, LossesAddUpToTheScore) {
  draw();
  std::vector<Record> records = sample();
  records[0].speedup = 0.5;
  records[1].candidate = "passes";
  const std::vector<Score> scores = score_candidates(records, {});
  const std::vector<LossTable> tables = find_losses(scores, records, gallery_);
  ASSERT_EQ(tables.size(), 4u);
  const LossTable& families = tables[0];
  ASSERT_EQ(families.groups.size(), 1u);
  const GroupLoss& all = families.groups[0].by_candidate[0];
  EXPECT_EQ(all.graphs, 2u);
  EXPECT_EQ(all.slower, 1u);
  EXPECT_EQ(all.wrong, 1u);
  EXPECT_DOUBLE_EQ(all.es, *scores[0].es[5]);
  EXPECT_DOUBLE_EQ(all.cost, 1 - *scores[0].es[5]);  // no gain could compensate for it
  EXPECT_EQ(tables[1].groups.size(), 3u);
  EXPECT_EQ(tables[1].groups[0].name, "add");  // in both graphs
  EXPECT_EQ(tables[3].groups[0].name, "f16");  // the wrong one costs more
  EXPECT_DOUBLE_EQ(tables[3].groups[0].by_candidate[0].es, 0.1);
}

TEST(SizeClass, IsMonotonic) {
  EXPECT_EQ(size_class(0), "up to 64 KiB");
  EXPECT_EQ(size_class(64 << 10), "up to 64 KiB");
  EXPECT_EQ(size_class((64 << 10) + 1), "64 KiB … 512 KiB");
  EXPECT_EQ(size_class(int64_t{1} << 40), "over 256 MiB");
  int last = 0;
  for (int64_t bytes = 1; bytes < int64_t{1} << 40; bytes *= 2) {
    EXPECT_GE(size_rank(bytes), last);
    last = size_rank(bytes);
  }
}

TEST(Chart, StaysWithinItsBox) {
  const std::string svg = es_chart(score_candidates(sample(), {}));
  for (size_t at = svg.find("translate("); at != std::string::npos;
       at = svg.find("translate(", at + 1)) {
    const double y = std::stod(svg.substr(svg.find(' ', at) + 1));
    EXPECT_GT(y, 0);
    EXPECT_LT(y, 322);
  }
  EXPECT_GT(count(svg, "class=\"grid\""), 2u);
  EXPECT_EQ(count(svg, "class=\"even\""), 1u);
}

TEST(Distribution, CountsEveryRecordOnce) {
  std::vector<Record> records(3, sample()[0]);
  records[1].speedup = 0.9;
  records[2].speedup = 1.0;
  records.push_back(sample()[1]);
  records.back().candidate = "passes";
  const std::string svg = speedup_chart(score_candidates(records, {}), records);
  EXPECT_NE(svg.find("3 correct · 1 slower · 1 wrong"), std::string::npos);
  EXPECT_EQ(count(svg, "class=\"bar slow\""), 1u);
  EXPECT_EQ(count(svg, "class=\"bar\""), 2u);
  EXPECT_NE(svg.find("1.000 … 1.189×: 1 graphs"), std::string::npos);
  EXPECT_EQ(speedup_chart({}, {}), "");
}

// Octaves from 1/8 to 8 divide the width of 704 behind a margin of 8.
TEST(Distribution, IsDrawnInItsPlace) {
  std::vector<Record> records;
  for (const double speedup : {1.0, 1.0, 1.0}) {
    Record record{.graph = "g", .verdict = Verdict::kPass, .speedup = speedup};
    record.correct.fill(true);
    records.push_back(record);
  }
  const std::string svg = speedup_chart(score_candidates(records, {}), records);
  EXPECT_NE(svg.find(R"(<line class="even" x1="360.0" x2="360.0")"), std::string::npos) << svg;
  for (const auto& [label, x] : {std::pair("1/8×", 8.0),
                                 {"1/2×", 242.7},
                                 {"1×", 360.0},
                                 {"2×", 477.3},
                                 {"4×", 594.7},
                                 {"8×", 712.0}}) {
    const size_t text = svg.find(fmt::format(">{}</text>", label));
    ASSERT_NE(text, std::string::npos) << label;
    const size_t tag = svg.rfind("<text", text);
    EXPECT_NE(svg.substr(tag, text - tag).find(fmt::format("x=\"{:.1f}\"", x)), std::string::npos)
        << label;
  }
  EXPECT_NE(svg.find("d=\"M360.0 "), std::string::npos);        // the median
  EXPECT_NE(svg.find("bar\" x=\"361.0\""), std::string::npos);  // the bin from 1 on
}

}  // namespace
}  // namespace passnet
