// A compiled graph that callers run on their own memory, from several threads at once.
#pragma once

#include "api/buffers.hpp"
#include "compile/build.hpp"
#include "cpu/frame.hpp"
#include "ir/graph.hpp"
#include "runtime/idle_pool.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

// Memory that several results may share, with a reference count: its last owner frees it.
class ResultMemory {
 public:
  ResultMemory() = default;
  // Holds null if there is no memory.
  static ResultMemory allocate(size_t bytes);
  ResultMemory(const ResultMemory& other);
  ResultMemory(ResultMemory&& other) noexcept : block_(std::exchange(other.block_, nullptr)) {}
  ResultMemory& operator=(ResultMemory other) noexcept {
    std::swap(block_, other.block_);
    return *this;
  }
  ~ResultMemory();

  std::byte* data() const { return block_ == nullptr ? nullptr : block_->memory.get(); }

 private:
  struct Counted {
    AlignedMemory memory;
    std::atomic<uint32_t> owners{1};
  };
  Counted* block_ = nullptr;
};

// A result that the library allocated, or a view of an input.
struct OwnedTensor {
  ResultMemory storage;  // empty: a view of the input
  std::byte* data = nullptr;
  DType dtype = DType::kF32;
  Shape shape;
  Strides strides;
  int64_t view_of = -1;  // the input
};

class CallableGraph {
 public:
  struct InputSlot {
    std::string name;
    TensorType type;
    Strides strides;  // the graph was compiled for these
    BlockId block;
    int64_t bytes = 0;      // those of the type
    bool is_dense = false;  // the strides are row-major
    bool mutated = false;
    bool viewed = false;  // some results are views of it
  };
  struct ResultSlot {
    std::string name;
    Placement placement;
    Strides strides;  // used if the library allocates it
    int64_t bytes = 0;
    bool is_dense = false;  // the placement's strides are row-major
    int64_t view_of = -1;   // the input that it is a view of, unless the graph changes that input
  };

  // `pool` may be null; it must outlive the graph. Errors: "graph-not-loaded".
  static Result<std::unique_ptr<CallableGraph>> load(const Graph& graph,
                                                     const CompiledGraph& compiled,
                                                     const BuiltKernels& kernels, ThreadPool* pool);

  // See `passnet_call`. Errors: "buffer-count", "buffer-missing", "buffer-dtype", "buffer-shape",
  // "buffer-strides", "buffers-overlap", "memory-not-allocated".
  Result<void> call(std::span<const CallBuffer> inputs, std::span<const CallBuffer> results);
  // See `passnet_call_allocating`; the errors are the same.
  Result<std::vector<OwnedTensor>> call(std::span<const CallBuffer> inputs);

  const std::vector<InputSlot>& inputs() const { return inputs_; }
  const std::vector<ResultSlot>& results() const { return results_; }
  const passnet_facts& facts() const { return facts_; }

 private:
  // New contents of an input, written back when the call is over.
  struct WriteBack {
    uint32_t input = 0;
    Placement from;
    bool staged = false;  // they are in an input that is changed too, and are saved first
    size_t staging_offset = 0;
  };
  // A block that the plan writes results to, and the result whose buffer can be that block if it
  // has the plan's strides.
  struct ResultBlock {
    BlockId block;
    std::optional<uint32_t> direct;
  };
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

  CallableGraph() = default;
  void describe_inputs(const Graph& graph);
  void describe_results(const Graph& graph);
  void add_write_back(uint32_t input, const Placement& from);
  int64_t input_of(BlockId block) const;  // -1: none
  Result<Lease> take_frame();
  Result<void> check_inputs(std::span<const CallBuffer> inputs) const;
  Result<void> check_results(std::span<const CallBuffer> inputs,
                             std::span<const CallBuffer> results) const;
  ByteRange input_range(size_t input, std::span<const CallBuffer> inputs) const;
  ByteRange result_range(size_t result, std::span<const CallBuffer> results) const;
  bool overlaps_input(const ByteRange& range, std::span<const CallBuffer> inputs) const;
  Result<void> place_inputs(Frame& frame, std::span<const CallBuffer> inputs) const;
  Result<void> place_results(Frame& frame, std::span<const CallBuffer> inputs,
                             std::span<const CallBuffer> results) const;
  void write_back(Frame& frame, std::span<const CallBuffer> inputs) const;
  Result<OwnedTensor> hand_out(const Frame& frame, const ResultSlot& result,
                               std::span<const CallBuffer> inputs,
                               std::span<const ResultMemory> storages) const;

  Plan plan_;
  KernelLibraries libraries_;
  ThreadPool* pool_ = nullptr;
  std::vector<InputSlot> inputs_;
  std::vector<ResultSlot> results_;
  std::vector<WriteBack> write_backs_;
  size_t staging_bytes_ = 0;
  std::vector<ResultBlock> result_blocks_;
  passnet_facts facts_{};
  IdlePool<Frame> frames_;
};

}  // namespace passnet
