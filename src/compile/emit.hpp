// Turns computations, alone or merged, into the steps of a plan and the sources that they call.
#pragma once

#include "codegen/cpp.hpp"
#include "compile/compiled.hpp"
#include "compile/plan_builder.hpp"
#include "fuse/merge.hpp"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace passnet {

class Emitter {
 public:
  // Inputs lie as the program says. All must outlive the emitter.
  Emitter(const Graph& graph, const Catalogue& catalogue, const LoopProgram& program,
          CppNumbers numbers);

  // A computation by itself: an author's launch, calls of the matrix library with kernels around
  // them, or a kernel. Error: "kernel-missing" for a launch without a kernel for the device.
  Result<void> add(const Computation& computation);
  void add_kernel(const FusedKernel& fused, std::string label);
  // Once everything has been added.
  CompiledGraph finish();

 private:
  SlotPlacement place(StorageId storage);
  SlotPlacement place(const Window& window);
  Result<void> add_launch(const Computation& computation);
  bool add_convolution(const Computation& computation);
  void add_products(const Computation& computation);
  void add_library_step(LibraryCall call, std::span<const SlotPlacement> places,
                        std::string_view label);
  // `places`: of the kernel's inputs and outputs.
  void add_kernel_step(const Kernel& kernel, std::span<const SlotPlacement> places,
                       std::string label, std::vector<std::string> notes = {});
  void add_step(KernelUnit unit, std::span<const SlotId> slots, std::vector<int64_t> parameters);

  const Graph& graph_;
  const Catalogue& catalogue_;
  const LoopProgram& program_;
  CppNumbers numbers_;
  std::vector<DType> multiplied_;  // what the matrix library multiplies
  std::vector<DType> widened_;     // what it would if it were f32
  std::vector<std::optional<SlotPlacement>> places_;  // by storage, once it has one
  PlanBuilder plan_;
  CompiledGraph compiled_;
  std::unordered_map<std::string, uint32_t> units_;  // by source text
};

}  // namespace passnet
