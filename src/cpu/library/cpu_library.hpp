// The library that this program calls for products and convolutions on the CPU.
#pragma once

#include "runtime/library.hpp"

#include <string>

namespace passnet {

// Returns what oneDNN computes on this processor; nothing in a build without it.
Library cpu_library();

// Returns the name and the version of the library, for records; "none" in a build without one.
std::string library_version();

}  // namespace passnet
