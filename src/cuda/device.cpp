#include "cuda/device.hpp"

#include "base/counted.hpp"

namespace passnet {
namespace {

// Values of CUdevice_attribute.
constexpr int kMultiprocessors = 16;
constexpr int kL2Bytes = 38;
constexpr int kMajor = 75;
constexpr int kMinor = 76;
constexpr int kSharedBytes = 97;

constexpr unsigned kSpin = 1;         // CU_CTX_SCHED_SPIN: waiting costs the least time
constexpr unsigned kNonBlocking = 1;  // CU_STREAM_NON_BLOCKING

int64_t attribute(const CudaDriver& driver, int which, int device) {
  int value = 0;
  driver->device_attribute(&value, which, device);
  return value;
}

}  // namespace

int device_count(const CudaDriver& driver) {
  int count = 0;
  return driver->device_count(&count) == 0 ? count : 0;
}

Result<CudaProperties> read_properties(const CudaDriver& driver, int ordinal) {
  int device = 0;
  if (device_count(driver) <= ordinal || driver->device_get(&device, ordinal) != 0) {
    return fail({}, "cuda-not-available",
                "expected an NVIDIA GPU with its driver, found a driver and {}",
                counted(static_cast<size_t>(device_count(driver)), "device", "devices"));
  }
  std::array<char, 256> name{};
  driver->device_name(name.data(), static_cast<int>(name.size()) - 1, device);
  size_t bytes = 0;
  driver->device_memory(&bytes, device);
  return CudaProperties{.name = name.data(),
                        .major = static_cast<int>(attribute(driver, kMajor, device)),
                        .minor = static_cast<int>(attribute(driver, kMinor, device)),
                        .multiprocessors = attribute(driver, kMultiprocessors, device),
                        .memory_bytes = static_cast<int64_t>(bytes),
                        .l2_bytes = attribute(driver, kL2Bytes, device),
                        .shared_bytes = attribute(driver, kSharedBytes, device)};
}

Result<std::unique_ptr<CudaDevice>> CudaDevice::open(const CudaDriver& driver, int ordinal,
                                                     const Nvtx& nvtx) {
  std::unique_ptr<CudaDevice> device(new CudaDevice(driver, nvtx));  // the constructor is private
  device->properties_ = TRY(read_properties(driver, ordinal));
  driver->device_get(&device->device_, ordinal);
  constexpr std::string_view kDoing = "its context was being made";
  // Another user of the context may have chosen; then its choice remains.
  driver->context_flags(device->device_, kSpin);
  TRY(driver.check(driver->context_retain(&device->context_, device->device_), kDoing));
  TRY(driver.check(driver->context_set_current(device->context_), kDoing));
  TRY(driver.check(driver->stream_create(&device->stream_, kNonBlocking), kDoing));
  return device;
}

CudaDevice::~CudaDevice() {
  if (stream_ != nullptr) driver_->stream_destroy(stream_);
  if (context_ != nullptr) driver_->context_release(device_);
}

}  // namespace passnet
