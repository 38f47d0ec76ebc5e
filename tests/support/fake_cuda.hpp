// For tests of src/cuda: a driver without a GPU, and a record of what was asked of it (tests/cuda).
#pragma once

#include "cuda/device.hpp"
#include "cuda/memory.hpp"

#include <gtest/gtest.h>

#include <dlfcn.h>
#include <memory>
#include <string>

namespace passnet {

// The fake library, and one device of it. Everything made on the device must end before it.
class FakeCuda {
 public:
  explicit FakeCuda(const Nvtx& nvtx = {}) : library_(dlopen(PASSNET_FAKE_CUDA, RTLD_NOW)) {
    find<void()>("fake_cuda_reset")();
    driver_ = CudaDriver::load(PASSNET_FAKE_CUDA).value();
    device_ = CudaDevice::open(driver_, 0, nvtx).value();
  }
  ~FakeCuda() {
    device_.reset();
    limit_memory(size_t{1} << 30);
    EXPECT_EQ(find<int()>("fake_cuda_live")(), 0) << "objects of the driver were not destroyed";
  }
  FakeCuda(const FakeCuda&) = delete;
  FakeCuda& operator=(const FakeCuda&) = delete;

  CudaDevice& device() { return *device_; }
  void limit_memory(size_t bytes) { find<void(size_t)>("fake_cuda_limit_memory")(bytes); }
  // Returns the calls since the last one, one per line.
  std::string take_log() {
    const std::string whole = find<const char*()>("fake_cuda_log")();
    std::string fresh = whole.substr(seen_);
    seen_ = whole.size();
    return fresh;
  }

 private:
  template <class Function>
  Function* find(const char* name) {
    return reinterpret_cast<Function*>(dlsym(library_, name));
  }

  void* library_;
  CudaDriver driver_;
  std::unique_ptr<CudaDevice> device_;
  size_t seen_ = 0;
};

}  // namespace passnet
