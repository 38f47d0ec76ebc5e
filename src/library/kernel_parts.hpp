// Extracts parts of a kernel as separate kernels.
#pragma once

#include "kernel/kernel.hpp"

#include <span>
#include <vector>

namespace passnet {

// True if the stage reads the buffer.
bool reads(const Kernel& kernel, const Stage& stage, BufferId buffer);

// Some stages of a kernel, and the buffers of the kernel that the inputs and outputs of the part
// are.
struct KernelPart {
  Kernel kernel;
  std::vector<BufferId> inputs;
  std::vector<BufferId> outputs;
};

// Returns the stages [first, first + count) as a kernel: what they read of earlier stages, and of
// inputs, are its inputs; what they write and others read, and outputs, are its outputs. A
// buffer that is written both in the part and before it must be an output whose elements each have
// one value.
KernelPart extract_part(const Kernel& kernel, size_t first, size_t count);

// Returns the kernel in parts of at most that many stages if its stages are maps that read inputs
// alone; otherwise all of it. Inputs are named by their numbers, so that parts that differ in them
// alone have one text. `count_parts` tells how many there are.
size_t count_parts(const Kernel& kernel, size_t max_stages);
std::vector<KernelPart> cut_stages(const Kernel& kernel, size_t max_stages);

// The part's kernel with its inputs in this order, which names each of them; an input that is
// listed twice is read at its first position.
Kernel with_inputs(const KernelPart& part, std::span<const BufferId> order);

}  // namespace passnet
