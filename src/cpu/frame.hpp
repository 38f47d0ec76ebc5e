// The memory of one run of a plan.
#pragma once

#include "cpu/executable.hpp"
#include "diag/diagnostic.hpp"

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

namespace passnet {

struct FreeMemory {
  void operator()(std::byte* data) const { std::free(data); }  // NOLINT: of aligned_alloc
};
using AlignedMemory = std::unique_ptr<std::byte[], FreeMemory>;

// 64-byte aligned, at least one byte; null if there is no memory.
AlignedMemory allocate_aligned(size_t bytes);

// "graph-not-loaded", "memory-not-allocated".
std::unexpected<Diagnostic> not_loaded(std::string_view why);
std::unexpected<Diagnostic> no_memory(size_t bytes);

// The memory of one call at a time: its temporaries, an executable on them, and room for results
// that the caller's buffers cannot hold.
class Frame {
 public:
  // The plan is not kept; libraries and pool must outlive the frame. Errors: "graph-not-loaded",
  // "memory-not-allocated".
  static Result<std::unique_ptr<Frame>> create(const Plan& plan, const KernelLibraries& libraries,
                                               ThreadPool* pool);
  // Places an input or result block in the caller's memory for the next run.
  void place(BlockId block, std::byte* address) { executable_->place(block, address); }
  // Places it in memory of the frame, which is allocated once; returns null if there is none.
  std::byte* place_here(BlockId block);
  size_t bytes(BlockId block) const { return own_[block.index].bytes; }
  std::byte* address(BlockId block) const { return executable_->address(block); }
  // Errors: those of `take_report`; then results have no meaning.
  Result<void> run();

  // Memory between the steps of a call: at least `bytes`, kept for later calls; null if there is
  // none.
  std::byte* staging(size_t bytes);

 private:
  struct OwnBlock {
    size_t bytes = 0;
    AlignedMemory memory;
  };
  Frame() = default;

  std::unique_ptr<Executable> executable_;
  AlignedMemory arena_;
  std::vector<OwnBlock> own_;
  OwnBlock staging_;
  std::vector<ReportBlock> reports_;
};

// Returns the bytes that the temporaries of one run take.
size_t arena_bytes(const Plan& plan);

}  // namespace passnet
