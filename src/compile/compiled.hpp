// The result of compiling a graph: a plan, and the kernel sources that it calls.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"
#include "codegen/schedule/cpu_rows.hpp"
#include "diag/diagnostic.hpp"
#include "fuse/merge.hpp"
#include "runtime/plan.hpp"
#include "toolchain/compile_job.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The text that the author of a pass wrote for a kernel, for messages.
struct AuthorText {
  std::string file;
  uint32_t line = 1;  // of the file, on which the text begins
  std::string text;
  std::string call;  // as in the launch: `k(const x_t* x, y_t* y, int64_t)`
};

// A source with one entry point; equal sources of a graph are stored once.
struct KernelUnit {
  CompileJob job;
  std::string label;  // for people: the op, or `pass kernel NAME`
  std::optional<AuthorText> author;
};

// The computation of one step of the plan: enough to list it, to explain it and to count its cost.
struct StepOrigin {
  std::string label;
  std::vector<uint32_t> computations;   // of the program, ascending
  FusedKernel fused;                    // without stages for a library's or an author's kernel
  std::optional<CpuSchedule> schedule;  // by which its text was printed; of a library's call: the
                                        // epilogue, on blocks of the call's result
  std::optional<CudaSchedule> cuda;     // the same for a GPU
  size_t phase = 0;                     // of that schedule; only the origin of phase 0 has a kernel
  std::vector<std::string> notes;       // for people: sizes, constants
  std::optional<uint32_t> call;         // of a library's call with an epilogue: its computation
  std::vector<std::string> buffers;     // of an author's kernel: what each is, such as `result y`

  uint32_t call_or_first() const { return call.value_or(computations.front()); }
};

struct CompiledGraph {
  const Target* target = nullptr;  // for which it was compiled
  Plan plan;
  std::vector<KernelUnit> kernels;  // indexed by Step::kernel
  int64_t launches = 0;             // steps of the plan
  LoopProgram program;              // the computations that the steps run
  std::vector<StepOrigin> origins;  // one per step of the plan
};

}  // namespace passnet
