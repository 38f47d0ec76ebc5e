#include "compile/build.hpp"

#include "compile/kernel_errors.hpp"

namespace passnet {
namespace {

template <class Compiler>
Result<BuiltKernels> build(const CompiledGraph& compiled, Compiler& compiler) {
  std::vector<CompileJob> jobs;
  for (const KernelUnit& unit : compiled.kernels) jobs.push_back(unit.job);
  BuiltKernels built;
  const auto outcomes = TRY(compiler.compile_all(jobs, compiler.target().toolchain.max_parallel));
  for (size_t i = 0; i < outcomes.size(); ++i) {
    if (const auto* failure = std::get_if<CompileFailure>(&outcomes[i])) {
      return fail({}, "kernel-not-compiled", "a kernel of the graph did not compile: {}",
                  render(explain_failure(compiled.kernels[i], *failure)));
    }
    const auto& artifact = std::get<Artifact>(outcomes[i]);
    built.libraries.push_back(artifact.path);
    built.compile_ms += artifact.compile_ms;
  }
  return built;
}

}  // namespace

Result<BuiltKernels> build_kernels(const CompiledGraph& compiled, CppCompiler& compiler) {
  return build(compiled, compiler);
}

Result<BuiltKernels> build_kernels(const CompiledGraph& compiled, NvrtcCompiler& compiler,
                                   const Nvtx& nvtx) {
  const NvtxRange range(nvtx, "compile kernels");
  return build(compiled, compiler);
}

}  // namespace passnet
