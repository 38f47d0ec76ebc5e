// The GPU of this machine, with all that running compiled graphs on it needs.
#pragma once

#include "cuda/copy_pace.hpp"
#include "cuda/matrix_library.hpp"
#include "kernel/target.hpp"
#include "toolchain/nvrtc_compiler.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The names and paths under which cuBLASLt and NVTX may be found, in order of preference.
std::vector<std::string> matrix_library_paths();
std::vector<std::string> nvtx_paths();

// Returns the record of `arch`, or if that is empty, of the newest architecture whose code the
// device runs. Error: "gpu-arch-not-available" if it runs none, or not that one's.
Result<const Target*> choose_gpu_target(const CudaProperties& properties, std::string_view arch);

struct GpuOptions {
  std::string_view arch = {};  // to compile for; empty: that of the device
  bool line_info = false;      // as in `NvrtcCompilerOptions`
};

// One device with its memory, its compiler and its matrix library. Everything made on it must end
// before it. Not thread-safe.
class Gpu {
 public:
  // Errors: "cuda-not-available", and those of `choose_gpu_target` and NvrtcCompiler::open.
  static Result<std::unique_ptr<Gpu>> open(const GpuOptions& options = {});
  Gpu(const Gpu&) = delete;
  Gpu& operator=(const Gpu&) = delete;

  // The record of the architecture; without cuBLASLt, none of its products become calls.
  const Target& target() const { return target_; }
  const CudaDevice& device() const { return *device_; }
  DevicePool& pool() { return pool_; }
  NvrtcCompiler& compiler() { return compiler_; }
  CudaCopyPace& pace() { return pace_; }
  // Opened on first use: cuBLASLt takes 0.1 s and more. Errors: "matrix-library-missing", and those
  // of MatrixLibrary::open.
  Result<MatrixLibrary*> matrix_library();

 private:
  Gpu(std::unique_ptr<CudaDevice> device, const Target& target, NvrtcCompiler compiler)
      : device_(std::move(device)),
        target_(target),
        compiler_(std::move(compiler)),
        pool_(*device_),
        pace_(pool_) {}

  std::unique_ptr<CudaDevice> device_;
  Target target_;
  NvrtcCompiler compiler_;
  DevicePool pool_;
  CudaCopyPace pace_;
  std::unique_ptr<MatrixLibrary> matrix_library_;
};

}  // namespace passnet
