#include "api/callable_graph.hpp"

#include "base/float_mode.hpp"

#include <algorithm>
#include <new>

namespace passnet {
namespace {

std::byte* bytes_at(const CallBuffer& buffer) { return static_cast<std::byte*>(buffer.data); }

std::byte* address(const Frame& frame, const Placement& placement) {
  return frame.address(placement.block) +
         placement.offset * static_cast<int64_t>(byte_size(placement.type.dtype));
}

Result<void> check_count(size_t found, size_t expected, std::string_view role) {
  if (found == expected) return {};
  return fail({}, "buffer-count", "expected {} buffers of {}, found {}", expected, role, found);
}

std::unexpected<Diagnostic> overlap(std::string_view role, size_t index, std::string_view other,
                                    size_t other_index) {
  return fail({}, "buffers-overlap",
              "expected {} {} and {} {} to share no memory, found that they overlap", role, index,
              other, other_index);
}

}  // namespace

ResultMemory ResultMemory::allocate(size_t bytes) {
  ResultMemory storage;
  AlignedMemory memory = allocate_aligned(bytes);
  if (memory) storage.block_ = new (std::nothrow) Counted{.memory = std::move(memory)};  // NOLINT
  return storage;
}

ResultMemory::ResultMemory(const ResultMemory& other) : block_(other.block_) {
  if (block_ != nullptr) block_->owners.fetch_add(1, std::memory_order_relaxed);
}

ResultMemory::~ResultMemory() {
  if (block_ != nullptr && block_->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) {
    delete block_;  // NOLINT: counted by hand
  }
}

Result<std::unique_ptr<CallableGraph>> CallableGraph::load(const Graph& graph,
                                                           const CompiledGraph& compiled,
                                                           const BuiltKernels& kernels,
                                                           ThreadPool* pool) {
  auto libraries = KernelLibraries::load(kernels.libraries);
  if (!libraries) return not_loaded(libraries.error());
  std::unique_ptr<CallableGraph> callable(new CallableGraph());  // the constructor is private
  callable->plan_ = compiled.plan;
  callable->libraries_ = *std::move(libraries);
  callable->pool_ = pool;
  callable->describe_inputs(graph);
  callable->describe_results(graph);
  callable->facts_ = {.launches = compiled.launches,
                      .kernels = static_cast<int64_t>(compiled.kernels.size()),
                      .arena_bytes = static_cast<int64_t>(arena_bytes(compiled.plan)),
                      .compile_ms = kernels.compile_ms};
  // Finds problems now that would otherwise occur in the first call.
  TRY(callable->take_frame());
  return callable;
}

void CallableGraph::describe_inputs(const Graph& graph) {
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const Placement& placement = plan_.inputs[i];
    inputs_.push_back({.name = graph.value(graph.inputs()[i].value).name,
                       .type = placement.type,
                       .strides = placement.strides,
                       .block = placement.block,
                       .bytes = placement.type.bytes(),
                       .is_dense = is_contiguous(placement.type.shape, placement.strides)});
  }
  for (const GraphResult& result : graph.results()) {
    if (result.mutates) inputs_[*result.mutates].mutated = true;
  }
}

int64_t CallableGraph::input_of(BlockId block) const {
  const auto found = std::ranges::find(inputs_, block, &InputSlot::block);
  return found == inputs_.end() ? -1 : found - inputs_.begin();
}

void CallableGraph::describe_results(const Graph& graph) {
  std::vector<std::optional<uint32_t>> direct(plan_.blocks.size());
  for (size_t i = 0; i < graph.results().size(); ++i) {
    const Placement& placement = plan_.results[i];
    const GraphResult& result = graph.results()[i];
    if (result.mutates) {
      add_write_back(*result.mutates, placement);
      continue;
    }
    ResultSlot& described = results_.emplace_back(
        ResultSlot{.name = graph.value(result.value).name,
                   .placement = placement,
                   .strides = placement.strides,
                   .bytes = placement.type.bytes(),
                   .is_dense = is_contiguous(placement.type.shape, placement.strides)});
    const int64_t input = input_of(placement.block);
    if (input >= 0) {
      inputs_[static_cast<size_t>(input)].viewed = true;
      if (!inputs_[static_cast<size_t>(input)].mutated) {
        described.view_of = input;
      } else {
        described.strides = contiguous_strides(placement.type.shape);
      }
    }
    // True for a result that fills its block, dim by dim in any order.
    const bool fills =
        placement.offset == 0 &&
        placement.type.bytes() == plan_.blocks[placement.block.index].bytes &&
        storage_bytes(placement.type, placement.strides, 0) == placement.type.bytes();
    auto& known = direct[placement.block.index];
    if (fills && !known) known = static_cast<uint32_t>(results_.size() - 1);
  }
  for (uint32_t block = 0; block < plan_.blocks.size(); ++block) {
    if (plan_.blocks[block].role != BlockRole::kResult) continue;
    result_blocks_.push_back({.block = {block}, .direct = direct[block]});
  }
}

void CallableGraph::add_write_back(uint32_t input, const Placement& from) {
  const int64_t holder = input_of(from.block);
  const bool staged = holder >= 0 && inputs_[static_cast<size_t>(holder)].mutated;
  write_backs_.push_back(
      {.input = input, .from = from, .staged = staged, .staging_offset = staging_bytes_});
  if (staged) staging_bytes_ += static_cast<size_t>(from.type.bytes());
}

Result<CallableGraph::Lease> CallableGraph::take_frame() {
  std::unique_ptr<Frame> frame = frames_.take();
  if (!frame) {
    frame = TRY(Frame::create(plan_, libraries_, pool_));
  }
  return Lease(frames_, std::move(frame));
}

Result<void> CallableGraph::check_inputs(std::span<const CallBuffer> inputs) const {
  TRY(check_count(inputs.size(), inputs_.size(), "inputs"));
  for (size_t i = 0; i < inputs.size(); ++i) {
    const InputSlot& input = inputs_[i];
    if (fits_plainly(inputs[i], input.type)) continue;
    TRY(check_buffer(inputs[i], input.type, input.mutated ? BufferUse::kWritten : BufferUse::kRead,
                     {"input", i}));
  }
  for (const WriteBack& change : write_backs_) {
    const ByteRange range = input_range(change.input, inputs);
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (i != change.input && range.overlaps(input_range(i, inputs))) {
        return overlap("input", change.input, "input", i);
      }
    }
  }
  return {};
}

Result<void> CallableGraph::check_results(std::span<const CallBuffer> inputs,
                                          std::span<const CallBuffer> results) const {
  TRY(check_count(results.size(), results_.size(), "results"));
  for (size_t i = 0; i < results.size(); ++i) {
    const TensorType& type = results_[i].placement.type;
    if (!fits_plainly(results[i], type)) {
      TRY(check_buffer(results[i], type, BufferUse::kWritten, {"result", i}));
    }
    const ByteRange range = result_range(i, results);
    for (size_t other = 0; other < i; ++other) {
      if (range.overlaps(result_range(other, results))) {
        return overlap("result", i, "result", other);
      }
    }
    for (size_t input = 0; input < inputs.size(); ++input) {
      if ((inputs_[input].mutated || inputs_[input].viewed) &&
          range.overlaps(input_range(input, inputs))) {
        return overlap("result", i, "input", input);
      }
    }
  }
  return {};
}

ByteRange CallableGraph::input_range(size_t input, std::span<const CallBuffer> inputs) const {
  return range_of(inputs[input], inputs_[input].type, inputs_[input].bytes);
}

ByteRange CallableGraph::result_range(size_t result, std::span<const CallBuffer> results) const {
  return range_of(results[result], results_[result].placement.type, results_[result].bytes);
}

bool CallableGraph::overlaps_input(const ByteRange& range,
                                   std::span<const CallBuffer> inputs) const {
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (range.overlaps(input_range(i, inputs))) return true;
  }
  return false;
}

Result<void> CallableGraph::place_inputs(Frame& frame, std::span<const CallBuffer> inputs) const {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const InputSlot& input = inputs_[i];
    const bool empty = input.bytes == 0;
    if (!empty && lies_as(inputs[i], input.strides, input.is_dense) && is_aligned(inputs[i])) {
      frame.place(input.block, bytes_at(inputs[i]));
      continue;
    }
    std::byte* const own = frame.place_here(input.block);
    if (own == nullptr)
      return no_memory(static_cast<size_t>(plan_.blocks[input.block.index].bytes));
    if (!empty) read_buffer(inputs[i], input.type, own, input.strides);
  }
  return {};
}

// A result that overlaps an input, or has other strides than the plan's, is copied later.
Result<void> CallableGraph::place_results(Frame& frame, std::span<const CallBuffer> inputs,
                                          std::span<const CallBuffer> results) const {
  for (const ResultBlock& block : result_blocks_) {
    if (block.direct) {
      const CallBuffer& buffer = results[*block.direct];
      const ResultSlot& slot = results_[*block.direct];
      if (slot.bytes > 0 && lies_as(buffer, slot.placement.strides, slot.is_dense) &&
          is_aligned(buffer) && !overlaps_input(result_range(*block.direct, results), inputs)) {
        frame.place(block.block, bytes_at(buffer));
        continue;
      }
    }
    if (frame.place_here(block.block) == nullptr) {
      return no_memory(static_cast<size_t>(plan_.blocks[block.block.index].bytes));
    }
  }
  return {};
}

void CallableGraph::write_back(Frame& frame, std::span<const CallBuffer> inputs) const {
  std::byte* const staging = frame.staging(staging_bytes_);
  for (const WriteBack& change : write_backs_) {
    if (!change.staged) continue;
    const CallBuffer aside{.data = staging + change.staging_offset};
    write_buffer(aside, change.from.type, address(frame, change.from), change.from.strides);
  }
  for (const WriteBack& change : write_backs_) {
    const CallBuffer& input = inputs[change.input];
    if (change.staged) {
      write_buffer(input, change.from.type, staging + change.staging_offset,
                   contiguous_strides(change.from.type.shape));
    } else {
      write_buffer(input, change.from.type, address(frame, change.from), change.from.strides);
    }
  }
}

Result<void> CallableGraph::call(std::span<const CallBuffer> inputs,
                                 std::span<const CallBuffer> results) {
  TRY(check_inputs(inputs));
  TRY(check_results(inputs, results));
  const Lease lease = TRY(take_frame());
  Frame& frame = lease.frame();
  const DefaultFloatMode mode;
  TRY(place_inputs(frame, inputs));
  TRY(place_results(frame, inputs, results));
  if (frame.staging(staging_bytes_) == nullptr) {
    return no_memory(staging_bytes_);
  }
  frame.run();
  for (size_t i = 0; i < results.size(); ++i) {
    const Placement& placement = results_[i].placement;
    const std::byte* const from = address(frame, placement);
    if (from != bytes_at(results[i])) {
      write_buffer(results[i], placement.type, from, placement.strides);
    }
  }
  if (!write_backs_.empty()) write_back(frame, inputs);
  return {};
}

// Returns the storage of a result's block, or the input that it is a view of, or a copy.
Result<OwnedTensor> CallableGraph::hand_out(const Frame& frame, const ResultSlot& result,
                                            std::span<const CallBuffer> inputs,
                                            std::span<const ResultMemory> storages) const {
  const Placement& placement = result.placement;
  OwnedTensor tensor{.data = address(frame, placement),
                     .dtype = placement.type.dtype,
                     .shape = placement.type.shape,
                     .strides = result.strides,
                     .view_of = result.view_of};
  for (size_t i = 0; i < result_blocks_.size(); ++i) {
    if (result_blocks_[i].block != placement.block) continue;
    tensor.storage = storages[i];
    return tensor;
  }
  if (result.view_of >= 0) {
    const CallBuffer& input = inputs[static_cast<size_t>(result.view_of)];
    if (frame.address(placement.block) == bytes_at(input)) return tensor;
  }
  tensor.view_of = -1;
  tensor.strides = contiguous_strides(tensor.shape);
  const auto bytes = static_cast<size_t>(placement.type.bytes());
  tensor.storage = ResultMemory::allocate(bytes);
  if (tensor.storage.data() == nullptr) return no_memory(bytes);
  const CallBuffer copy{.data = tensor.storage.data()};
  write_buffer(copy, placement.type, tensor.data, placement.strides);
  tensor.data = tensor.storage.data();
  return tensor;
}

Result<std::vector<OwnedTensor>> CallableGraph::call(std::span<const CallBuffer> inputs) {
  TRY(check_inputs(inputs));
  const Lease lease = TRY(take_frame());
  Frame& frame = lease.frame();
  const DefaultFloatMode mode;
  TRY(place_inputs(frame, inputs));
  std::vector<ResultMemory> storages;
  storages.reserve(result_blocks_.size());
  for (const ResultBlock& block : result_blocks_) {
    const auto bytes = static_cast<size_t>(plan_.blocks[block.block.index].bytes);
    storages.push_back(ResultMemory::allocate(bytes));
    if (storages.back().data() == nullptr) return no_memory(bytes);
    frame.place(block.block, storages.back().data());
  }
  if (frame.staging(staging_bytes_) == nullptr) {
    return no_memory(staging_bytes_);
  }
  frame.run();
  std::vector<OwnedTensor> tensors;
  tensors.reserve(results_.size());
  for (const ResultSlot& result : results_) {
    tensors.push_back(TRY(hand_out(frame, result, inputs, storages)));
  }
  if (!write_backs_.empty()) write_back(frame, inputs);
  return tensors;
}

}  // namespace passnet
