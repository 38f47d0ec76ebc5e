#include "cuda/driver.hpp"

#include "cuda/copy_pace.hpp"
#include "cuda/module.hpp"
#include "support/fake_cuda.hpp"

#include <fstream>

namespace passnet {
namespace {

TEST(CudaDriver, AMachineWithoutADriverIsOneSentence) {
  const auto driver = CudaDriver::load("/nowhere/libcuda.so.1");
  ASSERT_FALSE(driver);
  EXPECT_EQ(driver.error().id, "cuda-not-available");
  EXPECT_EQ(driver.error().message,
            "expected an NVIDIA GPU with its driver, found no libcuda.so.1");
}

TEST(CudaDriver, ALibraryWithoutItsFunctionsIsNotADriver) {
  const auto driver = CudaDriver::load("libm.so.6");
  ASSERT_FALSE(driver);
  EXPECT_EQ(
      driver.error().message,
      "expected an NVIDIA GPU with its driver, found a driver without `cuInit`, which is older "
      "than that of CUDA 12.0");
}

TEST(CudaDevice, HasTheProperties) {
  FakeCuda cuda;
  const CudaProperties& properties = cuda.device().properties();
  EXPECT_EQ(properties.name, "Fake GPU");
  EXPECT_EQ(properties.arch(), "sm_90");
  EXPECT_EQ(properties.multiprocessors, 132);
  EXPECT_EQ(cuda.device().driver().version(), 13000);
}

TEST(CudaDevice, ThereIsNoSecondOne) {
  FakeCuda cuda;
  const auto second = CudaDevice::open(cuda.device().driver(), 1);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().message,
            "expected an NVIDIA GPU with its driver, found a driver and 1 device");
}

TEST(DevicePool, KeepsMemoryForTheNextRequestOfItsSize) {
  FakeCuda cuda;
  DevicePool pool(cuda.device());
  DeviceAddress first = 0;
  {
    const DeviceMemory memory = pool.allocate(2000).value();
    first = memory.address();
    EXPECT_EQ(memory.bytes(), 2048u);
    EXPECT_EQ(first % 256, 0u);
  }
  EXPECT_EQ(pool.allocate(1900)->address(), first);
  EXPECT_NE(pool.allocate(100)->address(), first) << "a small request would waste it";
  EXPECT_EQ(cuda.take_log(), "allocate 2048\nallocate 512\n");
}

TEST(DevicePool, FreesWhatItKeepsBeforeItRefuses) {
  FakeCuda cuda;
  DevicePool pool(cuda.device());
  cuda.limit_memory(10'000);
  const size_t bytes = 8'000;
  EXPECT_TRUE(pool.allocate(bytes));
  const auto small = pool.allocate(512);
  EXPECT_TRUE(small);
  const auto other = pool.allocate(9'000);
  EXPECT_TRUE(other) << "the memory of the first request was not freed";
  const auto refused = pool.allocate(bytes);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "device-memory-not-allocated");
  EXPECT_EQ(refused.error().message, "the GPU has too little free memory for 8192 bytes");
}

TEST(PinnedMemory, IsFreedOnce) {
  FakeCuda cuda;
  PinnedMemory memory = PinnedMemory::allocate(cuda.device(), 64).value();
  PinnedMemory other = std::move(memory);
  EXPECT_EQ(other.bytes().size(), 64u);
  EXPECT_TRUE(memory.bytes().empty());  // NOLINT(bugprone-use-after-move): that is the question
  memory = PinnedMemory::allocate(cuda.device(), 32).value();
  memory = std::move(other);
  EXPECT_EQ(memory.bytes().size(), 64u);
}

TEST(CudaModule, AMissingFileOrKernelIsAnError) {
  FakeCuda cuda;
  const std::filesystem::path missing = "/nowhere/kernel.cubin";
  const auto unread = load_modules(cuda.device(), std::span(&missing, 1));
  ASSERT_FALSE(unread);
  EXPECT_EQ(unread.error().id, "cubin-not-readable");
  EXPECT_EQ(unread.error().message,
            "expected compiled kernels in `/nowhere/kernel.cubin`, found none");
  const std::string text = "fake_add";
  const auto module =
      CudaModule::load(cuda.device(), std::as_bytes(std::span(text)), "add").value();
  EXPECT_TRUE(module.function("fake_add"));
  const auto function = module.function("fake_scale");
  ASSERT_FALSE(function);
  EXPECT_EQ(function.error().id, "cuda-call-failed");
  EXPECT_EQ(function.error().message,
            "the GPU failed while looking for the kernel `fake_scale`: named symbol not found "
            "(CUDA_ERROR_NOT_FOUND)");
}

TEST(CudaCopyPace, IsThatOfTheFastestCopy) {
  FakeCuda cuda;
  DevicePool pool(cuda.device());
  CudaCopyPace pace(pool);
  // The fake device copies 1 TB/s, which is 2 TB/s read and written.
  EXPECT_NEAR(pace.bytes_per_us().value(), 2e6, 1e5);
  EXPECT_NEAR(pace.copy_us(4'000'000).value(), 2, 0.1);
}

// With a GPU, the real driver answers.
TEST(CudaDriver, OfThisMachine) {
  const auto driver = CudaDriver::load();
  if (!driver || device_count(*driver) == 0) GTEST_SKIP() << "no GPU";
  const auto device = CudaDevice::open(*driver).value();
  EXPECT_GE(device->properties().major, 5);
  EXPECT_GT(device->properties().multiprocessors, 0);
  DevicePool pool(*device);
  const DeviceMemory memory = pool.allocate(1 << 20).value();
  std::vector<std::byte> out(64);
  ASSERT_EQ((*driver)->fill(memory.address(), 7, 64, device->stream()), 0);
  ASSERT_EQ((*driver)->copy_to_host(out.data(), memory.address(), 64, device->stream()), 0);
  ASSERT_TRUE(device->wait("testing"));
  EXPECT_EQ(out.back(), std::byte{7});
}

}  // namespace
}  // namespace passnet
