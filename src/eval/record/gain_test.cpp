#include "eval/record/gain.hpp"

#include "diag/source.hpp"
#include "eval/record/parse_record.hpp"
#include "eval/record/record.hpp"
#include "eval/record/score.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace passnet {
namespace {

Round round_of(double reference, double candidate) {
  return {.reference = {reference, reference}, .candidate = {candidate, candidate}};
}

Record make(std::string graph, Gains over, bool is_right = true) {
  Record record{.graph = std::move(graph),
                .verdict = is_right ? Verdict::kPass : Verdict::kWrongValue,
                .speedup = 4,
                .speedup_low = 3.9,
                .speedup_high = 4.1,
                .over = std::move(over)};
  if (is_right) record.correct.fill(true);
  return record;
}

Gain gain(double speedup) { return {.speedup = speedup, .low = speedup, .high = speedup}; }

TEST(Gain, ComparesTheRoundsThatBothHave) {
  const std::vector<Round> other{round_of(9, 90), round_of(8, 4), round_of(10, 6)};
  const std::vector<Round> own{round_of(8, 2), round_of(10, 3)};
  const std::vector<Round> paired = pair_rounds(other, own);
  ASSERT_EQ(paired.size(), 2u);
  EXPECT_EQ(paired[0].reference.front(), 4);
  EXPECT_EQ(paired[0].candidate.front(), 2);
  const auto found = gain_of(paired, Device::kCpu);
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->speedup, 2, 1e-12);
  EXPECT_LT(found->low, 2);
  EXPECT_GT(found->high, 2);
}

TEST(Gain, RoundsOfOtherContestsCompareNothing) {
  const std::vector<Round> own{round_of(8, 2), round_of(10, 3)};
  const std::vector<Round> other{round_of(8.5, 4), round_of(10.5, 6)};
  EXPECT_TRUE(pair_rounds(other, own).empty());
  EXPECT_FALSE(gain_of(pair_rounds(other, own), Device::kCpu));
}

TEST(Gain, ScoresTakeTheOtherCompilerAsTheBaseline) {
  const std::vector<Record> records{
      make("a", {{"default", gain(2)}, {"best", gain(1)}}),
      make("b", {{"default", {.same_plan = true}}}),
      make("c", {}, false),  // a wrong answer counts whatever it is compared with
      make("d", {})};        // judged without the compiler
  const Score scored = score("passes", records, {});
  const GainScore& over = scored.over.at("default");
  EXPECT_EQ(over.graphs, 3u);
  EXPECT_EQ(over.no_gain, 1u);
  EXPECT_NEAR(over.gmean.value(), std::sqrt(2.0), 1e-12);
  EXPECT_NEAR(over.fast_1.value(), 1.0 / 3, 1e-12);
  EXPECT_LT(over.as.value(), over.gmean.value());
  EXPECT_EQ(scored.over.at("best").graphs, 2u);
  EXPECT_NEAR(scored.gmean.value(), 4, 1e-12);
  EXPECT_EQ(to_json(scored)["over"]["default"]["no_gain"], 1);
}

TEST(Gain, RecordsKeepThem) {
  const Record record = make("a", {{"default", {.same_plan = true}}, {"eager", gain(1.5)}});
  const auto read = parse_record(to_json(record).dump(), {});
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_TRUE(read->over.at("default").same_plan);
  EXPECT_EQ(read->over.at("eager").speedup, 1.5);
  EXPECT_EQ(to_json(*read)["over"], to_json(record)["over"]);
}

TEST(Gain, APlanThatIsTheCompilersGainsNothing) {
  Record record = make("a", {{"default", {.speedup = 2, .same_plan = true}}});
  auto read = parse_record(to_json(record).dump(), {});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().id, "record-inconsistent");
  record.over["default"] = {.speedup = 3, .low = 1, .high = 2};
  EXPECT_FALSE(parse_record(to_json(record).dump(), {}));
  record.over = {};
  record.verdict = Verdict::kNoGain;
  EXPECT_FALSE(parse_record(to_json(record).dump(), {}));
  record.speedup = record.speedup_low = record.speedup_high = 1;
  read = parse_record(to_json(record).dump(), {});
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_NEAR(score("passes", std::vector<Record>{*read}, {}).as.value(), 1, 1e-12);
}

}  // namespace
}  // namespace passnet
