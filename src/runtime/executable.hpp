// A plan loaded for running: kernels resolved, addresses fixed; a call does nothing but call.
#pragma once

#include "runtime/library_calls.hpp"
#include "runtime/plan.hpp"

#include <cstddef>
#include <expected>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

class ThreadPool;

// The name of the one entry point of every kernel library.
inline constexpr const char* kKernelSymbol = "passnet_kernel";

// What a kernel sees of its host; the same declaration stands in device/cpu.hpp.
struct KernelContext {
  void (*parallel_for)(KernelContext*, int64_t count, int64_t grain,
                       void (*body)(void*, int64_t begin, int64_t end), void* data) = nullptr;
  int32_t threads = 1;
  ThreadPool* pool = nullptr;   // kernels do not look beyond `threads`
  uint64_t parallel_calls = 0;  // how often work went to the pool
  int64_t widest = 1;           // in a timed run: the most threads that shared a loop
};

using KernelFunction = void (*)(KernelContext*, void* const* buffers, const int64_t* parameters);

// Shared objects, loaded; unloaded when destroyed.
class KernelLibraries {
 public:
  // One entry point a path, in order. The error is one sentence.
  static std::expected<KernelLibraries, std::string> load(
      std::span<const std::filesystem::path> paths);
  KernelFunction function(size_t index) const { return functions_[index]; }

 private:
  struct Close {
    void operator()(void* handle) const;
  };
  std::vector<std::unique_ptr<void, Close>> handles_;
  std::vector<KernelFunction> functions_;
};

// One run of one step.
struct StepTime {
  int64_t ns = 0;
  int64_t threads = 1;  // the most that worked on it at once
};

// Runs a plan on given memory. Not thread-safe: one call at a time.
class Executable {
 public:
  // `blocks`: one address a block of the plan; all must outlive the executable. `pool` may be null:
  // then everything runs on the calling thread. The error is one sentence.
  static std::expected<std::unique_ptr<Executable>, std::string> load(
      const Plan& plan, const KernelLibraries& libraries, std::span<std::byte* const> blocks,
      ThreadPool* pool);
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;

  void run();
  // The same with a clock around each step; one entry a step. For reports: it costs some tens of
  // nanoseconds a step.
  void run_timed(std::span<StepTime> times);
  // How often kernels have handed work to the pool.
  uint64_t parallel_calls() const { return context_.parallel_calls; }

 private:
  struct KernelCall {
    KernelFunction function;
    void* const* buffers;
    const int64_t* parameters;
  };
  explicit Executable(ThreadPool* pool);
  void add_kernels(const Plan& plan, const KernelLibraries& libraries,
                   std::span<std::byte* const> blocks);
  template <class Call>
  void run_library(Call& call);
  using LoadedStep = std::variant<KernelCall, PreparedCall*>;
  void run_step(const LoadedStep& step);

  KernelContext context_;
  std::vector<void*> addresses_;
  std::vector<int64_t> parameters_;
  LibraryCalls library_;
  std::vector<LoadedStep> calls_;
};

}  // namespace passnet
