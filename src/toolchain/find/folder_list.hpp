// Lists of folders in the environment.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace passnet {

// Returns the absolute folders that a variable such as PATH lists, separated by colons; those of
// `otherwise` if there is no such variable.
std::vector<std::filesystem::path> listed_folders(const char* variable,
                                                  std::string_view otherwise = "");

}  // namespace passnet
