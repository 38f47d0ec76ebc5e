// The library that this program calls for Fourier transforms on the CPU.
#pragma once

#include <string>

namespace passnet {

// False in a build without FFTW.
bool has_fourier_library();

// Returns the name and the version of the library, for records; empty in a build without one.
std::string fourier_library_version();

}  // namespace passnet
