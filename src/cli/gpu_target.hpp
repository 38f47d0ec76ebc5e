// The device that a command was asked for.
#pragma once

#include "cli/session.hpp"
#include "compile/gpu/gpu.hpp"

#include <memory>

namespace passnet {

// True if the options name a GPU, by its device or by an architecture of one.
bool names_gpu(const TargetArguments& arguments);

// Opens the GPU that the options name. Errors: those of `choose_target` and `Gpu::open`.
Result<std::unique_ptr<Gpu>> open_gpu(const TargetArguments& arguments);

}  // namespace passnet
