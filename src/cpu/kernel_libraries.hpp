// Compiled kernels as this process calls them.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace passnet {

class ThreadPool;

// The name of the one entry point of every kernel library.
inline constexpr const char* kKernelSymbol = "passnet_kernel";

// The host as a kernel sees it; device/cpu_threads.hpp has the same declaration (`prelude_test`
// compares).
struct KernelContext {
  void (*parallel_for)(KernelContext*, int64_t count, int64_t grain,
                       void (*body)(void*, int64_t begin, int64_t end), void* data) = nullptr;
  int32_t threads = 1;
  ThreadPool* pool = nullptr;   // kernels do not look beyond `threads`
  uint64_t parallel_calls = 0;  // number of times that work went to the pool
  int64_t widest = 1;           // in a timed run: the max number of threads that shared a loop
};

using KernelFunction = void (*)(KernelContext*, void* const* buffers, const int64_t* parameters);

// Loaded shared objects; unloaded when destroyed.
class KernelLibraries {
 public:
  // Loads one entry point per path, in order. The error is one sentence.
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

}  // namespace passnet
