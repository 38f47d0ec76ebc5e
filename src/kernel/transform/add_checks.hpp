// Checks of what data decides: indices of loads and stores, and integral divisors.
#pragma once

#include "kernel/device.hpp"
#include "kernel/kernel.hpp"

namespace passnet {

// Returns the kernel with `inside` around every index that depends on data and is not provably
// inside its dim, and on a CPU `nonzero` around every integral divisor that depends on data and is
// not provably other than 0; on GPUs, PyTorch divides integers by 0 without an error. An access or
// a division that is not always evaluated is checked only where it is.
Kernel add_checks(Kernel kernel, Device device);

// True if a stage of the kernel evaluates a check.
bool has_checks(const Kernel& kernel);

}  // namespace passnet
