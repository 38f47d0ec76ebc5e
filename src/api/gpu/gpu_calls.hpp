// The calls of one context on a GPU: they follow each other there, whatever their streams.
#pragma once

#include "api/result_memory.hpp"
#include "cuda/sharing.hpp"

#include <memory>
#include <mutex>

namespace passnet {

class GpuCalls {
 public:
  // `pool` is for memory of graphs; it and its device must outlive this. Errors: those of
  // CudaDevice::open and CudaMark::create.
  static Result<std::unique_ptr<GpuCalls>> open(DevicePool& pool, const CudaSharing& sharing);

  // Makes the device's context current on this thread, as all use of the driver needs.
  ContextGuard make_current() const { return {device().driver(), sharing_, device().context()}; }
  // The lock that a thread holds while it loads a graph or hands a call to the device.
  std::mutex& taking_turns() { return taking_turns_; }
  // Lets the work that the stream gets from now on wait for all calls so far. Errors:
  // "stream-is-capturing", "cuda-call-failed".
  Result<void> begin(CudaStream stream) const;
  // Says that the calls so far end with the work that the stream has now. Error:
  // "cuda-call-failed".
  Result<void> end(CudaStream stream) const { return last_.record(stream); }
  // Waits for all calls so far.
  void finish() const;

  // The stream of calls for which the caller names none. Loading uses another one, the device's.
  CudaStream own_stream() const { return results_of().device().stream(); }
  // Memory of results. Errors: those of ResultMemory::allocate.
  Result<ResultMemory> allocate(size_t bytes, CudaStream stream) const {
    return ResultMemory::allocate(results_, bytes, stream);
  }
  DevicePool& pool() { return pool_; }
  const CudaDevice& device() const { return pool_.device(); }

 private:
  GpuCalls(DevicePool& pool, const CudaSharing& sharing, SharedPools results, CudaMark last)
      : pool_(pool), sharing_(sharing), results_(std::move(results)), last_(std::move(last)) {}
  const ResultPools& results_of() const { return **results_.get(); }

  DevicePool& pool_;
  CudaSharing sharing_;
  SharedPools results_;
  CudaMark last_;
  std::mutex taking_turns_;
};

}  // namespace passnet
