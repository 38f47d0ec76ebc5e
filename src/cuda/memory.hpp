// Memory of a GPU, and memory of the host that a GPU copies from and to at full speed.
#pragma once

#include "cuda/device.hpp"

#include <cstddef>
#include <map>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

namespace passnet {

class DevicePool;

// A piece of device memory, aligned to 256 bytes at least; it returns to its pool, which must
// outlive it.
class DeviceMemory {
 public:
  DeviceMemory() = default;
  DeviceMemory(DeviceMemory&& other) noexcept
      : pool_(std::exchange(other.pool_, nullptr)),
        address_(other.address_),
        bytes_(std::exchange(other.bytes_, 0)) {}
  DeviceMemory& operator=(DeviceMemory&& other) noexcept;
  ~DeviceMemory() { release(); }

  DeviceAddress address() const { return address_; }
  size_t bytes() const { return bytes_; }
  explicit operator bool() const { return pool_ != nullptr; }

 private:
  friend class DevicePool;
  DeviceMemory(DevicePool* pool, DeviceAddress address, size_t bytes)
      : pool_(pool), address_(address), bytes_(bytes) {}
  void release();

  DevicePool* pool_ = nullptr;
  DeviceAddress address_ = 0;
  size_t bytes_ = 0;
};

// Keeps released memory for later requests of about its size: the driver takes tens of
// microseconds, and waits for the device. Reused memory is safe, as all work is in one stream.
// Several threads may take memory and give it back.
class DevicePool {
 public:
  // `device` must outlive the pool.
  explicit DevicePool(const CudaDevice& device) : device_(device) {}
  DevicePool(const DevicePool&) = delete;
  DevicePool& operator=(const DevicePool&) = delete;
  ~DevicePool() { trim(); }

  // At least one byte. If the device has too little memory, what the pool keeps is freed first.
  // Error: "device-memory-not-allocated".
  Result<DeviceMemory> allocate(size_t bytes);
  // Frees what nobody uses.
  void trim();
  const CudaDevice& device() const { return device_; }

 private:
  friend class DeviceMemory;
  void give_back(DeviceAddress address, size_t bytes) {
    const std::lock_guard lock(changing_);
    // Memory that was given back last is taken first: caches may have it.
    kept_.emplace_hint(kept_.lower_bound(bytes), bytes, address);
  }
  void free_kept();

  const CudaDevice& device_;
  std::mutex changing_;
  std::multimap<size_t, DeviceAddress> kept_;  // by size
};

// Page-locked memory of the host.
class PinnedMemory {
 public:
  // Error: "device-memory-not-allocated".
  static Result<PinnedMemory> allocate(const CudaDevice& device, size_t bytes);
  // Locks memory of somebody else, which must not be given back before it is released. Errors: as
  // above.
  static Result<PinnedMemory> lock(const CudaDevice& device, std::span<std::byte> memory);
  PinnedMemory() = default;
  PinnedMemory(PinnedMemory&& other) noexcept
      : device_(std::exchange(other.device_, nullptr)),
        bytes_(std::exchange(other.bytes_, {})),
        is_own_(other.is_own_) {}
  PinnedMemory& operator=(PinnedMemory&& other) noexcept;
  ~PinnedMemory() { release(); }

  std::span<std::byte> bytes() const { return bytes_; }

 private:
  void release();

  const CudaDevice* device_ = nullptr;
  std::span<std::byte> bytes_;
  bool is_own_ = true;
};

}  // namespace passnet
