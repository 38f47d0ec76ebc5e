// The values that a graph computes of its frozen inputs, kept from call to call.
#pragma once

#include "api/call_layout.hpp"
#include "compile/build.hpp"
#include "cpu/frame.hpp"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace passnet {

// The compiled part of a graph that depends on frozen inputs alone (`compile_frozen`).
struct OncePart {
  const CompiledGraph& compiled;
  const BuiltKernels& kernels;
  std::vector<bool> frozen;  // by input of the graph
};

// The frozen inputs of one computation of the values, by their addresses.
class FrozenAddresses {
 public:
  explicit FrozenAddresses(std::vector<bool> frozen) : frozen_(std::move(frozen)) {}

  bool is_frozen(size_t input) const { return frozen_[input]; }
  // True if the frozen inputs are those of the last `remember`.
  bool are_known(std::span<const CallBuffer> inputs) const;
  void remember(std::span<const CallBuffer> inputs);
  void forget() { known_.clear(); }

 private:
  std::vector<bool> frozen_;
  std::vector<const void*> known_;  // by input; empty: none
};

// Places an input in the block of a frame: where it is, or copied into memory of the frame if the
// buffer has other strides or no alignment. Error: "memory-not-allocated".
Result<void> place_input(Frame& frame, const CallLayout::InputSlot& input,
                         const CallBuffer& buffer);

// The part on the CPU. Several threads may use it at once.
class FrozenPart {
 public:
  // One per result of the part, in order.
  using Values = std::vector<AlignedMemory>;

  // `pool` may be null; it must outlive the part. Errors: "graph-not-loaded",
  // "memory-not-allocated".
  static Result<std::unique_ptr<FrozenPart>> load(const OncePart& part, ThreadPool* pool);

  // Returns the values for the inputs of a call: those of an earlier call if its frozen inputs had
  // the same addresses, otherwise newly computed ones. Errors: those of a run.
  Result<std::shared_ptr<const Values>> values_of(const CallLayout& layout,
                                                  std::span<const CallBuffer> inputs);
  // Has the next call compute the values again.
  void forget();
  int64_t bytes() const;  // of the values

 private:
  FrozenPart(Plan plan, std::vector<bool> frozen, ThreadPool* pool)
      : plan_(std::move(plan)), addresses_(std::move(frozen)), pool_(pool) {}
  Result<Values> compute(const CallLayout& layout, std::span<const CallBuffer> inputs) const;

  Plan plan_;
  KernelLibraries libraries_;
  std::mutex computing_;  // held for what follows
  FrozenAddresses addresses_;
  std::shared_ptr<const Values> values_;
  ThreadPool* pool_ = nullptr;
};

}  // namespace passnet
