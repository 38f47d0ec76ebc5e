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

Result<CudaLoadOptions> GpuContext::load_options(const Plan& plan) {
  CudaLoadOptions options{.overlaps = target().programmatic};
  if (std::ranges::none_of(plan.steps, is_library_step)) return options;
  const ContextGuard guard = calls_->make_current();
  const std::lock_guard turn(calls_->taking_turns());
  options.libraries = TRY(gpu_->libraries(plan));
  return options;
}

Result<std::unique_ptr<GpuCallable>> GpuContext::load(const Graph& graph,
                                                      const CompiledGraph& compiled,
                                                      const BuiltKernels& kernels,
                                                      const OncePart* once) {
  const CudaLoadOptions options = TRY(load_options(compiled.plan));
  auto callable = TRY(GpuCallable::load(graph, compiled, kernels, *calls_, options));
  if (once != nullptr) {
    const CudaLoadOptions once_options = TRY(load_options(once->compiled.plan));
    TRY(callable->load_once(*once, once_options));
  }
  return callable;
}

}  // namespace passnet
