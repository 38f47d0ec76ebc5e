#include "toolchain/find/folder_list.hpp"

#include <algorithm>
#include <cstdlib>

namespace passnet {

std::vector<std::filesystem::path> listed_folders(const char* variable,
                                                  std::string_view otherwise) {
  const char* const value = std::getenv(variable);
  std::string_view rest = value != nullptr ? value : otherwise;
  std::vector<std::filesystem::path> folders;
  while (!rest.empty()) {
    const size_t colon = std::min(rest.find(':'), rest.size());
    std::filesystem::path folder(rest.substr(0, colon));
    if (folder.is_absolute()) folders.push_back(std::move(folder));
    rest.remove_prefix(std::min(colon + 1, rest.size()));
  }
  return folders;
}

}  // namespace passnet
