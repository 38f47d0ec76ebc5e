#include "eval/gpu_graph.hpp"

#include "base/clock.hpp"
#include "compile/build.hpp"
#include "kernel/target.hpp"

#include <algorithm>

namespace passnet {

Result<GpuGraph> GpuGraph::load(Gpu& gpu, const CompiledGraph& compiled) {
  GpuGraph graph(gpu);
  const BuiltKernels built = TRY(build_kernels(compiled, gpu.compiler(), gpu.device().nvtx()));
  graph.compile_ms_ = built.compile_ms;
  graph.modules_ = TRY(load_modules(gpu.device(), built.libraries));
  std::vector<std::string> labels;
  for (const StepOrigin& origin : compiled.origins) labels.push_back(origin.label);
  const CudaLibraries libraries = TRY(gpu.libraries(compiled.plan));
  graph.frame_ =
      TRY(CudaFrame::create(compiled.plan, graph.modules_, labels, gpu.pool(),
                            {.libraries = libraries, .overlaps = gpu.target().programmatic}));
  return graph;
}

Result<std::vector<Tensor>> GpuGraph::run() {
  // A NaN of every floating dtype, and an unlikely integer.
  constexpr std::byte kPoison{0xff};
  TRY(frame_->poison(kPoison));
  TRY(frame_->run());
  return frame_->results();
}

Result<GpuTimes> GpuGraph::burst(int count) {
  GpuTimes times;
  TRY(frame_->run());
  for (int i = 0; i < count; ++i) {
    const int64_t begin = now_ns();
    TRY(frame_->run());
    times.total_us.push_back(static_cast<double>(now_ns() - begin) / 1000);
  }
  for (int i = 0; i < count; ++i) times.device_us.push_back(TRY(frame_->run_on_device_clock()));
  return times;
}

}  // namespace passnet
