#include "eval/record/credit.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace passnet {
namespace {

Record make(std::string graph, std::map<std::string, int64_t> matched, double speedup,
            bool is_right = true) {
  Record record{.graph = std::move(graph),
                .verdict = is_right ? Verdict::kPass : Verdict::kWrongValue,
                .matched = std::move(matched),
                .speedup = speedup};
  if (is_right) record.correct.fill(true);
  return record;
}

TEST(Credit, SharesGraphsAmongPassesAndCountsThoseOfOneAlone) {
  const std::vector<Record> records{make("a", {{"p", 1}, {"q", 2}, {"idle", 0}}, 4),
                                    make("b", {{"p", 1}, {"q", 0}, {"idle", 0}}, 1),
                                    make("c", {{"p", 0}, {"q", 1}, {"idle", 0}}, 0.5, false)};
  const std::vector<PassCredit> credits = credit_passes(records);
  ASSERT_EQ(credits.size(), 3u);
  const PassCredit& p = credits[0];
  EXPECT_EQ(p.pass, "p");
  EXPECT_EQ(p.graphs, 2u);
  EXPECT_EQ(p.matches, 2);
  EXPECT_DOUBLE_EQ(p.gmean.value(), 2);
  EXPECT_EQ(p.only_graphs, 1u);
  EXPECT_DOUBLE_EQ(p.only_gmean.value(), 1);
  EXPECT_DOUBLE_EQ(p.correct.value(), 1);
  EXPECT_DOUBLE_EQ(p.slower.value(), 0);
  EXPECT_FALSE(p.compile_ms);
  EXPECT_FALSE(p.place);
  const PassCredit& q = credits[1];
  EXPECT_EQ(q.matches, 3);
  EXPECT_DOUBLE_EQ(q.gmean.value(), 4);  // of the graph that is correct
  EXPECT_EQ(q.only_graphs, 1u);
  EXPECT_FALSE(q.only_gmean);
  EXPECT_DOUBLE_EQ(q.correct.value(), 0.5);
  EXPECT_DOUBLE_EQ(q.slower.value(), 0.5);
  EXPECT_EQ(credits[2].pass, "idle");
  EXPECT_EQ(credits[2].graphs, 0u);
  EXPECT_FALSE(credits[2].gmean);
}

TEST(Credit, FollowsTheOrderOfApplicationAndCountsLosses) {
  Record a = make("a", {{"early", 1}, {"late", 0}}, 2);
  a.passes = {{.pass = "early", .place = 3, .matches = 1, .compile_ms = 40},
              {.pass = "late", .place = 7, .lost = {{"early", 2}}}};
  Record b = make("b", {{"early", 1}, {"late", 1}}, 2);
  b.passes = {{.pass = "early", .place = 3, .matches = 1, .compile_ms = 2},
              {.pass = "late", .place = 7, .matches = 1, .lost = {{"early", 1}}}};
  const std::vector<PassCredit> credits = credit_passes(std::vector<Record>{b, a});
  ASSERT_EQ(credits.size(), 2u);
  EXPECT_EQ(credits[0].pass, "early");
  EXPECT_EQ(credits[0].place, 3);
  EXPECT_DOUBLE_EQ(credits[0].compile_ms.value(), 42);
  EXPECT_EQ(credits[0].lost_graphs, 0u);
  EXPECT_EQ(credits[1].graphs, 1u);
  EXPECT_EQ(credits[1].lost_graphs, 2u);
  EXPECT_EQ(credits[1].lost_to.at("early"), 2u);
  const nlohmann::ordered_json json = to_json(credits[1]);
  EXPECT_EQ(json["place"], 7);
  EXPECT_EQ(json["lost_to"]["early"], 2);
  EXPECT_EQ(json["only_gmean"], nullptr);
}

TEST(Credit, RecordsWithoutPassesGiveNone) {
  EXPECT_TRUE(credit_passes(std::vector<Record>{make("a", {}, 2)}).empty());
}

}  // namespace
}  // namespace passnet
