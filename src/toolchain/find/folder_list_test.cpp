#include "toolchain/find/folder_list.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace passnet {
namespace {

TEST(ListedFolders, AreTheAbsoluteOnesInOrder) {
  const char* const name = "PASSNET_TEST_FOLDERS";
  using Folders = std::vector<std::filesystem::path>;
  unsetenv(name);
  EXPECT_EQ(listed_folders(name), Folders());
  EXPECT_EQ(listed_folders(name, "/b:/a"), (Folders{"/b", "/a"}));
  setenv(name, ":/x::y:/z/:", 1);
  EXPECT_EQ(listed_folders(name, "/b"), (Folders{"/x", "/z/"}));
  unsetenv(name);
}

}  // namespace
}  // namespace passnet
