#include "api/frozen_part.hpp"

#include "compile/compile.hpp"

namespace passnet {

bool FrozenAddresses::are_known(std::span<const CallBuffer> inputs) const {
  if (known_.empty()) return frozen_.empty();
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (frozen_[i] && inputs[i].data != known_[i]) return false;
  }
  return true;
}

void FrozenAddresses::remember(std::span<const CallBuffer> inputs) {
  known_.clear();
  for (const CallBuffer& input : inputs) known_.push_back(input.data);
}

Result<void> place_input(Frame& frame, const CallLayout::InputSlot& input,
                         const CallBuffer& buffer) {
  const bool empty = input.bytes == 0;
  if (!empty && lies_as(buffer, input.strides, input.is_dense) && is_aligned(buffer)) {
    frame.place(input.block, static_cast<std::byte*>(buffer.data));
    return {};
  }
  std::byte* const own = frame.place_here(input.block);
  if (own == nullptr) return no_memory(frame.bytes(input.block));
  if (!empty) read_buffer(buffer, input.type, own, input.strides);
  return {};
}

Result<std::unique_ptr<FrozenPart>> FrozenPart::load(const OncePart& part, ThreadPool* pool) {
  std::unique_ptr<FrozenPart> loaded(  // the constructor is private
      new FrozenPart(part.compiled.plan, part.frozen, pool));
  auto libraries = KernelLibraries::load(part.kernels.libraries);
  if (!libraries) return not_loaded(libraries.error());
  loaded->libraries_ = *std::move(libraries);
  return loaded;
}

Result<FrozenPart::Values> FrozenPart::compute(const CallLayout& layout,
                                               std::span<const CallBuffer> inputs) const {
  const std::unique_ptr<Frame> frame = TRY(Frame::create(plan_, libraries_, pool_));
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (addresses_.is_frozen(i)) TRY(place_input(*frame, layout.inputs()[i], inputs[i]));
  }
  Values values;
  for (const Placement& result : plan_.results) {
    const auto bytes = static_cast<size_t>(plan_.blocks[result.block.index].bytes);
    values.push_back(allocate_aligned(bytes));
    if (!values.back()) return no_memory(bytes);
    frame->place(result.block, values.back().get());
  }
  TRY(frame->run());
  return values;
}

Result<std::shared_ptr<const FrozenPart::Values>> FrozenPart::values_of(
    const CallLayout& layout, std::span<const CallBuffer> inputs) {
  const std::lock_guard lock(computing_);
  if (!values_ || !addresses_.are_known(inputs)) {
    values_ = std::make_shared<const Values>(TRY(compute(layout, inputs)));
    addresses_.remember(inputs);
  }
  return values_;
}

void FrozenPart::forget() {
  const std::lock_guard lock(computing_);
  addresses_.forget();
  values_.reset();
}

int64_t FrozenPart::bytes() const { return kept_bytes(plan_); }

}  // namespace passnet
