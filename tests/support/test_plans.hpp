// For tests: plans run in this process, and the kernels of many graphs are compiled together.
#pragma once

#include "compile/compiled.hpp"
#include "compile/prelude.hpp"
#include "cpu/executable.hpp"
#include "kernel/target.hpp"
#include "runtime/report.hpp"
#include "toolchain/compiler_identity.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <span>
#include <stdlib.h>
#include <string>
#include <vector>

namespace passnet {

// The number in a variable of the environment, which makes a random test longer or another one.
inline uint64_t number_from(const char* variable, uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// The kernels of many graphs, compiled together: one call of the compiler instead of hundreds.
class TestKernels {
 public:
  ~TestKernels() {
    if (library_ != nullptr) dlclose(library_);
    std::filesystem::remove_all(folder_);
  }
  TestKernels() = default;
  TestKernels(const TestKernels&) = delete;
  TestKernels& operator=(const TestKernels&) = delete;

  // Returns the number of the kernel with this text.
  size_t add(const std::string& source) {
    return numbers_.try_emplace(source, numbers_.size()).first->second;
  }

  bool compile() {
    std::string name = std::filesystem::temp_directory_path() / "passnet-test-XXXXXX";
    folder_ = mkdtemp(name.data());
    for (const NamedText& header : prelude_headers()) {
      const bool has_loop = header.name == "cpu_threads.hpp";
      std::ofstream(folder_ / header.name)
          << (has_loop ? with_every_loop_shared(header.text) : header.text);
    }
    std::ofstream text(folder_ / "kernels.cpp");
    for (const auto& [source, number] : numbers_) {
      std::string own = source;
      const std::string_view symbol = kKernelSymbol;
      for (size_t at = own.find(symbol); at != std::string::npos; at = own.find(symbol, at)) {
        const std::string replacement = fmt::format("kernel{}", number);
        own.replace(at, symbol.size(), replacement);
        at += replacement.size();
      }
      text << own << '\n';
    }
    text.close();
    std::string command = "c++ ";
    for (const std::string& flag : compile_flags(CompilerFamily::kGcc, native_target(), false)) {
      command += flag + " ";
    }
    command += sanitizers() + (folder_ / "kernels.cpp").string() + " -o " +
               (folder_ / "kernels.so").string();
    for (const std::string& flag : link_flags(CompilerFamily::kGcc)) command += " " + flag;
    if (std::system(command.c_str()) != 0) return false;
    library_ = dlopen((folder_ / "kernels.so").c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library_ == nullptr) ADD_FAILURE() << dlerror();
    return library_ != nullptr;
  }

  // Shares all loops among threads whatever their size, except those whose grain covers all
  // iterations, which have to run in order.
  static std::string with_every_loop_shared(std::string prelude) {
    const std::string_view condition = "if (count <= grain ||";
    const size_t at = prelude.find(condition);
    CHECK(at != std::string::npos);
    return prelude.replace(at, condition.size(), "if (count == grain ||");
  }

  // Compiles the kernels for the sanitizers if this process runs under them.
  static std::string sanitizers() {
    std::string flags;
    if (dlsym(RTLD_DEFAULT, "__asan_init") != nullptr) flags += "-O1 -fsanitize=address ";
    if (dlsym(RTLD_DEFAULT, "__ubsan_handle_add_overflow_abort") != nullptr) {
      flags += "-fsanitize=undefined -fno-sanitize-recover=undefined ";
    }
    return flags;
  }

  KernelFunction function(size_t number) const {
    return reinterpret_cast<KernelFunction>(
        dlsym(library_, fmt::format("kernel{}", number).c_str()));
  }

 private:
  std::filesystem::path folder_;
  void* library_ = nullptr;
  std::map<std::string, size_t> numbers_;
};

template <class Bytes>
void run_library_step(const LibraryStep& step, KernelFunction epilogue, const Bytes& bytes) {
  constexpr size_t kShares = 2;
  constexpr size_t kAlignment = 64;
  PreparedCall call = prepare(step, epilogue, kShares).value();
  std::vector<std::byte*> blocks;
  for (const BlockId id : step.buffers) blocks.push_back(bytes(id).data());
  std::vector<std::byte> scratch(scratch_bytes(call) + kAlignment);
  void* place = scratch.data();
  size_t space = scratch.size();
  bind_memory(call, blocks,
              static_cast<std::byte*>(std::align(kAlignment, scratch_bytes(call), place, space)));
  std::visit(
      [](auto& own) {
        for (size_t phase = 0; phase < own.phases(); ++phase) {
          own.begin(phase);
          for (size_t share = 0; share < own.shares(); ++share) own.run_share(share);
        }
      },
      call);
}

// A block of exactly the given number of bytes, so that the address sanitizer detects accesses
// beyond; it is filled with NaN, which shows reads of unwritten memory.
class ExactBlock {
 public:
  explicit ExactBlock(size_t size) : size_(size) {
    constexpr size_t kAlignment = 64;
    void* memory = nullptr;
    if (posix_memalign(&memory, kAlignment, size) == 0)
      memory_.reset(static_cast<std::byte*>(memory));
    std::memset(memory, 0xff, size);
  }
  std::span<std::byte> bytes() { return {memory_.get(), size_}; }

 private:
  struct Free {
    void operator()(std::byte* memory) const { free(memory); }
  };
  std::unique_ptr<std::byte, Free> memory_;
  size_t size_;
};

// Runs the parts of a loop one after the other, last first: results must not depend on their order.
inline void run_parts(KernelContext* context, int64_t count, int64_t,
                      void (*body)(void*, int64_t, int64_t), void* data) {
  if (count <= 0) return;
  const int64_t part = (count + context->threads - 1) / context->threads;
  for (int64_t begin = (count - 1) / part * part; begin >= 0; begin -= part) {
    body(data, begin, std::min(begin + part, count));
  }
}

// Returns the results of a plan, run in this process on separate memory by `threads` threads that
// take turns. Errors: what its steps report.
inline Result<std::vector<Tensor>> try_plan(const CompiledGraph& compiled,
                                            std::span<const size_t> numbers,
                                            const TestKernels& kernels,
                                            std::span<const Tensor> inputs, int32_t threads = 3) {
  const Plan& plan = compiled.plan;
  std::vector<ExactBlock> memory;
  for (const Block& block : plan.blocks) {
    memory.emplace_back(static_cast<size_t>(block.bytes));
    std::ranges::copy(block.contents, memory.back().bytes().begin());
  }
  const auto bytes = [&](BlockId id) { return memory[id.index].bytes(); };
  for (size_t i = 0; i < inputs.size(); ++i) {
    scatter(inputs[i], plan.inputs[i], bytes(plan.inputs[i].block));
  }
  KernelContext context{.parallel_for = run_parts, .threads = threads};
  for (const Step& step : plan.steps) {
    const auto kernel = kernel_of(step);
    const KernelFunction function = kernel ? kernels.function(numbers[*kernel]) : nullptr;
    if (const auto* library = std::get_if<LibraryStep>(&step)) {
      run_library_step(*library, function, bytes);
      continue;
    }
    const auto& launch = std::get<KernelLaunch>(step);
    std::vector<void*> buffers;
    for (const BlockId id : launch.buffers) buffers.push_back(bytes(id).data());
    function(&context, buffers.data(), launch.parameters.data());
  }
  for (const ReportBlock& report : plan.reports) {
    TRY(take_report(bytes(report.block), report.label));
  }
  std::vector<Tensor> results;
  for (const Placement& result : plan.results) {
    results.push_back(gather(result, bytes(result.block)));
  }
  return results;
}

// The results of a plan that refuses none of its inputs.
inline std::vector<Tensor> run_plan(const CompiledGraph& compiled, std::span<const size_t> numbers,
                                    const TestKernels& kernels, std::span<const Tensor> inputs,
                                    int32_t threads = 3) {
  return try_plan(compiled, numbers, kernels, inputs, threads).value();
}

}  // namespace passnet
