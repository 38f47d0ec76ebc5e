// A GPU that the calling program uses too: the context of its threads, and the order of work in
// streams of its own.
#pragma once

#include "cuda/device.hpp"

#include <memory>

namespace passnet {

// More functions of the driver, named as those of `CudaFunctions`.
struct CudaSharing {
  // Error: "cuda-not-available" if the driver lacks one.
  static Result<CudaSharing> find(const CudaDriver& driver);

  CudaStatus (*context_current)(CudaContext* context) = nullptr;
  CudaStatus (*stream_wait)(CudaStream stream, CudaEvent event, unsigned flags) = nullptr;
  CudaStatus (*stream_is_capturing)(CudaStream stream, int* status) = nullptr;

  // True while the work of the stream is recorded, and does not run.
  bool is_capturing(CudaStream stream) const {
    int status = 0;
    return stream_is_capturing(stream, &status) == 0 && status != 0;
  }
};

// Makes a context current on this thread, if it is not null; at its end, the one that was current
// before is current again.
class ContextGuard {
 public:
  ContextGuard(const CudaDriver& driver, const CudaSharing& sharing, CudaContext wanted)
      : set_current_(driver->context_set_current) {
    sharing.context_current(&before_);
    changes_ = wanted == nullptr || wanted != before_;
    if (changes_ && wanted != nullptr) set_current_(wanted);
  }
  ContextGuard(const ContextGuard&) = delete;
  ContextGuard& operator=(const ContextGuard&) = delete;
  ~ContextGuard() {
    if (changes_) set_current_(before_);
  }

 private:
  CudaStatus (*set_current_)(CudaContext);
  CudaContext before_ = nullptr;
  bool changes_ = false;
};

// A point in the work of one stream, for which other streams wait on the device.
class CudaMark {
 public:
  // `device` must outlive it. Error: "cuda-call-failed".
  static Result<CudaMark> create(const CudaDevice& device, const CudaSharing& sharing);
  // Moves the mark to the end of all work that the stream has so far. Error: "cuda-call-failed".
  Result<void> record(CudaStream stream) const;
  // Lets the work that the stream gets from now on wait for the mark. Error: "cuda-call-failed".
  Result<void> hold(CudaStream stream) const;

 private:
  struct Destroy {
    const CudaDriver* driver;
    void operator()(CudaEvent event) const { (*driver)->event_destroy(event); }
  };
  CudaMark(const CudaDriver& driver, const CudaSharing& sharing, CudaEvent event)
      : stream_wait_(sharing.stream_wait), event_(event, {&driver}) {}
  const CudaDriver& driver() const { return *event_.get_deleter().driver; }

  CudaStatus (*stream_wait_)(CudaStream, CudaEvent, unsigned);
  std::unique_ptr<CudaEventObject, Destroy> event_;
};

}  // namespace passnet
