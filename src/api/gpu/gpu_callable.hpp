// A compiled graph that callers run on their own memory of a GPU, in their own streams.
#pragma once

#include "api/gpu/gpu_calls.hpp"
#include "api/gpu/gpu_frozen_part.hpp"
#include "compile/build.hpp"
#include "cuda/frame.hpp"

#include <memory>
#include <span>
#include <vector>

namespace passnet {

class GpuCallable {
 public:
  // `calls` and the library of the options must outlive the graph. Errors: those of `load_modules`
  // and CudaFrame::create; "changed-input-strides" if an input's new contents have other strides
  // than the input.
  static Result<std::unique_ptr<GpuCallable>> load(const Graph& graph,
                                                   const CompiledGraph& compiled,
                                                   const BuiltKernels& kernels, GpuCalls& calls,
                                                   const CudaLoadOptions& options);
  // Adds the part of frozen inputs, whose results are further inputs of the graph's plan. Comes
  // before the first call. The libraries of the options must outlive the graph. Errors: those of
  // GpuFrozenPart::load.
  Result<void> load_once(const OncePart& once, const CudaLoadOptions& options);
  GpuCallable(const GpuCallable&) = delete;
  GpuCallable& operator=(const GpuCallable&) = delete;
  // Waits for the calls of the context.
  ~GpuCallable();

  // See `passnet_call_in_stream`; a null stream is the context's own, and the call waits. Errors:
  // those of CallLayout's checks, "buffer-strides", "stream-is-capturing", "cuda-call-failed",
  // "device-memory-not-allocated"; those of `take_report`, if this call waits, or for an earlier
  // one that did not.
  Result<void> call(std::span<const CallBuffer> inputs, std::span<const CallBuffer> results,
                    CudaStream stream);
  // See `passnet_call_allocating_in_stream`; the errors are the same.
  Result<std::vector<OwnedTensor>> call(std::span<const CallBuffer> inputs, CudaStream stream);

  // See `passnet_thaw`.
  void thaw() {
    if (once_) once_->forget();
  }

  const CallLayout& layout() const { return layout_; }
  const passnet_facts& facts() const { return facts_; }

 private:
  // The blocks of results that the library allocates, in the order of the layout's.
  using Storages = std::vector<ResultMemory>;

  GpuCallable(const Graph& graph, const Plan& plan, GpuCalls& calls);
  Result<void> check_write_backs() const;
  Result<void> check_strides(std::span<const CallBuffer> inputs) const;
  Result<void> check_result_strides(std::span<const CallBuffer> results) const;
  bool is_aligned(BlockId block, const CallBuffer& buffer) const;
  Result<void> copy(DeviceAddress to, DeviceAddress from, int64_t bytes, CudaStream stream) const;
  Result<void> place_inputs(std::span<const CallBuffer> inputs, CudaStream stream);
  Result<void> place_results(std::span<const CallBuffer> inputs,
                             std::span<const CallBuffer> results);
  Result<Storages> allocate_results(CudaStream stream);
  Result<void> write_back(std::span<const CallBuffer> inputs, CudaStream stream);
  Result<OwnedTensor> hand_out(const CallLayout::ResultSlot& result,
                               std::span<const CallBuffer> inputs, const Storages& storages,
                               CudaStream stream) const;
  Result<void> enqueue(std::span<const CallBuffer> inputs, std::span<const CallBuffer> results,
                       CudaStream stream);
  Result<std::vector<OwnedTensor>> enqueue(std::span<const CallBuffer> inputs, CudaStream stream);
  // Runs `enqueue` as the next of the context's calls, and waits if the caller named no stream.
  template <class Enqueue>
  auto take_turn(CudaStream stream, const Enqueue& enqueue) -> decltype(enqueue(stream));
  DeviceAddress address(const Placement& placement) const;

  GpuCalls& calls_;
  CallLayout layout_;
  std::vector<int64_t> block_bytes_;
  std::vector<uint64_t> alignments_;  // that the steps require of each block's address
  std::vector<CudaModule> modules_;
  std::unique_ptr<CudaFrame> frame_;
  std::unique_ptr<GpuFrozenPart> once_;  // null: no input is frozen
  std::vector<BlockId> once_blocks_;     // of its values, in order
  DeviceMemory staging_;
  passnet_facts facts_{};
};

}  // namespace passnet
