#include "roofline/gpu_pace.hpp"

#include "compile/build.hpp"
#include "compile/gpu/gpu.hpp"
#include "compile/pipeline.hpp"
#include "eval/alone/run_on_gpu.hpp"
#include "generate/inputs.hpp"
#include "roofline/probe_graphs.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr RunAloneOptions kCalls{
    .warmup_calls = 4, .timed_calls = 50, .threads = 1, .budget_s = 0.2};

}  // namespace

Result<double> GpuPace::copy_us(int64_t bytes) { return gpu_.pace().copy_us(bytes); }

Result<double> GpuPace::library_pace(DType dtype) {
  if (const auto known = library_paces_.find(dtype); known != library_paces_.end()) {
    return known->second;
  }
  double pace = 0;
  for (const int64_t extent : {2048, 4096}) {
    const Graph graph = product_graph(dtype, extent, catalog_);
    const CompiledGraph compiled = TRY(compile(graph, catalog_, gpu_.target(), Pipeline::kDefault));
    if (!compiled.kernels.empty()) break;
    const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1);
    const RunAlone alone = TRY(run_on_gpu(gpu_, compiled, {}, inputs, kCalls));
    const auto side = static_cast<double>(extent);
    pace = std::max(pace, 2 * side * side * side / alone.device_us.value_or(alone.least_us));
  }
  return library_paces_[dtype] = pace;
}

Result<double> GpuPace::empty_call_us() {
  if (empty_call_us_) return *empty_call_us_;
  const Graph graph = smallest_graph(catalog_);
  const CompiledGraph compiled = TRY(compile(graph, catalog_, gpu_.target(), Pipeline::kDefault));
  const auto built = TRY(build_kernels(compiled, gpu_.compiler(), gpu_.device().nvtx()));
  const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1);
  empty_call_us_ = TRY(run_on_gpu(gpu_, compiled, built.libraries, inputs, kCalls)).least_us;
  return *empty_call_us_;
}

}  // namespace passnet
