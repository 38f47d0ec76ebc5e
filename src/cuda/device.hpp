// One GPU: its properties, its context, and the stream in which all of its work is ordered.
#pragma once

#include "cuda/driver.hpp"
#include "cuda/nvtx.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace passnet {

struct CudaProperties {
  std::string name;  // `NVIDIA H100 80GB HBM3`
  int major = 0;     // of the compute capability
  int minor = 0;
  int64_t multiprocessors = 0;
  int64_t memory_bytes = 0;
  int64_t l2_bytes = 0;
  int64_t shared_bytes = 0;  // max per block

  // `sm_90`, as `--arch` names it.
  std::string arch() const { return fmt::format("sm_{}{}", major, minor); }
};

// Error: "cuda-not-available" if there is no such device.
Result<CudaProperties> read_properties(const CudaDriver& driver, int ordinal);
int device_count(const CudaDriver& driver);

// Holds the primary context of the device, which is current on the thread that opened it. Not
// thread-safe. All that is made on a device must be destroyed before it.
class CudaDevice {
 public:
  // `nvtx`: records the ranges of work on the device. Errors: "cuda-not-available",
  // "cuda-call-failed".
  static Result<std::unique_ptr<CudaDevice>> open(const CudaDriver& driver, int ordinal = 0,
                                                  const Nvtx& nvtx = {});
  CudaDevice(const CudaDevice&) = delete;
  CudaDevice& operator=(const CudaDevice&) = delete;
  ~CudaDevice();

  const CudaDriver& driver() const { return driver_; }
  const Nvtx& nvtx() const { return nvtx_; }
  const CudaProperties& properties() const { return properties_; }
  CudaContext context() const { return context_; }
  CudaStream stream() const { return stream_; }
  // Waits for all work of the stream, spinning. Error: that of the work, "cuda-call-failed".
  Result<void> wait(std::string_view doing) const {
    return driver_.check(driver_->stream_synchronize(stream_), doing);
  }

 private:
  CudaDevice(const CudaDriver& driver, const Nvtx& nvtx) : driver_(driver), nvtx_(nvtx) {}

  CudaDriver driver_;
  Nvtx nvtx_;
  CudaProperties properties_;
  int device_ = 0;
  CudaContext context_ = nullptr;
  CudaStream stream_ = nullptr;
};

}  // namespace passnet
