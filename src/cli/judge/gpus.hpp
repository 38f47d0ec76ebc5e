// The GPUs of this machine that a run may judge on.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace passnet {

// Returns the first `count` GPUs, 0: all, as CUDA_VISIBLE_DEVICES names them. Opens none: a driver
// that is open does not survive a fork. Errors: "gpus-not-found".
Result<std::vector<std::string>> choose_gpus(size_t count);

// Leaves this process only one of these GPUs, and its part of the processors if each can have two:
// one for the clock, and one for the calls.
void keep_gpu(const std::vector<std::string>& gpus, size_t number);

}  // namespace passnet
