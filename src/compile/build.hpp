// Builds libraries from kernel sources, for graphs without a pass: failures are not the user's
// fault.
#pragma once

#include "compile/compiled.hpp"
#include "cuda/nvtx.hpp"
#include "toolchain/cpp_compiler.hpp"
#include "toolchain/nvrtc_compiler.hpp"

#include <filesystem>
#include <vector>

namespace passnet {

struct BuiltKernels {
  std::vector<std::filesystem::path> libraries;  // indexed by Step::kernel
  double compile_ms = 0;                         // 0 if all came from the cache
};

// Returns what is compiled for a GPU, one job per kernel: with line information, the texts that
// `list_sources` prints.
std::vector<CompileJob> kernel_jobs(const CompiledGraph& compiled, const NvrtcCompiler& compiler);

// Errors: the toolchain's; "kernel-not-compiled" with the errors in the author's text.
Result<BuiltKernels> build_kernels(const CompiledGraph& compiled, CppCompiler& compiler);
// Builds them for a GPU: the libraries are cubins. `nvtx` records a range.
Result<BuiltKernels> build_kernels(const CompiledGraph& compiled, NvrtcCompiler& compiler,
                                   const Nvtx& nvtx = {});

}  // namespace passnet
