#include "report/credit_table.hpp"

#include "base/utf8.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace passnet {
namespace {

TEST(CreditTable, HasAtMostAHundredColumns) {
  std::vector<PassCredit> credits;
  for (int i = 0; i < 20; ++i) {
    PassCredit credit{.pass = "a_pass_with_quite_a_long_name_" + std::to_string(i)};
    if (i < 10) {
      credit.place = 1000 + i;
      credit.graphs = 10'000;
      credit.matches = 100'000;
      credit.gmean = 12.5;
      credit.lost_graphs = 30;
      credit.lost_to = {{"another_pass_with_a_long_name", 7}, {"a_third_pass", 23}};
    }
    credits.push_back(credit);
  }
  std::istringstream lines(render_credits(credits));
  size_t count = 0;
  for (std::string line; std::getline(lines, line); ++count)
    EXPECT_LE(count_characters(line), 100u);
  EXPECT_GT(count, 12u);
  const std::string wide = render_credits(credits, Color::kNever, 1000);
  EXPECT_NE(wide.find("a_third_pass 23, another_pass_with_a_long_name 7"), std::string::npos);
  EXPECT_NE(wide.find("without a match: a_pass_with_quite_a_long_name_10,"), std::string::npos);
}

TEST(CreditTable, IsEmptyWithoutPasses) { EXPECT_EQ(render_credits({}), ""); }

}  // namespace
}  // namespace passnet
