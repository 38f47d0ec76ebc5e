#include "api/gpu/gpu_frozen_part.hpp"

#include "compile/compile.hpp"

namespace passnet {

GpuFrozenPart::GpuFrozenPart(const OncePart& part, DevicePool& pool, const CudaLoadOptions& options)
    : plan_(part.compiled.plan), pool_(pool), options_(options), addresses_(part.frozen) {
  for (const StepOrigin& origin : part.compiled.origins) labels_.push_back(origin.label);
}

Result<std::unique_ptr<GpuFrozenPart>> GpuFrozenPart::load(const OncePart& part, DevicePool& pool,
                                                           const CudaLoadOptions& options) {
  std::unique_ptr<GpuFrozenPart> loaded(  // the constructor is private
      new GpuFrozenPart(part, pool, options));
  loaded->modules_ = TRY(load_modules(pool.device(), part.kernels.libraries));
  for (const Placement& result : loaded->plan_.results) {
    const auto bytes = static_cast<size_t>(loaded->plan_.blocks[result.block.index].bytes);
    loaded->values_.push_back(TRY(pool.allocate(bytes)));
  }
  return loaded;
}

// Frozen inputs are read where they are, or copied if a library's call may ask for more alignment.
Result<void> GpuFrozenPart::place_inputs(CudaFrame& frame, const CallLayout& layout,
                                         std::span<const CallBuffer> inputs,
                                         CudaStream stream) const {
  const CudaDriver& driver = pool_.device().driver();
  for (size_t i = 0; i < inputs.size(); ++i) {
    const BlockId block = layout.inputs()[i].block;
    const auto address = reinterpret_cast<DeviceAddress>(inputs[i].data);
    frame.place(block, address);
    const int64_t bytes = plan_.blocks[block.index].bytes;
    if (!addresses_.is_frozen(i) || bytes == 0 || address % kDeviceAlignment == 0) continue;
    const DeviceAddress own = TRY(frame.place_here(block));
    TRY(driver.check(driver->copy(own, address, static_cast<size_t>(bytes), stream),
                     "copying within the GPU"));
  }
  return {};
}

Result<void> GpuFrozenPart::update(const CallLayout& layout, std::span<const CallBuffer> inputs,
                                   CudaStream stream) {
  if (addresses_.are_known(inputs)) return {};
  const std::unique_ptr<CudaFrame> frame =
      TRY(CudaFrame::create(plan_, modules_, labels_, pool_, options_, FrameBlocks::kOwn));
  TRY(place_inputs(*frame, layout, inputs, stream));
  for (size_t i = 0; i < values_.size(); ++i) {
    frame->place(plan_.results[i].block, values_[i].address());
  }
  TRY(frame->executable().start(stream));
  TRY(frame->executable().wait(stream));
  TRY(frame->take_reports());
  addresses_.remember(inputs);
  return {};
}

int64_t GpuFrozenPart::bytes() const { return kept_bytes(plan_); }

}  // namespace passnet
