#include "cli/gpu/gpu_side.hpp"

namespace passnet {
namespace {

constexpr double kCallS = 60;

std::unexpected<Diagnostic> torch_failed(const Failure& failure) {
  return fail({}, "torch-side-failed", "PyTorch cannot run the graph on the GPU: {}",
              failure.message);
}

}  // namespace

Result<ComparedGpuSide> ComparedGpuSide::load(Gpu& gpu, const CompiledGraph& compiled,
                                              std::span<const Tensor> inputs) {
  GpuGraph graph = TRY(GpuGraph::load(gpu, compiled));
  TRY(graph.set_inputs(inputs));
  return ComparedGpuSide(std::move(graph));
}

Result<ComparedGpuSide> ComparedGpuSide::load(TorchChild& child, TorchMode mode, const Graph& graph,
                                              const Catalog& catalog, std::string_view source,
                                              std::span<const Tensor> inputs) {
  auto side = TorchSide::load(child, mode, graph, catalog, source, inputs, Device::kCuda);
  if (!side) return torch_failed(side.error());
  return ComparedGpuSide(*std::move(side));
}

Result<std::vector<Tensor>> ComparedGpuSide::run() {
  if (auto* own = std::get_if<GpuGraph>(&runner_)) return own->run();
  auto& torch = std::get<TorchSide>(runner_);
  const SideCall call = torch.call(kCallS, false);
  if (call.failure) return torch_failed(*call.failure);
  std::vector<Tensor> results;
  for (const Tensor& result : torch.read_results()) results.push_back(result.clone());
  return results;
}

Result<GpuTimes> ComparedGpuSide::burst(int count) {
  if (auto* own = std::get_if<GpuGraph>(&runner_)) return own->burst(count);
  auto times = std::get<TorchSide>(runner_).burst(count, kCallS);
  if (!times) return torch_failed(times.error());
  return *std::move(times);
}

double ComparedGpuSide::compile_ms() const {
  if (const auto* own = std::get_if<GpuGraph>(&runner_)) return own->compile_ms();
  return std::get<TorchSide>(runner_).compile_ms();
}

std::optional<int64_t> ComparedGpuSide::launches() const {
  const auto* own = std::get_if<GpuGraph>(&runner_);
  if (own == nullptr) return std::nullopt;
  return static_cast<int64_t>(own->launches());
}

}  // namespace passnet
