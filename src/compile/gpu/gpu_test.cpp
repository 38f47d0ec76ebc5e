#include "compile/gpu/gpu.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(ChooseGpuTarget, TheNewestThatTheDeviceRuns) {
  const CudaProperties hopper{.name = "H100", .major = 9, .minor = 0};
  EXPECT_EQ(choose_gpu_target(hopper, "").value()->arch, "sm_90");
  EXPECT_EQ(choose_gpu_target({.name = "A10", .major = 8, .minor = 6}, "").value()->arch, "sm_80");
  EXPECT_EQ(choose_gpu_target({.name = "B300", .major = 10, .minor = 3}, "").value()->arch,
            "sm_100");
  const auto other = choose_gpu_target(hopper, "sm_80");
  ASSERT_FALSE(other) << "machine code is of one major number";
  EXPECT_EQ(other.error().id, "gpu-arch-not-available");
  EXPECT_EQ(other.error().message,
            "expected an architecture whose code H100 (sm_90) runs, found sm_80");
  EXPECT_FALSE(choose_gpu_target({.name = "V100", .major = 7, .minor = 0}, ""));
}

TEST(MatrixLibraryPaths, TheLoadersOwnComeFirst) {
  EXPECT_EQ(matrix_library_paths().front(), "libcublasLt.so.13");
}

}  // namespace
}  // namespace passnet
