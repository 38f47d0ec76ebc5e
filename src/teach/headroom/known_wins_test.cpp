#include "teach/headroom/known_wins.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace passnet {
namespace {

TEST(KnownWins, AreNearIfTheyShareOpsAndNeighbors) {
  EXPECT_EQ(similarity("add relu", "add relu"), 1);
  EXPECT_EQ(similarity("add relu", "mul exp"), 0);
  EXPECT_EQ(similarity("", "add"), 0);
  EXPECT_GT(similarity("add relu mul", "add relu"), similarity("relu mul add", "add relu"));
}

TEST(KnownWins, TheNearestComeFirstAndOnce) {
  const std::vector<KnownWin> wins{{"exp", "far", 9},
                                   {"pow mean", "near", 2},
                                   {"pow mean add", "weak", 1.1},
                                   {"pow mean add", "best", 1.5},
                                   {"pow mean add", "near", 1.2}};
  EXPECT_EQ(nearest_wins(wins, "pow mean add", 2), (std::vector<std::string>{"best", "near"}));
  EXPECT_EQ(nearest_wins(wins, "pow mean add", 9),
            (std::vector<std::string>{"best", "near", "weak"}));
  EXPECT_TRUE(nearest_wins(wins, "sin", 9).empty());
}

TEST(KnownWins, AreReadFromRows) {
  const auto wins = wins_of(nlohmann::ordered_json::parse(
      R"({"task": "t", "ops": "add", "wins": [{"gain": 1.2, "text": "pass p"}, {"gain": "x"}]})"));
  ASSERT_EQ(wins.size(), 1U);
  EXPECT_EQ(wins[0].ops, "add");
  EXPECT_EQ(wins[0].text, "pass p");
  EXPECT_TRUE(wins_of(nlohmann::ordered_json::parse(R"({"wins": 3})")).empty());
}

}  // namespace
}  // namespace passnet
