// The headers that kernel sources include: device/, embedded at build time.
#pragma once

#include "kernel/device.hpp"
#include "toolchain/compile_job.hpp"

#include <string>
#include <vector>

namespace passnet {

// Everything that `#include "cpu.hpp"` reaches, for CUDA `#include "cuda.cuh"`.
std::vector<NamedText> prelude_headers(Device device = Device::kCpu);
// The job of a source that begins with `#include "cpu.hpp"`.
CompileJob prelude_job(std::string source, std::string label);
// The job, for CUDA, of a source that begins with `#include "cuda.cuh"`.
CompileJob cuda_prelude_job(std::string source, std::string label);

}  // namespace passnet
