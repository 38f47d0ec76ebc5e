// Holds what the compiled graphs of one program share: catalog, compiler and cache, and a thread
// pool or a GPU.
#pragma once

#include "api/callable.hpp"
#include "api/gpu/gpu_context.hpp"
#include "api/load.hpp"
#include "base/thread_pool.hpp"
#include "compile/pipeline.hpp"
#include "pass/drive.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

struct ContextOptions {
  Device device = Device::kCpu;
  size_t threads = 0;  // in the pool, including the caller; 0: one per processor
  std::chrono::microseconds spin = ThreadPool::kIdleSpin;
  CppCompilerOptions compiler;  // of a GPU only the cache's folder
};

struct CompileRequest {
  Pipeline pipeline = Pipeline::kDefault;
  std::vector<std::string> passes;  // files, applied in this order
  bool allow_native = false;        // kernels in C++ may run, in this process
  bool freeze = false;              // parameters and buffers are frozen: see `passnet_thaw`
  std::vector<bool> frozen;         // instead, by input; or empty
  // Empty, or one per input: the strides that the caller's buffers will have, if known.
  std::vector<std::optional<Strides>> input_strides;
};

// A graph as `compile` makes it, or with frozen inputs `compile_frozen`.
struct CompiledParts {
  CompiledGraph graph;
  std::optional<CompiledGraph> once;  // nothing: no computation depends on frozen inputs alone
  std::vector<bool> frozen;           // by input; empty: none
};

// A graph with its plan.
struct PreparedGraph {
  Graph graph;                     // passes applied
  std::vector<PassReport> passes;  // of the files, in order
  CompiledParts compiled;
  InputContents contents;
};

// Several threads may compile at once; they take turns for shared state.
class Context {
 public:
  // Errors: those of CppCompiler::open, or of GpuContext::open; "bad-thread-count".
  static Result<std::unique_ptr<Context>> open(const ContextOptions& options);

  // Errors are the caller's: those of parsing and applying passes, "bad-input-strides", those of
  // the pipelines.
  Result<PreparedGraph> prepare(LoadedGraph loaded, const CompileRequest& request);
  // Errors are infrastructure failures: those of `build_kernels`, of CallableGraph::load and of
  // GpuContext::load.
  Result<Callable> build(PreparedGraph prepared);

  const Catalog& catalog() const { return catalog_; }
  const SpellingTable& spellings() const { return spellings_; }
  ThreadPool* pool() { return pool_.get(); }  // null: one thread
  size_t threads() const { return pool_ ? pool_->size() : 1; }
  Device device() const { return gpu_ ? Device::kCuda : Device::kCpu; }

 private:
  Context();
  Result<BuiltKernels> build_kernels_of(const CompiledGraph& compiled);
  void start_threads(const ContextOptions& options);
  const Target& target() const { return gpu_ ? gpu_->target() : compiler_->target(); }

  Catalog catalog_;
  SpellingTable spellings_;
  std::mutex compiling_;
  std::optional<CppCompiler> compiler_;  // none: a GPU's
  std::unique_ptr<ThreadPool> pool_;
  std::unique_ptr<GpuContext> gpu_;
};

}  // namespace passnet
