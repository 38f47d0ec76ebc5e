#include "api/result_memory.hpp"

namespace passnet {

Result<std::unique_ptr<ResultPools>> ResultPools::open(const CudaDriver& driver,
                                                       const CudaSharing& sharing) {
  auto device = TRY(CudaDevice::open(driver));
  return std::unique_ptr<ResultPools>(  // the constructor is private
      new ResultPools(std::move(device), sharing));
}

ResultPools::~ResultPools() {
  const ContextGuard guard(device_->driver(), sharing_, device_->context());
  pools_.clear();
  device_.reset();
}

Result<DeviceMemory> ResultPools::allocate(size_t bytes, CudaStream stream) {
  const std::lock_guard lock(changing_);
  DevicePool& pool = pools_.try_emplace(stream, *device_).first->second;
  auto memory = pool.allocate(bytes);
  if (memory) return memory;
  // Other streams may keep memory that nobody uses; freeing it waits for the device.
  for (auto& [other, kept] : pools_) kept.trim();
  return pool.allocate(bytes);
}

ResultMemory ResultMemory::allocate(size_t bytes) {
  AlignedMemory memory = allocate_aligned(bytes);
  return memory ? ResultMemory(Held{.host = std::move(memory)}) : ResultMemory();
}

Result<ResultMemory> ResultMemory::allocate(const SharedPools& pools, size_t bytes,
                                            CudaStream stream) {
  DeviceMemory memory = TRY((*pools.get())->allocate(bytes, stream));
  ResultMemory shared(Held{.pools = pools, .device = std::move(memory)});
  if (shared.data() == nullptr) return no_memory(bytes);
  return shared;
}

std::byte* ResultMemory::data() const {
  const Held* const held = held_.get();
  if (held == nullptr) return nullptr;
  if (held->host) return held->host.get();
  return reinterpret_cast<std::byte*>(held->device.address());
}

}  // namespace passnet
