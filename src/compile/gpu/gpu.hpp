// The GPU of this machine, with all that running compiled graphs on it needs.
#pragma once

#include "cuda/copy_pace.hpp"
#include "cuda/library/libraries.hpp"
#include "kernel/target.hpp"
#include "toolchain/nvrtc_compiler.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Plan;

// The names and paths under which cuBLASLt, cuDNN and NVTX may be found, in order of preference.
std::vector<std::string> matrix_library_paths();
std::vector<std::string> dnn_library_paths();
std::vector<std::string> nvtx_paths();

// Returns the record of `arch`, or if that is empty, of the newest architecture whose code the
// device runs. Error: "gpu-arch-not-available" if it runs none, or not that one's.
Result<const Target*> choose_gpu_target(const CudaProperties& properties, std::string_view arch);

// The record of a GPU, for the libraries that are on this machine: without cuBLASLt or cuDNN,
// nothing becomes a call of them.
class GpuTarget {
 public:
  explicit GpuTarget(const Target& record);
  GpuTarget(const GpuTarget&) = delete;
  GpuTarget& operator=(const GpuTarget&) = delete;
  ~GpuTarget();
  const Target& record() const { return target_; }

 private:
  std::unique_ptr<const LibraryRules> rules_;
  Target target_;
};

struct GpuOptions {
  std::string_view arch = {};  // to compile for; empty: that of the device
  bool line_info = false;      // as in `NvrtcCompilerOptions`
  std::string driver = {};     // as in CudaDriver::load
  bool compiles = true;        // false: it only runs what others have compiled
};

// One device with its memory, its compiler and its libraries. Everything made on it must end
// before it. Not thread-safe.
class Gpu {
 public:
  // Errors: "cuda-not-available", and those of `choose_gpu_target` and NvrtcCompiler::open.
  static Result<std::unique_ptr<Gpu>> open(const GpuOptions& options = {});
  Gpu(const Gpu&) = delete;
  Gpu& operator=(const Gpu&) = delete;

  const Target& target() const { return target_.record(); }
  const CudaDevice& device() const { return *device_; }
  DevicePool& pool() { return pool_; }
  // Requires one that compiles.
  NvrtcCompiler& compiler() { return *compiler_; }
  CudaCopyPace& pace() { return pace_; }
  // Opens those libraries that the plan calls, each on first use: starting one takes 0.1 s and
  // more. Errors: "matrix-library-missing", "convolution-library-missing", and those of `open` of
  // either.
  Result<CudaLibraries> libraries(const Plan& plan);

 private:
  Gpu(std::unique_ptr<CudaDevice> device, const Target& target,
      std::optional<NvrtcCompiler> compiler)
      : device_(std::move(device)),
        target_(target),
        compiler_(std::move(compiler)),
        pool_(*device_),
        pace_(pool_) {}
  Choices choices_of(const std::string& library) const;
  Result<void> open_matrix_library();
  Result<void> open_dnn_library();

  std::unique_ptr<CudaDevice> device_;
  GpuTarget target_;
  std::optional<NvrtcCompiler> compiler_;
  DevicePool pool_;
  CudaCopyPace pace_;
  Choices matrix_choices_;
  Choices dnn_choices_;
  std::unique_ptr<MatrixLibrary> matrix_library_;
  std::unique_ptr<DnnLibrary> dnn_library_;
};

}  // namespace passnet
