// The bandwidth of a GPU's memory, measured: the floor with which reports compare times.
#pragma once

#include "cuda/memory.hpp"

#include <cstdint>

namespace passnet {

// Measures copies within the device on first use.
class CudaCopyPace {
 public:
  // `pool` must outlive it.
  explicit CudaCopyPace(DevicePool& pool) : pool_(pool) {}

  // The time of a copy that reads and writes this many bytes together, at the pace of large copies:
  // a bound from below for any size. Errors: "device-memory-not-allocated", "cuda-call-failed".
  Result<double> copy_us(int64_t bytes);
  // Bytes read and written per µs. Errors: the same.
  Result<double> bytes_per_us();

 private:
  DevicePool& pool_;
  double pace_ = 0;
};

}  // namespace passnet
