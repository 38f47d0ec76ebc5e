#include "toolchain/nvidia_folders.hpp"

#include "toolchain/find/folder_list.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace fs = std::filesystem;
namespace {

// Lists the entries of a folder whose names have the prefix, the last in name order first: newer
// versions come before older ones.
std::vector<fs::path> entries_with(const fs::path& folder, std::string_view prefix) {
  std::vector<fs::path> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().filename().string().starts_with(prefix)) found.push_back(entry.path());
  }
  std::ranges::sort(found, std::greater());
  return found;
}

// Adds `lib/python3.X/site-packages`, and Debian's `dist-packages`, of a prefix.
void add_packages(const fs::path& prefix, std::vector<fs::path>& folders) {
  for (const fs::path& version : entries_with(prefix / "lib", "python3")) {
    folders.push_back(version / "site-packages");
    folders.push_back(version / "dist-packages");
  }
}

fs::path find_on_path(std::string_view name) {
  for (const fs::path& folder : listed_folders("PATH")) {
    std::error_code error;
    if (fs::is_regular_file(folder / name, error)) return folder / name;
  }
  return {};
}

}  // namespace

std::vector<fs::path> python_package_folders(const fs::path& python) {
  std::vector<fs::path> folders;
  if (python.empty()) return folders;
  const fs::path prefix = python.parent_path().parent_path();
  add_packages(prefix, folders);
  std::error_code error;
  const fs::path real = fs::canonical(python, error);
  if (!error && real != python) add_packages(real.parent_path().parent_path(), folders);
  for (const fs::path& version : entries_with(prefix / "versions", "")) {
    add_packages(version, folders);
  }
  return folders;
}

std::vector<fs::path> nvidia_library_folders() {
  std::vector<fs::path> candidates = listed_folders("LD_LIBRARY_PATH");
  for (const fs::path& toolkit : entries_with("/usr/local", "cuda")) {
    candidates.push_back(toolkit / "lib64");
    candidates.push_back(toolkit / "targets" / "x86_64-linux" / "lib");
  }
  for (const char* folder : {"/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"}) {
    candidates.emplace_back(folder);
  }
  for (const fs::path& packages : python_package_folders(find_on_path("python3"))) {
    for (const char* part : {"cu13", "cuda_nvrtc", "cublas", "cudnn", "nvtx"}) {
      candidates.push_back(packages / "nvidia" / part / "lib");
    }
  }
  std::vector<fs::path> folders;
  for (fs::path& folder : candidates) {
    std::error_code error;
    if (fs::is_directory(folder, error) && std::ranges::find(folders, folder) == folders.end()) {
      folders.push_back(std::move(folder));
    }
  }
  return folders;
}

fs::path find_nvidia_library(std::span<const fs::path> folders,
                             std::span<const std::string_view> names) {
  for (const fs::path& folder : folders) {
    for (const std::string_view name : names) {
      std::error_code error;
      if (fs::is_regular_file(folder / name, error)) return folder / name;
    }
  }
  return {};
}

}  // namespace passnet
