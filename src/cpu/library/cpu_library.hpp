// The library that this program calls for products and convolutions on the CPU.
#pragma once

#include "runtime/library.hpp"

#include <string>

namespace passnet {

struct Target;

// Returns what oneDNN and code of our own compute on this processor; a build without oneDNN has
// products of f64 alone, and no convolutions.
Library cpu_library();

// Keeps the library to the instructions of an architecture, so that what it computes depends on the
// architecture and not on this processor. Without effect once this process has used the library.
void limit_library(const Target& target);

// Returns the name and the version of the library, for records; "none" in a build without one.
std::string library_version();

}  // namespace passnet
