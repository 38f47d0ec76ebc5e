// Runs one compiled graph by itself on a GPU that this process has opened: `run_alone` there.
#pragma once

#include "eval/alone/run_alone.hpp"

namespace passnet {

class Gpu;

// Runs it once on memory that held other values, for its results, and then as often as the options
// say, for its times. Errors: those of `load_modules`, `Gpu::libraries` and CudaFrame.
Result<RunAlone> run_on_gpu(Gpu& gpu, const CompiledGraph& compiled,
                            std::span<const std::filesystem::path> cubins,
                            std::span<const Tensor> inputs, const RunAloneOptions& options);

// Returns one timing per step, by events of the device around a step that runs by itself. Errors:
// the same.
Result<std::vector<StepTiming>> time_steps_on_gpu(Gpu& gpu, const CompiledGraph& compiled,
                                                  std::span<const std::filesystem::path> cubins,
                                                  std::span<const Tensor> inputs,
                                                  const RunAloneOptions& options);

}  // namespace passnet
