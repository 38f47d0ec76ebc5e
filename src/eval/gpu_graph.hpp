// A compiled graph that is loaded on a GPU: its values, and its time.
#pragma once

#include "compile/compiled.hpp"
#include "compile/gpu/gpu.hpp"
#include "cuda/frame.hpp"
#include "eval/gpu_times.hpp"

#include <memory>
#include <span>
#include <vector>

namespace passnet {

class GpuGraph {
 public:
  // Compiles the kernels that the cache does not have, and loads them. `gpu` must outlive it.
  // Errors: those of `build_kernels` and `CudaFrame::create`.
  static Result<GpuGraph> load(Gpu& gpu, const CompiledGraph& compiled);

  // Copies the inputs to the device. Error: "cuda-call-failed".
  Result<void> set_inputs(std::span<const Tensor> inputs) { return frame_->set_inputs(inputs); }
  // Runs once, on memory that held other values, and copies the results to the host. Error:
  // "cuda-call-failed".
  Result<std::vector<Tensor>> run();
  // Times `count` runs, one right after the other, and as many more by the clock of the device,
  // after one that waits for the device to change to the context of this process. Values are not
  // read. Error: "cuda-call-failed".
  Result<GpuTimes> burst(int count);
  // Returns the time in µs of each step, run by itself.
  Result<std::vector<double>> step_times() { return frame_->executable().run_timed(); }

  double compile_ms() const { return compile_ms_; }
  // Returns the number of kernels and library calls of a run.
  size_t launches() const { return frame_->executable().launches(); }

 private:
  explicit GpuGraph(Gpu& gpu) : gpu_(&gpu) {}

  Gpu* gpu_;
  double compile_ms_ = 0;
  std::vector<CudaModule> modules_;
  std::unique_ptr<CudaFrame> frame_;
};

}  // namespace passnet
