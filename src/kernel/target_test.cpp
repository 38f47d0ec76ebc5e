#include "kernel/target.hpp"

#include "kernel/costs/toolchain.hpp"

#include <gtest/gtest.h>

#include <set>

namespace passnet {
namespace {

TEST(Target, RecordsHaveDifferentNames) {
  std::set<std::string_view> names;
  for (const Target& target : targets()) {
    EXPECT_TRUE(names.insert(target.arch).second) << target.arch;
    EXPECT_EQ(find_target(target.arch), &target);
  }
  EXPECT_EQ(find_target("x86-64-v9"), nullptr);
  EXPECT_EQ(find_target(""), nullptr);
}

TEST(Target, TheNativeRecordRunsHere) {
  EXPECT_EQ(find_target("native"), &native_target());
  EXPECT_TRUE(native_target().toolchain->is_native);
  EXPECT_TRUE(runs_here(native_target()));
}

TEST(Target, AWiderInstructionSetIncludesTheNarrowerOne) {
  const Target& wide = *find_target("x86-64-v4");
  const Target& narrow = *find_target("x86-64-v3");
  EXPECT_TRUE(runs_here(narrow) || !runs_here(wide));
  EXPECT_GT(wide.vector_floats, narrow.vector_floats);
}

TEST(Target, NoGpuRecordRunsHere) {
  for (const std::string_view arch : {"sm_80", "sm_90", "sm_100"}) {
    const Target* const gpu = find_target(arch);
    ASSERT_NE(gpu, nullptr) << arch;
    EXPECT_EQ(gpu->device, Device::kCuda);
    EXPECT_GT(gpu->multiprocessors, 0);
    EXPECT_FALSE(runs_here(*gpu));
  }
  EXPECT_EQ(default_target(Device::kCuda).arch, "sm_90");
  EXPECT_EQ(&default_target(Device::kCpu), &native_target());
}

TEST(Device, EachRowHasThePlaceOfItsEnumerator) {
  for (const DeviceInfo& device : kDevices) EXPECT_EQ(&info(device.device), &device);
  for (const LanguageInfo& language : kLanguages) {
    EXPECT_EQ(to_string(language.language), language.name);
    EXPECT_EQ(find_language(language.name), &language);
  }
  EXPECT_EQ(find_language("cpu"), nullptr);
}

}  // namespace
}  // namespace passnet
