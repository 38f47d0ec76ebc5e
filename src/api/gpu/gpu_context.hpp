// The GPU of a context: its compiler, its libraries, and the calls of the graphs compiled for it.
#pragma once

#include "api/gpu/gpu_callable.hpp"
#include "compile/compiled.hpp"
#include "compile/gpu/gpu.hpp"

#include <filesystem>
#include <memory>
#include <optional>

namespace passnet {

class GpuContext {
 public:
  // Opens the first device, for the newest architecture whose code it runs. `cache_folder`: of
  // kernels; empty: the default. The context that was current on the thread remains so. Errors:
  // those of Gpu::open and GpuCalls::open.
  static Result<std::unique_ptr<GpuContext>> open(const std::filesystem::path& cache_folder);
  GpuContext(const GpuContext&) = delete;
  GpuContext& operator=(const GpuContext&) = delete;
  ~GpuContext();

  const Target& target() const { return gpu_->target(); }
  // Compiles the kernels that the cache does not have. One thread at a time. Errors: those of
  // `build_kernels`.
  Result<BuiltKernels> build(const CompiledGraph& compiled);
  // `once`: see `GpuCallable::load`. Errors: those of Gpu::libraries and GpuCallable::load.
  Result<std::unique_ptr<GpuCallable>> load(const Graph& graph, const CompiledGraph& compiled,
                                            const BuiltKernels& kernels, const OncePart* once);

 private:
  GpuContext(std::unique_ptr<Gpu> gpu, const CudaSharing& sharing)
      : sharing_(sharing), gpu_(std::move(gpu)) {}

  Result<CudaLoadOptions> load_options(const Plan& plan);

  CudaSharing sharing_;
  std::unique_ptr<Gpu> gpu_;
  std::optional<NvrtcCompiler> compiler_;  // if its cache is not the default one
  std::unique_ptr<GpuCalls> calls_;
};

}  // namespace passnet
