// Times of calls on a GPU.
#pragma once

#include <vector>

namespace passnet {

// Each vector is of calls of its own.
struct GpuTimes {
  std::vector<double> total_us;   // from handing a call over to knowing that it is done
  std::vector<double> device_us;  // from the begin to the end of its work on the device

  void append(const GpuTimes& more) {
    total_us.insert(total_us.end(), more.total_us.begin(), more.total_us.end());
    device_us.insert(device_us.end(), more.device_us.begin(), more.device_us.end());
  }
};

}  // namespace passnet
