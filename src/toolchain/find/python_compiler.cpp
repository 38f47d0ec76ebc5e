#include "toolchain/find/python_compiler.hpp"

#include <charconv>
#include <cstdint>
#include <fstream>
#include <string>
#include <system_error>
#include <unistd.h>

namespace passnet {
namespace fs = std::filesystem;
namespace {

// The file of this code, as the system mapped it: the program, or a library that a program loaded.
fs::path own_file() {
  const auto address = reinterpret_cast<uintptr_t>(&packages_above);
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    uintptr_t begin = 0;
    uintptr_t end = 0;
    const char* const last = line.data() + line.size();
    const auto first = std::from_chars(line.data(), last, begin, 16);
    if (first.ptr == last || std::from_chars(first.ptr + 1, last, end, 16).ec != std::errc())
      continue;
    const size_t name = line.find('/');
    if (begin <= address && address < end && name != std::string::npos) return line.substr(name);
  }
  return {};
}

}  // namespace

std::optional<fs::path> packages_above(const fs::path& file) {
  for (fs::path folder = file.parent_path(); folder.has_relative_path();
       folder = folder.parent_path()) {
    if (folder.filename() == "site-packages" || folder.filename() == "dist-packages") return folder;
  }
  return std::nullopt;
}

std::optional<fs::path> find_python_compiler() {
  const std::optional<fs::path> packages = packages_above(own_file());
  if (!packages) return std::nullopt;
  const fs::path program = *packages / "ziglang" / kPythonCompiler;
  if (access(program.c_str(), X_OK) != 0) return std::nullopt;
  return program;
}

}  // namespace passnet
