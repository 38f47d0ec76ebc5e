#include "api/gpu/gpu_callable.hpp"

#include "runtime/temporaries.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Kernels access up to 16 bytes at once; cuBLASLt chooses its algorithm for blocks as the driver
// allocates them.
constexpr uint64_t kKernelAlignment = 16;
constexpr uint64_t kLibraryAlignment = 256;

DeviceAddress address_of(const CallBuffer& buffer) {
  return reinterpret_cast<DeviceAddress>(buffer.data);
}

std::vector<uint64_t> alignments_of(const Plan& plan) {
  std::vector<uint64_t> alignments(plan.blocks.size(), kKernelAlignment);
  for (const Step& step : plan.steps) {
    if (!is_library_step(step)) continue;
    for (const BlockId block : buffers_of(step)) alignments[block.index] = kLibraryAlignment;
  }
  return alignments;
}

std::string describe_strides(const CallBuffer& buffer, const TensorType& type) {
  return to_string(buffer.strides == nullptr
                       ? contiguous_strides(type.shape)
                       : Strides(buffer.strides, buffer.strides + type.rank()));
}

}  // namespace

GpuCallable::GpuCallable(const Graph& graph, const Plan& plan, GpuCalls& calls)
    : calls_(calls), layout_(graph, plan, Device::kCuda), alignments_(alignments_of(plan)) {
  for (const Block& block : plan.blocks) block_bytes_.push_back(block.bytes);
  for (size_t i = graph.inputs().size(); i < plan.inputs.size(); ++i) {
    once_blocks_.push_back(plan.inputs[i].block);
  }
}

Result<std::unique_ptr<GpuCallable>> GpuCallable::load(const Graph& graph,
                                                       const CompiledGraph& compiled,
                                                       const BuiltKernels& kernels, GpuCalls& calls,
                                                       const CudaLoadOptions& options) {
  std::unique_ptr<GpuCallable> callable(  // the constructor is private
      new GpuCallable(graph, compiled.plan, calls));
  TRY(callable->check_write_backs());
  const ContextGuard guard = calls.make_current();
  const std::lock_guard turn(calls.taking_turns());
  callable->modules_ = TRY(load_modules(calls.device(), kernels.libraries));
  std::vector<std::string> labels;
  for (const StepOrigin& origin : compiled.origins) labels.push_back(origin.label);
  callable->frame_ = TRY(CudaFrame::create(compiled.plan, callable->modules_, labels, calls.pool(),
                                           options, FrameBlocks::kOwn));
  if (callable->layout_.staging_bytes() > 0) {
    callable->staging_ = TRY(calls.pool().allocate(callable->layout_.staging_bytes()));
  }
  callable->facts_ = {.launches = compiled.launches,
                      .kernels = static_cast<int64_t>(compiled.kernels.size()),
                      .arena_bytes = pack_temporaries(compiled.plan, kDeviceAlignment).bytes,
                      .compile_ms = kernels.compile_ms};
  return callable;
}

Result<void> GpuCallable::load_once(const OncePart& once, const CudaLoadOptions& options) {
  const ContextGuard guard = calls_.make_current();
  const std::lock_guard turn(calls_.taking_turns());
  once_ = TRY(GpuFrozenPart::load(once, calls_.pool(), options));
  for (size_t i = 0; i < once_blocks_.size(); ++i) {
    frame_->place(once_blocks_[i], once_->value(i));
  }
  facts_.frozen_bytes = once_->bytes();
  facts_.compile_ms += once.kernels.compile_ms;
  return {};
}

GpuCallable::~GpuCallable() {
  const ContextGuard guard = calls_.make_current();
  const std::lock_guard turn(calls_.taking_turns());
  calls_.finish();
  frame_.reset();
  once_.reset();
  modules_.clear();
}

// New contents are copied as one piece of memory.
Result<void> GpuCallable::check_write_backs() const {
  for (const CallLayout::WriteBack& change : layout_.write_backs()) {
    const CallLayout::InputSlot& input = layout_.inputs()[change.input];
    const CallBuffer own{.shape = input.type.shape.data(), .strides = input.strides.data()};
    const bool is_piece =
        storage_bytes(change.from.type, change.from.strides, 0) == change.from.type.bytes();
    if (input.bytes == 0 || (is_piece && lies_as(own, change.from.strides, true))) continue;
    return fail({}, "changed-input-strides",
                "expected the new contents of input {} with its strides {} and without gaps, as a "
                "GPU copies them, found strides {}",
                change.input, to_string(input.strides), to_string(change.from.strides));
  }
  return {};
}

Result<void> GpuCallable::check_strides(std::span<const CallBuffer> inputs) const {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const CallLayout::InputSlot& input = layout_.inputs()[i];
    if (input.bytes == 0 || lies_as(inputs[i], input.strides, input.is_dense)) continue;
    return fail({}, "buffer-strides",
                "expected input {} with the strides {} that the graph was compiled for, found {}",
                i, to_string(input.strides), describe_strides(inputs[i], input.type));
  }
  return {};
}

Result<void> GpuCallable::check_result_strides(std::span<const CallBuffer> results) const {
  for (size_t i = 0; i < results.size(); ++i) {
    const CallLayout::ResultSlot& result = layout_.results()[i];
    if (result.bytes == 0) continue;
    if (!result.is_whole) {
      return fail({}, "buffer-strides",
                  "expected a call that allocates result {}, which is a part of other memory with "
                  "the strides {}, found a buffer for it",
                  i, to_string(result.strides));
    }
    if (lies_as(results[i], result.placement.strides, result.is_dense)) continue;
    return fail({}, "buffer-strides",
                "expected result {} with the strides {} that the graph was compiled for, found {}",
                i, to_string(result.placement.strides),
                describe_strides(results[i], result.placement.type));
  }
  return {};
}

bool GpuCallable::is_aligned(BlockId block, const CallBuffer& buffer) const {
  return address_of(buffer) % alignments_[block.index] == 0;
}

DeviceAddress GpuCallable::address(const Placement& placement) const {
  const int64_t offset = placement.offset * static_cast<int64_t>(byte_size(placement.type.dtype));
  return frame_->address(placement.block) + static_cast<DeviceAddress>(offset);
}

Result<void> GpuCallable::copy(DeviceAddress to, DeviceAddress from, int64_t bytes,
                               CudaStream stream) const {
  if (bytes == 0 || to == from) return {};
  const CudaDriver& driver = calls_.device().driver();
  return driver.check(driver->copy(to, from, static_cast<size_t>(bytes), stream),
                      "copying within the GPU");
}

Result<void> GpuCallable::place_inputs(std::span<const CallBuffer> inputs, CudaStream stream) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const CallLayout::InputSlot& input = layout_.inputs()[i];
    if (input.bytes > 0 && is_aligned(input.block, inputs[i])) {
      frame_->place(input.block, address_of(inputs[i]));
      continue;
    }
    const DeviceAddress own = TRY(frame_->place_here(input.block));
    TRY(copy(own, address_of(inputs[i]), block_bytes_[input.block.index], stream));
  }
  return once_ ? once_->update(layout_, inputs, stream) : Result<void>();
}

// A result that overlaps an input, or is not aligned, is copied later.
Result<void> GpuCallable::place_results(std::span<const CallBuffer> inputs,
                                        std::span<const CallBuffer> results) {
  for (const CallLayout::ResultBlock& block : layout_.result_blocks()) {
    if (block.direct) {
      const CallBuffer& buffer = results[*block.direct];
      if (layout_.results()[*block.direct].bytes > 0 && is_aligned(block.block, buffer) &&
          !layout_.overlaps_inputs(*block.direct, inputs, results)) {
        frame_->place(block.block, address_of(buffer));
        continue;
      }
    }
    TRY(frame_->place_here(block.block));
  }
  return {};
}

Result<GpuCallable::Storages> GpuCallable::allocate_results(CudaStream stream) {
  Storages storages;
  storages.reserve(layout_.result_blocks().size());
  for (const CallLayout::ResultBlock& block : layout_.result_blocks()) {
    const auto bytes = static_cast<size_t>(block_bytes_[block.block.index]);
    storages.push_back(TRY(calls_.allocate(bytes, stream)));
    frame_->place(block.block, reinterpret_cast<DeviceAddress>(storages.back().data()));
  }
  return storages;
}

Result<void> GpuCallable::write_back(std::span<const CallBuffer> inputs, CudaStream stream) {
  for (const CallLayout::WriteBack& change : layout_.write_backs()) {
    if (!change.staged) continue;
    TRY(copy(staging_.address() + change.staging_offset, address(change.from),
             change.from.type.bytes(), stream));
  }
  for (const CallLayout::WriteBack& change : layout_.write_backs()) {
    const DeviceAddress from =
        change.staged ? staging_.address() + change.staging_offset : address(change.from);
    TRY(copy(address_of(inputs[change.input]), from, change.from.type.bytes(), stream));
  }
  return {};
}

Result<void> GpuCallable::enqueue(std::span<const CallBuffer> inputs,
                                  std::span<const CallBuffer> results, CudaStream stream) {
  TRY(place_inputs(inputs, stream));
  TRY(place_results(inputs, results));
  TRY(frame_->executable().start(stream));
  for (size_t i = 0; i < results.size(); ++i) {
    const Placement& placement = layout_.results()[i].placement;
    TRY(copy(address_of(results[i]), address(placement), placement.type.bytes(), stream));
  }
  return write_back(inputs, stream);
}

// Returns the storage of a result's block, or the input that it is a view of, or a copy of its
// whole block: a constant, or an input that the graph changes.
Result<OwnedTensor> GpuCallable::hand_out(const CallLayout::ResultSlot& result,
                                          std::span<const CallBuffer> inputs,
                                          const Storages& storages, CudaStream stream) const {
  const Placement& placement = result.placement;
  OwnedTensor tensor{.dtype = placement.type.dtype,
                     .shape = placement.type.shape,
                     .strides = result.strides,
                     .view_of = result.view_of,
                     .device = Device::kCuda};
  if (result.view_of >= 0) {
    // The caller's buffer, even if the call read a copy of it.
    const CallBuffer& input = inputs[static_cast<size_t>(result.view_of)];
    tensor.data = address_in(static_cast<std::byte*>(input.data), placement);
    return tensor;
  }
  for (size_t i = 0; i < storages.size(); ++i) {
    if (layout_.result_blocks()[i].block == placement.block) tensor.storage = storages[i];
  }
  if (tensor.storage.data() == nullptr) {
    const int64_t bytes = block_bytes_[placement.block.index];
    tensor.storage = TRY(calls_.allocate(static_cast<size_t>(bytes), stream));
    TRY(copy(reinterpret_cast<DeviceAddress>(tensor.storage.data()),
             frame_->address(placement.block), bytes, stream));
  }
  tensor.data = address_in(tensor.storage.data(), placement);
  return tensor;
}

Result<std::vector<OwnedTensor>> GpuCallable::enqueue(std::span<const CallBuffer> inputs,
                                                      CudaStream stream) {
  TRY(place_inputs(inputs, stream));
  const Storages storages = TRY(allocate_results(stream));
  TRY(frame_->executable().start(stream));
  std::vector<OwnedTensor> tensors;
  tensors.reserve(layout_.results().size());
  for (const CallLayout::ResultSlot& result : layout_.results()) {
    tensors.push_back(TRY(hand_out(result, inputs, storages, stream)));
  }
  TRY(write_back(inputs, stream));
  return tensors;
}

template <class Enqueue>
auto GpuCallable::take_turn(CudaStream stream, const Enqueue& enqueue)
    -> decltype(enqueue(stream)) {
  const ContextGuard guard = calls_.make_current();
  const CudaStream used = stream == nullptr ? calls_.own_stream() : stream;
  auto done = [&]() -> decltype(enqueue(stream)) {
    const std::lock_guard turn(calls_.taking_turns());
    TRY(frame_->take_reports());  // of calls that did not wait
    TRY(calls_.begin(used));
    auto enqueued = enqueue(used);
    TRY(calls_.end(used));
    return enqueued;
  }();
  if (stream != nullptr) return done;
  Result<void> waited = frame_->executable().wait(used);
  if (waited) waited = frame_->take_reports();
  if (done && !waited) return std::unexpected(waited.error());
  return done;
}

Result<void> GpuCallable::call(std::span<const CallBuffer> inputs,
                               std::span<const CallBuffer> results, CudaStream stream) {
  TRY(layout_.check_inputs(inputs));
  TRY(layout_.check_results(inputs, results));
  TRY(check_strides(inputs));
  TRY(check_result_strides(results));
  return take_turn(stream, [&](CudaStream used) { return enqueue(inputs, results, used); });
}

Result<std::vector<OwnedTensor>> GpuCallable::call(std::span<const CallBuffer> inputs,
                                                   CudaStream stream) {
  TRY(layout_.check_inputs(inputs));
  TRY(check_strides(inputs));
  return take_turn(stream, [&](CudaStream used) { return enqueue(inputs, used); });
}

}  // namespace passnet
