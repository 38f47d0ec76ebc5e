// The worker of a GPU: opens the device, and runs plans of code that the compiler printed.
#pragma once

#include "sandbox/worker/request.hpp"

#include <string>

namespace passnet {

// Returns the setup of the worker, which keeps the device open from request to request. The memory
// of a request is a GpuLink and an arena; the first request is empty and opens the device.
// `arch`: empty for that of the device; `driver`: as in `GpuOptions`.
Setup serve_gpu(std::string arch, std::string driver);

}  // namespace passnet
