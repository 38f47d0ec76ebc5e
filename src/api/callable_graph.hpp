// A compiled graph that callers run on their own memory, from several threads at once.
#pragma once

#include "api/call_layout.hpp"
#include "api/frozen_part.hpp"
#include "api/result_memory.hpp"
#include "compile/build.hpp"
#include "cpu/frame.hpp"
#include "runtime/idle_pool.hpp"

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace passnet {

// A graph on the CPU.
class CallableGraph {
 public:
  // `once`: null, or the part of frozen inputs, whose results are further inputs of the plan.
  // `pool` may be null; it must outlive the graph. Errors: "graph-not-loaded".
  static Result<std::unique_ptr<CallableGraph>> load(const Graph& graph,
                                                     const CompiledGraph& compiled,
                                                     const BuiltKernels& kernels,
                                                     const OncePart* once, ThreadPool* pool);

  // See `passnet_call`. Errors: "buffer-count", "buffer-missing", "buffer-dtype", "buffer-shape",
  // "buffer-strides", "buffers-overlap", "memory-not-allocated", "index-outside-of-dim",
  // "divisor-of-zero".
  Result<void> call(std::span<const CallBuffer> inputs, std::span<const CallBuffer> results);
  // See `passnet_call_allocating`; the errors are the same.
  Result<std::vector<OwnedTensor>> call(std::span<const CallBuffer> inputs);

  // See `passnet_thaw`.
  void thaw() {
    if (once_) once_->forget();
  }

  const CallLayout& layout() const { return layout_; }
  const passnet_facts& facts() const { return facts_; }

 private:
  // A frame that is returned to the pool when the call ends.
  class Lease {
   public:
    Lease(IdlePool<Frame>& pool, std::unique_ptr<Frame> frame)
        : pool_(&pool), frame_(std::move(frame)) {}
    Lease(Lease&&) noexcept = default;
    Lease& operator=(Lease&&) = delete;
    ~Lease() {
      if (frame_) pool_->give_back(std::move(frame_));
    }
    Frame& frame() const { return *frame_; }

   private:
    IdlePool<Frame>* pool_;
    std::unique_ptr<Frame> frame_;
  };

  CallableGraph(const Graph& graph, const Plan& plan)
      : plan_(plan), layout_(graph, plan, Device::kCpu) {}
  Result<Lease> take_frame();
  // Returns the values of frozen inputs that the frame then reads; they must outlive the run.
  Result<std::shared_ptr<const FrozenPart::Values>> place_inputs(
      Frame& frame, std::span<const CallBuffer> inputs) const;
  Result<void> place_results(Frame& frame, std::span<const CallBuffer> inputs,
                             std::span<const CallBuffer> results) const;
  void write_back(Frame& frame, std::span<const CallBuffer> inputs) const;
  Result<OwnedTensor> hand_out(const Frame& frame, const CallLayout::ResultSlot& result,
                               std::span<const CallBuffer> inputs,
                               std::span<const ResultMemory> storages) const;

  Plan plan_;
  CallLayout layout_;
  KernelLibraries libraries_;
  ThreadPool* pool_ = nullptr;
  std::unique_ptr<FrozenPart> once_;  // null: no input is frozen
  passnet_facts facts_{};
  IdlePool<Frame> frames_;
};

}  // namespace passnet
