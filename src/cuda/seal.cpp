#include "cuda/seal.hpp"

#include "base/check.hpp"

#include <atomic>
#include <sys/random.h>

namespace passnet {

Result<CudaSeal> CudaSeal::create(const CudaDevice& device) {
  CudaSeal seal(device);
  seal.write_ = reinterpret_cast<Write>(device.driver().find("cuStreamWriteValue64_v2"));
  seal.query_ = reinterpret_cast<Query>(device.driver().find("cuStreamQuery"));
  if (seal.write_ == nullptr || seal.query_ == nullptr) {
    return fail({}, "cuda-not-available",
                "expected an NVIDIA GPU with its driver, found a driver that "
                "writes no words in the "
                "order of a stream");
  }
  seal.word_ = TRY(PinnedMemory::allocate(device, sizeof(uint64_t)));
  *reinterpret_cast<uint64_t*>(seal.word_.bytes().data()) = 0;
  seal.draw();
  return seal;
}

void CudaSeal::draw() { CHECK(getrandom(&secret_, sizeof secret_, 0) == sizeof secret_); }

// A driver's addresses of page-locked memory are those of the host.
Result<void> CudaSeal::wait(std::string_view doing) {
  constexpr uint32_t kSpins = 4096;     // between looks for a fault, after which nothing arrives
  constexpr uint32_t kGrace = 1 << 18;  // spins: the word may be on its way to the host
  const CudaDriver& driver = device_->driver();
  auto* const word = reinterpret_cast<uint64_t*>(word_.bytes().data());
  const std::atomic_ref<uint64_t> arrived(*word);
  TRY(driver.check(write_(device_->stream(), reinterpret_cast<DeviceAddress>(word), secret_, 0),
                   doing));
  const auto has_arrived = [&] { return arrived.load(std::memory_order_acquire) == secret_; };
  for (uint32_t spin = 1; !has_arrived(); ++spin) {
    if (spin % kSpins != 0) continue;
    const CudaStatus status = query_(device_->stream());
    if (status == kCudaNotReady) continue;
    TRY(driver.check(status, doing));
    uint32_t left = kGrace;
    while (left > 0 && !has_arrived()) --left;
    if (left == 0) {
      return fail({}, "cuda-end-forged",
                  "while {}, something told the driver of an end before the device had come to it",
                  doing);
    }
  }
  draw();
  return {};
}

}  // namespace passnet
