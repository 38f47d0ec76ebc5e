#include "cuda/sharing.hpp"

namespace passnet {
namespace {

constexpr unsigned kNoTiming = 2;  // CU_EVENT_DISABLE_TIMING

template <class Function>
Result<void> find_function(const CudaDriver& driver, const char* name, Function& function) {
  function = reinterpret_cast<Function>(driver.find(name));
  if (function != nullptr) return {};
  return fail({}, "cuda-not-available",
              "expected an NVIDIA GPU with its driver, found a driver without `{}`", name);
}

}  // namespace

Result<CudaSharing> CudaSharing::find(const CudaDriver& driver) {
  CudaSharing sharing;
  TRY(find_function(driver, "cuCtxGetCurrent", sharing.context_current));
  TRY(find_function(driver, "cuStreamWaitEvent", sharing.stream_wait));
  TRY(find_function(driver, "cuStreamIsCapturing", sharing.stream_is_capturing));
  return sharing;
}

Result<CudaMark> CudaMark::create(const CudaDevice& device, const CudaSharing& sharing) {
  const CudaDriver& driver = device.driver();
  CudaEvent event = nullptr;
  TRY(driver.check(driver->event_create(&event, kNoTiming), "creating an event"));
  return CudaMark(driver, sharing, event);
}

Result<void> CudaMark::record(CudaStream stream) const {
  const CudaStatus status = driver()->event_record(event_.get(), stream);
  return driver().check(status, "recording an event");
}

Result<void> CudaMark::hold(CudaStream stream) const {
  return driver().check(stream_wait_(stream, event_.get(), 0), "waiting for an event");
}

}  // namespace passnet
