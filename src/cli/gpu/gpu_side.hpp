// One way of running a graph on a GPU: a compiler of ours, or a mode of PyTorch.
#pragma once

#include "cli/session.hpp"
#include "eval/candidate_kind.hpp"
#include "eval/gpu_graph.hpp"
#include "eval/torch/torch_side.hpp"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

// A loaded side.
class ComparedGpuSide {
 public:
  // A graph that one of our compilers has compiled. Errors: those of `GpuGraph::load`.
  static Result<ComparedGpuSide> load(Gpu& gpu, const CompiledGraph& compiled,
                                      std::span<const Tensor> inputs);
  // A mode of PyTorch; `child` must outlive the side. Error: "torch-side-failed".
  static Result<ComparedGpuSide> load(TorchChild& child, TorchMode mode, const Graph& graph,
                                      const Catalog& catalog, std::string_view source,
                                      std::span<const Tensor> inputs);

  // Runs once, and returns the results. Errors: "cuda-call-failed", "torch-side-failed".
  Result<std::vector<Tensor>> run();
  // Times `count` calls, one right after the other, and as many more by the clock of the device.
  // Errors: the same.
  Result<GpuTimes> burst(int count);
  double compile_ms() const;
  // Empty for PyTorch.
  std::optional<int64_t> launches() const;

 private:
  explicit ComparedGpuSide(std::variant<GpuGraph, TorchSide> runner) : runner_(std::move(runner)) {}

  std::variant<GpuGraph, TorchSide> runner_;
};

}  // namespace passnet
