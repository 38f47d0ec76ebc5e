#include "compile/build.hpp"

namespace passnet {

Result<BuiltKernels> build_kernels(const CompiledGraph& compiled, CppCompiler& compiler) {
  constexpr size_t kParallel = 2;
  std::vector<CompileJob> jobs;
  for (const KernelUnit& unit : compiled.kernels) jobs.push_back(unit.job);
  BuiltKernels built;
  for (const CompileOutcome& outcome : TRY(compiler.compile_all(jobs, kParallel))) {
    if (const auto* failure = std::get_if<CompileFailure>(&outcome)) {
      return fail({}, "kernel-not-compiled", "a kernel of the graph did not compile: {}",
                  failure->log);
    }
    const auto& artifact = std::get<Artifact>(outcome);
    built.libraries.push_back(artifact.path);
    built.compile_ms += artifact.compile_ms;
  }
  return built;
}

}  // namespace passnet
