// Turns computations, alone or merged, into the steps of a plan and the sources that they call.
#pragma once

#include "codegen/schedule/cpu_schedule.hpp"
#include "compile/compiled.hpp"
#include "compile/plan_builder.hpp"
#include "fuse/merge.hpp"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace passnet {

struct Target;

class Emitter {
 public:
  // Inputs have the program's layouts. The last inputs of the graph are the constants, if there are
  // any; further ones of the program are of its caller, too. All arguments must outlive the
  // emitter.
  Emitter(const Graph& graph, const LoopProgram& program, const Target& target, CppNumbers numbers,
          std::span<const Tensor> constants = {});

  // `members` are the computations of the program that it runs; `largest_launch` is that of
  // `cpu_schedule`.
  void add_kernel(FusedKernel fused, std::vector<uint32_t> members, std::string label,
                  double largest_launch);
  // Adds a fuse block as one computation (`merge_blocks`), with the author's schedule. Error:
  // "fuse-split" if there is nothing to split.
  Result<void> add_block(uint32_t computation, double largest_launch);
  // Adds a computation that is a library call, as returned by `cut_out_library_calls`.
  void add_library_call(uint32_t computation, LibraryCall call);
  // Adds the call with the kernel that runs on each tile of its result, which nothing else reads.
  void add_library_call(uint32_t computation, LibraryCall call, FusedKernel fused,
                        CpuSchedule schedule, std::vector<uint32_t> members);
  // Adds an author's launch. Error: "kernel-missing" without a kernel for the device.
  Result<void> add_launch(uint32_t computation);
  // Called after everything has been added. The caller fills in the program of the result.
  CompiledGraph finish();

 private:
  void add_kernel(StepOrigin origin, CppNumbers numbers, const Schedule& asked,
                  double largest_launch);
  void add_cuda_kernel(StepOrigin origin, CppNumbers numbers, std::span<const Layout> layouts,
                       std::vector<SlotId> slots);
  void note_constants(StepOrigin& origin) const;
  Span span_of(uint32_t fusion) const;
  SlotPlacement place(StorageId storage);
  SlotPlacement place(const Window& window);
  uint32_t add_unit(KernelUnit unit);
  void add_step(KernelUnit unit, std::span<const SlotId> slots, std::vector<int64_t> parameters,
                const LaunchShape& shape = {}, std::string entry = {});

  const Graph& graph_;
  const LoopProgram& program_;
  const Target& target_;
  CppNumbers numbers_;
  size_t given_;  // inputs of the caller; the others are constants
  std::vector<std::optional<SlotPlacement>> places_;  // by storage, once it has one
  PlanBuilder plan_;
  CompiledGraph compiled_;
  std::unordered_map<std::string, uint32_t> units_;  // by source text
};

}  // namespace passnet
