// The machine that graphs are judged on: the device, the compiler of its kernels, the processes
// that run them, and what is known about its times.
#pragma once

#include "compile/compiled.hpp"
#include "eval/evaluate_options.hpp"
#include "eval/judge/judge_tools.hpp"
#include "toolchain/kernel_compiler.hpp"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

class GpuTarget;
class GpuWorker;

class JudgeMachine {
 public:
  // Opens the device of the target. Errors: those of CppCompiler::open, of opening a fork server,
  // of an empty call; for a GPU those of GpuWorker::open and NvrtcCompiler::open.
  static Result<JudgeMachine> open(const EvaluateOptions& options,
                                   const CppCompilerOptions& compiler);

  JudgeMachine(JudgeMachine&&) noexcept;
  JudgeMachine& operator=(JudgeMachine&&) noexcept;
  ~JudgeMachine();

  const Target& target() const { return *target_; }
  // Outcomes are in the order of the jobs. Errors: those of the compiler.
  Result<std::vector<CompileOutcome>> compile_all(
      std::span<const CompileJob> jobs,
      const std::function<void(size_t, const CompileOutcome&)>& progress);
  // Says what of a native kernel's machine code may not run beside a clock; nothing on a processor,
  // whose workers are walled instead. Errors: those of NvrtcCompiler::ptx.
  Result<std::optional<std::string>> find_forbidden(const CompileJob& job);
  // Error: there is no compiler any more.
  Result<void> check();
  // Null if the kernels are those of a GPU.
  CppCompiler* cpp_compiler() { return cpp_ ? &*cpp_ : nullptr; }
  KernelCompiler compiler() { return cpp_ ? KernelCompiler(*cpp_) : KernelCompiler(*nvrtc_); }
  JudgeTools tools();
  // The time of a call that does nothing; of a closed side, which its worker measures.
  double empty_call_us(bool closed) const {
    return closed ? empty_closed_call_us_ : empty_call_us_;
  }
  // The layers around compilers and workers that this system does not permit, by the names that
  // records use: `compiler:landlock`, `seccomp`, …
  std::vector<std::string> missing_layers() const;
  // Returns what records name.
  const std::map<std::string, std::string>& versions() const { return versions_; }
  // Keeps what the next run needs to know; where that fails, it measures again.
  void keep_findings();
  // The cache of the kernels, and of what is known of graphs.
  const ArtifactCache& cache() const;

 private:
  JudgeMachine();
  Result<void> open_cpu(const EvaluateOptions& options, const CppCompilerOptions& compiler);
  Result<void> open_gpu(const EvaluateOptions& options);
  void open_distance(size_t threads);

  const Target* target_ = nullptr;
  std::map<std::string, std::string> versions_;
  double empty_call_us_ = 0;
  double empty_closed_call_us_ = 0;
  // These are of a CPU.
  std::optional<CppCompiler> cpp_;
  std::unique_ptr<ForkServer> fork_server_;  // opened before any graph is loaded
  Layers worker_layers_;                     // of an empty call's worker
  MemoryPace pace_;
  CoreDistance distance_;
  Digest distance_key_;  // in the cache
  // These are of a GPU.
  std::unique_ptr<GpuWorker> gpu_;
  std::unique_ptr<GpuWorker> native_gpu_;  // of candidates whose code is an author's
  std::unique_ptr<GpuTarget> gpu_target_;
  std::unique_ptr<NvrtcCompiler> nvrtc_;
};

}  // namespace passnet
