#include "cpu/kernel_libraries.hpp"

#include <dlfcn.h>

namespace passnet {

void KernelLibraries::Close::operator()(void* handle) const { dlclose(handle); }

std::expected<KernelLibraries, std::string> KernelLibraries::load(
    std::span<const std::filesystem::path> paths) {
  KernelLibraries libraries;
  for (const std::filesystem::path& path : paths) {
    void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) return std::unexpected(std::string(dlerror()));
    libraries.handles_.emplace_back(handle);
    void* symbol = dlsym(handle, kKernelSymbol);
    if (symbol == nullptr) return std::unexpected("a kernel library lacks its entry point");
    libraries.functions_.push_back(reinterpret_cast<KernelFunction>(symbol));
  }
  return libraries;
}

}  // namespace passnet
