#include "teach/author/words.hpp"

#include <gtest/gtest.h>

#include <set>

namespace passnet {
namespace {

TaskFacts facts() {
  return {.shown = 2,
          .dev = 1,
          .ops = 4,
          .launches = 4,
          .default_launches = 2,
          .moved = 4000,
          .least = 1000,
          .heaviest = "add",
          .percent = 60,
          .has_library_call = false,
          .dtypes = {"bf16", "f32"}};
}

TEST(Words, EveryMistakeHasADiagnosisThatNamesIt) {
  for (const MistakeInfo& each : kMistakes) {
    std::set<std::string> sentences;
    for (uint64_t seed = 0; seed < 8; ++seed) {
      RandomStream stream(seed);
      const MistakenPass made{.mistake = each.mistake, .pass = {}, .right = "R1", .wrong = "W2"};
      const std::string words = words_of_repair(made, stream);
      EXPECT_TRUE(words.ends_with('.')) << each.name << ": " << words;
      sentences.insert(words);
    }
    EXPECT_GE(sentences.size(), 2) << each.name;
  }
}

TEST(Words, PlansStateTheCostsOfTheGraph) {
  for (const IdeaInfo& each : kIdeas) {
    for (uint64_t seed = 0; seed < 4; ++seed) {
      RandomStream stream(seed);
      const PassVersion version{.idea = each.idea, .passes = {AuthoredPass{.name = "p"}}};
      const std::string words = words_of_plan(facts(), version, stream);
      EXPECT_NE(words.find("4.00 kB"), std::string::npos) << words;
      EXPECT_NE(words.find("1.00 kB"), std::string::npos) << words;
    }
  }
}

TEST(Words, FiguresAdmitGraphsWithoutAMatch) {
  std::vector<Record> records(3);
  for (Record& record : records) record.verdict = Verdict::kPass;
  records[2].verdict = Verdict::kNoMatch;
  RandomStream stream(1);
  EXPECT_EQ(words_of_figures(records, 0.5, stream),
            "It is right where it matches, which leaves out 1 graph; the score is 0.500. ");
}

TEST(Words, WithoutTimesThereIsNoFigure) {
  std::vector<Record> records(1);
  records[0].verdict = Verdict::kNoisy;
  for (uint64_t seed = 0; seed < 4; ++seed) {
    RandomStream stream(seed);
    for (const std::string& words :
         {words_of_figures(records, std::nullopt, stream), words_of_comparison(0, 1.5, stream)}) {
      EXPECT_EQ(words.find_first_of("0123456789"), std::string::npos) << words;
    }
  }
}

TEST(Words, AComparisonFollowsTheFigures) {
  for (uint64_t seed = 0; seed < 4; ++seed) {
    RandomStream stream(seed);
    EXPECT_EQ(words_of_comparison(1.5, 2.0, stream).find("slower"), std::string::npos);
    const std::string kept = words_of_comparison(2.0, 1.5, stream);
    EXPECT_TRUE(kept.find("keep") != std::string::npos || kept.find("stays") != std::string::npos);
  }
}

}  // namespace
}  // namespace passnet
