#include "support/golden.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <unistd.h>

namespace passnet {
namespace {

class Golden : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(testing::TempDir()) / fmt::format("golden_test_{}", ::getpid());
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directory(folder_);
  }
  void TearDown() override {
    unsetenv("PASSNET_UPDATE_GOLDEN");
    std::filesystem::remove_all(folder_);
  }
  void write(std::string_view text) const { std::ofstream(folder_ / "case.txt") << text; }
  std::string read() const {
    std::ostringstream text;
    text << std::ifstream(folder_ / "case.txt").rdbuf();
    return text.str();
  }
  std::vector<GoldenMismatch> check() const {
    return check_golden(folder_, [](std::string_view input) { return std::string(input) + "!\n"; });
  }

  std::filesystem::path folder_;
};

TEST_F(Golden, ComparesWhatFollowsTheSeparator) {
  unsetenv("PASSNET_UPDATE_GOLDEN");
  write("a\n---- expected ----\na\n!\n");
  EXPECT_TRUE(check().empty());
  write("a\n---- expected ----\nb\n");
  ASSERT_EQ(check().size(), 1u);
  EXPECT_EQ(check()[0].found, "a\n!\n");
  EXPECT_EQ(check()[0].expected, "b\n");
}

TEST_F(Golden, RewritesOnRequest) {
  write("a\n");
  setenv("PASSNET_UPDATE_GOLDEN", "1", 1);
  EXPECT_TRUE(check().empty());
  EXPECT_EQ(read(), "a\n---- expected ----\na\n!\n");
}

}  // namespace
}  // namespace passnet
