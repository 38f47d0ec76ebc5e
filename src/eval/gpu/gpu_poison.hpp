// The contents of memory before a call of a native kernel on a GPU: numbers that look like results,
// so that nothing in them says that they are none.
#pragma once

#include "type/dtype.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

// The bytes after which the contents of a block repeat.
inline constexpr size_t kPoisonBytes = size_t{64} << 10;

// Returns numbers between 0.5 and 2 of either sign, or small whole ones.
std::vector<std::byte> draw_poison(DType dtype, uint64_t seed);

}  // namespace passnet
