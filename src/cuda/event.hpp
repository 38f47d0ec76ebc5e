// Marks in a stream of work, and the time between them as the GPU measures it.
#pragma once

#include "cuda/device.hpp"

#include <memory>

namespace passnet {

// A mark in the stream of its device, which must outlive it.
class CudaTimer {
 public:
  // Error: "cuda-call-failed".
  static Result<CudaTimer> create(const CudaDevice& device) {
    CudaEvent event = nullptr;
    TRY(device.driver().check(device.driver()->event_create(&event, 0), "creating an event"));
    return CudaTimer(device, event);
  }
  // Marks the end of all work so far. Error: "cuda-call-failed".
  Result<void> record() const {
    return driver().check(driver()->event_record(event_.get(), device().stream()),
                          "recording an event");
  }
  // The time from another mark to this one, after both have passed.
  double since_us(const CudaTimer& begin) const {
    float ms = 0;
    driver()->event_elapsed(&ms, begin.event_.get(), event_.get());
    return 1000.0 * static_cast<double>(ms);
  }

 private:
  struct Destroy {
    const CudaDevice* device;
    void operator()(CudaEvent event) const { device->driver()->event_destroy(event); }
  };
  CudaTimer(const CudaDevice& device, CudaEvent event) : event_(event, {&device}) {}
  const CudaDevice& device() const { return *event_.get_deleter().device; }
  const CudaDriver& driver() const { return device().driver(); }

  std::unique_ptr<CudaEventObject, Destroy> event_;
};

}  // namespace passnet
