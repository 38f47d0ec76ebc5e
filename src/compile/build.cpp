#include "compile/build.hpp"

#include "compile/explain.hpp"
#include "compile/kernel_errors.hpp"
#include "kernel/target.hpp"

namespace passnet {
namespace {

std::vector<CompileJob> jobs_of(const CompiledGraph& compiled) {
  std::vector<CompileJob> jobs;
  for (const KernelUnit& unit : compiled.kernels) jobs.push_back(unit.job);
  return jobs;
}

template <class Compiler>
Result<BuiltKernels> build(const CompiledGraph& compiled, Compiler& compiler,
                           const std::vector<CompileJob>& jobs) {
  BuiltKernels built;
  const auto outcomes = TRY(compiler.compile_all(jobs));
  for (size_t i = 0; i < outcomes.size(); ++i) {
    if (const auto* failure = std::get_if<CompileFailure>(&outcomes[i])) {
      const KernelErrors errors = explain_failure(compiled.kernels[i], *failure);
      const bool is_located = compiled.kernels[i].author.has_value();
      return fail({}, "kernel-not-compiled", "a kernel of the graph did not compile: {}",
                  is_located ? render(errors) : errors.list.front().message);
    }
    const auto& artifact = std::get<Artifact>(outcomes[i]);
    built.libraries.push_back(artifact.path);
    built.compile_ms += artifact.compile_ms;
  }
  return built;
}

}  // namespace

std::vector<CompileJob> kernel_jobs(const CompiledGraph& compiled, const NvrtcCompiler& compiler) {
  std::vector<CompileJob> jobs = jobs_of(compiled);
  if (!compiler.has_line_info()) return jobs;
  for (uint32_t kernel = 0; kernel < jobs.size(); ++kernel) {
    jobs[kernel].source = commented_source(compiled, kernel, name_of);
  }
  return jobs;
}

Result<BuiltKernels> build_kernels(const CompiledGraph& compiled, CppCompiler& compiler) {
  return build(compiled, compiler, jobs_of(compiled));
}

Result<BuiltKernels> build_kernels(const CompiledGraph& compiled, NvrtcCompiler& compiler,
                                   const Nvtx& nvtx) {
  const NvtxRange range(nvtx, "compile kernels");
  return build(compiled, compiler, kernel_jobs(compiled, compiler));
}

}  // namespace passnet
