#include "toolchain/nvrtc_library.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace passnet {
namespace fs = std::filesystem;
namespace {

constexpr std::array<std::string_view, 2> kNames{"libnvrtc.so.13", "libnvrtc.so.12"};

// The folders of PyPI's packages for CUDA 13 and 12, below a folder of packages.
constexpr std::array<std::string_view, 2> kPackages{"nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib"};

bool is_folder(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

// Returns the entries of a folder whose names start so, in the order of names.
std::vector<fs::path> list(const fs::path& folder, std::string_view start) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (at->path().filename().string().starts_with(start)) found.push_back(at->path());
  }
  std::ranges::sort(found);
  return found;
}

// Adds the folders that the loader's configuration names.
void add_loader_folders(std::vector<fs::path>& folders) {
  for (const fs::path& file : list("/etc/ld.so.conf.d", "")) {
    std::ifstream text(file);
    for (std::string line; std::getline(text, line);) {
      if (line.starts_with('/')) folders.emplace_back(line);
    }
  }
  for (const char* folder : {"/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/usr/lib64",
                             "/usr/lib", "/usr/local/lib"}) {
    folders.emplace_back(folder);
  }
}

void add_packages(const fs::path& packages, std::vector<fs::path>& folders) {
  for (const std::string_view name : kPackages) folders.push_back(packages / name);
}

// Adds the packages of a Python whose program is `prefix/bin/python3`.
void add_python(const fs::path& prefix, std::vector<fs::path>& folders) {
  for (const char* base : {"lib", "local/lib"}) {
    for (const fs::path& version : list(prefix / base, "python3")) {
      add_packages(version / "site-packages", folders);
      add_packages(version / "dist-packages", folders);
    }
  }
}

// Returns the first `python3` of $PATH.
std::optional<fs::path> find_python(std::string_view path) {
  while (!path.empty()) {
    const size_t end = std::min(path.find(':'), path.size());
    const fs::path program = fs::path(path.substr(0, end)) / "python3";
    std::error_code error;
    if (program.is_absolute() && fs::exists(program, error)) return program;
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return std::nullopt;
}

}  // namespace

std::vector<fs::path> nvrtc_folders(const char* path) {
  std::vector<fs::path> folders;
  add_loader_folders(folders);
  for (const fs::path& toolkit : list("/usr/local", "cuda")) folders.push_back(toolkit / "lib64");
  if (const auto python = find_python(path == nullptr ? "" : path)) {
    add_python(python->parent_path().parent_path(), folders);
    // The program of a virtual environment is a link to that of its base.
    std::error_code error;
    const fs::path real = fs::canonical(*python, error);
    if (!error) add_python(real.parent_path().parent_path(), folders);
  }
  std::erase_if(folders, [](const fs::path& folder) { return !is_folder(folder); });
  return folders;
}

std::optional<fs::path> find_nvrtc(const std::vector<fs::path>& folders) {
  for (const fs::path& folder : folders) {
    for (const std::string_view name : kNames) {
      std::error_code error;
      const fs::path file = fs::canonical(folder / name, error);
      if (!error) return file;
    }
  }
  return std::nullopt;
}

std::optional<fs::path> find_nvrtc() { return find_nvrtc(nvrtc_folders(std::getenv("PATH"))); }

}  // namespace passnet
