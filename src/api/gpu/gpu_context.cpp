#include "api/gpu/gpu_context.hpp"

#include "kernel/target.hpp"

#include <algorithm>

namespace passnet {

Result<std::unique_ptr<GpuContext>> GpuContext::open(const std::filesystem::path& cache_folder) {
  const CudaDriver driver = TRY(CudaDriver::load());
  const CudaSharing sharing = TRY(CudaSharing::find(driver));
  const ContextGuard guard(driver, sharing, nullptr);
  std::unique_ptr<GpuContext> context(  // the constructor is private
      new GpuContext(TRY(Gpu::open()), sharing));
  if (!cache_folder.empty()) {
    context->compiler_ =
        TRY(NvrtcCompiler::open(context->gpu_->target(), {.cache_folder = cache_folder}));
  }
  context->calls_ = TRY(GpuCalls::open(context->gpu_->pool(), sharing));
  return context;
}

GpuContext::~GpuContext() {
  const CudaDevice& device = gpu_->device();
  const ContextGuard guard(device.driver(), sharing_, device.context());
  calls_.reset();
  gpu_.reset();
}

Result<BuiltKernels> GpuContext::build(const CompiledGraph& compiled) {
  return build_kernels(compiled, compiler_ ? *compiler_ : gpu_->compiler(), gpu_->device().nvtx());
}

Result<std::unique_ptr<GpuCallable>> GpuContext::load(const Graph& graph,
                                                      const CompiledGraph& compiled,
                                                      const BuiltKernels& kernels) {
  const bool calls_library = std::ranges::any_of(compiled.plan.steps, is_library_step);
  CudaLibraries libraries;
  if (calls_library) {
    const ContextGuard guard = calls_->make_current();
    const std::lock_guard turn(calls_->taking_turns());
    libraries = TRY(gpu_->libraries(compiled.plan));
  }
  return GpuCallable::load(graph, compiled, kernels, *calls_,
                           {.libraries = libraries, .overlaps = target().programmatic});
}

}  // namespace passnet
