#include "cuda/nvtx.hpp"

#include <cstdlib>
#include <dlfcn.h>

namespace passnet {

bool Nvtx::is_watched() {
  const char* const library = std::getenv("NVTX_INJECTION64_PATH");
  return library != nullptr && *library != '\0';
}

Nvtx Nvtx::load(std::span<const std::string> paths) {
  for (const std::string& path : paths) {
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (library == nullptr) continue;
    Nvtx nvtx;
    nvtx.push_ = reinterpret_cast<int (*)(const char*)>(dlsym(library, "nvtxRangePushA"));
    nvtx.pop_ = reinterpret_cast<int (*)()>(dlsym(library, "nvtxRangePop"));
    if (nvtx.push_ != nullptr && nvtx.pop_ != nullptr) return nvtx;
  }
  return {};
}

}  // namespace passnet
