#include "toolchain/find/python_compiler.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

TEST(PythonCompiler, IsLookedForInThePackagesThatHoldTheProgram) {
  EXPECT_EQ(packages_above("/venv/lib/python3/site-packages/passnet/bin/passnet"),
            fs::path("/venv/lib/python3/site-packages"));
  EXPECT_EQ(packages_above("/usr/lib/python3/dist-packages/passnet/_native.so"),
            fs::path("/usr/lib/python3/dist-packages"));
  EXPECT_EQ(packages_above("/home/user/passnet/build/passnet"), std::nullopt);
  EXPECT_EQ(packages_above(""), std::nullopt);
}

}  // namespace
}  // namespace passnet
