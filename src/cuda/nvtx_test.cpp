#include "cuda/nvtx.hpp"

#include "cuda/frame.hpp"
#include "support/fake_cuda.hpp"
#include "toolchain/nvidia_folders.hpp"

#include <bit>
#include <cstdlib>

namespace passnet {
namespace {

constexpr const char* kVariable = "NVTX_INJECTION64_PATH";

// Scales four floats twice.
Plan scale_twice() {
  const TensorType type{.dtype = DType::kF32, .shape = {4}};
  Plan plan;
  for (const BlockRole role : {BlockRole::kInput, BlockRole::kTemporary, BlockRole::kResult}) {
    plan.blocks.push_back({.bytes = 16, .role = role, .contents = {}});
  }
  plan.inputs = {{.block = {0}, .type = type, .strides = {1}}};
  plan.results = {{.block = {2}, .type = type, .strides = {1}}};
  for (uint32_t step = 0; step < 2; ++step) {
    plan.steps.emplace_back(KernelLaunch{.buffers = {{step}, {step + 1}},
                                         .parameters = {4, std::bit_cast<int64_t>(0.5)},
                                         .shape = {},
                                         .entry = "fake_scale"});
  }
  return plan;
}

TEST(Nvtx, AProfilerNamesItselfInTheEnvironment) {
  unsetenv(kVariable);
  EXPECT_FALSE(Nvtx::is_watched());
  setenv(kVariable, "", 1);
  EXPECT_FALSE(Nvtx::is_watched());
  setenv(kVariable, "/nowhere/profiler.so", 1);
  EXPECT_TRUE(Nvtx::is_watched());
  unsetenv(kVariable);
}

TEST(Nvtx, WithoutItsLibraryNothingIsRecorded) {
  // The first does not exist, the second has no such functions.
  const std::array<std::string, 2> paths{"/nowhere/libnvtx3interop.so.1", "libm.so.6"};
  const auto record = [&] {
    const Nvtx nvtx = Nvtx::load(paths);
    {
      const NvtxRange range(nvtx, "nothing");
    }
    std::_Exit(0);
  };
  EXPECT_EXIT(record(), testing::ExitedWithCode(0), "^$");
}

// NVTX reads the variable at the first range of the process, which is in this test.
TEST(Nvtx, AProfilerSeesTheRangesOfARun) {
  const std::filesystem::path library =
      find_nvidia_library(nvidia_library_folders(), kNvtxLibraries);
  if (library.empty()) {
    GTEST_SKIP() << "without " << kNvtxLibraries[0]
                 << ": tools/get_nvrtc.py build/nvidia fetches it";
  }
  setenv(kVariable, PASSNET_FAKE_PROFILER, 1);
  void* const profiler = dlopen(PASSNET_FAKE_PROFILER, RTLD_NOW);
  ASSERT_NE(profiler, nullptr);
  const auto log = reinterpret_cast<const char* (*)()>(dlsym(profiler, "fake_profiler_log"));
  const auto open = reinterpret_cast<int (*)()>(dlsym(profiler, "fake_profiler_open"));
  const std::string path = library.string();
  FakeCuda cuda(Nvtx::load(std::span(&path, 1)));
  DevicePool pool(cuda.device());
  const std::string text = "fake_scale";
  std::vector<CudaModule> modules;
  modules.push_back(
      CudaModule::load(cuda.device(), std::as_bytes(std::span(text)), "kernels").value());
  const std::vector<std::string> labels{"halve", "quarter"};
  auto frame = CudaFrame::create(scale_twice(), modules, labels, pool, {}).value();
  Tensor input({.dtype = DType::kF32, .shape = {4}});
  std::ranges::fill(input.as<float>(), 4.F);
  ASSERT_TRUE(frame->set_inputs(std::span(&input, 1)));
  ASSERT_TRUE(frame->poison(std::byte{0xff}));
  ASSERT_TRUE(frame->run());
  ASSERT_TRUE(frame->run());
  ASSERT_TRUE(frame->executable().run_timed());
  EXPECT_EQ(frame->results()->front().as<float>()[3], 1.F);
  EXPECT_STREQ(log(),
               "copy constants\ncopy inputs\nfill memory\nhalve, then quarter\n  build graph\n"
               "halve, then quarter\nhalve\nquarter\ncopy results\n");
  EXPECT_EQ(open(), 0) << "every range ends";
  unsetenv(kVariable);
}

}  // namespace
}  // namespace passnet
