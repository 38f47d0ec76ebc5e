#include "cpu/frame.hpp"

#include "runtime/report.hpp"

#include <algorithm>

namespace passnet {
namespace {

size_t aligned(int64_t bytes) { return align_up(static_cast<size_t>(bytes)); }

// True if every frame has its own memory for the block, whatever the caller passes.
bool is_own(const Block& block) {
  return block.role == BlockRole::kTemporary || block.role == BlockRole::kConstant ||
         block.role == BlockRole::kReport;
}

}  // namespace

std::unexpected<Diagnostic> not_loaded(std::string_view why) {
  return fail({}, "graph-not-loaded", "cannot load the compiled graph: {}", why);
}

std::unexpected<Diagnostic> no_memory(size_t bytes) {
  return fail({}, "memory-not-allocated", "expected {} bytes of memory, found less", bytes);
}

AlignedMemory allocate_aligned(size_t bytes) {
  const size_t whole = (bytes / kBlockAlignment + 1) * kBlockAlignment;
  if (whole < bytes) return nullptr;
  return AlignedMemory(static_cast<std::byte*>(std::aligned_alloc(kBlockAlignment, whole)));
}

size_t arena_bytes(const Plan& plan) {
  size_t bytes = 0;
  for (const Block& block : plan.blocks) {
    if (is_own(block)) bytes += aligned(block.bytes);
  }
  return bytes;
}

Result<std::unique_ptr<Frame>> Frame::create(const Plan& plan, const KernelLibraries& libraries,
                                             ThreadPool* pool) {
  auto executable = Executable::load(plan, libraries, pool);
  if (!executable) return not_loaded(executable.error());
  std::unique_ptr<Frame> frame(new Frame());  // the constructor is private
  frame->executable_ = *std::move(executable);
  frame->arena_ = allocate_aligned(arena_bytes(plan));
  if (!frame->arena_) return no_memory(arena_bytes(plan));
  frame->own_.resize(plan.blocks.size());
  std::byte* next = frame->arena_.get();
  for (uint32_t block = 0; block < plan.blocks.size(); ++block) {
    frame->own_[block].bytes = static_cast<size_t>(plan.blocks[block].bytes);
    if (!is_own(plan.blocks[block])) continue;
    std::ranges::copy(plan.blocks[block].contents, next);
    frame->executable_->place({block}, next);
    next += aligned(plan.blocks[block].bytes);
  }
  frame->reports_ = plan.reports;
  return frame;
}

Result<void> Frame::run() {
  executable_->run();
  Result<void> done;
  for (const ReportBlock& report : reports_) {
    auto taken = take_report({address(report.block), sizeof(Report)}, report.label);
    if (done && !taken) [[unlikely]]
      done = std::move(taken);
  }
  return done;
}

std::byte* Frame::place_here(BlockId block) {
  OwnBlock& own = own_[block.index];
  if (!own.memory) own.memory = allocate_aligned(own.bytes);
  if (own.memory) place(block, own.memory.get());
  return own.memory.get();
}

std::byte* Frame::staging(size_t bytes) {
  if (!staging_.memory || staging_.bytes < bytes) {
    staging_ = {.bytes = bytes, .memory = allocate_aligned(bytes)};
  }
  return staging_.memory.get();
}

}  // namespace passnet
