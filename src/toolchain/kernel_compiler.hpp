// The compiler of a target's kernels, whichever device the target is.
#pragma once

#include "toolchain/cpp_compiler.hpp"
#include "toolchain/nvrtc_compiler.hpp"

#include <span>
#include <variant>
#include <vector>

namespace passnet {

// Refers to a compiler, which must outlive it.
class KernelCompiler {
 public:
  KernelCompiler(CppCompiler& compiler) : which_(&compiler) {}
  KernelCompiler(NvrtcCompiler& compiler) : which_(&compiler) {}

  const Target& target() const {
    return std::visit([](auto* own) -> const Target& { return own->target(); }, which_);
  }
  const ArtifactCache& cache() const {
    return std::visit([](auto* own) -> const ArtifactCache& { return own->cache(); }, which_);
  }
  Digest key(const CompileJob& job) const {
    return std::visit([&](auto* own) { return own->key(job); }, which_);
  }
  // As those of the compiler.
  Result<std::vector<CompileOutcome>> compile_all(std::span<const CompileJob> jobs,
                                                  const JobOutcomes::Progress& progress = {}) {
    return std::visit([&](auto* own) { return own->compile_all(jobs, progress); }, which_);
  }

 private:
  std::variant<CppCompiler*, NvrtcCompiler*> which_;
};

}  // namespace passnet
