// NVIDIA's driver, devices and libraries.
#pragma once

#include "cli/doctor/finding.hpp"

namespace passnet {

// Asks the driver for its devices, and looks for NVRTC, cuBLASLt and cuDNN; without a driver the
// libraries are looked for as well, because kernels are compiled for GPUs of other machines.
void examine_gpu(Findings& findings);

}  // namespace passnet
