// Results that the library allocates: memory that several tensors may share, of either device.
#pragma once

#include "api/counted.hpp"
#include "cpu/frame.hpp"
#include "cuda/memory.hpp"
#include "cuda/sharing.hpp"
#include "kernel/device.hpp"
#include "type/shape.hpp"

#include <map>
#include <memory>
#include <mutex>

namespace passnet {

// Device memory of results. Memory of a call in a stream is used again by calls in that stream
// alone: work of the caller that still reads it was handed to the stream before them. Several
// threads may use it.
class ResultPools {
 public:
  // Has a handle of the device of its own, since results may outlive the context that made them.
  // Errors: those of CudaDevice::open.
  static Result<std::unique_ptr<ResultPools>> open(const CudaDriver& driver,
                                                   const CudaSharing& sharing);
  ResultPools(const ResultPools&) = delete;
  ResultPools& operator=(const ResultPools&) = delete;
  ~ResultPools();

  // Error: "device-memory-not-allocated".
  Result<DeviceMemory> allocate(size_t bytes, CudaStream stream);
  const CudaDevice& device() const { return *device_; }

 private:
  ResultPools(std::unique_ptr<CudaDevice> device, const CudaSharing& sharing)
      : sharing_(sharing), device_(std::move(device)) {}

  CudaSharing sharing_;
  std::unique_ptr<CudaDevice> device_;
  std::mutex changing_;
  std::map<CudaStream, DevicePool> pools_;
};
using SharedPools = Counted<std::unique_ptr<ResultPools>>;

// Memory that several results may share: its last owner frees it.
class ResultMemory {
 public:
  ResultMemory() = default;
  // Holds null if there is no memory.
  static ResultMemory allocate(size_t bytes);
  // Memory of the pools, which it keeps alive. Errors: "device-memory-not-allocated",
  // "memory-not-allocated".
  static Result<ResultMemory> allocate(const SharedPools& pools, size_t bytes, CudaStream stream);

  // An address of the device that it was allocated on.
  std::byte* data() const;

 private:
  struct Held {
    SharedPools pools = {};  // outlives the memory
    AlignedMemory host = {};
    DeviceMemory device = {};
  };
  explicit ResultMemory(Held held) : held_(Counted<Held>::make(std::move(held))) {}

  Counted<Held> held_;
};

// A result that the library allocated, or a view of an input.
struct OwnedTensor {
  ResultMemory storage;  // empty: a view of the input
  std::byte* data = nullptr;
  DType dtype = DType::kF32;
  Shape shape;
  Strides strides;
  int64_t view_of = -1;  // the input
  Device device = Device::kCpu;
};

}  // namespace passnet
