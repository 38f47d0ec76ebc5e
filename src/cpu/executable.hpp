// A plan loaded for running on this machine: kernels are resolved and library calls are prepared
// once. Its blocks can be moved between runs.
#pragma once

#include "cpu/kernel_libraries.hpp"
#include "cpu/library/library_calls.hpp"
#include "runtime/plan.hpp"

#include <cstddef>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

// One run of one step.
struct StepTime {
  int64_t ns = 0;
  int64_t threads = 1;  // the maximum that worked on it at once
};

// Runs a plan on given memory. Not thread-safe: one call at a time.
class Executable {
 public:
  // `pool` may be null: then everything runs on the calling thread. The plan is not kept, libraries
  // and pool must outlive the executable. The error is one sentence.
  static std::expected<std::unique_ptr<Executable>, std::string> load(
      const Plan& plan, const KernelLibraries& libraries, ThreadPool* pool);
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;

  // Sets the address of a block from the next run on; each must be placed before the first.
  void place(BlockId block, std::byte* address) {
    if (blocks_[block.index].address != address) move(blocks_[block.index], block, address);
  }
  std::byte* address(BlockId block) const { return blocks_[block.index].address; }
  // Runs each call of the library on the placed memory, so that its one-time work is done.
  void warm_up() { library_.warm_up(); }
  void run();
  // Does the same with a clock around each step; one entry per step. Costs some tens of ns per
  // step, so it is for reports.
  void run_timed(std::span<StepTime> times);
  // Returns the number of times that kernels have handed work to the pool.
  uint64_t parallel_calls() const { return context_.parallel_calls; }

 private:
  struct KernelCall {
    KernelFunction function;
    void* const* buffers;
    const int64_t* parameters;
  };
  // Uses of a block: entries of `uses_`, each an entry of `addresses_`.
  struct PlacedBlock {
    std::byte* address = nullptr;
    uint32_t first_use = 0;
    uint32_t end_use = 0;
    bool in_library = false;
  };
  explicit Executable(ThreadPool* pool);
  void add_kernels(const Plan& plan, const KernelLibraries& libraries);
  void list_uses(const Plan& plan);
  void move(PlacedBlock& placed, BlockId block, std::byte* address);
  template <class Call>
  void run_library(Call& call);
  using LoadedStep = std::variant<KernelCall, PreparedCall*>;
  void run_step(const LoadedStep& step);

  KernelContext context_;
  std::vector<PlacedBlock> blocks_;
  std::vector<uint32_t> uses_;
  std::vector<void*> addresses_;  // of the kernels' operands, kernel by kernel
  std::vector<int64_t> parameters_;
  LibraryCalls library_;
  std::vector<LoadedStep> calls_;
};

}  // namespace passnet
