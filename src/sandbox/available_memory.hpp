// Tells how much memory this process and its workers may still take.
#pragma once

#include <cstdint>
#include <filesystem>

namespace passnet {

// Returns the folder of this process's control group, version 2.
std::filesystem::path control_group();

// Returns the bytes that the machine, and each control group around this process, have left
// without swapping. A limit that cannot be read does not count; without any it is the max value.
uint64_t available_memory();

}  // namespace passnet
