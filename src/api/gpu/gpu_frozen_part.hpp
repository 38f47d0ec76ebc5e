// The values that a graph computes of its frozen inputs on a GPU, kept from call to call.
#pragma once

#include "api/frozen_part.hpp"
#include "cuda/frame.hpp"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Used by one call at a time, with the device's context current.
class GpuFrozenPart {
 public:
  // `pool` and the libraries of the options must outlive the part. Errors: those of `load_modules`
  // and "device-memory-not-allocated".
  static Result<std::unique_ptr<GpuFrozenPart>> load(const OncePart& part, DevicePool& pool,
                                                     const CudaLoadOptions& options);

  // Computes the values for the inputs of a call in its stream, unless they are those of the call
  // before; waits if it does. Errors: those of CudaFrame::create, "cuda-call-failed",
  // "device-memory-not-allocated", and those of `take_report`.
  Result<void> update(const CallLayout& layout, std::span<const CallBuffer> inputs,
                      CudaStream stream);
  // Has the next call compute the values again.
  void forget() { addresses_.forget(); }

  DeviceAddress value(size_t index) const { return values_[index].address(); }
  int64_t bytes() const;

 private:
  GpuFrozenPart(const OncePart& part, DevicePool& pool, const CudaLoadOptions& options);
  Result<void> place_inputs(CudaFrame& frame, const CallLayout& layout,
                            std::span<const CallBuffer> inputs, CudaStream stream) const;

  Plan plan_;
  std::vector<std::string> labels_;
  DevicePool& pool_;
  CudaLoadOptions options_;
  FrozenAddresses addresses_;
  std::vector<CudaModule> modules_;
  std::vector<DeviceMemory> values_;
};

}  // namespace passnet
