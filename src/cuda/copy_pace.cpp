#include "cuda/copy_pace.hpp"

#include "cuda/event.hpp"

#include <algorithm>

namespace passnet {

Result<double> CudaCopyPace::bytes_per_us() {
  if (pace_ > 0) return pace_;
  // Beyond every cache, and small beside the memory.
  constexpr size_t kBytes = size_t{512} << 20;
  constexpr int kCopies = 12;
  const size_t bytes =
      std::min<size_t>(kBytes, static_cast<size_t>(pool_.device().properties().memory_bytes) / 8);
  const DeviceMemory from = TRY(pool_.allocate(bytes));
  const DeviceMemory to = TRY(pool_.allocate(bytes));
  const CudaDevice& device = pool_.device();
  constexpr std::string_view kDoing = "measuring copies";
  const CudaTimer begin = TRY(CudaTimer::create(device));
  const CudaTimer end = TRY(CudaTimer::create(device));
  TRY(device.driver().check(device.driver()->fill(from.address(), 1, bytes, device.stream()),
                            kDoing));
  for (int i = 0; i < kCopies; ++i) {
    TRY(begin.record());
    TRY(device.driver().check(
        device.driver()->copy(to.address(), from.address(), bytes, device.stream()), kDoing));
    TRY(end.record());
    TRY(device.wait(kDoing));
    const double us = end.since_us(begin);
    if (us > 0) pace_ = std::max(pace_, 2.0 * static_cast<double>(bytes) / us);
  }
  if (pace_ <= 0)
    return fail({}, "cuda-call-failed", "the GPU failed while {}: no time passed", kDoing);
  return pace_;
}

Result<double> CudaCopyPace::copy_us(int64_t bytes) {
  return static_cast<double>(bytes) / TRY(bytes_per_us());
}

}  // namespace passnet
