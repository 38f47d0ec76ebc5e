// Finds NVRTC, NVIDIA's compiler of CUDA C++, on this machine. It is a library of its own, which
// programs load at run time.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

namespace passnet {

// Returns the folders that are searched, in order: those of the loader, CUDA's own, and those of
// PyPI's packages beside the `python3` in `path` (as $PATH lists folders).
std::vector<std::filesystem::path> nvrtc_folders(const char* path);

// Returns the first `libnvrtc.so.13` or `.12` in these folders.
std::optional<std::filesystem::path> find_nvrtc(const std::vector<std::filesystem::path>& folders);
std::optional<std::filesystem::path> find_nvrtc();

}  // namespace passnet
