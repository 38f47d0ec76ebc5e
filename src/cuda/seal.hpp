// The end of work on a GPU, told by a word that only the host can have chosen:
// completion as the driver reports it is a word in memory too, which a kernel
// may find and write.
#pragma once

#include "cuda/memory.hpp"

#include <cstdint>
#include <string_view>

namespace passnet {

class CudaSeal {
 public:
  // `device` must outlive it. Errors: "cuda-not-available" if the driver cannot
  // write words in the order of a stream, "device-memory-not-allocated".
  static Result<CudaSeal> create(const CudaDevice& device);

  // Lets the device write a new secret behind all work of its stream, and spins
  // until it is there, whatever the driver says of the stream. `doing`: for the
  // error. Errors: "cuda-call-failed"; "cuda-end-forged" if the driver says that
  // all work has ended, and the word does not come.
  Result<void> wait(std::string_view doing);

 private:
  using Write = CudaStatus (*)(CudaStream stream, DeviceAddress to, uint64_t word, unsigned flags);
  using Query = CudaStatus (*)(CudaStream stream);

  explicit CudaSeal(const CudaDevice& device) : device_(&device) {}
  void draw();

  const CudaDevice* device_;
  Write write_ = nullptr;
  Query query_ = nullptr;
  PinnedMemory word_;
  uint64_t secret_ = 0;  // of the next wait
};

}  // namespace passnet
