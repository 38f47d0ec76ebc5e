// Compares memory.
#pragma once

#include <cstddef>
#include <cstring>
#include <span>

namespace passnet {

// Many times faster than std::ranges::equal, which compares std::bytes one by one.
inline bool equal_bytes(std::span<const std::byte> a, std::span<const std::byte> b) {
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size()) == 0);
}

}  // namespace passnet
