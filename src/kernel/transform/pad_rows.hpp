// Gives the rows of buffers a length that vectors of memory divide.
#pragma once

#include "kernel/kernel.hpp"

#include <cstdint>
#include <span>

namespace passnet {

// The kernel with the last extent of each of these temporaries rounded up, so that its rows begin
// at multiples of `bytes`, a power of 2. Stages keep their loops: what is added is not accessed.
Kernel pad_rows(Kernel kernel, std::span<const BufferId> temporaries, int64_t bytes);

}  // namespace passnet
