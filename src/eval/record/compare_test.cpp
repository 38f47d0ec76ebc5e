#include "eval/record/compare.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <string>
#include <vector>

namespace passnet {
namespace {

// Correct, with an interval of 1 % to either side.
Record right(std::string graph, double speedup) {
  Record record{.graph = std::move(graph),
                .verdict = Verdict::kPass,
                .speedup = speedup,
                .speedup_low = speedup * 0.99,
                .speedup_high = speedup * 1.01};
  record.correct.fill(true);
  return record;
}

Record failed(std::string graph, Verdict verdict) {
  return {.graph = std::move(graph), .verdict = verdict, .error = info(verdict).kind};
}

CandidateComparison compare(const std::vector<Record>& a, const std::vector<Record>& b) {
  const auto all = compare_records(a, b);
  EXPECT_EQ(all.size(), 1u);
  return all.front();
}

std::vector<Record> several(double speedup, double spread) {
  std::vector<Record> records;
  for (int i = 0; i < 10; ++i) {
    records.push_back(right("g" + std::to_string(i), speedup * (i % 2 == 0 ? spread : 1 / spread)));
  }
  return records;
}

TEST(Compare, EqualRecordsAreNotWorse) {
  const std::vector<Record> records{right("a", 2), failed("b", Verdict::kCrash)};
  const CandidateComparison same = compare(records, records);
  EXPECT_FALSE(same.is_worse());
  EXPECT_EQ(same.both, 2u);
  EXPECT_EQ(same.timed, 1u);
  EXPECT_DOUBLE_EQ(same.ratio.value(), 1);
  EXPECT_FALSE(same.ratio_low);  // one graph has no spread
  EXPECT_TRUE(same.changed.empty());
}

TEST(Compare, SortsConfidentDifferencesByTheirSize) {
  const CandidateComparison found =
      compare({right("a", 1), right("b", 1), right("c", 1), right("d", 1), right("e", 1)},
              {right("a", 1.01), right("b", 2), right("c", 3), right("d", 0.5), right("e", 0.25)});
  ASSERT_EQ(found.better.size(), 2u);
  EXPECT_EQ(found.better[0].a->graph, "c");
  ASSERT_EQ(found.worse.size(), 2u);
  EXPECT_EQ(found.worse[0].a->graph, "e");
  EXPECT_FALSE(found.is_worse());  // the mean did not clearly fall
}

TEST(Compare, AConfidentSlowdownOfTheMeanIsWorse) {
  const CandidateComparison slow = compare(several(2, 1), several(1.8, 1.02));
  EXPECT_TRUE(slow.is_worse());
  EXPECT_NEAR(slow.ratio.value(), 0.9, 1e-9);
  EXPECT_LT(slow.ratio_low.value(), 0.9);
  EXPECT_LT(slow.ratio_high.value(), 1);
  EXPECT_FALSE(compare(several(2, 1), several(1.8, 1.5)).is_worse());
}

TEST(Compare, OneWrongValueMayBeChanceButTwoAreNot) {
  const std::vector<Record> before{right("a", 1), right("b", 1), right("c", 1)};
  const auto after = [](Verdict b, Verdict c) {
    return std::vector<Record>{right("a", 1), b == Verdict::kPass ? right("b", 1) : failed("b", b),
                               c == Verdict::kPass ? right("c", 1) : failed("c", c)};
  };
  const CandidateComparison one = compare(before, after(Verdict::kWrongValue, Verdict::kPass));
  EXPECT_EQ(one.lost, 1u);
  ASSERT_EQ(one.changed.size(), 1u);
  EXPECT_FALSE(one.is_worse());
  EXPECT_TRUE(compare(before, after(Verdict::kWrongValue, Verdict::kNanInf)).is_worse());
  EXPECT_TRUE(compare(before, after(Verdict::kCrash, Verdict::kPass)).is_worse());
}

TEST(Compare, NamesGraphsAndCandidatesOfOneSide) {
  Record other = right("a", 1);
  other.candidate = "default";
  const auto all = compare_records(std::vector<Record>{right("a", 1), right("x", 1)},
                                   std::vector<Record>{right("a", 1), right("y", 1), other});
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].only_a, std::vector<std::string>{"x"});
  EXPECT_EQ(all[0].only_b, std::vector<std::string>{"y"});
  EXPECT_FALSE(all[1].a);
  EXPECT_EQ(all[1].b.value().graphs, 1u);
  EXPECT_EQ(to_json(all[1])["a"], nullptr);
}

}  // namespace
}  // namespace passnet
