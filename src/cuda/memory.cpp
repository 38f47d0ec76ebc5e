#include "cuda/memory.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Sizes are rounded up, so that requests of similar sizes share memory.
constexpr size_t kSmallStep = 512;
constexpr size_t kLargeStep = size_t{1} << 20;
constexpr size_t kLarge = size_t{1} << 22;
constexpr size_t kMaxWaste = 2;  // kept memory serves requests of half of its size or more

size_t round_up(size_t bytes) {
  const size_t step = bytes < kLarge ? kSmallStep : kLargeStep;
  return (std::max<size_t>(bytes, 1) + step - 1) / step * step;
}

}  // namespace

DeviceMemory& DeviceMemory::operator=(DeviceMemory&& other) noexcept {
  if (this == &other) return *this;
  release();
  pool_ = std::exchange(other.pool_, nullptr);
  address_ = other.address_;
  bytes_ = std::exchange(other.bytes_, 0);
  return *this;
}

void DeviceMemory::release() {
  if (pool_ != nullptr) pool_->give_back(address_, bytes_);
  pool_ = nullptr;
}

Result<DeviceMemory> DevicePool::allocate(size_t bytes) {
  const size_t rounded = round_up(bytes);
  const std::lock_guard lock(changing_);
  const auto kept = kept_.lower_bound(rounded);
  if (kept != kept_.end() && kept->first / kMaxWaste <= rounded) {
    const auto [size, address] = *kept;
    kept_.erase(kept);
    return DeviceMemory(this, address, size);
  }
  const CudaDriver& driver = device_.driver();
  DeviceAddress address = 0;
  CudaStatus status = driver->memory_allocate(&address, rounded);
  if (status == kCudaOutOfMemory) {
    free_kept();
    status = driver->memory_allocate(&address, rounded);
  }
  TRY(driver.check(status, fmt::format("{} bytes", rounded)));
  return DeviceMemory(this, address, rounded);
}

void DevicePool::trim() {
  const std::lock_guard lock(changing_);
  free_kept();
}

void DevicePool::free_kept() {
  for (const auto& [bytes, address] : kept_) device_.driver()->memory_free(address);
  kept_.clear();
}

Result<PinnedMemory> PinnedMemory::allocate(const CudaDevice& device, size_t bytes) {
  const CudaDriver& driver = device.driver();
  void* memory = nullptr;
  const size_t whole = std::max<size_t>(bytes, 1);
  TRY(driver.check(driver->host_allocate(&memory, whole, 0),
                   fmt::format("{} bytes of page-locked host memory", whole)));
  PinnedMemory pinned;
  pinned.device_ = &device;
  pinned.bytes_ = {static_cast<std::byte*>(memory), bytes};
  return pinned;
}

Result<PinnedMemory> PinnedMemory::lock(const CudaDevice& device, std::span<std::byte> memory) {
  const CudaDriver& driver = device.driver();
  TRY(driver.check(driver->host_register(memory.data(), memory.size(), 0),
                   fmt::format("locking {} bytes of host memory", memory.size())));
  PinnedMemory pinned;
  pinned.device_ = &device;
  pinned.bytes_ = memory;
  pinned.is_own_ = false;
  return pinned;
}

PinnedMemory& PinnedMemory::operator=(PinnedMemory&& other) noexcept {
  if (this == &other) return *this;
  release();
  device_ = std::exchange(other.device_, nullptr);
  bytes_ = std::exchange(other.bytes_, {});
  is_own_ = other.is_own_;
  return *this;
}

void PinnedMemory::release() {
  if (device_ == nullptr) return;
  const CudaDriver& driver = device_->driver();
  is_own_ ? driver->host_free(bytes_.data()) : driver->host_unregister(bytes_.data());
  device_ = nullptr;
  bytes_ = {};
}

}  // namespace passnet
