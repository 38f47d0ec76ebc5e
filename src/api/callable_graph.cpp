#include "api/callable_graph.hpp"

#include "base/float_mode.hpp"

namespace passnet {
namespace {

std::byte* bytes_at(const CallBuffer& buffer) { return static_cast<std::byte*>(buffer.data); }

std::byte* address(const Frame& frame, const Placement& placement) {
  return address_in(frame.address(placement.block), placement);
}

}  // namespace

Result<std::unique_ptr<CallableGraph>> CallableGraph::load(const Graph& graph,
                                                           const CompiledGraph& compiled,
                                                           const BuiltKernels& kernels,
                                                           const OncePart* once, ThreadPool* pool) {
  auto libraries = KernelLibraries::load(kernels.libraries);
  if (!libraries) return not_loaded(libraries.error());
  std::unique_ptr<CallableGraph> callable(  // the constructor is private
      new CallableGraph(graph, compiled.plan));
  callable->libraries_ = *std::move(libraries);
  callable->pool_ = pool;
  callable->facts_ = {.launches = compiled.launches,
                      .kernels = static_cast<int64_t>(compiled.kernels.size()),
                      .arena_bytes = static_cast<int64_t>(arena_bytes(compiled.plan)),
                      .compile_ms = kernels.compile_ms};
  if (once != nullptr) {
    callable->once_ = TRY(FrozenPart::load(*once, pool));
    callable->facts_.frozen_bytes = callable->once_->bytes();
    callable->facts_.compile_ms += once->kernels.compile_ms;
  }
  // Finds problems now that would otherwise occur in the first call.
  TRY(callable->take_frame());
  return callable;
}

Result<CallableGraph::Lease> CallableGraph::take_frame() {
  std::unique_ptr<Frame> frame = frames_.take();
  if (!frame) {
    frame = TRY(Frame::create(plan_, libraries_, pool_));
  }
  return Lease(frames_, std::move(frame));
}

Result<std::shared_ptr<const FrozenPart::Values>> CallableGraph::place_inputs(
    Frame& frame, std::span<const CallBuffer> inputs) const {
  for (size_t i = 0; i < inputs.size(); ++i) {
    TRY(place_input(frame, layout_.inputs()[i], inputs[i]));
  }
  if (!once_) return nullptr;
  auto values = TRY(once_->values_of(layout_, inputs));
  for (size_t i = 0; i < values->size(); ++i) {
    frame.place(plan_.inputs[inputs.size() + i].block, (*values)[i].get());
  }
  return values;
}

// A result that overlaps an input, or has other strides than the plan's, is copied later.
Result<void> CallableGraph::place_results(Frame& frame, std::span<const CallBuffer> inputs,
                                          std::span<const CallBuffer> results) const {
  for (const CallLayout::ResultBlock& block : layout_.result_blocks()) {
    if (block.direct) {
      const CallBuffer& buffer = results[*block.direct];
      const CallLayout::ResultSlot& slot = layout_.results()[*block.direct];
      if (slot.bytes > 0 && lies_as(buffer, slot.placement.strides, slot.is_dense) &&
          is_aligned(buffer) && !layout_.overlaps_inputs(*block.direct, inputs, results)) {
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
  std::byte* const staging = frame.staging(layout_.staging_bytes());
  for (const CallLayout::WriteBack& change : layout_.write_backs()) {
    if (!change.staged) continue;
    const CallBuffer aside{.data = staging + change.staging_offset};
    write_buffer(aside, change.from.type, address(frame, change.from), change.from.strides);
  }
  for (const CallLayout::WriteBack& change : layout_.write_backs()) {
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
  TRY(layout_.check_inputs(inputs));
  TRY(layout_.check_results(inputs, results));
  const Lease lease = TRY(take_frame());
  Frame& frame = lease.frame();
  const DefaultFloatMode mode;
  const auto frozen = TRY(place_inputs(frame, inputs));
  TRY(place_results(frame, inputs, results));
  if (frame.staging(layout_.staging_bytes()) == nullptr) {
    return no_memory(layout_.staging_bytes());
  }
  TRY(frame.run());
  for (size_t i = 0; i < results.size(); ++i) {
    const Placement& placement = layout_.results()[i].placement;
    const std::byte* const from = address(frame, placement);
    if (from != bytes_at(results[i])) {
      write_buffer(results[i], placement.type, from, placement.strides);
    }
  }
  if (!layout_.write_backs().empty()) write_back(frame, inputs);
  return {};
}

// Returns the storage of a result's block, or the input that it is a view of, or a copy.
Result<OwnedTensor> CallableGraph::hand_out(const Frame& frame,
                                            const CallLayout::ResultSlot& result,
                                            std::span<const CallBuffer> inputs,
                                            std::span<const ResultMemory> storages) const {
  const Placement& placement = result.placement;
  OwnedTensor tensor{.data = address(frame, placement),
                     .dtype = placement.type.dtype,
                     .shape = placement.type.shape,
                     .strides = result.strides,
                     .view_of = result.view_of};
  for (size_t i = 0; i < storages.size(); ++i) {
    if (layout_.result_blocks()[i].block != placement.block) continue;
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
  TRY(layout_.check_inputs(inputs));
  const Lease lease = TRY(take_frame());
  Frame& frame = lease.frame();
  const DefaultFloatMode mode;
  const auto frozen = TRY(place_inputs(frame, inputs));
  std::vector<ResultMemory> storages;
  storages.reserve(layout_.result_blocks().size());
  for (const CallLayout::ResultBlock& block : layout_.result_blocks()) {
    const auto bytes = static_cast<size_t>(plan_.blocks[block.block.index].bytes);
    storages.push_back(ResultMemory::allocate(bytes));
    if (storages.back().data() == nullptr) return no_memory(bytes);
    frame.place(block.block, storages.back().data());
  }
  if (frame.staging(layout_.staging_bytes()) == nullptr) {
    return no_memory(layout_.staging_bytes());
  }
  TRY(frame.run());
  std::vector<OwnedTensor> tensors;
  tensors.reserve(layout_.results().size());
  for (const CallLayout::ResultSlot& result : layout_.results()) {
    tensors.push_back(TRY(hand_out(frame, result, inputs, storages)));
  }
  if (!layout_.write_backs().empty()) write_back(frame, inputs);
  return tensors;
}

}  // namespace passnet
