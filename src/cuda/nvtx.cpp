#include "cuda/nvtx.hpp"

#include "base/loaded_functions.hpp"

#include <cstdlib>

namespace passnet {

bool Nvtx::is_watched() {
  const char* const library = std::getenv("NVTX_INJECTION64_PATH");
  return library != nullptr && *library != '\0';
}

Nvtx Nvtx::load(std::span<const std::string> paths) {
  for (const std::string& path : paths) {
    void* const library = load_library(path.c_str());
    if (library == nullptr) continue;
    Nvtx nvtx;
    LoadedFunctions functions(library);
    functions.find("nvtxRangePushA", nvtx.push_).find("nvtxRangePop", nvtx.pop_);
    if (functions.are_whole()) return nvtx;
  }
  return {};
}

}  // namespace passnet
