// The folders in which NVIDIA's libraries are installed, by packages of CUDA, of the system, or of
// Python.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Existing folders, in order of preference: LD_LIBRARY_PATH, /usr/local/cuda*, those of the system,
// and the packages of PyPI (`nvidia/cu13/lib` and others) of the python3 in PATH.
std::vector<std::filesystem::path> nvidia_library_folders();

// Returns the first of the names that a folder has, in the order of the folders; empty if there is
// none.
std::filesystem::path find_nvidia_library(std::span<const std::filesystem::path> folders,
                                          std::span<const std::string_view> names);

// Lists the folders with packages of the Python whose program is `python`: of its prefix, of the
// system, and of every version that a version manager's shim may start.
std::vector<std::filesystem::path> python_package_folders(const std::filesystem::path& python);

}  // namespace passnet
